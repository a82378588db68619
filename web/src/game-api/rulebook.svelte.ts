/** Opening the rules at a place: whoever has a book of them open nearby, as the help of a table, offers to. */

/** By the rule that closes an answer, "rule-mogul-no-chips", or by the id of a paragraph. */
type Reader = (rule: string) => void

let reader = $state.raw<Reader | null>(null)

/** Offers to open the rules; what it returns takes the offer back. */
export function offerRules(open: Reader): () => void {
  reader = open
  return () => {
    if (reader === open) reader = null
  }
}

/** Opens the rules at this place; null where nobody can. */
export function rulesReader(): Reader | null {
  return reader
}
