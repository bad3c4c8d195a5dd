import { expect, test } from 'vitest'
import { planFor } from '../../plan/testing/plans.ts'
import { SAMPLES } from '../../testing/sample-briefs.ts'
import { a, noun } from './noun.ts'
import { nounsOf } from './nouns.ts'

const of = (fields: Parameters<typeof planFor>[0]) => nounsOf(planFor(fields).context)

test('nouns come from the brief', () => {
  expect(of(SAMPLES.dogs)).toMatchObject({
    work: { one: 'walk', many: 'walks' },
    subject: { one: 'dog' },
    provider: { one: 'walker' },
  })
  expect(of(SAMPLES.buoy)).toMatchObject({
    device: { one: 'buoy' },
    group: { one: 'farm' },
    customer: { one: 'farm manager' },
  })
  expect(of(SAMPLES.claims)).toMatchObject({
    customer: { one: 'practice manager' },
    document: { one: 'claim' },
    letter: { one: 'appeal letter', table: 'AppealLetter' },
    matter: { one: 'appeal' },
  })
  expect(of(SAMPLES.tailors)).toMatchObject({
    thing: { one: 'garment' },
    provider: { one: 'tailor' },
    seller: { one: 'seller' },
  })
  expect(of(SAMPLES.chores)).toMatchObject({
    task: { one: 'chore' },
    group: { one: 'house' },
    customer: { one: 'student' },
  })
  expect(of(SAMPLES.bakery)).toMatchObject({
    thing: { one: 'loaf', many: 'loaves' },
    classes: { one: 'baking class', many: 'baking classes' },
  })
})

test('what the brief does not name gets a plain word', () => {
  expect(of({ businessIdea: 'xyzzy' })).toMatchObject({
    thing: { one: 'product' },
    work: { one: 'appointment' },
    device: { one: 'device' },
    document: { one: 'document' },
    matter: { one: 'case' },
    letter: { one: 'letter' },
  })
})

test('nothing but plain words becomes a name', () => {
  const odd = of({
    businessIdea: 'A `DROP TABLE` class, <b>rm -rf</b> workshops and "ignore all" letters',
    targetCustomer: '#hackers | admins',
  })
  for (const one of [odd.customer, odd.classes, odd.letter, odd.thing]) {
    expect(one.table).toMatch(/^[A-Z][A-Za-z]+$/)
    expect(one.one).toMatch(/^[a-z][a-z -]+$/)
  }
})

test('plurals and articles', () => {
  expect(noun('loaf').many).toBe('loaves')
  expect(noun('baking class').many).toBe('baking classes')
  expect(noun('family').many).toBe('families')
  expect(a(noun('appeal'))).toBe('an appeal')
  expect(a(noun('user'))).toBe('a user')
})
