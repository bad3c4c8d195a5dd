import { expect, test } from 'vitest'
import { knowledge } from './knowledge.ts'
import { type Circumstances, regulationFor } from './regulation.ts'

const rulesFor = (circumstances: Circumstances) => regulationFor(knowledge, circumstances)
const ids = (circumstances: Circumstances) => rulesFor(circumstances).map(({ point }) => point.id)

const claims: Circumstances = {
  industry: 'healthcare',
  model: 'success-fee',
  country: 'US',
  text: 'Software that reads denied medical insurance claims and drafts the appeal letter. Must be HIPAA compliant.',
}

test('patients’ data in the United States brings HIPAA first', () => {
  const [first] = rulesFor(claims)
  expect(first).toMatchObject({ point: { id: 'hipaa' }, because: 'word', word: 'HIPAA' })
  expect(ids(claims)).toContain('claims-help')
})

test('the word brings it whatever the industry says', () => {
  expect(ids({ ...claims, industry: 'technology', model: 'software-subscription' })).toContain('hipaa')
})

test('and not in another country', () => {
  expect(ids({ ...claims, country: 'IE' })).not.toContain('hipaa')
})

const bakery: Circumstances = {
  industry: 'food & beverage',
  model: 'local-shop',
  country: 'IE',
  text: 'A neighbourhood sourdough bakery with a prepaid bread subscription and evening classes.',
}

test('a bakery in Ireland notifies the HSE and keeps to the rules of the EU', () => {
  expect(ids(bakery)).toEqual(
    expect.arrayContaining(['food-ie', 'food-eu', 'haccp', 'allergens', 'gdpr', 'order-button']),
  )
  expect(ids(bakery)).toContain('premises-use-ie')
  expect(ids(bakery)).not.toContain('food-uk')
  expect(ids(bakery)).not.toContain('alcohol-eu')
})

test('wine on the shelf brings the licence', () => {
  expect(ids({ ...bakery, text: `${bakery.text} We sell wine too.` })).toContain('alcohol-eu')
})

const clothes: Circumstances = {
  industry: 'e-commerce',
  model: 'marketplace',
  country: 'US',
  text: 'A marketplace where tailors alter second-hand clothes, so buyers of vintage fashion get something that fits.',
}

test('a marketplace for clothes brings rules for marketplaces and for consumers', () => {
  expect(ids(clothes)).toEqual(
    expect.arrayContaining([
      'marketplace-facilitator',
      'inform-act',
      'second-hand',
      'textile-labels',
      'contractors-us',
    ]),
  )
  expect(ids({ ...clothes, country: 'FR' })).toEqual(
    expect.arrayContaining(['withdrawal-eu', 'dsa', 'p2b', 'gpsr-marketplace']),
  )
})

test('a buoy brings the radio tests and the Coast Guard', () => {
  const buoy: Circumstances = {
    industry: 'other',
    model: 'hardware-subscription',
    country: 'US',
    text: 'A low-cost sensor buoy that warns oyster farmers of algal blooms.',
  }
  expect(ids(buoy)).toEqual(expect.arrayContaining(['fcc', 'water-us']))
})

test('a dog walker hears about animals, not about children or wine', () => {
  const walker: Circumstances = {
    industry: 'other',
    model: 'local-service',
    country: 'US',
    text: 'dog walking',
  }
  expect(ids(walker)).toContain('pets-us')
  expect(ids(walker)).not.toContain('coppa')
  expect(ids(walker)).not.toContain('alcohol-us')
})

test('a part of a word is not the word', () => {
  const barter: Circumstances = { ...clothes, text: 'A barter site for gardeners who said they trade seeds.' }
  expect(ids(barter)).not.toContain('alcohol-us')
  expect(ids(barter)).not.toContain('ftc-claims')
})

test('every rule comes with its source', () => {
  expect(rulesFor(claims).filter(({ source }) => source === undefined)).toEqual([])
})

test('in a country we know nothing of, what holds everywhere remains', () => {
  const everywhere = ids({ ...bakery, country: 'XX' })
  expect(everywhere).toEqual(expect.arrayContaining(['pci', 'trade-licence']))
  expect(everywhere).not.toContain('gdpr')
})
