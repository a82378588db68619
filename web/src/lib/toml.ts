/** Reads the TOML of our data files: tables, lists of tables, texts, whole numbers and lists of them. Null where a file
 * uses more than that; only the server reads all of TOML, and says what is wrong with it. */

export type Value = string | number | Value[]
export interface Section {
  [key: string]: Value | Section | Section[]
}

function valueOf(written: string): Value | null {
  // A list or a text is written as in JSON, but for a comma after the last of a list.
  const json = written.replace(/,\s*\]/g, ']')
  try {
    const value: unknown = JSON.parse(/^[+-]?[\d_]+$/.test(json) ? json.replace(/[+_]/g, '') : json)
    return typeof value === 'string' || typeof value === 'number' || Array.isArray(value) ? (value as Value) : null
  } catch {
    return null
  }
}

/** Without what follows a # outside a text. */
function bare(line: string): string {
  return line.replace(/("(?:[^"\\]|\\.)*")|#.*$/g, (_, text: string | undefined) => text ?? '').trim()
}

export function readToml(text: string): Section | null {
  const whole: Section = {}
  let section = whole
  let open = ''
  for (const line of text.split(/\r?\n/)) {
    open = open ? `${open} ${bare(line)}` : bare(line)
    const unfinished = (open.match(/\[/g)?.length ?? 0) > (open.match(/\]/g)?.length ?? 0)
    if (!open || unfinished) continue
    const list = /^\[\[([\w-]+)\]\]$/.exec(open)?.[1]
    const table = /^\[([\w-]+)\]$/.exec(open)?.[1]
    const [, key, written] = /^([\w-]+)\s*=\s*(.+)$/.exec(open) ?? []
    if (list) {
      const rows = (whole[list] ??= []) as Section[]
      section = {}
      rows.push(section)
    } else if (table) {
      section = {}
      whole[table] = section
    } else if (key && written) {
      const value = valueOf(written)
      // Where a number comes from is told in inline tables, which nobody needs here.
      if (value === null && !written.startsWith('{')) return null
      if (value !== null) section[key] = value
    } else return null
    open = ''
  }
  return open ? null : whole
}
