// Which rows of a long list are worth drawing: those in sight, and a few around them. Pure.
const AROUND = 8
/** In steps, so that not every pixel of scrolling draws anew. */
const STEP = 4

export interface Sight {
  /** Of the list, from the upper edge of the window: negative once it is scrolled out. */
  top: number
  windowHeight: number
  rowHeight: number
  count: number
}

export interface Range {
  first: number
  /** The one after the last. */
  end: number
}

export function visibleRows({ top, windowHeight, rowHeight, count }: Sight): Range {
  const firstInSight = Math.floor(-top / rowHeight)
  const endInSight = Math.ceil((windowHeight - top) / rowHeight)
  const first = Math.floor((firstInSight - AROUND) / STEP) * STEP
  const end = Math.ceil((endInSight + AROUND) / STEP) * STEP
  const within = (row: number) => Math.min(Math.max(row, 0), count)
  return { first: within(first), end: within(end) }
}
