import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './web/svelte.config.js'

// Stylelint reads styles; colours in drawings and in scripts are found here.
const COLOUR = '/(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b(?![-\\w]))|\\b(rgb|hsl)a?\\(/i'
const message = 'A colour belongs into styles/tokens.css, or into the theme.css of its game.'

export default ts.config(
  { ignores: ['**/node_modules', '.venv', 'build', '**/*.generated.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      // What is computed once from plain values needs no reactive collection.
      'svelte/prefer-svelte-reactivity': 'off',
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { destructuring: 'all', excludedRunes: ['$props', '$derived', '$state'] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: `Literal[value=${COLOUR}]`, message },
        { selector: `TemplateElement[value.raw=${COLOUR}]`, message },
        { selector: `SvelteLiteral[value=${COLOUR}]`, message },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    files: ['*.js', 'web/*.{js,ts}', 'web/tools/**', 'web/tests/*.js'],
    languageOptions: { globals: { ...globals.node } },
    rules: { 'no-console': 'off' },
  },
)
