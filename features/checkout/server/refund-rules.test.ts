import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  creditsDue,
  type DisputeState,
  disputeMark,
  disputeState,
  heavier,
  leftToRefund,
  refundableUntil,
  refundKey,
  suggestedRefund,
  unspentCredits,
} from './refund-rules.ts'

const fivePack = { quantity: 5, paidCents: 300, refundedCents: 0 }
const single = { quantity: 1, paidCents: 99, refundedCents: 0 }

test('a refund can be asked for on the seventh day, to the second', () => {
  expect(refundableUntil(new Date('2026-11-15T14:00:00Z'))).toEqual(new Date('2026-11-22T14:00:00Z'))
})

describe('how many credits of an order are unspent', () => {
  const used = { quantity: 5, available: 5, onItsBlueprint: 0, takenBack: 0 }

  test('all of them, when the purse holds them', () => expect(unspentCredits(used)).toBe(5))
  test('at most what the purse holds', () => expect(unspentCredits({ ...used, available: 2 })).toBe(2))
  test('credits of other orders are not counted twice', () =>
    expect(unspentCredits({ ...used, available: 15 })).toBe(5))
  test('its own blueprint was made with one of them, however full the purse is', () =>
    expect(unspentCredits({ ...used, available: 15, onItsBlueprint: 1 })).toBe(4))
  test('what was taken back is gone', () =>
    expect(unspentCredits({ ...used, available: 15, onItsBlueprint: 1, takenBack: 3 })).toBe(1))
  test('never less than none', () => expect(unspentCredits({ ...used, takenBack: 7 })).toBe(0))
})

describe('what a refund gives back by the rule', () => {
  test('the price of what is unspent', () => expect(suggestedRefund(fivePack, 3)).toBe(180))
  test('everything, when nothing was spent', () => expect(suggestedRefund(fivePack, 5)).toBe(300))
  test('nothing, when all was spent', () => expect(suggestedRefund(fivePack, 0)).toBe(0))
  test('a single in full, even when its credit was spent', () => expect(suggestedRefund(single, 0)).toBe(99))
  test('what was paid counts, not the price without the promo code', () =>
    expect(suggestedRefund({ ...fivePack, paidCents: 240 }, 3)).toBe(144))
  test('half a cent is rounded up', () =>
    expect(suggestedRefund({ quantity: 10, paidCents: 455, refundedCents: 0 }, 1)).toBe(46))
  test('less than half a cent is not', () =>
    expect(suggestedRefund({ quantity: 10, paidCents: 454, refundedCents: 0 }, 1)).toBe(45))
  test('at most what was not refunded yet', () => {
    expect(suggestedRefund({ ...fivePack, refundedCents: 200 }, 5)).toBe(100)
    expect(suggestedRefund({ ...single, refundedCents: 60 }, 1)).toBe(39)
    expect(leftToRefund({ ...single, refundedCents: 120 })).toBe(0)
  })
})

describe('credits that go with a refund', () => {
  test('in proportion', () => expect(creditsDue(fivePack, 180)).toBe(3))
  test('rounded half up', () => {
    expect(creditsDue(fivePack, 89)).toBe(1)
    expect(creditsDue(fivePack, 90)).toBe(2)
    expect(creditsDue(single, 49)).toBe(0)
    expect(creditsDue(single, 50)).toBe(1)
  })
  test('never more than were bought', () => expect(creditsDue(fivePack, 9_000)).toBe(5))
  test('nothing for an order that cost nothing', () =>
    expect(creditsDue({ ...single, paidCents: 0 }, 10)).toBe(0))

  const bought = fc.record({
    quantity: fc.constantFrom(1, 5, 10),
    paidCents: fc.integer({ min: 50, max: 1_000 }),
  })

  test('many small refunds take as many as one large one', () => {
    fc.assert(
      fc.property(bought, fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 30 }), (order, amounts) => {
        let refundedCents = 0
        let taken = 0
        for (const amount of amounts) {
          const due = creditsDue({ ...order, refundedCents }, amount)
          expect(due).toBeGreaterThanOrEqual(0)
          taken += due
          refundedCents += amount
        }
        expect(taken).toBe(creditsDue({ ...order, refundedCents: 0 }, refundedCents))
      }),
    )
  })

  test('the suggested refund takes exactly what is unspent', () => {
    fc.assert(
      fc.property(bought, fc.nat(), (order, any) => {
        const unspent = any % (order.quantity + 1)
        fc.pre(order.quantity > 1 || unspent === 1)
        const whole = { ...order, refundedCents: 0 }
        const amount = suggestedRefund(whole, unspent)
        expect(amount).toBeLessThanOrEqual(order.paidCents)
        expect(creditsDue(whole, amount)).toBe(unspent)
      }),
    )
  })
})

