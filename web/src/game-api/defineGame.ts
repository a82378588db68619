import { messageIds, t } from '../i18n/messages.svelte'
import type { AnyEvent, ChartData, Chart, Game, GameDefinition, LogEntry, ResultProps } from './contract'
import { seatSeries } from './series'
import type { Component } from 'svelte'

function fortunes({ periods, names }: Pick<ChartData<object, never>, 'periods' | 'names'>): Chart[] {
  return [
    {
      title: t('web-plain-chart-fortunes'),
      series: seatSeries(names, (seat) => periods.map((reading) => reading.fortunes[seat] ?? 0)),
    },
  ]
}

/** Return the game with the defaults of everything that its definition leaves out. */
export function defineGame<S extends object, E extends AnyEvent>(definition: GameDefinition<S, E>): Game<S, E> {
  return {
    animate: () => [],
    period: {
      name: 'round',
      current: (shown) => ('round' in shown && typeof shown.round === 'number' ? shown.round : 0),
      begins: ({ event }: LogEntry<E>) => event.event === 'round-began',
    },
    charts: fortunes,
    shortcut: () => null,
    isForced: () => false,
    hasHidden: () => true,
    presets: {},
    help: () => messageIds(`help-${definition.name}-`),
    ...definition,
    lazy: {
      scores: () =>
        import('../generic-table/Scores.svelte') as unknown as Promise<{ default: Component<ResultProps<S, E>> }>,
      ...definition.lazy,
    },
  }
}
