import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { briefSchema } from '#engine/brief.ts'
import { lockUser } from '#features/accounts/server/public.ts'
import { users } from '#features/accounts/server/tables.ts'
import { randomEmail } from '#features/accounts/server/testing/shop.ts'
import { blueprints } from '#features/blueprints/server/tables.ts'
import type { Tx } from '#server/database/connect.ts'
import { eq } from '#server/database/sql.ts'
import { testHouse } from '#server/testing/house.ts'
import { generationFeature } from './feature.ts'
import { startBlueprint } from './start-blueprint.ts'
import { generations } from './tables.ts'
import { FORM } from './testing/founders.ts'

const house = testHouse({ features: [generationFeature] })

async function somebody(): Promise<string> {
  const [user] = await house()
    .db.insert(users)
    .values({ email: randomEmail(), fullName: 'Ada' })
    .returning({ id: users.id })
  return user?.id ?? ''
}

const start = (tx: Tx, userId: string, startupName: string, cause = `order:${randomUUID()}`) =>
  startBlueprint(house(), tx, {
    userId,
    forAddress: false,
    cause,
    brief: briefSchema.parse({ ...FORM, startupName }),
  })

/** As every path does it: the owner's row is held. */
const startHeld = (userId: string, startupName: string, cause?: string) =>
  house().db.transaction(async (tx) => {
    await lockUser(tx, userId)
    return start(tx, userId, startupName, cause)
  })

const slugsOf = async (userId: string) =>
  (await house().db.select().from(blueprints).where(eq(blueprints.userId, userId)))
    .map(({ slug }) => slug)
    .toSorted()

async function jobs(): Promise<number> {
  const { rows } = await house().database.pool.query(
    `select count(*)::int as n from pgboss.job where name = 'make-blueprint'`,
  )
  return rows[0].n
}

test('what is rolled back leaves no blueprint, no generation and no job', async () => {
  const userId = await somebody()
  const before = await jobs()
  const cause = `order:${randomUUID()}`
  const rolledBack = house().db.transaction(async (tx) => {
    await start(tx, userId, 'Acme', cause)
    throw new Error('the payment failed')
  })
  await expect(rolledBack).rejects.toThrow('the payment failed')
  expect(await slugsOf(userId)).toEqual([])
  expect(await house().db.$count(generations, eq(generations.cause, cause))).toBe(0)
  expect(await jobs()).toBe(before)
})

test('the same cause, also at the same moment, is the same blueprint and one job', async () => {
  const userId = await somebody()
  const before = await jobs()
  const cause = `order:${randomUUID()}`
  const ids = await Promise.all(Array.from({ length: 6 }, () => startHeld(userId, 'Acme', cause)))
  expect(new Set(ids).size).toBe(1)
  expect(await slugsOf(userId)).toEqual(['acme'])
  expect(await jobs()).toBe(before + 1)
})

test('names that meet in one address get addresses of their own, also in a race', async () => {
  const userId = await somebody()
  await startHeld(userId, 'Acme 2')
  await Promise.all(['Acme', 'ACME', ' acme ', 'Acme'].map((name) => startHeld(userId, name)))
  expect(await slugsOf(userId)).toEqual(['acme', 'acme-2', 'acme-3', 'acme-4', 'acme-5'])
})

test('signs that mean something to the database mean nothing in a name', async () => {
  const userId = await somebody()
  for (const name of ['a_c', 'abc', 'abc-2', 'a_c']) await startHeld(userId, name)
  expect(await slugsOf(userId)).toEqual(['a_c', 'a_c-2', 'abc', 'abc-2'])
})

test('addresses are each founder’s own', async () => {
  const [one, two] = [await somebody(), await somebody()]
  await Promise.all([startHeld(one, 'Acme'), startHeld(two, 'Acme')])
  expect([await slugsOf(one), await slugsOf(two)]).toEqual([['acme'], ['acme']])
})

test('what is paid for is made before what is free', async () => {
  const priorityOf = async (isFree: boolean) => {
    const userId = await somebody()
    const blueprintId = await house().db.transaction((tx) =>
      startBlueprint(house(), tx, {
        userId,
        forAddress: false,
        cause: `order:${randomUUID()}`,
        brief: briefSchema.parse(FORM),
        isFree,
      }),
    )
    const { rows } = await house().database.pool.query(
      `select priority from pgboss.job j join generations g on g.id::text = j.data ->> 'generationId'
       where g.blueprint_id = $1`,
      [blueprintId],
    )
    return rows[0].priority
  }
  expect(await priorityOf(false)).toBeGreaterThan(await priorityOf(true))
})
