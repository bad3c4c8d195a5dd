import { describe, expect, test } from 'vitest'
import { CASES } from './testing/briefs.ts'
import type { Case } from './testing/case.ts'
import { FIFTH_HOLD_OUT } from './testing/fifth-hold-out.ts'
import { FOURTH_HOLD_OUT } from './testing/fourth-hold-out.ts'
import { HOLD_OUT } from './testing/hold-out.ts'
import { RARE_TRADES } from './testing/rare-trades.ts'
import { SECOND_HOLD_OUT } from './testing/second-hold-out.ts'
import { THIRD_HOLD_OUT } from './testing/third-hold-out.ts'
import { understand } from './understand.ts'
import type { Fact } from './understanding.ts'

/** 'price 400', 'customer-size 1-8', and for claims 'skill: nurse'. */
function namesOf({ kind, amount, about }: Fact): string[] {
  const range = amount && (amount.low === amount.high ? `${amount.low}` : `${amount.low}-${amount.high}`)
  return [`${kind}: ${about}`, ...(range ? [`${kind} ${range}`] : [])]
}

function check({ brief, model, sells, country, currency, facts, offer, buyer }: Case) {
  const found = understand(brief)
  expect({
    model: found.model.value,
    sells: found.sells.value,
    country: found.place.value.country,
    currency: found.currency.value,
    facts: facts.filter((fact) => !found.facts.flatMap(namesOf).includes(fact)),
  }).toEqual({ model, sells, country, currency, facts: [] })
  if (offer) expect(found.offer.value).toBe(offer)
  if (buyer) expect(found.buyer.value).toBe(buyer)
}

describe('founders of every kind', () => {
  test.each(CASES.map((one) => [one.brief.startupName, one] as const))('%s', (_, one) => check(one))
})

describe('founders we had not met when the rules were written', () => {
  test.each(HOLD_OUT.map((one) => [one.brief.startupName, one] as const))('%s', (_, one) => check(one))
})

describe('and a second company of strangers', () => {
  test.each(SECOND_HOLD_OUT.map((one) => [one.brief.startupName, one] as const))('%s', (_, one) => check(one))
})

describe('and a third', () => {
  test.each(THIRD_HOLD_OUT.map((one) => [one.brief.startupName, one] as const))('%s', (_, one) => check(one))
})

describe('and founders of few words', () => {
  test.each(FOURTH_HOLD_OUT.map((one) => [one.brief.businessIdea, one] as const))('%s', (_, one) =>
    check(one),
  )
})

describe('and a fifth company, of every kind and from sixteen countries', () => {
  test.each(FIFTH_HOLD_OUT.map((one) => [one.brief.startupName, one] as const))('%s', (_, one) => check(one))
})

describe('and trades that are seldom met', () => {
  test.each(RARE_TRADES.map((one) => [one.brief.startupName, one] as const))('%s', (_, { brief, model }) =>
    expect(understand(brief).model.value).toBe(model),
  )
})
