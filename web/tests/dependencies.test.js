import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
let planted = ''

/** Return what the dependency rules say of a file with this text. */
function violations(file, text) {
  planted = `${root}${file}`
  writeFileSync(planted, text)
  const command = [
    'node_modules/.bin/depcruise',
    '--config',
    'web/.dependency-cruiser.js',
    '--output-type',
    'err',
    file,
  ]
  try {
    return execFileSync('node', command, { cwd: root, encoding: 'utf-8' })
  } catch (problem) {
    return problem.stdout
  }
}

afterEach(() => rmSync(planted, { force: true }))

test.each([
  ['src/openoutcry/games/mogul/web/planted.ts', "import '../../stockpile/web/money'", 'game-uses-api'],
  [
    'src/openoutcry/games/mogul/web/planted.ts',
    "export const later = () => import('../../../../../web/src/app/games')",
    'game-uses-api',
  ],
  ['web/src/ui/planted.ts', "import '@openoutcry/games/mogul/web/words'", 'only-the-list-knows-games'],
  ['web/src/i18n/planted.ts', "import '../pages/home/setups'", 'layers'],
  ['web/src/app/planted.ts', "import './planted'", 'no-cycle'],
])('%s may not contain: %s', (file, text, rule) => {
  expect(violations(file, text)).toContain(rule)
})
