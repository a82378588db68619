import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { catalogues, wordsFile } from './tools/catalogues.ts'
import { portraits } from './tools/portraits.ts'

const server = process.env['OPENOUTCRY_SERVER'] ?? 'http://127.0.0.1:8000'

/** What every page needs, in one file: as many small ones would weigh more. Not the sheets that are fetched when they are opened. */
const page =
  /node_modules\/(svelte|@fluent|esm-env|clsx)\/|\/src\/(frame\/(?!Dialog|Setting|Switch|Languages|CopyLink)|lib\/(api|keep|learning|motion|notices|route|words)|parts\/(Card|Emblem|backs|paints))|\/games\/registry/

/** What every table is made of, likewise. Not what the front page's pictures need, nor what is fetched later. */
const table =
  /\/src\/(table\/(?!Help|Hint\.|Coach|Result|LineChart|LookingBack|PassDevice|Chat|UndoAsked|place)|parts\/(?!ScoreTable|Patterns|Tape|Clamped)|lib\/(prose|seated|figures|faces|seats|room|settings)\b)/

/** What the table of Stockpile and its rules both draw and say. */
const stockpile =
  /\/games\/stockpile\/(piles\/(Card|Meeple)|board\/(Pair|Firm)|modules\/(ModuleFace|names)|art\/(Drawing|IconDrawing|InvestorPortrait|Likeness|Picture|StrategyArt|icons|layers|things)|words|spoken|kinds|figures|money)\b|virtual:portraits/

/** A game's files are called by the name of their game. */
function chunkFile({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const words = wordsFile(facadeModuleId ?? '')
  if (words) return `assets/${words}-[hash].js`
  const [, game, part] = /\/games\/([\w-]+)\/(\w+)\./.exec(facadeModuleId ?? '') ?? []
  const called = !game ? name : part === 'index' ? `game-${game}` : `${part?.toLowerCase()}-${game}`
  return `assets/${called}-[hash].js`
}

/** The typefaces' licence asks to be given along with them. */
const licences: Plugin = {
  name: 'licences-of-the-typefaces',
  generateBundle() {
    for (const face of ['@fontsource-variable/source-sans-3', '@fontsource/libre-caslon-text']) {
      const source = readFileSync(fileURLToPath(new URL(`node_modules/${face}/LICENSE`, import.meta.url)), 'utf-8')
      this.emitFile({ type: 'asset', fileName: `licences/${face.split('/')[1]}.txt`, source })
    }
  },
}

export default defineConfig({
  base: '/',
  plugins: [catalogues, portraits, licences, svelte()],
  build: {
    outDir: '../src/openoutcry/server/client',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'page', test: page, priority: 2 },
            { name: 'table', test: table, priority: 1 },
            { name: 'stockpile', test: stockpile },
          ],
        },
        chunkFileNames: chunkFile,
      },
    },
  },
  server: {
    proxy: { '/api': { target: server, ws: true }, '/s/': { target: server } },
  },
})
