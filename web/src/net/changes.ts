/** What is different about a table, put into the one that is held: the other end of src/openoutcry/server/changes.py. */
import type { Changes, ChoiceShown, Present, Table } from './wire.generated'

/** The value after a change: an object tells what has changed under each key, or place, a list holds what is new. */
export function applied(before: unknown, change: unknown): unknown {
  if (Array.isArray(change)) return change[0]
  const changed = Object.entries(change as Record<string, unknown>)
  if (Array.isArray(before)) {
    const now: unknown[] = [...(before as unknown[])]
    for (const [place, what] of changed) now[Number(place)] = applied(now[Number(place)], what)
    return now
  }
  const held = before as Record<string, unknown>
  return { ...held, ...Object.fromEntries(changed.map(([key, what]) => [key, applied(held[key], what)])) }
}

/** The table as the whole of it would have been sent to somebody who holds so many lines. */
export function changedTable(
  table: Table,
  changes: Changes,
  asked: Map<string, ChoiceShown[]>,
  held: { log: number; readings: number; chat: number },
): Table {
  const choices = changes.like ? asked.get(changes.like) : undefined
  const before = choices && table.match ? { ...table, match: { ...table.match, choices } } : table
  const now = applied(before, changes.changed) as Table
  const match = now.match && {
    ...now.match,
    log_from: changes.log_from ?? held.log,
    log: changes.log ?? [],
    readings_from: held.readings,
    readings: changes.readings ?? [],
  }
  const { version, since } = changes
  return { ...now, version, since, match, chat_from: held.chat, chat: changes.chat ?? [] }
}

/** The table with who is here now. */
export function withPeople(table: Table, present: Present): Table {
  const seats = table.seats.map((seat) => ({
    ...seat,
    online: seat.holder === 'bot' || present.online.includes(seat.seat),
  }))
  return { ...table, seats, watching: present.watching }
}
