// From the answer to a payment, by webhook or by the buyer's return, to the first stage of the blueprint that it paid for;
// beside the goal, and beside what the database alone takes for a notice and three writes.
import pg from 'pg'
import type { Visitor } from '#drills/visitor.ts'
import { openWorks, type Works } from '#drills/works/works.ts'
import { type Figure, figure, WITHIN } from '../figure.ts'
import { at } from '../quantile.ts'
import { briefs } from './founder.ts'
import { type Notices, openNotices } from './notices.ts'

const GOAL_MS = 50
const WARM = 2
/** PURCHASES=100 for a longer run. Each waits until the one before is finished. */
const PURCHASES = Number(process.env.PURCHASES) || 12
const BARE = 100

export async function* pickup(): AsyncIterable<Figure> {
  const works = await openWorks({ roles: ['all'] })
  try {
    // Its events come when the bench brings them.
    await works.provider.control({ webhooks: { drop: true } })
    const notices = await openNotices(works.database)
    const took: number[] = []
    try {
      for (let i = 0; i < WARM + PURCHASES; i++) {
        const ms = await buy(works, notices, i)
        if (i >= WARM) took.push(ms)
      }
    } finally {
      await notices.close()
    }
    const bare = await bareNotices(works)
    yield figure('pickup, payment to first stage, median', at(took, 0.5), 'ms', GOAL_MS, WITHIN)
    yield figure('pickup, payment to first stage, slowest', Math.max(...took), 'ms', GOAL_MS, WITHIN)
    yield figure('pickup against a bare notice and three writes', at(took, 0.5), 'ms', at(bare, 0.5))
  } finally {
    await works.close()
  }
}

/** Milliseconds from the answer to the first stage. Less than nothing when the worker was faster than the answer. */
async function buy(works: Works, notices: Notices, i: number): Promise<number> {
  const browser = works.visitor()
  const brief = { ...briefs[i % briefs.length], email: `pickup-${i}@example.com`, fullName: 'Mara Lindqvist' }
  const { body } = await browser.post('/api/create-checkout', { pack: 'single', formData: brief })
  const sessionId = String(body.sessionUrl).split('/').at(-1) ?? ''
  await works.provider.pay(sessionId)
  const stages = notices.firstStages()
  const bring = i % 2 === 0 ? await webhookOf(works, sessionId) : () => visit(browser, sessionId)
  await bring()
  const answered = performance.now()
  const first = await stages.first
  await stages.finished
  return Math.max(0, first - answered)
}

async function webhookOf({ provider, visitor }: Works, sessionId: string): Promise<() => Promise<void>> {
  const events = await provider.events('checkout.session.completed')
  const event = events.find(({ data }) => (data.object as { id: string }).id === sessionId)
  const body = Buffer.from(JSON.stringify(event))
  return async () => {
    const answer = await visitor().ask('POST', '/api/webhooks/stripe', {
      body,
      headers: provider.signed(body),
    })
    if (answer.status !== 200) throw new Error(`The webhook was answered ${answer.status}.`)
  }
}

async function visit(browser: Visitor, sessionId: string): Promise<void> {
  const { status } = await browser.post('/api/verify-session', { sessionId })
  if (status !== 200) throw new Error(`The visit was answered ${status}.`)
}

async function bareNotices({ database }: Works): Promise<number[]> {
  const [hears, tells] = [new pg.Client(database.url), new pg.Client(database.url)]
  await Promise.all([hears.connect(), tells.connect()])
  const took: number[] = []
  try {
    await hears.query('create table bare_bench (n int); insert into bare_bench values (0)')
    await hears.query('listen bare_bench')
    for (let i = 0; i < BARE; i++) {
      const heard = new Promise((resolve) => hears.once('notification', resolve))
      const begun = performance.now()
      await Promise.all([tells.query('notify bare_bench'), heard])
      for (let write = 0; write < 3; write++) await hears.query('update bare_bench set n = n + 1')
      took.push(performance.now() - begun)
    }
  } finally {
    await Promise.all([hears.end(), tells.end()])
  }
  return took
}
