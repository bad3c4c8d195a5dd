// Any story of buying, spending, refunds and disputes, with everything told several times at once, against a model that
// is simple enough to be believed.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { PACKS, type Pack } from '../prices.ts'
import { recordDispute } from './disputes.ts'
import { fulfil } from './fulfil.ts'
import { type ProviderRefund, recordRefunds } from './record-refund.ts'
import type { Order } from './rules.ts'
import { aBrief, buildOrder, paidSession, someId } from './testing/orders.ts'
import { openTill } from './testing/till.ts'

const shop = openShop({ works: false })
const till = openTill(shop)
const house = () => shop.house()

type DisputeStatus = 'needs_response' | 'won' | 'lost'
type Step =
  | { kind: 'buy'; pack: Pack; withForm: boolean; copies: number }
  | { kind: 'spend' }
  /** Of what is left. */
  | { kind: 'refund'; which: number; percent: number; copies: number }
  | { kind: 'refund fails'; which: number; copies: number }
  | { kind: 'dispute'; which: number; twin: boolean; status: DisputeStatus; copies: number }
  | { kind: 'all again' }

const which = fc.nat({ max: 2 })
const copies = fc.integer({ min: 1, max: 3 })
const kind = <K extends Step['kind']>(name: K) => fc.constant(name)
const buy = fc.record({
  kind: kind('buy'),
  pack: fc.constantFrom<Pack>('single', 'fivePack', 'tenPack'),
  withForm: fc.boolean(),
  copies,
})
const percent = fc.constantFrom(1, 20, 33, 50, 100)
const status = fc.constantFrom<DisputeStatus>('needs_response', 'won', 'lost')
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: buy },
  { weight: 3, arbitrary: fc.record({ kind: kind('spend') }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('refund'), which, percent, copies }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('refund fails'), which, copies }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('dispute'), which, twin: fc.boolean(), status, copies }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('all again') }) },
)
const story = fc
  .tuple(buy, fc.array(step, { minLength: 8, maxLength: 20 }))
  .map(([first, steps]): Step[] => [first, ...steps])

interface ModelRefund {
  amount: number
  credits: number
  failed: boolean
  told: ProviderRefund
}
interface ModelOrder {
  order: Order
  refunds: ModelRefund[]
  disputes: Map<string, { status: DisputeStatus; held: number }>
}

/** A purse and what was bought, in plain numbers. */
class Model {
  balance = 0
  orders: ModelOrder[] = []

  at = (which: number) => this.orders[which % Math.max(1, this.orders.length)]

  buy(order: Order) {
    this.orders.push({ order, refunds: [], disputes: new Map() })
    this.balance += order.quantity - (order.brief ? 1 : 0)
  }

  refunded = ({ refunds }: ModelOrder) => sum(refunds, (one) => (one.failed ? 0 : one.amount))
  left = (one: ModelOrder) => one.order.payableCents - this.refunded(one)

  private unspent({ order, refunds, disputes }: ModelOrder) {
    const gone = sum(refunds, (one) => (one.failed ? 0 : one.credits))
    const held = sum([...disputes.values()], ({ status, held }) => (status === 'won' ? 0 : held))
    return Math.max(0, Math.min(this.balance, order.quantity - (order.brief ? 1 : 0) - gone - held))
  }

  refund(one: ModelOrder, told: ProviderRefund) {
    const { quantity, payableCents } = one.order
    const share = (cents: number) => Math.round((quantity * cents) / payableCents)
    const due = share(this.refunded(one) + told.amount) - share(this.refunded(one))
    const taken = Math.min(due, this.unspent(one))
    this.balance -= taken
    let credits = taken
    for (const dispute of one.disputes.values()) {
      const part = dispute.status === 'won' ? 0 : Math.min(dispute.held, due - credits)
      dispute.held -= part
      credits += part
    }
    one.refunds.push({ amount: told.amount, credits, failed: false, told })
  }

  refundFails(refund: ModelRefund) {
    if (!refund.failed) this.balance += refund.credits
    refund.failed = true
    refund.told = { ...refund.told, status: 'failed' }
  }

  dispute(one: ModelOrder, id: string, status: DisputeStatus) {
    const known = one.disputes.get(id)
    if (!known) {
      const held = status === 'won' ? 0 : this.unspent(one)
      this.balance -= held
      one.disputes.set(id, { status, held })
    } else if (status === 'won' && known.status !== 'won') {
      this.balance += known.held
      known.status = 'won'
    } else if (status === 'lost' && known.status === 'needs_response') known.status = 'lost'
  }

  mark({ disputes }: ModelOrder) {
    const all = [...disputes.values()].map(({ status }) => status)
    if (all.includes('needs_response')) return 'open'
    return all.includes('lost') ? 'lost' : all.includes('won') ? 'won' : null
  }
}

