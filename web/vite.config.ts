import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = process.env['OPENOUTCRY_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  base: '/',
  plugins: [svelte()],
  build: { outDir: '../src/openoutcry/server/client', emptyOutDir: true, target: 'es2022' },
  server: {
    // The catalogues live in the Python package, beside web/.
    fs: { allow: ['.', '../src/openoutcry/text/locales'] },
    proxy: { '/api': { target: server, ws: true }, '/s/': { target: server } },
  },
})
