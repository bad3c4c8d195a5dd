// Meanwhile: somebody who just looks around, and how long the shop's own thread was held up.
import { setTimeout as delay } from 'node:timers/promises'
import { at } from '#bench/quantile.ts'
import type { Visitor } from '../visitor.ts'

const SIGHTS = ['/', '/api/site', '/api/community/posts', '/api/blog', '/healthz']
const PAUSE_MS = 50
/** What the shop promises whatever is done to it. */
const MOST_LOOP_MS = 100
const MOST_VISITOR_MS = 1_000

export interface Watched {
  faults: string[]
  figures: string
}

export async function watching(visitor: Visitor, attack: () => Promise<string[]>): Promise<Watched> {
  // Reading begins the next count.
  await loopOf(visitor)
  let isOver = false
  const waits: number[] = []
  const faults: string[] = []
  async function stroll(): Promise<void> {
    for (let i = 0; !isOver; i++) {
      const sight = SIGHTS[i % SIGHTS.length] as string
      const { status, ms } = await visitor.get(sight)
      waits.push(ms)
      if (status !== 200) faults.push(`an ordinary visitor got ${status} for ${sight}`)
      await delay(PAUSE_MS)
    }
  }
  const strolling = stroll().catch(
    (error: Error) => void faults.push(`an ordinary visitor: ${error.message}`),
  )
  const found = await attack().finally(() => {
    isOver = true
  })
  await strolling
  const loop = await loopOf(visitor)
  const wait = at(waits, 0.99)
  if (loop.p99 > MOST_LOOP_MS) faults.push(`the event loop was held up for ${loop.p99} ms (p99)`)
  if (wait > MOST_VISITOR_MS) faults.push(`an ordinary visitor waited ${Math.round(wait)} ms (p99)`)
  return {
    faults: [...new Set([...found, ...faults])],
    figures: `event loop p99 ${loop.p99} ms, at most ${loop.max} ms; a visitor's ${waits.length} pages p99 ${Math.round(wait)} ms`,
  }
}

async function loopOf(visitor: Visitor): Promise<{ p99: number; max: number }> {
  const { body } = await visitor.get('/metrics')
  const figure = (name: string) =>
    Math.round(
      1000 * Number(String(body).match(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm'))?.[1]),
    )
  return { p99: figure('p99'), max: figure('max') }
}
