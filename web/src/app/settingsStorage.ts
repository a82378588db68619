/** What this browser remembers of its reader: language, name, habits. Works without storage too. */

export function readSetting(name: string): string | null {
  try {
    return localStorage.getItem(`openoutcry.${name}`)
  } catch {
    return null
  }
}

export function saveSetting(name: string, value: string): void {
  try {
    localStorage.setItem(`openoutcry.${name}`, value)
  } catch {
    // Private windows may refuse: then it is forgotten with the page.
  }
}
