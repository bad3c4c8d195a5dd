// Two texts side by side: which paragraphs stayed, and which words of the others did. Pure.

export interface Piece {
  text: string
  /** Not in the other text. */
  isOwn: boolean
}

export interface PairedParagraph {
  before?: Piece[]
  after?: Piece[]
}

/** The paragraphs that differ, each beside what became of it. */
export function pairedParagraphs(before: string[], after: string[]): PairedParagraph[] {
  const pairs: PairedParagraph[] = []
  for (const { left, right } of gaps(before, after))
    for (let i = 0; i < Math.max(left.length, right.length); i++) pairs.push(pairOf(left[i], right[i]))
  return pairs
}

function pairOf(before: string | undefined, after: string | undefined): PairedParagraph {
  if (before === undefined || after === undefined)
    return {
      ...(before !== undefined && { before: [{ text: before, isOwn: true }] }),
      ...(after !== undefined && { after: [{ text: after, isOwn: true }] }),
    }
  const [a, b] = [wordsOf(before), wordsOf(after)]
  const kept = common(a, b)
  return { before: pieces(a, kept, 0), after: pieces(b, kept, 1) }
}

const wordsOf = (text: string) => text.match(/\S+\s*/g) ?? []

function pieces(words: string[], kept: [number, number][], side: 0 | 1): Piece[] {
  const stays = new Set(kept.map((pair) => pair[side]))
  const made: Piece[] = []
  for (const [i, text] of words.entries()) {
    const isOwn = !stays.has(i)
    const last = made.at(-1)
    if (last?.isOwn === isOwn) last.text += text
    else made.push({ text, isOwn })
  }
  return made
}

/** What lies between two paragraphs that are the same on both sides. */
function gaps(before: string[], after: string[]): { left: string[]; right: string[] }[] {
  const found: { left: string[]; right: string[] }[] = []
  let [i, j] = [0, 0]
  for (const [a, b] of [...common(before, after), [before.length, after.length] as const]) {
    const gap = { left: before.slice(i, a), right: after.slice(j, b) }
    if (gap.left.length + gap.right.length > 0) found.push(gap)
    ;[i, j] = [a + 1, b + 1]
  }
  return found
}

/** The longest common run of both, by place: [in the first, in the second]. */
function common(a: string[], b: string[]): [number, number][] {
  const same = (i: number, j: number) => a[i]?.trim() === b[j]?.trim()
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--) {
    const row = lengths[i] as Uint32Array
    for (let j = b.length - 1; j >= 0; j--)
      row[j] = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  }
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (same(i, j)) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return pairs
}
