// Where the figures of a reading stand in the text as it is now. Pure.
export interface Mark {
  start: number
  end: number
  /** Of the figure. */
  key: string
}

type Place = { start: number; quote: string; key: string }

/**
 * `read` is the text that was read, without blanks around it; `now` may have been typed on. What was typed in one place
 * moves the figures behind it, and a figure that was typed into is not marked until it is read again.
 */
export function marksIn(places: Place[], read: string, now: string): Mark[] {
  const lead = now.length - now.trimStart().length
  const text = now.slice(lead)
  const most = Math.min(read.length, text.length)
  let ahead = 0
  while (ahead < most && read[ahead] === text[ahead]) ahead++
  let behind = 0
  while (behind < most - ahead && read[read.length - 1 - behind] === text[text.length - 1 - behind]) behind++
  const moved = text.length - read.length
  const marks = places.flatMap(({ start, quote, key }) => {
    const by = start + quote.length <= ahead ? 0 : start >= read.length - behind ? moved : undefined
    if (by === undefined || text.slice(start + by, start + by + quote.length) !== quote) return []
    const from = lead + start + by
    return [{ start: from, end: from + quote.length, key }]
  })
  return marks
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start }, index, all) => start >= (all[index - 1]?.end ?? 0))
}

/** The text in pieces, those of figures with their key. */
export function piecesOf(text: string, marks: Mark[]): { text: string; key?: string }[] {
  const pieces: { text: string; key?: string }[] = []
  let from = 0
  for (const { start, end, key } of marks) {
    pieces.push({ text: text.slice(from, start) }, { text: text.slice(start, end), key })
    from = end
  }
  return [...pieces, { text: text.slice(from) }]
}
