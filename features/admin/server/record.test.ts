import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { eq, sql } from '#server/database/sql.ts'
import { asOwner } from '#server/testing/database.ts'
import { type Deed, record } from './record.ts'
import { auditEntries } from './tables.ts'

const shop = openShop()

async function recorded(deed: Partial<Deed> = {}) {
  const id = randomUUID()
  await shop.house().db.transaction((tx) =>
    record(tx, {
      actor: { id },
      action: 'promo-code.create',
      target: { kind: 'promo-code', id: '7', label: 'DRAFT20' },
      after: { discountValue: 20 },
      ...deed,
    }),
  )
  const [entry] = await shop.house().db.select().from(auditEntries).where(eq(auditEntries.actorId, id))
  return entry
}

test('a deed is written with who, what, to what, and how it was and is', async () => {
  expect(await recorded({ before: { discountValue: 10 }, reason: 'Launch' })).toMatchObject({
    action: 'promo-code.create',
    targetKind: 'promo-code',
    targetId: '7',
    targetLabel: 'DRAFT20',
    before: { discountValue: 10 },
    after: { discountValue: 20 },
    reason: 'Launch',
  })
})

test('people are kept by id alone', async () => {
  const target = { kind: 'customer', id: randomUUID(), label: 'mara@example.com' }
  expect(await recorded({ target })).toMatchObject({ targetId: target.id, targetLabel: null })
})

test('a deed that fails leaves no entry', async () => {
  const { db } = shop.house()
  const id = randomUUID()
  const failing = db.transaction(async (tx) => {
    await record(tx, { actor: { id }, action: 'a.b', target: { kind: 'c', id: '1' } })
    throw new Error('It did not happen.')
  })
  await expect(failing).rejects.toThrow('It did not happen.')
  expect(await db.select().from(auditEntries).where(eq(auditEntries.actorId, id))).toEqual([])
})

test.each([
  `update audit_entries set reason = 'another'`,
  'delete from audit_entries',
  'truncate audit_entries',
])(
  'nobody changes, deletes or empties it, neither the program nor the owner of the tables: %s',
  async (statement) => {
    const entry = await recorded()
    const { db, ...house } = shop.house()
    await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: 'permission denied for table audit_entries' },
    })
    await expect(asOwner(house, statement)).rejects.toThrow('The audit trail is append-only.')
    expect(
      await db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.id, entry?.id ?? 0)),
    ).toEqual([entry])
  },
)
