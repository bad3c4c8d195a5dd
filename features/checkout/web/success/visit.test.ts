import { expect, test } from 'vitest'
import { visitOf } from './visit.ts'

test('without an order and not free, there is nothing to see', () => {
  for (const search of [
    '',
    '?',
    '?free=false',
    '?free=1&email=a@example.com',
    '?session_id=',
    '?session_id=%20',
  ])
    expect(visitOf(search)).toEqual({ kind: 'nothing' })
})

test('the link of an email confirms, whatever else the address claims', () => {
  expect(visitOf('?free=true&promo=ONEFREE&startupName=A', '#token=abc')).toEqual({
    kind: 'confirm',
    token: 'abc',
  })
  expect(visitOf('?free=true', '#token=')).toEqual({ kind: 'sent' })
})

test('an order is looked up, whatever else the address claims', () => {
  expect(visitOf('?session_id=cs_1&free=true&email=x@example.com&userId=u1')).toEqual({
    kind: 'order',
    sessionId: 'cs_1',
  })
})

test('a free order carries its form, and no userId', () => {
  const form = {
    fullName: 'Mara Lindqvist',
    email: 'mara@example.com',
    startupName: 'TideWatch',
    businessIdea: 'Buoys & dashboards',
    targetCustomer: 'Oyster farmers',
    industry: 'other',
    stage: 'prototype',
    additionalContext: 'Two people',
  }
  const search = new URLSearchParams({ free: 'true', promo: 'ONEFREE', userId: 'u1', ...form })
  expect(visitOf(`?${search}`)).toEqual({ kind: 'free', form: { ...form, promoCode: 'ONEFREE' } })
})

test('without a promo code a free order starts nothing: it would cost a credit', () => {
  for (const search of [
    '?free=true&startupName=A&businessIdea=B',
    '?free=true&promo=&startupName=A',
    '?free=true&promo=%20',
  ])
    expect(visitOf(search)).toEqual({ kind: 'sent' })
})
