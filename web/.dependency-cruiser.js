/** Which files may import which: `npm run check` enforces it, for imports that are loaded later as well. */
const GAME = '^src/openoutcry/games/([^/]+)/web/'
const fetchedLater = { dependencyTypesNot: ['dynamic-import'] }

export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'No file imports itself by a detour. A file may load, later, one that imports it.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: fetchedLater },
    },
    {
      name: 'game-uses-api',
      comment:
        'A game imports its own files, the game API and the components of ui/; nothing else of the client, and no other game.',
      severity: 'error',
      from: { path: GAME, pathNot: '/tests/' },
      to: {
        path: ['^web/src/', '^src/openoutcry/games/'],
        pathNot: ['^src/openoutcry/games/$1/', '^web/src/game-api/index\\.ts$', '^web/src/ui/'],
      },
    },
    {
      name: 'only-the-list-knows-games',
      comment: 'Only app/games.ts and the types of virtual modules know which games there are.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: ['^web/src/app/games\\.ts$', '^web/src/virtual\\.d\\.ts$'] },
      to: { path: '^src/openoutcry/games/' },
    },
    {
      name: 'layers',
      comment: 'i18n, net and ui know neither pages nor the list of games.',
      severity: 'error',
      from: { path: '^web/src/(i18n|net|ui)/' },
      to: { path: ['^web/src/pages/', '^web/src/app/games\\.ts$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'web/tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.svelte.ts', '.js', '.svelte', '.json'] },
  },
}
