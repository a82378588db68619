// Only what Prettier and svelte-check do not see: where a colour may stand, and names that nothing defines.
export default {
  ignoreFiles: ['**/node_modules/**'],
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'],
    'declaration-block-no-duplicate-properties': true,
    'no-duplicate-selectors': true,
    'property-no-unknown': true,
  },
  overrides: [
    { files: ['**/*.svelte'], customSyntax: 'postcss-html' },
    {
      files: ['web/src/styles/tokens.css', '**/theme.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
}
