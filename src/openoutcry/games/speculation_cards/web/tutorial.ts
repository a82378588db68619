/** The first game of Speculation, the card game, step by step: one round. */
import type { Lesson, Moment, OptionShown } from '@openoutcry/game-api'
import { anyOptionArgs } from './args'
import type { CardKind, SpeculationCardsEvent, SpeculationCardsShown } from './wire.generated'
import { cardName, suitName } from './words'

type Now = Moment<SpeculationCardsShown>

const mine = '[data-testid=player-0]'
const deck = '[data-testid=deck]'
const first = '[data-testid=pile-1]'
const pile = (index: number): string => `[data-testid=pile-${index + 1}]`
const piles = [0, 1, 2].map(pile)

/** From so many cards on, a pile is worth a card of one's own. */
const LARGE = 3
/** How many cards of a suit a Joker is worth: it takes any pile. */
const JOKER = 9

const open = ({ choice }: Now): OptionShown[] => choice?.options.filter(({ rule }) => !rule) ?? []
const kindOf = ({ shown }: Now, card: number | null | undefined): CardKind | undefined =>
  typeof card === 'number' ? shown.kinds[card] : undefined
const isJoker = (now: Now, card: number | null | undefined): boolean => kindOf(now, card)?.rank === null
const alike = (one: CardKind | undefined, other: CardKind | undefined): boolean =>
  one !== undefined && other !== undefined && (one.suit === other.suit || one.rank === other.rank)

/** How many of a suit the learner holds. */
function held({ shown, seat }: Now, suit: number | null | undefined): number {
  return typeof suit === 'number'
    ? (shown.players[seat]?.hand ?? []).filter((card) => card !== null && shown.kinds[card]?.suit === suit).length
    : -1
}

/** What the learner gives up with a card. */
const worth = (now: Now, card: number | null | undefined): number =>
  isJoker(now, card) ? JOKER : held(now, kindOf(now, card)?.suit)

function best(options: OptionShown[], value: (option: OptionShown) => number): OptionShown | undefined {
  return options.reduce<OptionShown | undefined>(
    (found, option) => (found && value(found) >= value(option) ? found : option),
    undefined,
  )
}

/** The largest pile that a card of the learner’s looks like, or whose top card is like any: how many cards it has, and where it is. */
function prey(now: Now, option: OptionShown): { cards: number; at: number } {
  const card = kindOf(now, anyOptionArgs(option).card)
  const found = now.shown.piles
    .map(({ cards }, at) => ({ cards: cards.length, at, top: kindOf(now, cards.at(-1)) }))
    .filter(({ cards, top }) => cards >= LARGE && (card?.rank === null || top?.rank === null || alike(card, top)))
  return found.reduce((most, one) => (one.cards > most.cards ? one : most), { cards: 0, at: 0 })
}

function hunt(now: Now) {
  const discards = open(now).filter(({ words }) => words.startsWith('discard'))
  const option = best(discards, (one) => 10 * prey(now, one).cards - worth(now, anyOptionArgs(one).card))
  if (!option || prey(now, option).cards === 0) return undefined
  return { option, ...prey(now, option) }
}

/** A top card of the suit that counts, on a pile that does not. */
function bargain(now: Now): OptionShown | undefined {
  const top = kindOf(now, now.shown.piles[0]?.cards.at(-1))
  return open(now).find(({ words, args }) => {
    const other = kindOf(now, now.shown.piles[Number(args['pile'])]?.cards.at(-1))
    return (
      words.startsWith('take') && Number(args['pile']) > 0 && typeof top?.suit === 'number' && other?.suit === top.suit
    )
  })
}

const acting = (now: Now): string | undefined =>
  hunt(now)?.option.words ??
  bargain(now)?.words ??
  (open(now).some(({ words }) => words === 'draw') ? 'draw' : undefined)

function action(now: Now) {
  const found = hunt(now)
  const taken = anyOptionArgs(bargain(now) ?? { args: {} })
  const top = now.shown.piles[0]?.cards.at(-1)
  return {
    card: found ? cardName(now.shown, anyOptionArgs(found.option).card ?? 0) : '',
    pile: (found?.at ?? taken.pile ?? 0) + 1,
    cards: found?.cards ?? 0,
    top: top === undefined ? '' : cardName(now.shown, top),
    limit: now.shown.hand_limit,
  }
}

