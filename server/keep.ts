/** Reads anew after so long; who asks meanwhile, or while it is read, gets the same. A failure is not kept. */
export function keep<Value>(read: () => Promise<Value>, ms: number, now = Date.now): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | undefined
  return () => {
    if (kept && kept.until > now()) return kept.value
    const mine = { value: read(), until: now() + ms }
    kept = mine
    mine.value.catch(() => {
      if (kept === mine) kept = undefined
    })
    return mine.value
  }
}
