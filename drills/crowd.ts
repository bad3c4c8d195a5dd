/** All of them, so many at once. Each has to end by itself. */
export async function crowd<T>(errands: (() => Promise<T>)[], atOnce: number): Promise<T[]> {
  const results: T[] = []
  let next = 0
  async function walk(): Promise<void> {
    while (next < errands.length) {
      const i = next++
      results[i] = await (errands[i] as () => Promise<T>)()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, walk))
  return results
}
