import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { aliases } from './aliases.ts'
import { catalogues } from './tools/catalogues.ts'
import { portraits } from './tools/portraits.ts'

export default defineConfig({
  plugins: [catalogues, portraits, svelte({ configFile: fileURLToPath(new URL('svelte.config.js', import.meta.url)) })],
  resolve: { alias: aliases },
  // Styles are read as they are: a test looks for the paints that a picture names.
  // A busy machine is slow, not wrong: the time, in milliseconds, ends only what hangs.
  test: {
    css: true,
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: 'plain', include: ['tests/*.test.{js,ts}', '../src/openoutcry/games/*/web/tests/*.test.ts'] },
      },
      // Compiled as for a browser, so that runes are reactive; there is no page.
      {
        extends: true,
        resolve: { alias: aliases, conditions: ['browser'] },
        test: {
          name: 'reactive',
          include: ['tests/reactive/*.test.ts'],
          environment: './tests/reactive/environment.ts',
        },
      },
      // Components in a page without a layout: what they draw, and what they do when they are pressed.
      {
        extends: true,
        resolve: { alias: aliases, conditions: ['browser'] },
        test: { name: 'components', include: ['tests/components/*.test.ts'], environment: 'happy-dom' },
      },
    ],
  },
})
