// What a page of the community costs among a million posts, five million comments and five million votes, beside the same among
// a thousand posts. Two shops in turns, so that the machine's moods hit both. POSTS=200000 makes the large one smaller.

import { signIn } from '#drills/member.ts'
import type { Answer, Visitor } from '#drills/visitor.ts'
import { openWorks, type Works } from '#drills/works/works.ts'
import { users } from '#features/accounts/server/tables.ts'
import { eq } from '#server/database/sql.ts'
import { type Figure, figure } from '../figure.ts'
import { at } from '../quantile.ts'
import { COMMON_WORD, fill, RARE_WORD } from './fill.ts'

const MANY = Number(process.env.POSTS) || 1_000_000
const FEW = 1_000
const ROUNDS = Number(process.env.ROUNDS) || 60
const WARM_UP = 10
const PATH = '/api/community/posts'

interface Forum {
  works: Works
  /** An admin: how often one may write is not the question here. */
  browser: Visitor
  ids: string[]
}
type Act = (forum: Forum, round: number) => Promise<Answer>

const ACTS: Record<string, Act> = {
  list: ({ browser }, n) => browser.get(`${PATH}?brief=true&sort=${['hot', 'new', 'top'][n % 3]}`),
  'list of a category': ({ browser }, n) =>
    browser.get(`${PATH}?brief=true&category=growth&sort=${['hot', 'new', 'top'][n % 3]}`),
  'search, rare word': ({ browser }) => browser.get(`${PATH}?brief=true&search=${RARE_WORD}`),
  'search, common word': ({ browser }) => browser.get(`${PATH}?brief=true&search=${COMMON_WORD}`),
  thread: async ({ browser, ids }, n) => {
    const post = await browser.get(`${PATH}/${ids[n % ids.length]}`)
    const comments = await browser.get(`${PATH}/${ids[n % ids.length]}/comments`)
    return { ...comments, status: Math.max(post.status, comments.status), ms: post.ms + comments.ms }
  },
  posting: ({ browser }, n) =>
    browser.post(PATH, {
      title: `Post ${n}`,
      content: `A plan, number ${n} of ${Date.now()}.`,
      category: 'growth',
    }),
  voting: ({ browser, ids }, n) => browser.post(`${PATH}/${ids[n % ids.length]}/vote`, { voteType: 'up' }),
}

export async function* forum(): AsyncIterable<Figure> {
  const opened: Forum[] = []
  try {
    for (const posts of [FEW, MANY]) opened.push(await open(posts))
    const [few, many] = opened as [Forum, Forum]
    for (const [name, act] of Object.entries(ACTS)) {
      const spent = new Map<Forum, number[]>([
        [few, []],
        [many, []],
      ])
      for (let round = 0; round < WARM_UP + ROUNDS; round++)
        for (const one of [few, many]) {
          const { status, ms, body } = await act(one, round)
          if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
          if (round >= WARM_UP) spent.get(one)?.push(ms)
        }
      const median = (one: Forum) => at(spent.get(one) ?? [], 0.5)
      yield figure(`forum, ${name}: ${MANY} posts against ${FEW}`, median(many), 'ms', median(few), {
        atMost: 1.5,
      })
    }
  } finally {
    for (const { works } of opened) await works.close()
  }
}

async function open(posts: number): Promise<Forum> {
  const works = await openWorks({ roles: ['web'] })
  const { db, pool } = works.database
  await fill(pool, posts)
  const { id, browser } = await signIn(works, { email: 'reader@example.com', proved: true })
  await db.update(users).set({ role: 'admin' }).where(eq(users.id, id))
  const { rows } = await pool.query<{ id: string }>(
    'select id from community_posts where not is_pinned limit 100',
  )
  return { works, browser, ids: rows.map((row) => row.id) }
}
