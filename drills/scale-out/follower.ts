// Somebody who watches a blueprint being made, as a browser's EventSource does: when the line breaks it comes back after the
// second that the shop asks for, and says what it heard last.
import { type IncomingMessage, request } from 'node:http'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import type { Visitor } from '../visitor.ts'

const AGAIN_AFTER_MS = 1_000
const PATIENCE_MS = 150_000

export interface Follower {
  /** '127.0.0.1:4711', of each line in turn, once something was heard on it. */
  servedBy: string[]
  /** What was heard, in turn. */
  percents: number[]
  /** Lines that broke before the end. */
  cuts: number
  /** Once something was heard on the first line. */
  hears: Promise<void>
  /** 'complete', 'error', or why it gave up; nothing while it goes on. */
  end: string
  ends: Promise<void>
  leave(): void
}

export function follow(site: string, blueprintId: string, { cookies }: Visitor): Follower {
  const heard = Promise.withResolvers<void>()
  const leaving = new AbortController()
  const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(PATIENCE_MS)])
  let lastId = ''

  function take(line: string, from: string): void {
    if (line.startsWith('id: ')) lastId = line.slice(4)
    if (!line.startsWith('data: ')) return
    const { status, overallProgress } = JSON.parse(line.slice(6))
    follower.percents.push(overallProgress)
    if (follower.servedBy.at(-1) !== from) follower.servedBy.push(from)
    if (status === 'complete' || status === 'error') follower.end = status
    heard.resolve()
  }

  async function listenOnce(): Promise<void> {
    const answer = await open()
    if (answer.statusCode !== 200) return void answer.resume()
    const from = String(answer.headers['x-served-by']).split(', ').at(-1) ?? ''
    for await (const line of createInterface(answer)) take(line, from)
  }

  const open = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { accept: 'text/event-stream', cookie, ...(lastId ? { 'last-event-id': lastId } : {}) }
      request(new URL(`/api/blueprint/${blueprintId}/events`, site), { headers, signal })
        .on('response', (answer) => resolve(answer.on('error', () => {})))
        .on('error', reject)
        .end()
    })

  async function listen(): Promise<void> {
    while (!signal.aborted) {
      await listenOnce().catch(() => {})
      if (follower.end) return
      if (signal.aborted) break
      follower.cuts += 1
      await delay(AGAIN_AFTER_MS)
    }
    follower.end = leaving.signal.aborted ? 'left' : `nothing new for ${PATIENCE_MS / 1000} s`
    heard.resolve()
  }

  const follower: Follower = {
    servedBy: [],
    percents: [],
    cuts: 0,
    hears: heard.promise,
    end: '',
    ends: Promise.resolve(),
    leave: () => leaving.abort(),
  }
  follower.ends = listen()
  return follower
}
