import { describe, expect, it } from 'vitest'
import speculation from '../../src/openoutcry/games/speculation_board/data.toml?raw'
import stockpile from '../../src/openoutcry/games/stockpile/data.toml?raw'
import { emblemOf } from '@openoutcry/games/speculation_board/web/emblems'
import { clothes, jewels } from '@openoutcry/games/stockpile/web/art/busts'
import { beards, brows, eyes, faces, glasses, hairs, hats, mouths } from '@openoutcry/games/stockpile/web/art/faces'
import { grounds } from '@openoutcry/games/stockpile/web/art/grounds'
import { investors, personOf, type Person } from '@openoutcry/games/stockpile/web/art/people'
import { portrait } from '@openoutcry/games/stockpile/web/art/portrait'
import { vocabulary } from '@openoutcry/games/stockpile/web/art/vocabulary'
import { sceneOf, strategies } from '@openoutcry/games/stockpile/web/art/strategies'
import livery from '@openoutcry/games/stockpile/web/theme.css?raw'
import { goods } from '@openoutcry/games/stockpile/web/pieces/things'

function named(table: string, text = stockpile): string[] {
  return [...text.matchAll(new RegExp(`^\\[\\[${table}\\]\\]\\nname = "(.*)"`, 'gm'))].map(([, name]) => name ?? '')
}

const paints = ['ink', 'paper', 'gold', ...[...livery.matchAll(/--art-([\w-]+):/g)].map(([, name]) => name ?? '')]
const parts: Partial<Record<keyof Person, object>> = {
  behind: grounds,
  face: faces,
  hair: hairs,
  hat: hats,
  eyes,
  brows,
  mouth: mouths,
  beard: beards,
  glasses,
  clothes,
  jewel: jewels,
  prop: vocabulary,
}

describe('portraits', () => {
  it('has a row for every investor of the box, and no other', () => {
    expect([...investors].sort()).toEqual(named('investors').sort())
  })

  it('is put together from parts and paints that there are', () => {
    for (const name of [...investors, 'Careful Cleo']) {
      const person = personOf(name)
      for (const [column, of] of Object.entries(parts)) {
        const part = person[column as keyof Person]
        if (part !== '-' && part !== 'none') expect(Object.keys(of), `${name}: ${column}`).toContain(part)
      }
      for (const paint of [
        person.ground,
        `skin-${person.skin}`,
        `hair-${person.tint}`,
        person.cloth,
        person.tie,
        person.main,
      ])
        expect(paints, name).toContain(paint)
      if (person.felt !== '-') expect(paints, name).toContain(person.felt)
    }
  })

  it('shows no two alike', () => {
    const drawn = investors.map((name) => JSON.stringify(portrait(name)))
    expect(new Set(drawn).size).toBe(investors.length)
  })

  it('draws somebody who is not of the box always in the same way', () => {
    expect(portrait('Careful Cleo')).toEqual(portrait('Careful Cleo'))
    expect(portrait('Careful Cleo')).not.toEqual(portrait('Patient Paul'))
  })
})

describe('strategy cards', () => {
  it('has a row for every card of the box, and no other', () => {
    expect([...strategies].sort()).toEqual(named('strategies').sort())
  })

  it('shows icons and paints that there are, and no two cards alike', () => {
    for (const name of [...strategies, 'Something of the house']) {
      const { ground, behind, placed } = sceneOf(name)
      expect(paints, name).toContain(ground)
      expect(Object.keys(grounds), name).toContain(behind)
      expect([2, 3], name).toContain(placed.length)
      for (const { icon, main } of placed) {
        expect(Object.keys(vocabulary), name).toContain(icon)
        if (main) expect(paints, name).toContain(main)
      }
    }
    expect(new Set(strategies.map((name) => JSON.stringify(sceneOf(name)))).size).toBe(strategies.length)
  })
})

it('has a picture for every commodity', () => {
  expect(goods.length).toBe(6)
  expect(new Set(goods.map(({ icon }) => icon)).size).toBe(6)
})

it('has an emblem of its own for every company of Speculation', () => {
  const companies = named('companies', speculation)
  const emblems = companies.map(emblemOf)
  expect(emblems).not.toContain(undefined)
  expect(new Set(emblems).size).toBe(companies.length)
  expect(companies.length).toBe(8)
})