const keeping = (now: Now): OptionShown | undefined =>
  best(open(now), (option) => worth(now, anyOptionArgs(option).card))

function kept(now: Now) {
  const card = anyOptionArgs(keeping(now) ?? { args: {} }).card ?? 0
  return { card: cardName(now.shown, card), joker: isJoker(now, card) ? 'yes' : 'no' }
}

/** The pile that brings most; with none, what is good for the learner’s hand goes where it counts, and a Joker on the smallest pile. */
function laying(now: Now): OptionShown | undefined {
  const gain = (option: OptionShown): number => anyOptionArgs(option).takes ?? anyOptionArgs(option).cards ?? 0
  const found = best(open(now), gain)
  if (found && gain(found) > 0) return found
  const card = now.shown.playing ?? now.shown.drawn[0]
  if (isJoker(now, card))
    return best(open(now), (option) => -(now.shown.piles[anyOptionArgs(option).pile ?? 0]?.cards.length ?? 0))
  const suit = kindOf(now, card)?.suit
  const most = Math.max(...now.shown.suits.map((_, one) => held(now, one)))
  const wish = typeof suit === 'number' && held(now, suit) === most ? 'pile 1' : 'pile 2'
  return open(now).find(({ words }) => words === wish) ?? found
}

function laid(now: Now) {
  const card = now.shown.playing ?? now.shown.drawn[0] ?? null
  const { suit = null, rank = null } = kindOf(now, card) ?? {}
  const option = laying(now)
  return {
    card: card === null ? '' : cardName(now.shown, card),
    suit: suit === null ? '' : suitName(now.shown, suit),
    rank: rank ?? 1,
    joker: isJoker(now, card) ? 'yes' : 'no',
    pile: (option ? (anyOptionArgs(option).pile ?? 0) : 0) + 1,
    takes: option ? (anyOptionArgs(option).takes ?? anyOptionArgs(option).cards ?? 0) : 0,
  }
}

const matches = (now: Now): boolean => laid(now).takes > 0
const name = ({ names }: Now, seat: number): string => names[seat] ?? ''

/** Paragraphs of the rules with what the lesson does not come to. */
const more = ['discard-must', 'refill-pile', 'refill-deck']

