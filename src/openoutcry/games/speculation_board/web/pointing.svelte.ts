/** The brick whose move is being considered: by the mouse over it or its button, or by the focus on that button. */
let company = $state<number | null>(null)

export function pointed(): number | null {
  return company
}

export function point(at: number | null): void {
  company = at
}
