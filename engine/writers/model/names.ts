// Proper names that nobody gave the model: a plan never has an invented company.

const ALWAYS = new Set(
  `i january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday english europe european american`.split(/\s+/),
)

/** Capitalised words within a sentence that do not occur, in any case, in what is known. */
export function unknownNames(text: string, known: string): string[] {
  const words = new Set(known.toLowerCase().match(/\p{L}+/gu) ?? [])
  const inside = text.matchAll(/(?<=[\p{L}\p{N},;\u{FFFC}}][”’"')]? )\p{Lu}[\p{L}]+/gu)
  const names = [...inside].map(([name]) => name)
  // CAC, LTV, VAT: terms of the trade, not companies.
  const isTerm = (name: string) => name.length <= 4 && name === name.toUpperCase()
  return [...new Set(names)].filter((name) => {
    const word = name.toLowerCase()
    return !isTerm(name) && !ALWAYS.has(word) && !words.has(word) && !words.has(word.replace(/s$/, ''))
  })
}
