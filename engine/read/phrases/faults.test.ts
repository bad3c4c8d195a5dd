// Kinds of faults that an editor found in phrases of unseen ideas: each has its examples here, in words of our own.
import { describe, expect, test } from 'vitest'
import { briefSchema } from '../../brief.ts'
import type { Mechanism } from '../reading.ts'
import { fieldOf } from '../text/field.ts'
import { asOffers, asPayers } from './clean.ts'
import { isOffer } from './offers.ts'
import { canPay } from './payers.ts'
import { phrasesOf } from './phrases.ts'
import { phrasesIn } from './rank.ts'
import { mendSpelling, spellingOf } from './spelling.ts'
import { lexiconOf } from './word.ts'
import { wordingOf } from './wording.ts'
import words from './words-table.json' with { type: 'json' }

const fieldsOf = (idea: string, customer = '') => {
  const brief = briefSchema.parse({ startupName: 'Zorblax', businessIdea: idea, targetCustomer: customer })
  return [fieldOf('businessIdea', brief.businessIdea), fieldOf('targetCustomer', brief.targetCustomer)]
}

const phrasesFor = (idea: string, customer = '', mechanism?: Mechanism) =>
  phrasesOf(fieldsOf(idea, customer), 'Zorblax', 'en', mechanism ? [{ mechanism, sure: 1 }] : [])

const payerOf = (idea: string, customer = '') => phrasesFor(idea, customer).payer.text

const candidatesOf = (idea: string, customer = '', mechanism = '') =>
  phrasesIn(fieldsOf(idea, customer), 'Zorblax', mechanism, lexiconOf(words)).filter(
    ({ text }) => text !== '',
  )

/** All that could pay, as it would be printed. */
const payersOf = (idea: string, customer = ''): string[] =>
  candidatesOf(idea, customer)
    .filter(canPay)
    .map(({ field, words: all, candidate }) => wordingOf(field.plain, all, candidate, asPayers))

/** All that could be the offer, as it would be printed. */
const offersOf = (idea: string, mechanism = ''): string[] =>
  candidatesOf(idea, '', mechanism)
    .filter((phrase) => isOffer({ ...phrase, likely: 1 }, undefined))
    .map(({ field, words: all, candidate }) => wordingOf(field.plain, all, candidate, asOffers))

describe('no word is cut from a compound', () => {
  test.each([
    ['First time parents', 'first-time parents'],
    ['Second hand shops', 'second-hand shops'],
    ['Care home groups in Wales', 'care home groups in Wales'],
    ['Phone repair stalls in Kampala', 'phone repair stalls in Kampala'],
    ['Women fish traders in Kisumu', 'women fish traders in Kisumu'],
    ['Espresso machine and grinder repair shops', 'espresso machine and grinder repair shops'],
    ['Light rail and tram operators', 'light rail and tram operators'],
  ])('%j', (customer, payer) => {
    expect(payerOf('We sell software', customer)).toBe(payer)
  })

  test('what is counted is no compound', () => {
    expect(payersOf('I drive for five trucking firms.')).toContain('trucking firms')
  })

  test('nor from what is sold', () => {
    expect(offersOf('Second-hand tractors from Denmark.')).toContain('second-hand tractors')
    expect(offersOf('Boot drying lockers for ski hotels.')).toContain('boot drying lockers')
    const monitoring = offersOf('Climate and mould monitoring for church organs.')
    expect(monitoring).toContain('climate and mould monitoring')
    expect(monitoring).not.toContain('mould monitoring')
  })
})

describe('capitals', () => {
  test.each([
    ['Leaving Cert students in Cork', 'Leaving Cert students in Cork'],
    ['Gothenburg shipyards', 'Gothenburg shipyards'],
    ['Seafood restaurants in Hull', 'seafood restaurants in Hull'],
    ['instagram shops', 'Instagram shops'],
    ['food stalls in west yorkshire', 'food stalls in West Yorkshire'],
  ])('names have theirs, other words have none: %j', (customer, payer) => {
    expect(payerOf('We sell software', customer)).toBe(payer)
  })

  test('a word is a name where the founder writes it so inside a sentence', () => {
    const idea = 'Joburg homeowners wait months for a plumber. We send one in Joburg within a day.'
    expect(payersOf(idea)).toContain('Joburg homeowners')
  })

  test('days and tongues have theirs', () => {
    expect(offersOf('We run saturday quechua lessons.')).toContain('Saturday Quechua lessons')
  })
})

describe('number', () => {
  test.each([
    ['Oyster and mussel growers', 'oyster and mussel growers'],
    ['Hotel and villa owners in Nassau', 'hotel and villa owners in Nassau'],
  ])('what only says which stays as it is: %j', (customer, payer) => {
    expect(payerOf('We sell software', customer)).toBe(payer)
  })

  test('of one thing beside several the first says which', () => {
    const somebody = { head: '', isPlural: false, isName: false, isCounted: true, isSomebody: true }
    expect(asPayers(['hotel', 'villa owners'], [somebody, somebody])).toEqual(['hotel', 'villa owners'])
    expect(asPayers(['baker', 'caterer'], [somebody, somebody])).toEqual(['bakers', 'caterers'])
  })
})

