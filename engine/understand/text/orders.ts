// Sentences that talk to a machine and not about a business. They are neither obeyed nor quoted as the founder's idea.

const ORDER =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,60}\b(?:instructions?|prompts?|rules|above)\b|\bsystem prompt\b|\byou are now\b|\bas an? (?:ai|language model)\b/i

export const isOrder = (text: string): boolean => ORDER.test(text)

/** The text without them; what is nothing but orders stays, since there is nothing else to go by. */
export function withoutOrders(text: string): string {
  if (!isOrder(text)) return text
  const kept = text
    .split(/(?<=[.!?\n])/)
    .filter((sentence) => !isOrder(sentence))
    .join('')
  return /\p{L}{2}/u.test(kept) ? kept : text
}
