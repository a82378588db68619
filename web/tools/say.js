/**
 * Says what the browser says, without a browser: reads tables as JSON from standard input, each with what happened, was
 * asked and could be answered, and writes the sentences as JSON. The tests compare them with the terminal's.
 */
import { text } from 'node:stream/consumers'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const games = fileURLToPath(new URL('../../src/openoutcry/games', import.meta.url))
const tables = JSON.parse(await text(process.stdin))
const server = await createServer({
  root: resolve(dirname(fileURLToPath(import.meta.url)), '..'),
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
  logLevel: 'error',
})
const { loadMessages, setLanguage } = await server.ssrLoadModule('/src/i18n/messages.svelte.ts')
const said = []
for (const { language, game, names, shown, events, moments } of tables) {
  const words = await server.ssrLoadModule(`${games}/${game.replace('-', '_')}/web/words.ts`)
  await setLanguage(language)
  await loadMessages(game)
  said.push({
    events: events.map((event) => words.eventWords({ number: 0, event }, shown, names)),
    moments: moments.map(({ shown, choice }) => ({
      ask: words.askWords(choice, shown),
      options: choice.options.filter(({ rule }) => !rule).map((option) => words.optionWords(option, shown, names)),
    })),
  })
}
await server.close()
process.stdout.write(JSON.stringify(said))
