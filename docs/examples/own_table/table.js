// The table of Blind Bid, drawn without a library and without a build.

/** Make an element with a class, some text and children. */
function make(tag, className, text = '', ...children) {
  const element = document.createElement(tag)
  element.className = className
  element.append(text, ...children)
  return element
}

/** The words of an option in the language of the page, as the server says them. */
function wordsOf(option, language) {
  return option.said?.[language] ?? option.said?.en ?? option.words
}

function drawCard(value) {
  const card = make('span', value === null ? 'bid-card covered' : 'bid-card', value === null ? '?' : String(value))
  card.setAttribute('role', 'img')
  card.setAttribute('aria-label', value === null ? '?' : String(value))
  return card
}

function drawPlayer(view, seat, host) {
  const { coins, points, hand } = view.shown.players[seat]
  const player = make('section', 'bid-player', '', make('h2', '', view.names[seat]))
  player.dataset.seat = seat
  player.classList.toggle('asked', view.asked.some((one) => one.seat === seat))
  // Several people at one device: the cards of the others stay covered until it is handed over.
  const hidden = view.seats[seat].yours && !view.visibleSeats.includes(seat)
  player.append(make('p', '', `${host.t('part-blind-bid-coins')} ${coins}`))
  player.append(make('p', 'bid-points', `${host.t('part-blind-bid-points')} ${points}`))
  player.append(make('p', '', '', ...hand.map((card) => drawCard(hidden ? null : card))))
  return player
}

function drawAnswer(view, option, host) {
  const answer = make('button', 'bid-answer', wordsOf(option, host.language))
  answer.type = 'button'
  answer.disabled = Boolean(option.rule) || view.busy
  answer.setAttribute('aria-pressed', String(view.choice.chosen === option.option))
  answer.dataset.option = option.option
  answer.addEventListener('click', () => host.choose(option))
  return answer
}

export default {
  api: 1,
  name: 'blind-bid',
  ownChoices: true,

  mount(element, host) {
    const players = make('div', 'bid-players')
    const middle = make('p', 'bid-middle')
    const answers = make('div', 'bid-answers')
    element.append(make('div', 'bid-table', '', middle, players, answers))

    return {
      update(view) {
        const focused = answers.contains(document.activeElement) ? document.activeElement.dataset.option : null
        const { round, bank, discard } = view.shown
        middle.textContent = `${host.t('part-blind-bid-round')} ${round} · ${host.t('part-blind-bid-bank')} ${bank}`
        if (discard.length > 0) middle.append(' · ', ...discard.map(drawCard))
        players.replaceChildren(...view.seats.map(({ seat }) => drawPlayer(view, seat, host)))
        answers.replaceChildren(...(view.choice?.options ?? []).map((option) => drawAnswer(view, option, host)))
        if (focused !== null) answers.querySelector(`[data-option="${focused}"]`)?.focus()
      },
      destroy() {
        element.replaceChildren()
      },
    }
  },
}
