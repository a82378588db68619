/** The portraits of the investors of the box, put together when the client is built: each travels by itself, and the parts of all others do not. */
import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'

const LIST = 'virtual:portraits'
const ONE = 'virtual:portrait/'
const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

interface Drawn {
  investors: string[]
  portrait: (name: string) => object[]
  seal: (name: string) => object[]
}

/** The drawings, run as the client would; only where something is built, since others read this file, too. */
async function run(): Promise<Drawn> {
  const art = fileURLToPath(new URL('../../src/openoutcry/games/stockpile/web/art/portrait.ts', import.meta.url))
  return (await runnerImport<Drawn>(art, { configFile: false, logLevel: 'error' })).module
}

let drawn: Promise<Drawn> | undefined

export const portraits: Plugin = {
  name: 'portraits',
  resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : null),
  async load(id) {
    if (id !== `\0${LIST}` && !id.startsWith(`\0${ONE}`)) return null
    const { investors, portrait, seal } = await (drawn ??= run())
    if (id === `\0${LIST}`)
      return `export default {${investors.map((name) => `'${name}': () => import('${ONE}${slug(name)}')`).join(',')}}`
    const name = investors.find((one) => id.endsWith(`/${slug(one)}`))
    if (!name) throw new Error(`no portrait of ${id}`)
    return `export const portrait = ${JSON.stringify(portrait(name))}\nexport const seal = ${JSON.stringify(seal(name))}`
  },
}
