// Whole programs, as they run in life: a web process that tells, and workers that are killed or believed dead.
import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { hashOf } from '#features/accounts/server/public.ts'
import { blueprintFiles, blueprints } from '#features/blueprints/server/tables.ts'
import { orders } from '#features/checkout/server/tables.ts'
import { creditEntries } from '#features/credits/server/tables.ts'
import { eq } from '#server/database/sql.ts'
import { mailFeature } from '#server/mail/feature.ts'
import { mails } from '#server/mail/tables.ts'
import { loginSettings } from '#server/testing/database.ts'
import { testHouse } from '#server/testing/house.ts'
import { startProgram } from '#server/testing/program.ts'
import { generationFeature } from './feature.ts'
import { generations } from './tables.ts'
import { type Paid, paid } from './testing/paid.ts'
import { settled, until } from './testing/settled.ts'

const house = testHouse({ features: [mailFeature, generationFeature] })
const MINUTES = 60_000

const program = (role: 'web' | 'worker') =>
  startProgram({
    env: {
      ROLE: role,
      ...loginSettings({ url: house().database.url, ownerUrl: house().ownerUrl }),
      DATA_DIR: house().config.dataDir,
      SMTP_URL: house().smtpUrl,
      LOG_LEVEL: 'info',
    },
  })

/** Planned by this worker and in print: now something happens to it. */
async function inPrint(one: Paid) {
  const { planKey } = await until(house().db, one.blueprintId, ({ planKey }) => planKey !== null)
  // Whoever plans it again would print another company's name.
  await house()
    .db.update(generations)
    .set({ brief: { ...one.generation.brief, startupName: 'Planned Twice' } })
    .where(eq(generations.id, one.generation.id))
  return planKey
}

async function delivered({ blueprintId, email, generation }: Paid) {
  const { db } = house()
  const files = await db.select().from(blueprintFiles).where(eq(blueprintFiles.blueprintId, blueprintId))
  return {
    names: new Set(files.map(({ filename }) => filename.split('-')[0])),
    files: files.length,
    letters: await db.$count(mails, eq(mails.recipient, email)),
    restored: await db.$count(creditEntries, eq(creditEntries.cause, `restore:${generation.id}`)),
  }
}
const ONCE = { names: new Set(['Acme']), files: 13, letters: 1, restored: 0 }

/** The browser that bought it, which may watch. */
async function watcher({ blueprintId }: Paid): Promise<string> {
  const [orderId, secret] = [randomUUID(), randomBytes(32).toString('base64url')]
  const { db } = house()
  await db.insert(orders).values({
    id: orderId,
    forAddress: true,
    pack: 'single',
    quantity: 1,
    priceCents: 99,
    payableCents: 99,
    state: 'paid',
    browserHash: hashOf(secret),
    expiresAt: new Date(),
  })
  await db.update(blueprints).set({ orderId }).where(eq(blueprints.id, blueprintId))
  return `fcp_checkout=${secret}`
}

interface News {
  id: string
  status: string
  overallProgress: number
}

/** Reads the stream until the news fit, and hangs up. */
async function readUntil(url: string, headers: Record<string, string>, fits: (news: News) => boolean) {
  const control = new AbortController()
  const answer = await fetch(url, { headers, signal: control.signal })
  const all: News[] = []
  let text = ''
  for await (const chunk of answer.body ?? []) {
    text += Buffer.from(chunk).toString()
    const found = [...text.matchAll(/^id: (.*)\ndata: (.*)\n\n/gm)]
    all.splice(0, all.length, ...found.map(([, id = '', data = '']) => ({ ...JSON.parse(data), id })))
    const last = all.at(-1)
    if (last && fits(last)) break
  }
  control.abort()
  return all
}

// Killed, it would be the same but for its return; that the page goes on then is seen in the browser.
test(
  'a worker believed dead: another goes on within 30 s from the plan that was kept, the page hears of all of it, and the first delivers nothing when it comes back',
  async () => {
    const web = await program('web')
    const first = await program('worker')
    const one = await paid(house(), { startupName: 'Acme' })
    const cookie = await watcher(one)
    const url = `${web.url}/api/blueprint/${one.blueprintId}/events`
    const before = await readUntil(url, { cookie }, ({ status }) => status === 'generating')
    const planKey = await inPrint(one)
    process.kill(first.pid, 'SIGSTOP')
    const second = await program('worker')
    const readyAt = Date.now()
    await until(house().db, one.blueprintId, ({ tries }) => tries === 2)
    expect(Date.now() - readyAt).toBeLessThan(30_000)

    const resumed = { cookie, 'last-event-id': before.at(-1)?.id ?? '' }
    const after = await readUntil(url, resumed, ({ status }) => status === 'complete')
    expect(after.at(-1)).toMatchObject({ status: 'complete', overallProgress: 100 })
    const percents = [...before, ...after].map(({ overallProgress }) => overallProgress)
    expect(percents).toEqual(percents.toSorted((a, b) => a - b))
    await settled(house().db, one.blueprintId)

    process.kill(first.pid, 'SIGCONT')
    // It hears that its claim is gone, or comes too late with its files.
    const noticed = () => expect(first.output()).toMatch(/job failed|settled by another worker/)
    await vi.waitFor(noticed, { timeout: 2 * MINUTES })
    expect(await delivered(one)).toEqual(ONCE)
    expect(await settled(house().db, one.blueprintId)).toMatchObject({
      status: 'complete',
      tries: 2,
      planKey,
    })
    await Promise.all([web, first, second].map((program) => program.end('SIGTERM')))
  },
  10 * MINUTES,
)
