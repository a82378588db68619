/** Light, dark or with more contrast: what the reader chose, else what the system asks for. */
import { saveSetting } from './settingsStorage'

export const themes = ['system', 'light', 'dark', 'contrast'] as const
export type Theme = (typeof themes)[number]

/** public/theme.js has read it before the page was painted. */
const found = document.documentElement.dataset['theme']
let current = $state<Theme>(themes.find((theme) => theme === found) ?? 'system')

export function theme(): Theme {
  return current
}

export function choose(wish: Theme): void {
  current = wish
  document.documentElement.dataset['theme'] = wish
  saveSetting('theme', wish)
}
