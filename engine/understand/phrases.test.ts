import { describe, expect, test } from 'vitest'
import { type Brief, briefSchema } from '../brief.ts'
import { CASES } from './testing/briefs.ts'
import { understand } from './understand.ts'

const named = (name: string) => {
  const found = CASES.find(({ brief }) => brief.startupName === name)
  if (!found) throw new Error(`no brief called ${name}`)
  return understand(found.brief)
}
const read = (businessIdea: string, more: Partial<Brief> = {}) =>
  understand(briefSchema.parse({ startupName: 'Zip', businessIdea, ...more }))

describe('in the founder’s words', () => {
  test('a shop with parts', () => {
    const found = named('Crumb & Corner')
    expect(found.offer.value).toBe('a neighbourhood rye bakery')
    expect(found.parts.map(({ value }) => value)).toEqual([
      'prepaid weekly loaf subscription',
      'collection lockers',
      'Saturday pastry classes',
    ])
    expect(found.buyer.value).toBe('families and home workers')
    expect(found.place.value).toEqual({ country: 'IE', locality: 'Galway city' })
    expect(found.missing).toContain('who bakes')
    expect(found.missing).not.toContain('money in hand')
  })

  test('a device with a service', () => {
    const found = named('ReefPing')
    expect(found.offer.value).toBe('a cheap sensor float and subscription dashboard')
    expect(found.buyer.value).toBe('independent mussel farms')
    expect(found.user.value).toBe('mussel growers')
    expect(found.problem.value).toBe('low oxygen')
    expect(found.outcome.value).toBe('lift lines before stock dies')
    expect(found.place.value.locality).toBe('US West Coast')
    expect(found.terms.slice(0, 5)).toContain('mussel')
  })

  test('a marketplace', () => {
    const found = named('Refit Row')
    expect(found.buyer.value).toBe('women who buy second-hand fashion online')
    expect(found.outcome.value).toBe('get one that fits')
    expect(found.offer.value).toBe('a marketplace where seamstresses adjust pre-owned dresses')
  })

  test('software that works in steps', () => {
    const found = named('DenialDesk')
    expect(found.parts.map(({ value }) => value)).toEqual([
      'reads rejected dental claims',
      'finds the reason',
      'writes the appeal letter',
    ])
    expect(found.problem.value).toBe('rejected dental claims')
    expect(found.missing).toContain('the size of the share')
  })

  test('two words give inferences, marked as such', () => {
    const { buyer, problem, outcome, place, currency, model, missing } = named('Paws')
    expect(buyer).toMatchObject({ value: 'dog owners', basis: 'inferred' })
    expect([problem.basis, outcome.basis, model.basis]).toEqual(['inferred', 'inferred', 'inferred'])
    expect(place).toEqual({ value: { country: 'US' }, evidence: [], basis: 'assumed' })
    expect(currency).toMatchObject({ value: 'USD', basis: 'assumed' })
    expect(missing).toEqual(expect.arrayContaining(['price', 'place', 'money in hand', 'team']))
  })
})

describe('an offer is a noun phrase', () => {
  test.each([
    ['connects toy collectors', 'a service that connects toy collectors'],
    ['Zip matches tutors with pupils', 'a service that matches tutors with pupils'],
    ['Our platform matches tutors with pupils', 'a platform that matches tutors with pupils'],
    ['We roast coffee in small batches', 'a business that roasts coffee in small batches'],
    ['Find a babysitter in ten minutes', 'a service to find a babysitter in ten minutes'],
    ['Neighbours accept parcels for each other', 'a service where neighbours accept parcels for each other'],
    [
      'An app where home cooks, bakers and caterers sell leftover meals',
      'an app where home cooks, bakers and caterers sell leftover meals',
    ],
    [
      'A tool that tells people when to water their plants',
      'a tool that tells people when to water their plants',
    ],
    ['We are two sisters who bake wedding cakes', 'a business that bakes wedding cakes'],
    ['I am a chef and want to open a ramen bar in Leeds', 'a ramen bar'],
    ['estate agent', 'an estate agent'],
    ['University prep school', 'a university prep school'],
    ['MRI booking platform', 'an MRI booking platform'],
    ['boxing and yoga studio', 'a boxing and yoga studio'],
    ['peach jam and chutney', 'peach jam and chutney'],
    ['dog walking', 'dog walking'],
    ['Software that reads leases', 'software that reads leases'],
    ['hand-made candles', 'hand-made candles'],
    ['Wedding planning for couples', 'wedding planning'],
    ['Help desk software', 'help desk software'],
    ['Tinder for co-founders', 'Tinder for co-founders'],
  ])('%s', (idea, offer) => {
    expect(read(idea).offer.value).toBe(offer)
  })
})

