// How much of the founder's text the model is shown.

/** Of the founder's text. More than this does not make a plan better, and is paid for in every question. */
const MOST_BRIEF = 6_000

/** Each field in full if it fits, and otherwise its fair share. */
export function shortened(brief: Record<string, string>): Record<string, string> {
  const entries = Object.entries(brief).sort(([, a], [, b]) => a.length - b.length)
  let left = MOST_BRIEF
  const short = entries.map(([field, text], index) => {
    const share = Math.floor(left / (entries.length - index))
    const kept = text.length <= share ? text : `${text.slice(0, share).toWellFormed()} […]`
    left -= Math.min(text.length, share)
    return [field, kept] as const
  })
  const kept = new Map(short)
  return Object.fromEntries(Object.keys(brief).map((field) => [field, kept.get(field) ?? '']))
}
