// What the database says afterwards, beside what the crowd was told. Each check answers what is wrong, if anything.

import { creditAccounts, creditEntries } from '#features/credits/server/tables.ts'
import { promoCodes, promoUses } from '#features/promo-codes/server/tables.ts'
import type { Db } from '#server/database/connect.ts'
import { asc, eq } from '#server/database/sql.ts'
import { CREDITS, PLACES, type Told } from './crowd.ts'

export interface Books {
  purses: (typeof creditAccounts.$inferSelect)[]
  entries: (typeof creditEntries.$inferSelect)[]
  code: typeof promoCodes.$inferSelect | undefined
  uses: (typeof promoUses.$inferSelect)[]
}

export async function openBooks(db: Db, { userId, promoCodeId }: Told): Promise<Books> {
  const purses = await db.select().from(creditAccounts).where(eq(creditAccounts.userId, userId))
  const rows = await db
    .select({ entry: creditEntries })
    .from(creditEntries)
    .innerJoin(creditAccounts, eq(creditAccounts.id, creditEntries.accountId))
    .where(eq(creditAccounts.userId, userId))
    .orderBy(asc(creditEntries.id))
  const [code] = await db.select().from(promoCodes).where(eq(promoCodes.id, promoCodeId))
  const uses = await db.select().from(promoUses).where(eq(promoUses.promoCodeId, promoCodeId))
  return { purses, entries: rows.map(({ entry }) => entry), code, uses }
}

type Check = (told: Told, books: Books) => string | undefined

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
const times = (answers: Map<string, string[]>, word: string) =>
  [...answers.values()].filter((list) => list.includes(word)).length

export const CHECKS: Record<string, Check> = {
  'nobody got an error'({ errors }) {
    return errors.length > 0 ? `${errors.length} errors, such as: ${errors[0]}` : undefined
  },

  'never negative, at no entry'(_, { entries, purses }) {
    const running = new Map<string, number>()
    for (const { id, accountId, amount } of entries) {
      const balance = (running.get(accountId) ?? 0) + amount
      running.set(accountId, balance)
      if (balance < 0) return `${balance} after entry ${id}`
    }
    const low = purses.find(({ balance }) => balance < 0)
    return low && `a purse with ${low.balance}`
  },

  'the balance is the sum, and the model’s'({ spent, restored, takenBack }, { purses, entries }) {
    const balance = sum(purses.map((purse) => purse.balance))
    const total = sum(entries.map(({ amount }) => amount))
    const taken = sum([...takenBack.values()].map(([first]) => Number(first)))
    const model = CREDITS - times(spent, 'true') + times(restored, 'true') - taken
    const same = balance === total && balance === model
    return same ? undefined : `balance ${balance}, entries ${total}, model ${model}`
  },

  'each cause once, and all who ask hear the same'({ spent, restored, takenBack }) {
    for (const [cause, answers] of [...spent, ...restored]) {
      if (answers.filter((one) => one === 'true').length > 1) return `${cause}: ${answers.join(', ')}`
    }
    const split = [...takenBack].find(([, answers]) => new Set(answers).size > 1)
    return split && `${split[0]}: ${split[1].join(', ')}`
  },

  'nobody is refused while there is something left'({ spent, takenBack }) {
    const out = times(spent, 'true') + sum([...takenBack.values()].map(([first]) => Number(first)))
    return out < CREDITS ? `only ${out} of ${CREDITS} went out` : undefined
  },

  'promo places: as many as there are, and as the orders were told'({ places }, { code, uses }) {
    const [kept, counted, released] = ['kept', 'counted', 'released'].map((word) => times(places, word))
    const model = { current: counted, reserved: (kept ?? 0) - (counted ?? 0) - (released ?? 0) }
    const row = { current: code?.currentUses, reserved: code?.reservedUses }
    const states = (state: string) => uses.filter((use) => use.state === state).length
    const rows = { current: states('counted'), reserved: states('reserved') }
    const said = [model, row, rows].map((one) => JSON.stringify(one))
    if (new Set(said).size > 1) return `model, code and uses say ${said.join(', ')}`
    const held = (model.current ?? 0) + model.reserved
    return held > PLACES ? `${held} places of ${PLACES}` : undefined
  },
}