const sum = <T>(list: T[], of: (one: T) => number) => list.reduce((total, one) => total + of(one), 0)
const times = <T>(count: number, run: () => Promise<T>) => Promise.all(Array.from({ length: count }, run))
const disputeId = ({ order }: ModelOrder, twin: boolean) => `dp_${order.id}${twin ? '_2' : ''}`

async function play(model: Model, buyer: Awaited<ReturnType<typeof till.buyer>>, step: Step): Promise<void> {
  if (step.kind === 'buy') {
    const { pack, withForm } = step
    const wish = { ...buyer.mine, pack, brief: withForm ? aBrief() : null }
    const order = await buildOrder(house().db, wish)
    await times(step.copies, () => fulfil(house(), paidSession(order)))
    return model.buy(order)
  }
  if (step.kind === 'spend') {
    const spent = await buyer.spend().catch((error) => error.code)
    expect(spent).toBe(model.balance > 0 ? true : 'no_credits')
    model.balance -= model.balance > 0 ? 1 : 0
    return
  }
  if (step.kind === 'all again') return tellAllAgain(model)
  const one = model.at(step.which)
  if (!one) return
  if (step.kind === 'refund') {
    const amount = Math.ceil((model.left(one) * step.percent) / 100)
    if (amount === 0) return
    const told = { id: `re_${someId()}`, amount, status: 'succeeded', metadata: null }
    await times(step.copies, () => recordRefunds(house(), one.order.id, [told]))
    model.refund(one, told)
  } else if (step.kind === 'refund fails') {
    const refund = one.refunds[step.which % Math.max(1, one.refunds.length)]
    if (!refund) return
    model.refundFails(refund)
    await times(step.copies, () => recordRefunds(house(), one.order.id, [refund.told]))
  } else {
    const id = disputeId(one, step.twin)
    await times(step.copies, () =>
      recordDispute(house(), one.order.id, { id, status: step.status, amount: 1 }),
    )
    model.dispute(one, id, step.status)
  }
}

/** Late copies of everything that ever happened. */
async function tellAllAgain({ orders }: Model): Promise<void> {
  await Promise.all(
    orders.flatMap(({ order, refunds, disputes }) => [
      fulfil(house(), paidSession(order)),
      recordRefunds(
        house(),
        order.id,
        refunds.map(({ told }) => told),
      ),
      ...[...disputes.keys()].map((id) =>
        recordDispute(house(), order.id, { id, status: 'needs_response', amount: 1 }),
      ),
    ]),
  )
}

test('the books agree with the model after every step', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (steps) => {
      const [buyer, model] = [await till.buyer(), new Model()]
      for (const one of steps) {
        await play(model, buyer, one)
        expect(await buyer.credits()).toBe(model.balance)
        expect(model.balance).toBeGreaterThanOrEqual(0)
      }
      for (const one of model.orders) {
        const { refundedCents, dispute } = await till.fresh(one.order)
        expect({ refundedCents, dispute }).toEqual({
          refundedCents: model.refunded(one),
          dispute: model.mark(one),
        })
      }
      await tellAllAgain(model)
      expect(await buyer.credits()).toBe(model.balance)
    }),
    { numRuns: 12, endOnFailure: true },
  )
}, 120_000)

test('everything at once: nobody waits for ever, and no purse goes below zero', async () => {
  const buyer = await till.buyer()
  const orders: Order[] = []
  for (const pack of ['single', 'fivePack', 'tenPack'] as const) {
    const order = await buildOrder(house().db, { ...buyer.mine, pack, brief: null })
    await fulfil(house(), paidSession(order))
    orders.push(order)
  }
  const spends: Promise<boolean>[] = Array.from({ length: 12 }, () =>
    buyer.spend().then(
      () => true,
      () => false,
    ),
  )
  const backs = orders.flatMap(({ id, pack }) => [
    ...Array.from({ length: 3 }, (_, n) => {
      const amount = Math.floor(PACKS[pack].priceCents / 3)
      return recordRefunds(house(), id, [
        { id: `re_${id}_${n}`, amount, status: 'succeeded', metadata: null },
      ])
    }),
    ...(['needs_response', 'lost', 'needs_response'] as const).map((status) =>
      recordDispute(house(), id, { id: `dp_${id}`, status, amount: 1 }),
    ),
  ])
  const spent = (await Promise.all(spends)).filter(Boolean).length
  await Promise.all(backs)
  const left = await buyer.credits()
  // Whatever was not spent was refunded or is lost with the dispute.
  expect(left).toBe(0)
  expect(spent).toBeLessThanOrEqual(16)
  for (const { id, pack } of orders)
    expect(await till.fresh({ id })).toMatchObject({
      dispute: 'lost',
      refundedCents: 3 * Math.floor(PACKS[pack].priceCents / 3),
    })
})