export const lesson: Lesson<SpeculationCardsShown, SpeculationCardsEvent> = {
  seen: [
    {
      says: 'lesson-speculation-cards-hello',
      args: ({ shown }) => ({ rounds: shown.rounds, limit: shown.hand_limit }),
      points: [mine],
    },
    {
      says: 'lesson-speculation-cards-counts',
      when: ({ shown }) => typeof shown.kinds[shown.piles[0]?.cards.at(-1) ?? -1]?.suit === 'number',
      args: (now) => {
        const { suit, rank } = kindOf(now, now.shown.piles[0]?.cards.at(-1)) ?? { suit: 0, rank: 0 }
        return { suit: suitName(now.shown, suit ?? 0), rank }
      },
      points: [first],
    },
  ],
  told: [
    {
      says: 'lesson-speculation-cards-taken',
      tells: 'pile-taken',
      when: (now, { seat }) => seat === now.seat,
      args: (_, { cards, pile: at }) => ({ cards: cards.length, pile: at + 1 }),
      points: [mine],
    },
    {
      says: 'lesson-speculation-cards-taken-other',
      tells: 'pile-taken',
      when: (now, { seat }) => seat !== now.seat,
      args: (now, event) => ({ name: name(now, event.seat), cards: event.cards.length, pile: event.pile + 1 }),
      points: (_, event) => [pile(event.pile)],
    },
    {
      says: 'lesson-speculation-cards-no-match',
      tells: 'card-discarded',
      when: (now, { seat, drawn }) =>
        seat === now.seat &&
        !drawn &&
        now.choice?.kind !== 'match' &&
        !now.news.some(({ event }) => event.event === 'pile-taken'),
      args: (now, { card }) => ({ card: cardName(now.shown, card) }),
      points: piles,
      errs: true,
    },
    {
      says: 'lesson-speculation-cards-joker',
      tells: 'card-turned-up',
      when: (now, { card }) => isJoker(now, card),
      args: (_, event) => ({ pile: event.pile + 1 }),
      points: (_, event) => [pile(event.pile)],
    },
    {
      says: 'lesson-speculation-cards-joker',
      tells: 'card-discarded',
      when: (now, { card }) => isJoker(now, card),
      args: (_, event) => ({ pile: event.pile + 1 }),
      points: (_, event) => [pile(event.pile)],
    },
    {
      says: 'lesson-speculation-cards-last',
      tells: 'last-turns',
      when: (now, { seat }) => seat === now.seat,
      args: (_, { cards }) => ({ cards }),
      points: [mine, first],
    },
    {
      says: 'lesson-speculation-cards-last-other',
      tells: 'last-turns',
      when: (now, { seat }) => seat !== now.seat,
      args: (now, { seat, cards }) => ({ name: name(now, seat), cards }),
      points: [first],
    },
    {
      says: 'lesson-speculation-cards-scored',
      tells: 'hand-scored',
      when: (now, { seat }) => seat === now.seat,
      args: (_, event) => ({ points: event.points.reduce((sum, one) => sum + one, 0) }),
      points: ['[data-testid=round-scored]', '[data-testid=scored-news]', mine],
    },
  ],
  asked: [
    { says: 'lesson-speculation-cards-action', asks: 'action', args: action, points: [deck, ...piles], advice: acting },
    {
      says: 'lesson-speculation-cards-action-match',
      asks: 'action',
      when: (now) => hunt(now) !== undefined,
      args: action,
      points: (now) => [pile(hunt(now)?.at ?? 0), mine],
      advice: acting,
    },
    {
      says: 'lesson-speculation-cards-action-match-again',
      asks: 'action',
      when: (now) => hunt(now) !== undefined,
      args: action,
      points: (now) => [pile(hunt(now)?.at ?? 0)],
      advice: acting,
      again: true,
    },
    {
      says: 'lesson-speculation-cards-action-suit',
      asks: 'action',
      when: (now) => bargain(now) !== undefined,
      args: action,
      points: (now) => [first, pile(action(now).pile - 1)],
      advice: acting,
    },
    {
      says: 'lesson-speculation-cards-action-draw',
      asks: 'action',
      when: (now) => acting(now) === 'draw',
      args: action,
      points: [deck],
      advice: 'draw',
    },
    {
      says: 'lesson-speculation-cards-action-again',
      asks: 'action',
      args: action,
      points: [first],
      advice: acting,
      again: true,
    },

    {
      says: 'lesson-speculation-cards-keep',
      asks: 'keep',
      args: kept,
      points: ['[data-testid=action-bar]'],
      advice: (now) => keeping(now)?.words,
    },
    {
      says: 'lesson-speculation-cards-keep-again',
      asks: 'keep',
      args: kept,
      points: [mine],
      advice: (now) => keeping(now)?.words,
      again: true,
    },

    {
      says: 'lesson-speculation-cards-pile-match',
      asks: 'pile',
      when: matches,
      args: laid,
      points: (now) => [pile(laid(now).pile - 1)],
      advice: (now) => laying(now)?.words,
    },
    {
      says: 'lesson-speculation-cards-pile-match-again',
      asks: 'pile',
      when: matches,
      args: laid,
      points: (now) => [pile(laid(now).pile - 1)],
      advice: (now) => laying(now)?.words,
      again: true,
    },
    {
      says: 'lesson-speculation-cards-pile',
      asks: 'pile',
      when: ({ shown }) => shown.playing === null,
      args: laid,
      points: piles,
      advice: (now) => laying(now)?.words,
    },
    {
      says: 'lesson-speculation-cards-pile-again',
      asks: 'pile',
      args: laid,
      points: (now) => [pile(laid(now).pile - 1)],
      advice: (now) => laying(now)?.words,
      again: true,
    },
    {
      says: 'lesson-speculation-cards-match',
      asks: 'match',
      args: laid,
      points: (now) => [pile(laid(now).pile - 1)],
      advice: (now) => laying(now)?.words,
      again: true,
    },
  ],
  ends: [
    { says: 'lesson-speculation-cards-over', more, when: ({ over }) => over },
    {
      says: 'lesson-speculation-cards-done',
      more,
      when: ({ over }) => !over,
      after: ['lesson-speculation-cards-scored'],
      before: [{ says: 'lesson-speculation-cards-ending', points: piles }],
      points: piles,
    },
  ],
}
