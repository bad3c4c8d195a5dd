// Random histories, with repeats and partly at once, beside a model that keeps the same books in memory.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freshDatabase } from '#server/testing/database.ts'
import { totalsOf } from './queries.ts'
import { somebody, standing, take, write } from './testing/purses.ts'

const database = freshDatabase()

interface Step {
  does: 'purchase' | 'spend' | 'restore' | 'takeBack'
  amount: number
  /** Few, so that repeats are many. */
  cause: number
  forAddress: boolean
}

const step: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom('purchase', 'spend', 'spend', 'restore', 'takeBack'),
  amount: fc.integer({ min: 1, max: 4 }),
  cause: fc.nat(12),
  forAddress: fc.boolean(),
})
/** Some alone, some at once. */
const history = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { maxLength: 8 })

type Ending = boolean | number | 'no_credits'

/** The books as anybody would keep them: two piles, and a list of what was seen. */
class Model {
  own = 0
  ofAddress = 0
  used = 0
  readonly seen = new Map<string, number>()
  readonly proved: boolean
  constructor(proved: boolean) {
    this.proved = proved
  }

  expected({ does, amount, cause, forAddress }: Step): Ending {
    const before = this.seen.get(`${does}:${cause}`)
    if (before !== undefined) return does === 'takeBack' ? before : false
    const there = this.proved ? this.own + this.ofAddress : forAddress ? this.ofAddress : this.own
    if (does === 'takeBack') return Math.min(amount, there)
    return does === 'spend' && amount > there ? 'no_credits' : true
  }

  note(step: Step, ending: Ending): void {
    const { does, amount, cause, forAddress } = step
    const key = `${does}:${cause}`
    if (this.seen.has(key) || ending === false || ending === 'no_credits') return
    const taken = does === 'takeBack' ? Number(ending) : does === 'spend' ? amount : -amount
    this.seen.set(key, does === 'takeBack' ? taken : 0)
    if (does === 'spend' || does === 'restore') this.used += taken
    this.draw(taken, forAddress)
  }

  private draw(amount: number, forAddress: boolean): void {
    const pile = forAddress ? 'ofAddress' : 'own'
    const other = forAddress ? 'own' : 'ofAddress'
    const here = Math.min(amount, Math.max(0, this[pile]))
    this[pile] -= amount < 0 ? amount : here
    if (amount > here && amount > 0) this[other] -= amount - here
  }
}

async function run(userId: string, { does, amount, cause: n, forAddress }: Step): Promise<Ending> {
  const { db } = database()
  const common = { userId, cause: `${does}:${n}:${userId}`, forAddress }
  if (does === 'takeBack') return take(db, { ...common, kind: 'refund', most: amount })
  return write(db, { ...common, kind: does, amount: does === 'spend' ? -amount : amount }).catch((error) => {
    if (error.code === 'no_credits') return 'no_credits' as const
    throw error
  })
}

async function expectSame(userId: string, model: Model): Promise<void> {
  const { db } = database()
  const { own, ofAddress, sum, entries } = await standing(db, userId)
  expect({ own, ofAddress }).toEqual({ own: model.own, ofAddress: model.ofAddress })
  expect(sum).toBe(own + ofAddress)
  expect(await totalsOf(db, userId, { proved: true })).toEqual({
    credits: sum,
    totalUsed: model.used,
    totalPurchased: sum + model.used,
  })
  const running = new Map<string, number>()
  for (const { accountId, amount } of entries) {
    running.set(accountId, (running.get(accountId) ?? 0) + amount)
    expect(running.get(accountId)).toBeGreaterThanOrEqual(0)
  }
}

test('one after the other, every answer and every balance is the model’s', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.boolean(), async (steps, proved) => {
      const userId = await somebody(database().db, { proved })
      const model = new Model(proved)
      for (const one of steps) {
        const expected = model.expected(one)
        const ending = await run(userId, one)
        expect(ending).toBe(expected)
        model.note(one, ending)
      }
      await expectSame(userId, model)
    }),
    { numRuns: 25 },
  )
})

test('partly at once, some order of what happened explains every answer', async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.boolean(), async (batches, proved) => {
      const userId = await somebody(database().db, { proved })
      let models = [new Model(proved)]
      for (const batch of batches) {
        const endings = await Promise.all(batch.map((one) => run(userId, one)))
        models = explained(models, batch, endings)
        expect(models.length, JSON.stringify({ batch, endings })).toBeGreaterThan(0)
      }
      const { own, ofAddress } = await standing(database().db, userId)
      const same = models.find((model) => model.own === own && model.ofAddress === ofAddress)
      await expectSame(userId, same ?? (models[0] as Model))
    }),
    { numRuns: 25 },
  )
})

/** Every state that some order of the batch leads to in which each got the answer it did get. */
function explained(models: Model[], batch: Step[], endings: Ending[]): Model[] {
  const reached = new Map<string, Model>()
  const go = (model: Model, left: number[]): void => {
    if (left.length === 0) return void reached.set(JSON.stringify([model.own, model.ofAddress]), model)
    for (const i of left) {
      const one = batch[i] as Step
      if (model.expected(one) !== endings[i]) continue
      const next = Object.assign(new Model(model.proved), model, { seen: new Map(model.seen) })
      next.note(one, endings[i] as Ending)
      go(
        next,
        left.filter((other) => other !== i),
      )
    }
  }
  for (const model of models) go(model, [...batch.keys()])
  return [...reached.values()]
}
