// People in the shop while its processes are killed: they read pages, look at their dashboard and write in the community. Every
// answer is kept, for nothing that was answered may be lost, and nothing may fail that was not under way at a killed process.
import { setTimeout as delay } from 'node:timers/promises'
import { users } from '#features/accounts/server/tables.ts'
import { inArray } from '#server/database/sql.ts'
import type { Fleet } from '../fleet/fleet.ts'
import { signIn } from '../member.ts'
import type { Visitor } from '../visitor.ts'

const PEOPLE = 12
const EVERY_MS = 400

interface Asked {
  method: 'GET' | 'POST'
  path: string
  begun: number
  ended: number
  /** 0 when the connection broke. */
  status: number
  problem: string
  /** What was written. */
  content?: string
}

/** From the signal until the process was gone: until then its port takes what it will never answer. */
export interface Kill {
  from: number
  to: number
}

export interface Traffic {
  asked: Asked[]
  stop(): Promise<void>
}

export async function startTraffic(fleet: Fleet): Promise<Traffic> {
  const asked: Asked[] = []
  const members = await Promise.all(
    Array.from({ length: PEOPLE }, (_, n) =>
      signIn(fleet, { email: `person-${n}@example.com`, proved: true }),
    ),
  )
  // Newcomers may not write much.
  const ids = members.map(({ id }) => id)
  await fleet.database.db
    .update(users)
    .set({ createdAt: new Date('2026-01-01') })
    .where(inArray(users.id, ids))
  let isOver = false

  async function ask(browser: Visitor, method: 'GET' | 'POST', path: string, content?: string) {
    const begun = Date.now()
    const body = content === undefined ? {} : { body: { content, title: content, category: 'general' } }
    const answer = await browser.ask(method, path, body).catch((error: Error) => error)
    const failed = answer instanceof Error
    asked.push({
      method,
      path,
      begun,
      ended: Date.now(),
      status: failed ? 0 : answer.status,
      problem: failed ? answer.message : '',
      ...(content === undefined ? {} : { content }),
    })
    return failed ? undefined : answer
  }

  async function spendTime(browser: Visitor, n: number): Promise<void> {
    const post = await ask(browser, 'POST', '/api/community/posts', `A post of person ${n}`)
    const own = `/api/community/posts/${post?.body.post?.id}`
    await delay((n * EVERY_MS) / PEOPLE)
    for (let turn = 0; !isOver; turn++) {
      const pause = delay(EVERY_MS)
      if (turn % 5 === 0) await ask(browser, 'POST', `${own}/comments`, `Person ${n}, turn ${turn}.`)
      else
        await ask(browser, 'GET', [`${own}/comments`, '/', '/api/dashboard', '/community'][turn % 4] ?? '/')
      await pause
    }
  }

  const people = members.map(({ browser }, n) => spendTime(browser, n))
  return {
    asked,
    async stop() {
      isOver = true
      await Promise.all(people)
    },
  }
}

/** What failed though it need not have: only a POST that a process had begun when it was killed may. */
export function unexcused(asked: Asked[], webKills: Kill[]): string[] {
  const failed = asked.filter(({ status }) => status !== 200)
  return failed
    .filter(({ method, begun, ended }) => {
      const wasUnderWay = webKills.some(({ from, to }) => begun <= to && from <= ended)
      return method !== 'POST' || !wasUnderWay
    })
    .map(({ method, path, status, problem }) => `${method} ${path} was answered ${status} ${problem}`)
}

/** What was taken is there, once; what failed half way is there once at most. */
export async function lostWords({ database: { pool } }: Fleet, asked: Asked[]): Promise<string[]> {
  const { rows } = await pool.query<{ content: string; times: number }>(
    `select content, count(*)::int as times from (
       select content from community_comments union all select content from community_posts) written group by content`,
  )
  const times = new Map(rows.map((row) => [row.content, row.times]))
  return asked.flatMap(({ content, status }) => {
    if (content === undefined) return []
    const found = times.get(content) ?? 0
    const isRight = status === 200 ? found === 1 : found <= 1
    return isRight ? [] : [`'${content}' was answered ${status} and is there ${found} times`]
  })
}
