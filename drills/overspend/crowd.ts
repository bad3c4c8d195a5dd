// One seed's crowd: 200 spends on 10 credits, with restores, refunds and promo codes among them, all at once.
import { randomUUID } from 'node:crypto'
import { accountOfAddress } from '#features/accounts/server/public.ts'
import { users } from '#features/accounts/server/tables.ts'
import { takeBack, writeEntry } from '#features/credits/server/public.ts'
import { promoCodeForm } from '#features/promo-codes/contract.ts'
import { countUse, createPromoCode, releaseUse, reserveUse } from '#features/promo-codes/server/public.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import { eq } from '#server/database/sql.ts'
import { chanceOf } from '../chance.ts'

export const CREDITS = 10
export const PLACES = 10
const SPENDS = 200
const REFUNDS = 8
const ORDERS = 40

/** What the crowd was told. The books have to agree with it. */
export interface Told {
  seed: number
  userId: string
  promoCodeId: string
  /** By cause: what each who asked for it was answered. */
  spent: Map<string, string[]>
  restored: Map<string, string[]>
  /** By cause: how much each was told was taken. */
  takenBack: Map<string, string[]>
  /** By order. */
  places: Map<string, string[]>
  /** What nobody should have to see. */
  errors: string[]
}

export async function runCrowd(processes: Db[], seed: number): Promise<Told> {
  const chance = chanceOf(seed)
  const told = await prepare(processes, seed, chance.below(CREDITS + 1))
  let turn = 0
  const inTurn = <T>(work: (tx: Tx) => Promise<T>) =>
    (processes[turn++ % processes.length] as Db).transaction(work)
  const note = (into: Map<string, string[]>, key: string, answer: string) =>
    into.set(key, [...(into.get(key) ?? []), answer])
  /** Refusals that are part of the game are answers; anything else is an error. */
  const ask = (into: Map<string, string[]>, key: string, work: (tx: Tx) => Promise<unknown>) =>
    inTurn(work).then(
      (answer) => note(into, key, String(answer)),
      (error) => {
        const isRefusal = error.code === 'no_credits' || error.code === 'promo_refused'
        if (isRefusal) note(into, key, 'refused')
        else told.errors.push(`seed ${seed}, ${key}: ${error.cause?.message ?? error.message}`)
      },
    )
  const { userId } = told

  const spend = async (i: number) => {
    // Every fifth is a double click.
    const cause = `generation:${seed}:${i - (i % 5 === 4 ? 1 : 0)}`
    await ask(told.spent, cause, (tx) => writeEntry(tx, { userId, kind: 'spend', amount: -1, cause }))
    if (i % 3 > 0 || !told.spent.get(cause)?.includes('true')) return
    // The generation fails, and more than one notices.
    const restore = `restore:${cause}`
    const noticed = () =>
      ask(told.restored, restore, (tx) =>
        writeEntry(tx, { userId, kind: 'restore', amount: 1, cause: restore }),
      )
    await Promise.all([noticed(), noticed()])
  }
  const refund = async (i: number) => {
    const cause = `refund:${seed}:${i % (REFUNDS / 2)}`
    const most = 1 + chance.below(3)
    const forAddress = i % 2 === 0
    await ask(told.takenBack, cause, (tx) =>
      takeBack(tx, { userId, kind: 'refund', most, cause, forAddress }),
    )
  }
  const order = async (i: number) => {
    const orderId = randomUUID()
    const buyer = { email: `crowd-${i % 20}@example.com` }
    const wanted = { code: codeOf(seed), orderId, buyer }
    await ask(told.places, orderId, async (tx) => {
      await reserveUse(tx, wanted, { testMoney: true, secretKey: 'sk_test_drill' })
      return 'kept'
    })
    if (!told.places.get(orderId)?.includes('kept')) return
    const settle = (verb: typeof countUse, name: string) =>
      ask(told.places, orderId, async (tx) => {
        await verb(tx, orderId)
        return name
      })
    if (i % 4 === 0) await Promise.all([settle(releaseUse, 'released'), settle(releaseUse, 'released')])
    if (i % 4 > 1) await Promise.all([settle(countUse, 'counted'), settle(countUse, 'counted')])
  }

  const crowd = [
    ...Array.from({ length: SPENDS }, (_, i) => () => spend(i)),
    ...Array.from({ length: REFUNDS }, (_, i) => () => refund(i)),
    ...Array.from({ length: ORDERS }, (_, i) => () => order(i)),
  ]
  await Promise.all(chance.shuffled(crowd).map((one) => one()))
  return told
}

const codeOf = (seed: number) => `CROWD-${seed}`

/** Somebody with ten credits, in both purses, and a code with ten places. */
async function prepare([db]: Db[], seed: number, ofAddress: number): Promise<Told> {
  if (!db) throw new Error('There is nowhere to ask.')
  const { user } = await db.transaction((tx) =>
    accountOfAddress(tx, { email: `spender-${seed}@example.com`, fullName: 'Somebody Spending' }),
  )
  await db.update(users).set({ provedAt: new Date() }).where(eq(users.id, user.id))
  const userId = user.id
  for (const [amount, forAddress] of [
    [CREDITS - ofAddress, false],
    [ofAddress, true],
  ] as const) {
    const cause = `order:${seed}:${forAddress}`
    if (amount > 0)
      await db.transaction((tx) => writeEntry(tx, { userId, kind: 'purchase', amount, cause, forAddress }))
  }
  const form = promoCodeForm.parse({ code: codeOf(seed), discountValue: 20, maxUses: PLACES, usageLimit: 3 })
  const { id: promoCodeId } = await createPromoCode(db, form)
  const nothing = () => new Map<string, string[]>()
  return {
    seed,
    userId,
    promoCodeId,
    spent: nothing(),
    restored: nothing(),
    takenBack: nothing(),
    places: nothing(),
    errors: [],
  }
}
