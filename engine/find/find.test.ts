import { expect, test } from 'vitest'
import { readingWith } from '../case/testing/reading.ts'
import { read } from '../read/read.ts'
import { MECHANISMS, type Mechanism } from '../read/reading.ts'
import library from '../trades/library.json' with { type: 'json' }
import { tradeLibrary } from '../trades/library.ts'
import { facetsOf } from './facets.ts'
import { findTrade } from './find.ts'
import { kindFingerprint } from './learn/learn-kinds.ts'
import { subjectFingerprint } from './learn/learn-subjects.ts'
import subjectTable from './subject-table.json' with { type: 'json' }
import { subjectsOf } from './subjects.ts'
import table from './table.json' with { type: 'json' }

test('what finds trades was learned from these lessons and these trades (npm run trades)', () => {
  expect(table.fingerprint).toBe(kindFingerprint())
  expect(table.trades).toBe(library.fingerprint)
  expect(subjectTable.fingerprint).toBe(subjectFingerprint())
  expect(subjectTable.trades).toBe(library.fingerprint)
})

const tradeFor = (businessIdea: string, earnsBy?: Mechanism) => {
  const brief = {
    fullName: 'A B',
    email: '',
    startupName: 'Zip',
    businessIdea,
    targetCustomer: '',
    industry: '',
    stage: '',
    additionalContext: '',
  }
  const reading = read(brief)
  const subject = subjectsOf(tradeLibrary().subjects, reading, brief).plain
  return findTrade(reading, businessIdea, { subject, earnsBy })
}

test.each([
  ['Software for breweries that tracks their tanks, $90 a month', 'software-by-subscription'],
  ['Temporary drivers for school buses, billed to districts by the hour', 'people-by-the-hour'],
  ['A mobile dryer for maize, farmers pay per bag that we dry', 'process-for-others'],
  ['An app for parents that plans dinners, $5 a month', 'app-by-subscription'],
  ['Home cleaning every two weeks in Tulsa, $120 a clean', 'home-cleaning'],
])('%s is %s', (idea, id) => {
  expect(tradeFor(idea).trade.id).toBe(id)
})

test('a trade of its own is taken for its subjects alone, else the general one', () => {
  expect(tradeFor('We inspect lightning rods on church towers, €300 a visit').trade.general).toBe(true)
})

test('the runners-up are named', () => {
  expect(tradeFor('Home cleaning every two weeks in Tulsa, $120 a clean').instead).toHaveLength(2)
})

test('facets hang on the offer, not on the customer', () => {
  const { facets } = tradeLibrary()
  const ids = (offer: string, kind: string) =>
    facetsOf(facets, readingWith({ offer: { text: offer, sure: 1 } }), offer, kind).map(({ id }) => id)
  expect(ids('catering for offices', 'cook-and-serve')).toContain('food-handling')
  expect(ids('booking software for restaurants', 'software-by-subscription')).not.toContain('food-handling')
})

test('a subject is found by the words of the offer and by how it earns', () => {
  const { subjects } = tradeLibrary()
  const ids = (idea: string, mechanism: Mechanism) =>
    subjectsOf(subjects, readingWith({ earns: [{ mechanism, sure: 1 }] }), {
      startupName: 'Crust',
      businessIdea: idea,
      targetCustomer: '',
      additionalContext: '',
    }).all.map(({ id }) => id)
  expect(ids('Sourdough bakery in a village without a bread shop', 'product-sale')).toEqual(['bakery'])
  expect(ids('Ordering software for sourdough bakeries, $40 a month', 'subscription')).not.toContain('bakery')
  expect(ids('Bakery equipment, new and used, for sourdough ovens', 'product-sale')).toEqual([])
  expect(ids('We wash windows', 'service-visit')).not.toContain('bakery')
})

test.each(MECHANISMS)('whoever says that it earns by %s gets a trade that does', (mechanism) => {
  const { trade } = tradeFor('We bake sourdough bread in a small shop in Cork.', mechanism)
  expect(trade.earns[0]?.mechanism).toBe(mechanism)
})
