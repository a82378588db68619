/** The names by which the games import the client, and its tests the games; tsconfig.json has the same. */
import { fileURLToPath } from 'node:url'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

export const aliases = [
  { find: /^@openoutcry\/game-api$/, replacement: path('src/game-api/index.ts') },
  { find: /^@openoutcry\/ui\//, replacement: path('src/ui/') },
  { find: /^@openoutcry\/games\//, replacement: path('../src/openoutcry/games/') },
]
