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
    const index = mixed(seed ^ seedOf(what))
    return ways[index % ways.length] as T
  }
}

/** Every bit counts for every other: without it, all choices between two would hang on the seed's last bit together. */
function mixed(hash: number): number {
  let bits = hash >>> 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
