// A sentence that is too long for its place, cut where a thought ends instead of anywhere.

/** After these a list of things, a condition or a second step begins. */
const BREAK =
  /[:;]\s|,\s(?=(?:and|by|but|how|so|starting|then|until|when|where|which|while|who|whose|with|without)\s)/gu

/** The longest beginning of at most so many letters that stands alone; the whole text where there is none. */
export function firstClause(text: string, most: number): string {
  if (text.length <= most) return text
  const ends = [...text.matchAll(BREAK)].map(({ index }) => index).filter((end) => end <= most)
  const end = ends.findLast((at) => at >= most * LEAST)
  return end === undefined ? text : text.slice(0, end)
}

/** Of the room there is; less would say too little. */
const LEAST = 0.3