describe('no verb stays at the end', () => {
  test.each([
    ['Museums in Flanders rent our touch tables.', 'museums in Flanders'],
    ['Landlords in Nyalenda call again every month.', 'landlords in Nyalenda'],
  ])('%j', (idea, payer) => {
    const payers = payersOf(idea)
    expect(payers).toContain(payer)
    expect(payers.filter((text) => /\b(?:rent|call)$/.test(text))).toEqual([])
  })

  test('nor one of the third person', () => {
    const offers = offersOf('A site supervisor sends you photos of the house.')
    expect(offers.filter((text) => /sends$/.test(text))).toEqual([])
    expect(offersOf('Our centre, in Hanoi, repairs wheelchairs at cost.')).not.toContain(
      'repairs wheelchairs',
    )
  })

  test('nor one of a pair', () => {
    const offers = offersOf('We teach youths how to fly and repair farm drones.')
    expect(offers).not.toContain('repair farm drones')
  })

  test('nor one that would follow a modal', () => {
    expect(offersOf('We would run shopping trips for villagers.')).not.toContain('run shopping trips')
  })
})

describe('lists are whole, and are lists', () => {
  test.each([
    ['Cafes, bakeries and caterers', 'cafes, bakeries and caterers'],
    ['4 schools and 2 resorts', 'schools and resorts'],
    ['Lodges, holiday parks and farmstays', 'lodges, holiday parks and farmstays'],
    ['Hikers, swimmers', 'hikers and swimmers'],
  ])('%j', (customer, payer) => {
    expect(payerOf('We sell software', customer)).toBe(payer)
  })

  test('a comma that ends a thought joins nothing', () => {
    const wedding = candidatesOf('Livestreams for families, weddings watched abroad.').map(({ text }) => text)
    expect(wedding.filter((text) => /families and weddings/.test(text))).toEqual([])
  })
})

describe('who pays is somebody', () => {
  test('a business that names nobody has no payer', () => {
    expect(payerOf('Mobile bike repair from a van, £45 a service')).toBe('')
    expect(payerOf('Refurbished sewing machines with a guarantee, from 2900')).toBe('')
  })

  test('not the founder', () => {
    expect(payersOf('I am a retired teacher with two spare rooms.')).toEqual([])
  })

  test('not who only uses it', () => {
    expect(payerOf('A free podcast for truckers. Diners along the road sponsor the episodes.')).toBe(
      'diners along the road',
    )
  })

  test('not what tells about them', () => {
    expect(payerOf('We sell software', 'Heads of ski patrol at small resorts')).toBe(
      'heads of ski patrol at small resorts',
    )
  })

  test('not who would do something to them, nor what they do', () => {
    expect(payersOf('Helping nurses to move abroad.')).not.toContain('helping nurses')
    expect(payersOf('It is used by psychologists without paying.')).toEqual(['psychologists'])
    expect(payersOf('We stock the things families forget.')).not.toContain('things families')
  })

  test('"own" begins nothing', () => {
    expect(payersOf('We inspect their own stores.')).toEqual([])
  })
})

describe('what is sold', () => {
  test('is the work, told by a verb', () => {
    expect(offersOf('I repair sewing machines for quilters.')).toContain('repair of sewing machines')
    expect(offersOf('We carry backpacks from hut to hut.')).toContain('transport of backpacks')
    expect(offersOf('We carry backpacks from hut to hut.')).not.toContain('backpacks')
  })

  test('is not the van, but what it does', () => {
    const offers = offersOf('A mobile dog grooming van for busy owners.')
    expect(offers).toContain('mobile dog grooming')
    expect(offers.filter((text) => /van$/.test(text))).toEqual([])
    expect(offersOf('A van that washes dogs at the door.')).toContain('washing of dogs')
    expect(offersOf('A minibus to the trail heads.', 'seats')).toContain('seats on a minibus')
  })

  test('is not what we buy', () => {
    expect(offersOf('We buy wet cassava peels and mill them.')).not.toContain('wet cassava peels')
  })

  test('is no talk about it, and no frame around who pays', () => {
    expect(offersOf('A lawyer-free way to get paid.')).not.toContain('a lawyer-free way')
    expect(offersOf('Limousines for funeral directors.', 'rental')).not.toContain(
      'rental of funeral directors',
    )
    expect(offersOf('Second opinions on structural cracks.')).toContain('second opinions')
  })

  test('is no frame around what it does not fit', () => {
    expect(offersOf('We carry safety kayaks.', 'membership')).not.toContain('membership of safety kayaks')
    expect(offersOf('We find certified welders.', 'success-fee')).not.toContain(
      'recovery of certified welders',
    )
    expect(offersOf('A chess club in Lusaka.', 'membership')).toContain('membership of a chess club')
  })

  test('has its article where it is one thing, and none where it is no thing', () => {
    expect(offersOf('Toy library for our street.')).toContain('a toy library')
    expect(offersOf("Women's gym in Lodz.")).toContain("a women's gym")
    expect(offersOf('Home physiotherapy after surgery.')).toContain('home physiotherapy')
    expect(offersOf('Sauna tents delivered on Friday.')).toContain('sauna tents')
  })

  test('does not end in a town, nor in people of whom more would be said', () => {
    const moving = offersOf('We do piano moving Marseille, quote by photo.')
    expect(moving).toContain('piano moving')
    expect(moving.filter((text) => /moving Marseille/.test(text))).toEqual([])
    expect(offersOf('An association for people who repair accordions.')).not.toContain(
      'an association for people',
    )
  })
})

test('a rare word is not mended into another one', () => {
  const spelling = spellingOf({ right: 'patios', near: '', words: '' })
  expect(mendSpelling('window catios', spelling)).toBe('window catios')
})
