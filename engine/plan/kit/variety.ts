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
    // Multiplied and shifted: the low bits alone would make every choice between two ways fall alike.
    const index = Math.imul(seed ^ seedOf(what), 0x9e3779b1) >>> 15
    return ways[index % ways.length] as T
  }
}
