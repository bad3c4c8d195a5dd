// How a generation ends: once, whoever ends it, and with the credit where it belongs.

import { afterAll, expect, test } from 'vitest'
import { users } from '#features/accounts/server/tables.ts'
import { folderOf } from '#features/blueprints/server/public.ts'
import { blueprintFiles } from '#features/blueprints/server/tables.ts'
import { totalsOf } from '#features/credits/server/public.ts'
import { creditEntries } from '#features/credits/server/tables.ts'
import { eq } from '#server/database/sql.ts'
import { mailFeature } from '#server/mail/feature.ts'
import { mails } from '#server/mail/tables.ts'
import { testHouse } from '#server/testing/house.ts'
import { untilBlocked } from '#server/testing/locks.ts'
import { generationFeature } from './feature.ts'
import { keepFiles, keepPlan } from './generation-steps.ts'
import { MOST_TRIES } from './limits.ts'
import { makeBlueprint } from './make-blueprint.ts'
import { createPlanner } from './planning/planner.ts'
import { THREADS } from './planning/testing/threads.ts'
import { complete, giveUp } from './settle.ts'
import { generations } from './tables.ts'
import { generationOf, type Paid, paid, storedFiles } from './testing/paid.ts'
import type { Workshop } from './workshop.ts'

const house = testHouse({ features: [mailFeature, generationFeature] })

/** A workshop whose thread is of this kind, and which has no press. */
function workshopWith(program: URL): Workshop {
  const planner = createPlanner({ program })
  afterAll(() => planner.close())
  return {
    planner,
    press: () => Promise.reject(new Error('There is no press.')),
    warm: () => {},
    close: planner.close,
  }
}
const refusing = workshopWith(THREADS.refusing)
const hanging = workshopWith(THREADS.hanging)
const dying = workshopWith(THREADS.dying)

const run = ({ generation }: Paid, workshop: Workshop, signal = new AbortController().signal) =>
  makeBlueprint(house(), workshop, { generationId: generation.id, signal })

const ledgerOf = ({ generation }: Paid) =>
  house()
    .db.select({ kind: creditEntries.kind, amount: creditEntries.amount })
    .from(creditEntries)
    .where(eq(creditEntries.cause, `restore:${generation.id}`))

const lettersTo = async ({ email }: Paid) =>
  (await house().db.select().from(mails).where(eq(mails.recipient, email))).map(({ subject }) => subject)

const filesOf = ({ blueprintId }: Paid) =>
  house().db.$count(blueprintFiles, eq(blueprintFiles.blueprintId, blueprintId))

const FAILED = 'Your blueprint for Larder & Loaf could not be made'
const READY = 'Your blueprint for Larder & Loaf is ready'

test.each([true, false])(
  'a brief that the engine refuses fails at the first try, and its credit is back (for the address: %s)',
  async (forAddress) => {
    const one = await paid(house(), { forAddress })
    await run(one, refusing)
    expect(await generationOf(house(), one.blueprintId)).toMatchObject({
      status: 'error',
      tries: 1,
      problem: expect.stringContaining('The plan has a fault'),
      finishedAt: expect.any(Date),
    })
    expect(await ledgerOf(one)).toEqual([{ kind: 'restore', amount: 1 }])
    // What belonged to the address belongs to it again.
    const own = await totalsOf(house().db, one.userId, { proved: false })
    expect(own.credits).toBe(forAddress ? 0 : 1)
    expect((await totalsOf(house().db, one.userId, { proved: true })).credits).toBe(1)
    expect(await lettersTo(one)).toEqual([FAILED])
    const [mail] = await house().db.select().from(mails).where(eq(mails.recipient, one.email))
    expect(mail?.text).toContain('Your credit has been restored')
  },
)

test('a passing trouble is tried again, and given up after the last try', async () => {
  const one = await paid(house())
  for (let n = 1; n < MOST_TRIES; n++) {
    await expect(run(one, dying)).rejects.toThrow('The planning thread ended')
    expect(await generationOf(house(), one.blueprintId)).toMatchObject({ status: 'generating', tries: n })
    expect(await ledgerOf(one)).toEqual([])
  }
  await run(one, dying)
  expect(await generationOf(house(), one.blueprintId)).toMatchObject({ status: 'error', tries: MOST_TRIES })
  // Whatever else the queue still has of it changes nothing.
  await run(one, dying)
  expect(await ledgerOf(one)).toHaveLength(1)
  expect(await lettersTo(one)).toEqual([FAILED])
})

test('what every worker died of is not begun once more', async () => {
  const one = await paid(house())
  await house()
    .db.update(generations)
    .set({ tries: MOST_TRIES, status: 'generating' })
    .where(eq(generations.id, one.generation.id))
  // A thread that is asked would hang.
  await run(one, hanging)
  expect(await generationOf(house(), one.blueprintId)).toMatchObject({ status: 'error' })
  expect(await ledgerOf(one)).toHaveLength(1)
})

