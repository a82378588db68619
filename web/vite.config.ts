import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { aliases } from './aliases.ts'
import { catalogues, wordsFile } from './tools/catalogues.ts'
import { portraits } from './tools/portraits.ts'

const server = process.env['OPENOUTCRY_SERVER'] ?? 'http://127.0.0.1:8000'

/**
 * Folders whose files are fetched together, since many small files weigh more: what every page needs, what every table needs, and what the table and
 * the rules of a game both draw. Folders called `on-demand`, `dialog` and `extra` have parts that are fetched when they are needed.
 */
const page = /node_modules\/(svelte|@fluent|esm-env|clsx)\/|\/web\/src\/(app|i18n|ui\/drawing)\/|\/web\/src\/net\/api/
const table = /\/web\/src\/(game-api|net|ui|pages\/table)\/[^/]+$/
const pieces = /\/web\/pieces\//
/** The file of a part of a game is called by the name of the game's folder. */
function chunkFile({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const words = wordsFile(facadeModuleId ?? '')
  if (words) return `assets/${words}-[hash].js`
  const [, game, part] = /\/games\/(\w+)\/web\/(\w+)[./]/.exec(facadeModuleId ?? '') ?? []
  const called = !game ? name : part === 'index' ? `game-${game}` : `${part?.toLowerCase()}-${game}`
  return `assets/${called}-[hash].js`
}

/** The typefaces' licence asks to be given along with them. */
const licences: Plugin = {
  name: 'licences-of-the-typefaces',
  generateBundle() {
    for (const face of ['@fontsource-variable/source-sans-3', '@fontsource/libre-caslon-text']) {
      const source = readFileSync(fileURLToPath(new URL(`../node_modules/${face}/LICENSE`, import.meta.url)), 'utf-8')
      this.emitFile({ type: 'asset', fileName: `licences/${face.split('/')[1]}.txt`, source })
    }
  },
}

export default defineConfig({
  base: '/',
  resolve: { alias: aliases },
  plugins: [
    catalogues,
    portraits,
    licences,
    svelte({ configFile: fileURLToPath(new URL('svelte.config.js', import.meta.url)) }),
  ],
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
            { name: 'pieces', test: pieces },
          ],
        },
        chunkFileNames: chunkFile,
      },
    },
  },
  server: {
    proxy: { '/api': { target: server, ws: true }, '/s/': { target: server }, '/games/': { target: server } },
  },
})