test('where buyers are along a road, the road is no buyer', () => {
  const targetCustomer = 'Truckers and yard owners along the A2, Poland'
  expect(read('We connect truckers with empty yards', { targetCustomer }).buyer.value).toBe(
    'truckers and yard owners',
  )
})

describe('buyers nobody named', () => {
  test.each([
    ['Hot sauce from the chillies of my garden', 'people who buy hot sauce online'],
    ['Electric bikes', 'people who buy electric bikes online'],
    ['window cleaner', 'people nearby who need a window cleaner'],
    ['Meal prep delivery for bodybuilders', 'bodybuilders'],
    ['dog walking', 'dog owners'],
  ])('%s', (idea, buyer) => {
    expect(read(idea).buyer).toMatchObject({ value: buyer })
  })

  test('a place is said elsewhere and not again with the buyers', () => {
    expect(read('A nursery', { targetCustomer: 'Parents in Munich' }).buyer.value).toBe('parents')
    expect(read('A shop', { targetCustomer: 'Women in Sweden with dry skin' }).buyer.value).toBe(
      'women with dry skin',
    )
  })
})

describe('kinds of business by their words', () => {
  test.each([
    ['A bilingual nursery', 'education'],
    ['Kindergarten in the forest', 'education'],
    ['Garden nursery', 'local-shop'],
    ['Software development agency', 'agency'],
    ['Text message reminders for garages, pay per message', 'usage-based-software'],
    ['Used car dealership', 'local-shop'],
    ['Platform connecting retired chefs and families', 'marketplace'],
    ['A membership app for choirs', 'software-subscription'],
    ['Yoga mat made of cork', 'direct-to-consumer'],
    ['Repair phones while you wait', 'local-service'],
    ['We organise night markets with street food', 'event'],
    ['Community library of tools', 'rental'],
    ['App that finds cleaning jobs for migrants, employers pay 9% of each job', 'marketplace'],
  ])('%s', (idea, model) => {
    expect(read(idea).model.value).toBe(model)
  })
})

describe('parts of the world', () => {
  test('the EU is inferred to begin in a large country with the euro', () => {
    const { place, currency } = read('Help with claims', { targetCustomer: 'Air travellers in the EU' })
    expect(place).toMatchObject({ value: { country: 'DE' }, basis: 'inferred' })
    expect(currency).toMatchObject({ value: 'EUR', basis: 'inferred' })
  })

  test('a named city or country decides', () => {
    expect(read('Help with claims in the EU, from Lisbon').place.value.country).toBe('PT')
    expect(read('Reports for manufacturers in Poland who export').place).toMatchObject({
      value: { country: 'PL' },
      basis: 'said',
    })
  })
})

describe('places that are none', () => {
  test.each([
    ['Smoked turkey sandwiches', 'US'],
    ['A nice mobile app for reading in the bath', 'US'],
    ['Cork bags and cork wallets', 'US'],
    ['French press coffee and Italian cakes', 'US'],
    ['Coffee imported from Ethiopia', 'US'],
    ['It may split the bill', 'US'],
  ])('%s', (idea, country) => {
    expect(read(idea).place.value.country).toBe(country)
  })

  test('neither are the names of the firm and the founder', () => {
    const found = read('Paris Coffee roasts beans. Austin Powers runs it.', {
      startupName: 'Paris Coffee',
      fullName: 'Austin Powers',
    })
    expect(found.place.basis).toBe('assumed')
  })

  test('with a word before them they are places', () => {
    expect(read('A café in Nice').place.value).toEqual({ country: 'FR', locality: 'Nice' })
    expect(read('A café in Reading').place.value.country).toBe('GB')
    expect(read('Guided hikes in Georgia and around Tbilisi').place.value.country).toBe('GE')
  })

  test('an unknown town is kept, and the money tells the country', () => {
    const { place, currency } = read('A bakery in Ballydehob', { additionalContext: 'Rent is £400 a month' })
    expect(place).toMatchObject({ value: { country: 'GB', locality: 'Ballydehob' }, basis: 'inferred' })
    expect(currency).toMatchObject({ value: 'GBP', basis: 'said' })
  })

  test('the euro alone names no country', () => {
    expect(read('Candles at 9 euro each').place.basis).toBe('assumed')
  })
})
