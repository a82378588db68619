/** The contract with a game of another package, version 1: plain JSON and DOM elements, so that its table can be written and built with anything. */
import type { LogEntry, TableView } from './contract'
import type { WordArgs } from '../i18n/messages.svelte'
import type { OptionShown } from '../net/wire.generated'

/** An event of a game that this client does not know. */
export interface ExternalEvent {
  event: string
  [field: string]: unknown
}

/** What the table shows now, to be read only. */
export type ExternalView = Omit<TableView<Record<string, unknown>, ExternalEvent>, 'choose'>
export type ExternalEntry = LogEntry<ExternalEvent>

/** What the client does for the table of another package. */
export interface ExternalHost {
  readonly view: ExternalView
  /** The language of the page, such as `en`. */
  readonly language: string
  /** Answer the current question with one of its options. */
  choose: (option: OptionShown) => void
  /** Return the message `id` of the game's own catalogues in the language of the page; the id if there is none. */
  t: (id: string, args?: WordArgs) => string
  /** Have a sentence read out by screen readers. */
  announce: (text: string) => void
}

/** A table that is on the page. */
export interface MountedTable {
  /** Called after `mount`, and whenever the view or the language has changed. */
  update: (view: ExternalView) => void
  destroy: () => void
}

/** The default export of the module that the manifest names as `entry`. */
export interface ExternalTable {
  api: number
  name: string
  /** Whether the table shows the answers itself: the action bar then has the question only. */
  ownChoices?: boolean
  /** Draw the table in an empty element. Called again whenever the table comes back to the page. */
  mount: (element: HTMLElement, host: ExternalHost) => MountedTable
}
