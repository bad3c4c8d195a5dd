// Two hundred people in the community for a minute, each doing something every two seconds: voting, commenting, reading. Nothing may
// fail, no vote and no comment may be lost, and the slowest of a hundred answers has to come within 200 ms. The program has
// just been started: it gets some seconds of the same first, in which nothing may fail or be lost either, and time does not count.
import { setTimeout as pause } from 'node:timers/promises'
import { crowd } from '#drills/crowd.ts'
import { signIn } from '#drills/member.ts'
import type { Answer, Visitor } from '#drills/visitor.ts'
import { openWorks, type Works } from '#drills/works/works.ts'
import { users } from '#features/accounts/server/tables.ts'
import { inArray } from '#server/database/sql.ts'
import { type Figure, figure, WITHIN } from '../figure.ts'
import { at } from '../quantile.ts'
import { fill } from './fill.ts'

const PEOPLE = 200
const SECONDS = Number(process.env.SECONDS) || 60
const EVERY_MS = 2_000
const WARM_UP_MS = 6_000
const POSTS = 1_000
const GOAL_MS = 200
const PATH = '/api/community/posts'

export async function* forumLoad(): AsyncIterable<Figure> {
  const works = await openWorks({ roles: ['all'] })
  try {
    const ids = await prepare(works)
    const browsers = await people(works)
    const early = await together({ browsers, ids, forMs: WARM_UP_MS, firstTurn: 0 })
    const timed = await together({ browsers, ids, forMs: SECONDS * 1000, firstTurn: early.length })
    const answers = [...early, ...timed]
    const failed = answers.filter(({ status }) => status !== 200)
    if (failed.length > 0)
      throw new Error(`${failed.length} of ${answers.length} failed: ${JSON.stringify(failed[0])}`)
    await expectNothingLost(works, answers)
    const spent = timed.map(({ ms }) => ms)
    yield figure('forum-load, acts', timed.length, 'acts', (PEOPLE * SECONDS * 1000) / EVERY_MS, {
      atLeast: 0.95,
    })
    yield figure('forum-load, half of the answers within', at(spent, 0.5), 'ms', GOAL_MS, WITHIN)
    yield figure('forum-load, 99 of 100 answers within', at(spent, 0.99), 'ms', GOAL_MS, WITHIN)
  } finally {
    await works.close()
  }
}

async function prepare({ database: { pool } }: Works): Promise<string[]> {
  await fill(pool, POSTS)
  const { rows } = await pool.query<{ id: string }>(
    'select id from community_posts where not is_pinned limit 50',
  )
  return rows.map(({ id }) => id)
}

async function people(works: Works): Promise<Visitor[]> {
  const made = await crowd(
    Array.from(
      { length: PEOPLE },
      (_, n) => () => signIn(works, { email: `person-${n}@example.com`, proved: true }),
    ),
    8,
  )
  const longAgo = new Date('2026-01-01')
  const ids = made.map(({ id }) => id)
  await works.database.db.update(users).set({ createdAt: longAgo }).where(inArray(users.id, ids))
  return made.map(({ browser }) => browser)
}

interface Visit {
  browsers: Visitor[]
  ids: string[]
  forMs: number
  /** Turns are counted on: nobody says the same twice. */
  firstTurn: number
}

async function together({ browsers, ids, forMs, firstTurn }: Visit): Promise<Answer[]> {
  const answers: Answer[] = []
  const until = Date.now() + forMs
  await Promise.all(browsers.map((browser, n) => spendTime({ browser, n, ids, until, firstTurn, answers })))
  return answers
}

interface Stay {
  browser: Visitor
  n: number
  ids: string[]
  until: number
  firstTurn: number
  answers: Answer[]
}

/** By the clock, not by the answers: a slow shop gets no pause. */
async function spendTime({ browser, n, ids, until, firstTurn, answers }: Stay): Promise<void> {
  await pause((n * EVERY_MS) / PEOPLE)
  const running: Promise<unknown>[] = []
  for (let turn = firstTurn; Date.now() < until; turn++) {
    const id = ids[(n * 7 + turn * 3) % ids.length] as string
    // Where none came, that is the answer: what was opened has to be closed all the same.
    const answer = act(browser, id, n, turn).catch((error: Error) => ({
      status: 0,
      body: error.message,
      location: undefined,
      ms: 0,
    }))
    running.push(answer.then((come) => answers.push(come)))
    await pause(EVERY_MS)
  }
  await Promise.all(running)
}

function act(browser: Visitor, id: string, n: number, turn: number): Promise<Answer> {
  switch ((n + turn) % 5) {
    case 0:
      return browser.get(`${PATH}?brief=true`)
    case 1:
      return browser.get(`${PATH}/${id}/comments`)
    case 2:
      return browser.post(`${PATH}/${id}/comments`, { content: `Person ${n}, turn ${turn}.` })
    default:
      return browser.post(`${PATH}/${id}/vote`, { voteType: turn % 4 === 0 ? 'down' : 'up' })
  }
}

async function expectNothingLost({ database: { pool } }: Works, answers: Answer[]): Promise<void> {
  const { rows } = await pool.query(`
    select count(*)::int as wrong from community_posts p where not is_pinned and (
      (upvotes, downvotes) <> (
        select count(*) filter (where value = 1), count(*) filter (where value = -1) from community_votes v where v.thing_id = p.id)
      or comment_count <> (select count(*) from community_comments c where c.post_id = p.id))`)
  if (rows[0].wrong > 0) throw new Error(`${rows[0].wrong} posts have counters that do not add up.`)
  const taken = answers.filter(({ body }) => body?.comment).length
  const { rows: kept } = await pool.query(
    `select count(*)::int as n from community_comments c join users u on u.id = c.author_id where u.email like 'person-%'`,
  )
  if (kept[0].n !== taken) throw new Error(`${taken} comments were taken, and ${kept[0].n} are there.`)
}
