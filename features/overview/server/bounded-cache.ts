// Answers by what they were made from, up to so much of them: what was not asked for longest goes first. What failed is
// asked again.
export interface BoundedCache<T> {
  get(key: string, make: () => Promise<T>): Promise<T>
}

export function boundedCache<T>(most: number, sizeOf: (value: T) => number = () => 1): BoundedCache<T> {
  const entries = new Map<string, { value: Promise<T>; size: number }>()
  let total = 0
  const drop = (key: string) => {
    total -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }
  return {
    get(key, make) {
      const found = entries.get(key)
      if (found) {
        entries.delete(key)
        entries.set(key, found)
        return found.value
      }
      const entry = { value: make(), size: 0 }
      entries.set(key, entry)
      entry.value.then(
        (value) => {
          if (entries.get(key) !== entry) return
          entry.size = sizeOf(value)
          total += entry.size
          for (const oldest of entries.keys()) {
            if (total <= most) break
            drop(oldest)
          }
        },
        () => entries.get(key) === entry && drop(key),
      )
      return entry.value
    },
  }
}
