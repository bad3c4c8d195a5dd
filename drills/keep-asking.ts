// People who go on using the shop while something else happens to it.
import { setTimeout as delay } from 'node:timers/promises'
import type { Answer } from './visitor.ts'

export interface Errand {
  name: string
  go: () => Promise<Answer | Answer[]>
  /** Between two of them. */
  pauseMs?: number
  /** No more than so many. */
  most?: number
}

interface Asked {
  count: number
  failed: string[]
  slowestMs: number
}

/** Each errand is done again and again, one at a time, until the end. An answer that is not good, or none at all, has failed. */
export function keepAsking(
  errands: Errand[],
  isGood = ({ status }: Answer) => status < 500,
): { stop(): Promise<Asked> } {
  const over = new AbortController()
  const asked: Asked = { count: 0, failed: [], slowestMs: 0 }

  function note(name: string, answer: Answer): void {
    asked.count += 1
    asked.slowestMs = Math.max(asked.slowestMs, Math.round(answer.ms))
    if (!isGood(answer))
      asked.failed.push(`${name}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 120)}`)
  }

  async function walk({ name, go, pauseMs = 0, most = Number.POSITIVE_INFINITY }: Errand): Promise<void> {
    for (let done = 0; done < most && !over.signal.aborted; done++) {
      try {
        for (const answer of [await go()].flat()) note(name, answer)
      } catch (error) {
        asked.count += 1
        asked.failed.push(`${name}: ${error}`)
      }
      await delay(pauseMs, undefined, { signal: over.signal }).catch(() => {})
    }
  }
  const walking = Promise.all(errands.map(walk))
  return {
    async stop() {
      over.abort()
      await walking
      return asked
    },
  }
}