describe('the key of a refund', () => {
  const decidedAt = new Date('2026-11-15T14:20:00Z')
  const keyAfter = (minutes: number) =>
    refundKey({ id: 'a', decidedAt }, new Date(decidedAt.getTime() + minutes * 60_000))

  test('is the same for an hour, and then another', () => {
    const first = keyAfter(0)
    expect(first).toEqual(expect.any(String))
    expect(keyAfter(58.9)).toBe(first)
    expect(keyAfter(60)).not.toBe(first)
    expect(keyAfter(118)).toBe(keyAfter(60))
    expect(keyAfter(24 * 60)).not.toBe(keyAfter(60))
  })
  test('pauses between two, so that no two are in use at once', () => {
    expect([keyAfter(59), keyAfter(59.9), keyAfter(119.5)]).toEqual([undefined, undefined, undefined])
  })
  test('is of one decision about one refund', () => {
    expect(refundKey({ id: 'b', decidedAt }, decidedAt)).not.toBe(keyAfter(0))
    expect(refundKey({ id: 'a', decidedAt: new Date(1) }, new Date(1))).not.toBe(keyAfter(0))
  })
  test('bears a clock that is behind', () => expect(keyAfter(-5)).toBe(keyAfter(0)))
})

describe('disputes', () => {
  test("the provider's words in ours", () => {
    expect(disputeState('needs_response')).toBe('open')
    expect(disputeState('under_review')).toBe('open')
    expect(disputeState('warning_needs_response')).toBe('open')
    expect(disputeState('appeal_under_review')).toBe('open')
    expect(disputeState('a word of next year')).toBe('open')
    expect(disputeState('lost')).toBe('lost')
    expect(disputeState('won')).toBe('won')
    expect(disputeState('warning_closed')).toBe('won')
    expect(disputeState('prevented')).toBe('won')
  })

  const state = fc.constantFrom<DisputeState>('open', 'lost', 'won')

  test('messages in any order, and again, come to the same', () => {
    fc.assert(
      fc.property(
        fc.array(state, { minLength: 1, maxLength: 6 }),
        fc.infiniteStream(fc.nat()),
        (seen, dice) => {
          const shuffled = [...seen, ...seen]
          shuffled.sort(() => ((dice.next().value ?? 0) % 2 === 0 ? -1 : 1))
          expect(shuffled.reduce(heavier)).toBe(seen.reduce(heavier))
        },
      ),
    )
  })

  test('a late beginning does not undo an end; an appeal can still be won', () => {
    expect(heavier('won', 'open')).toBe('won')
    expect(heavier('open', 'lost')).toBe('lost')
    expect(heavier('lost', 'won')).toBe('won')
  })

  test('of several about one order the worst that is not over marks it', () => {
    expect(disputeMark(['won', 'lost', 'open'])).toBe('open')
    expect(disputeMark(['won', 'lost'])).toBe('lost')
    expect(disputeMark(['won'])).toBe('won')
    expect(disputeMark([])).toBeNull()
  })
})
