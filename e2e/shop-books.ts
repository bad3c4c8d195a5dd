// What the books of a shop say of one buyer, and what a delivered plan says of itself.
import { gunzipSync } from 'node:zlib'
import { type APIRequestContext, expect } from '@playwright/test'
import type { Blueprint } from '#engine/blueprint.ts'
import { factsOf } from '#engine/documents/testing/pdf.ts'
import { figuresShown, squashed } from '#engine/press/testing/expected-text.ts'
import { users } from '#features/accounts/server/tables.ts'
import { blueprintFiles, blueprints } from '#features/blueprints/server/tables.ts'
import { orders } from '#features/checkout/server/tables.ts'
import { creditAccounts, creditEntries } from '#features/credits/server/tables.ts'
import { generations } from '#features/generation/server/tables.ts'
import { promoUses } from '#features/promo-codes/server/tables.ts'
import { asc, eq, inArray } from '#server/database/sql.ts'
import { mails } from '#server/mail/tables.ts'
import type { OwnShop } from './own-shop.ts'

/** Everything that exists of a buyer, without the names. */
export async function booksOf({ db }: OwnShop, email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  const bought = await db.select().from(orders).where(eq(orders.email, email))
  const uses = await db
    .select()
    .from(promoUses)
    .where(inArray(promoUses.orderId, ids(bought)))
  const letters = await db
    .select()
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(asc(mails.createdAt))
  return {
    orders: bought.map(({ state, amountPaidCents, promoCode }) => ({ state, amountPaidCents, promoCode })),
    promoUses: uses.map(({ state }) => state),
    letters: letters.map(({ subject }) => subject.replace(/ for .* is/, ' is')),
    ...(await madeFor(db, user?.id)),
  }
}

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
const NOBODY = '00000000-0000-4000-8000-000000000000'

async function madeFor(db: OwnShop['db'], userId = NOBODY) {
  const entries = await db
    .select({ kind: creditEntries.kind, amount: creditEntries.amount })
    .from(creditEntries)
    .innerJoin(creditAccounts, eq(creditAccounts.id, creditEntries.accountId))
    .where(eq(creditAccounts.userId, userId))
    .orderBy(asc(creditEntries.id))
  const made = ids(await db.select().from(blueprints).where(eq(blueprints.userId, userId)))
  const makings = await db.select().from(generations).where(inArray(generations.blueprintId, made))
  return {
    ledger: entries.map(({ kind, amount }) => `${kind} ${amount}`),
    blueprints: makings.map(({ status }) => status),
    files: await db.$count(blueprintFiles, inArray(blueprintFiles.blueprintId, made)),
  }
}

/** Paid, served and made, once. */
export const SERVED = {
  promoUses: ['counted'],
  letters: ['Your order: Single Blueprint', 'Your blueprint is ready'],
  ledger: ['purchase 1', 'spend -1'],
  blueprints: ['complete'],
  files: 13,
}

/** Fetches the plan as that browser may, and reads it as anybody would. */
export async function expectPlan(shop: OwnShop, request: APIRequestContext, name: string): Promise<void> {
  const { blueprints: own } = await (await request.get('/api/dashboard')).json()
  const { id, completeBlueprintUrl } = own.find((one: { name: string }) => one.name === name)
  const answer = await request.get(completeBlueprintUrl)
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  })
  const { pages, title, text } = factsOf(await answer.body())
  expect({ pages, title }).toEqual({ pages: 20, title: `${name}: business plan` })
  const printed = squashed(text)
  const figures = figuresShown((await planOf(shop, id)).plan)
  expect(figures.length).toBeGreaterThan(50)
  expect([name, ...figures].filter((words) => !printed.includes(squashed(words)))).toEqual([])
}

async function planOf({ db, stored }: OwnShop, blueprintId: string): Promise<Blueprint> {
  const [made] = await db.select().from(generations).where(eq(generations.blueprintId, blueprintId))
  return JSON.parse(gunzipSync(stored(made?.planKey ?? '')).toString())
}
