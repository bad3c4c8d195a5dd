// Answers that stay the same as long as the program runs, kept for whoever asks next.
import type { House } from '#server/house.ts'

const MOST_KEPT = 200
const answers = new WeakMap<House, Map<string, Promise<unknown>>>()

/** The key names one question and its kind of answer. What failed is asked again. */
export function askedOnce<T>(house: House, key: string, ask: () => Promise<T>): Promise<T> {
  const kept = answers.get(house) ?? new Map<string, Promise<unknown>>()
  answers.set(house, kept)
  const known = kept.get(key)
  if (known) return known as Promise<T>
  const answer = ask()
  kept.set(key, answer)
  answer.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest) kept.delete(oldest)
  return answer
}
