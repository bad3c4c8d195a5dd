import { expect, test } from 'vitest'
import { type Bait, valuesOf } from './address-values.ts'
import { addressesOf } from './addresses.ts'

const bait: Bait = {
  tokens: {
    login: 'login',
    reset: 'reset',
    verify: 'verify',
    change: 'change',
    freeOrder: 'order',
    share: 'share',
  },
  code: '123456',
  attackerEmail: 'attacker@example.com',
  memberEmail: 'member@example.com',
  memberId: 'member',
  unsubscribe: { member: 'one', attacker: 'two' },
  sessions: { member: 'cs_1', attacker: 'cs_2', unpaid: 'cs_3', unserved: 'cs_4' },
  blueprint: 'blueprint',
  order: 'order',
  thread: 'thread',
  comment: 'comment',
  scenario: 'scenario',
  slug: 'post',
  freeCode: 'FREE',
  discountCode: 'SOME',
}

const addresses = (own: string[], everything = false) =>
  addressesOf(['/page/:id'], { all: ['free', 'show', 'token'], anchors: [], of: () => own }, bait, {
    everything,
  })

test('a page is opened with each value of each name that it reads, and with all names at once', () => {
  const found = addresses(['token'])
  expect(found).toEqual(
    expect.arrayContaining([
      '/page/blueprint',
      ...valuesOf('token', bait).flatMap((token) => [
        `/page/blueprint?token=${token}`,
        `/page/blueprint#token=${token}`,
      ]),
      '/page/blueprint?free=true&show=blueprint&token=login#free=true&show=blueprint&token=login',
    ]),
  )
})

test('of three names each is left out once, because one may hide what the others do', () => {
  const found = addresses(['free', 'promo', 'session_id'])
  expect(found).toContain('/page/blueprint?free=true&promo=FREE')
  expect(found).toContain('/page/blueprint?promo=FREE&session_id=cs_2')
})

test('every page is opened with every name where that is wanted', () => {
  expect(addresses([], false)).not.toContain('/page/blueprint?show=blueprint')
  expect(addresses([], true)).toContain('/page/blueprint?show=blueprint')
})

test('a name that nobody thought of is tried with one value of each kind', () => {
  expect(valuesOf('invented', bait)).toEqual(['true', 'blueprint', 'attacker@example.com', 'login'])
})
