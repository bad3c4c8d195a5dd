// The same brief always reads the same; two briefs seldom read alike.

/** A number that depends on nothing but the text. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i)
    hash = Math.imul(hash, 0x01000193) >>> 0
  }
  return hash
}

/** Picks one of several ways to say a thing, by the brief and by which thing it is. */
export function chooser(seed: number) {
  return <T>(what: string, ways: readonly [T, ...T[]]): T => {
    const index = stirred(seed ^ seedOf(what))
    return ways[index % ways.length] as T
  }
}

/** Without it the last bit of a choice would be the brief's for every choice, and two briefs would agree on all or none. */
function stirred(hash: number): number {
  let mixed = hash >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
