// Where a note stands beside the text. Pure.

interface Layout {
  /** The line of the figure, from the upper edge of the text. */
  line: number
  note: number
  text: number
}

/** The note's head stands beside its line; at the foot of the text it moves up, never out of it. */
export function noteTop({ line, note, text }: Layout): number {
  const wanted = line - HEAD
  return Math.round(Math.max(0, Math.min(wanted, text - note)))
}

/** From the upper edge of a note to the middle of its first line. */
const HEAD = 28
