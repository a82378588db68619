/** A Vitest environment in which modules are compiled as for a browser, so that runes are reactive. It has no page. */
export default {
  name: 'reactive',
  viteEnvironment: 'client',
  setup: () => ({ teardown() {} }),
}
