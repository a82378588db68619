/** Who is who: a row of parts for each investor of the box. They are invented people, who share no more than a first name
 * with anybody. An investor that somebody else made is put together from the letters of the name. */
import { rowsOf } from '../pieces/layers'

/** The columns: paints and parts by name, and on the seal what the ability is about (`prop`, painted in `main`). `felt` is the
 * paint of the hat, `tie` that of ties, ribbons and hatbands. */
const columns = [
  'ground',
  'behind',
  'face',
  'skin',
  'hair',
  'tint',
  'hat',
  'felt',
  'eyes',
  'brows',
  'mouth',
  'beard',
  'glasses',
  'clothes',
  'cloth',
  'tie',
  'jewel',
  'prop',
  'main',
] as const

export type Person = Record<(typeof columns)[number], string>

const rows = rowsOf(`
Agile Ana: teal chevrons oval 1 tail brown ribbon - lashes high grin - - roll cream red - shoe red
Bailout Barack: navy rings square 0 part white captain paper merry bushy smile full - tunic ink navy - parachute red
Billionaire Bill: gold rays round 0 part blond - - dots high pursed - - fur oxblood plum pin bag green
Broker Bernie: slate tape square 1 none ginger bowler brown dots soft smirk chops - stripes navy red cigar coin red
Budget Barbara: rose bars long 0 bun grey - - narrow high lips - moons roll green gold chain piggy rose
Clever Chanda: mustard halo oval 3 plait black - - lashes soft smile - round drape teal plum hoops scissors plum
Crazy Cramer: green rays long 0 wild ginger - - wide high laugh - - bow mustard red - megaphone red
Cunning Carlos: oxblood chevrons long 2 slick black - - narrow sly smirk pencil - bow ink paper flower lock gold
Daring Dangote: sky rays square 4 none black aviator terra dots stern grin - - leather terra silver - barrel ink
Discount Donald: cream bars round 1 bald brown - - merry bushy flat walrus - vest oxblood teal - tag red
Dividend Deborah: plum rings oval 3 afro black - - lashes soft lips - - dress mustard gold drops coins gold
Forecast Phil: sky tape round 0 crop brown - - dots high smile goatee horn bow teal mustard - pair navy
Golden Graham: green halo square 2 part blond top gold dots soft smile curled - suit mustard paper - gold gold
Illicit Ivan: ink towers square 0 slick brown fedora oxblood dots stern smirk stubble mask stripes plum mustard - pair oxblood
Lazy Liliane: navy halo round 0 waves blond nightcap rose closed soft pursed - - robe sky oxblood - palm green
Lucrative Li: oxblood rings oval 1 long black - - lashes soft lips - - suit teal gold flower bond green
Maverick Mark: terra rays square 2 part brown cowboy cream narrow soft smirk stubble - scarf navy red - swap navy
Mayknow Martha: slate chevrons long 0 bob ginger cloche plum lashes sly smirk - monocle collar brown mustard - magnifier oxblood
Moneymaker Mitt: mustard bars round 4 crop black visor ink merry soft grin - - vest navy red - coins gold
Opulent Oprah: terra halo round 0 bob white band teal lashes high lips - - dress plum ink pearls gift red
Royal Robins: oxblood halo round 1 waves white crown - narrow high flat pencil - ermine red red - crown navy
Secretive Stuart: slate towers long 1 none black low ink dots soft flat - - collar mustard slate - keyhole mustard
Shorting Soros: rose tape round 2 bald black - - dots stern flat full dark roll ink red - down red
Socialist Sanders: red rays oval 1 tail black cap slate lashes stern smile - - scarf brown red - scales gold
Tactical Talal: green towers square 3 quiff black - - narrow stern smile full - suit slate teal medal knight ink
Wise Warren: teal rings long 4 tufts white board ink merry bushy smile long - bow plum gold - owl brown
`)

const box = [...rows.values()]

/** The same parts for the same name, always: each from somebody of the box. */
function invented(name: string): string[] {
  let seed = [...name].reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 7)
  return columns.map((_, n) => {
    seed = Math.imul(seed, 1664525) + 1013904223
    return box[(seed >>> 8) % box.length]?.[n] ?? '-'
  })
}

/** The names of the box. */
export const investors = [...rows.keys()]

export function personOf(name: string): Person {
  const row = rows.get(name) ?? invented(name)
  return Object.fromEntries(columns.map((column, n) => [column, row[n]])) as Person
}
