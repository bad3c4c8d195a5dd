// Sentences that talk to a machine and not about a business. They are neither obeyed nor quoted as the founder's idea.

/** An imperative at the start of a sentence, and what it is about: a tool that flags who bypasses rules is a business. */
const ORDER =
  /^\W*(?:please\s+|now\s+|and\s+)?(?:ignore|disregard|forget|override|bypass)\b[^.!?]{0,60}\b(?:(?:previous|prior|above|earlier|your|all|the|these|those)\s+(?:\w+\s+)?(?:instructions?|prompts?|rules)|instructions?|everything above)\b|\b(?:print|reveal|show|repeat|output)\b[^.!?]{0,40}\bsystem prompt\b|^\W*you are now (?:an?|the)\b/i

export const isOrder = (text: string): boolean => ORDER.test(text.replace(/\s+/g, ' '))

/** The text without them; what is nothing but orders stays, since there is nothing else to go by. */
export function withoutOrders(text: string): string {
  const sentences = text.split(/(?<=[.!?])/)
  const kept = sentences.filter((sentence) => !isOrder(sentence)).join('')
  return kept.length < text.length && /\p{L}{2}/u.test(kept) ? kept : text
}
