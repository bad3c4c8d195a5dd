// People who go on using the shop while something else happens to it.
import type { Answer } from '../visitor.ts'

export interface Load {
  /** Ends it, and says what was asked and what went wrong. */
  stop(): Promise<{ asked: number; failed: string[]; slowestMs: number }>
}

/** Each errand is done again and again, one at a time, until the end. What answers 5xx, or not at all, has failed. */
export function keepAsking(errands: (() => Promise<Answer | Answer[]>)[]): Load {
  let isOver = false
  let asked = 0
  let slowestMs = 0
  const failed: string[] = []
  async function walk(errand: () => Promise<Answer | Answer[]>): Promise<void> {
    while (!isOver) {
      try {
        for (const { status, body, ms } of [await errand()].flat()) {
          asked += 1
          slowestMs = Math.max(slowestMs, ms)
          if (status >= 500 || status === 0) failed.push(`${status} ${JSON.stringify(body).slice(0, 120)}`)
        }
      } catch (error) {
        asked += 1
        failed.push(String(error))
      }
    }
  }
  const walking = Promise.all(errands.map(walk))
  return {
    async stop() {
      isOver = true
      await walking
      return { asked, failed, slowestMs: Math.round(slowestMs) }
    },
  }
}