test('a worker whose job was given to another ends nothing', async () => {
  const one = await paid(house())
  const control = new AbortController()
  const running = run(one, hanging, control.signal)
  control.abort(new Error('the claim is gone'))
  await expect(running).rejects.toThrow('the claim is gone')
  expect(await generationOf(house(), one.blueprintId)).toMatchObject({ status: 'generating' })
  expect(await ledgerOf(one)).toEqual([])
})

test('files that were stored by a worker that died are delivered by the next, without planning or printing', async () => {
  const one = await paid(house())
  const files = await storedFiles(house(), one.blueprintId)
  await keepFiles(house().db, one.generation.id, files)
  await run(one, hanging)
  expect(await generationOf(house(), one.blueprintId)).toMatchObject({ status: 'complete', progress: 100 })
  expect(await filesOf(one)).toBe(files.length)
  expect(await lettersTo(one)).toEqual([READY])
})

test('ended by many at once, it ends once: files or credit, never both, and one email', async () => {
  const outcomes = new Set<string>()
  for (let round = 0; round < 6; round++) {
    const one = await paid(house())
    const files = await storedFiles(house(), one.blueprintId)
    const ends = [
      () => complete(house(), one.generation, files),
      () => giveUp(house(), one.generation, 'too late'),
    ]
    const order = round % 2 ? ends : ends.toReversed()
    await Promise.all([...order, ...order].map((end) => end()))
    const { status } = await generationOf(house(), one.blueprintId)
    outcomes.add(status)
    expect(await filesOf(one)).toBe(status === 'complete' ? files.length : 0)
    expect(await ledgerOf(one)).toHaveLength(status === 'error' ? 1 : 0)
    expect(await lettersTo(one)).toEqual([status === 'complete' ? READY : FAILED])
  }
  for (const outcome of outcomes) expect(['complete', 'error']).toContain(outcome)
})

test('what cost nothing gives nothing back, and does not say so', async () => {
  const one = await paid(house())
  await house()
    .db.update(generations)
    .set({ cause: `generation:gift:${one.generation.id}` })
    .where(eq(generations.id, one.generation.id))
  await giveUp(house(), one.generation, 'a test')
  expect(await ledgerOf(one)).toEqual([])
  const [mail] = await house().db.select().from(mails).where(eq(mails.recipient, one.email))
  expect(mail?.text).not.toContain('restored')
})

test.each(['done', 'failed'])(
  'when its person leaves while it is made, what was stored for them goes (%s)',
  async (end) => {
    const one = await paid(house())
    const files = await storedFiles(house(), one.blueprintId)
    await house().db.delete(users).where(eq(users.id, one.userId))
    await (end === 'done' ? complete(house(), one.generation, files) : giveUp(house(), one.generation, 'x'))
    expect(await house().storage.list(folderOf(one.blueprintId))).toEqual([])
    expect(await lettersTo(one)).toEqual([])
  },
)

test('one that goes over to another account meanwhile is delivered there, at the next try', async () => {
  const [one, other] = [await paid(house()), await paid(house())]
  const files = await storedFiles(house(), one.blueprintId)
  const leaving = await house().database.pool.connect()
  await leaving.query('begin')
  await leaving.query(`update blueprints set user_id = $2, slug = 'moved' where id = $1`, [
    one.blueprintId,
    other.userId,
  ])
  await leaving.query('delete from users where id = $1', [one.userId])
  const first = complete(house(), one.generation, files)
  const told = expect(first).rejects.toThrow('The blueprint changed hands.')
  await untilBlocked(house().database.pool)
  await leaving.query('commit')
  leaving.release()
  await told
  await complete(house(), one.generation, files)
  expect(await filesOf(one)).toBe(files.length)
  expect(await lettersTo(one)).toEqual([])
  expect(await lettersTo(other)).toEqual([READY])
})

test('of two plans the first that was kept counts', async () => {
  const { generation } = await paid(house())
  const { db } = house()
  const kept = await Promise.all(
    ['a', 'b', 'c'].map((planKey) => keepPlan(db, generation, { planKey, writing: undefined })),
  )
  const [first] = kept
  const { planKey } = await generationOf(house(), generation.blueprintId)
  expect(['a', 'b', 'c']).toContain(planKey)
  expect(first).toBeDefined()
  expect(await keepPlan(db, generation, { planKey: 'd', writing: undefined })).toBe(planKey)
  // One that is gone from the storage makes room for another.
  expect(await keepPlan(db, { ...generation, planKey }, { planKey: 'e', writing: undefined })).toBe('e')
})
