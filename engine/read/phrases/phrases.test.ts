import { describe, expect, test } from 'vitest'
import { briefSchema } from '../../brief.ts'
import { heldOut } from '../learn/lessons.ts'
import { read } from '../read.ts'
import { fieldOf } from '../text/field.ts'
import { isOffer } from './offers.ts'
import { openingOffer } from './other-languages.ts'
import { phrasesIn } from './rank.ts'
import { lexiconOf } from './word.ts'
import words from './words-table.json' with { type: 'json' }

test('of briefs whose author it has never read, it names the right payer', () => {
  const right = heldOut().map(({ payer, brief }) => {
    const { text } = read(briefSchema.parse(brief)).payer
    return payer.some((word) => text.toLowerCase().includes(word.toLowerCase()))
  })
  expect(right.filter(Boolean).length / right.length).toBeGreaterThanOrEqual(0.88)
})

const readOf = (businessIdea: string, targetCustomer = '', startupName = 'Zorblax') =>
  read(briefSchema.parse({ startupName, businessIdea, targetCustomer }))

/** All that could be the offer, as it would be printed. */
const offersOf = (idea: string): string[] =>
  phrasesIn([fieldOf('businessIdea', idea)], 'Zorblax', '', lexiconOf(words))
    .filter((phrase) => phrase.text !== '' && isOffer({ ...phrase, likely: 1 }, undefined))
    .map(({ text }) => text)

describe('who pays', () => {
  test('is what the customer field names, with its complement', () => {
    expect(readOf('Booking software for dentists', 'Small dental offices in Ohio').payer.text).toBe(
      'small dental offices in Ohio',
    )
  })

  test('rests on the words of the founder, at their place', () => {
    const { payer } = readOf(
      'Booking software for dentists, $40 a month',
      'Mainly small dental offices in Ohio',
    )
    expect(payer.from).toEqual({ field: 'targetCustomer', start: 7, quote: 'small dental offices in Ohio' })
    expect(payer.sure).toBeGreaterThan(0)
  })

  test.each([
    ['Heads of ski patrol at small resorts', 'heads of ski patrol at small resorts'],
    ['Newly arrived refugees in Malmö', 'newly arrived refugees in Malmö'],
    ['Small cleaning and catering firms in Wales', 'small cleaning and catering firms in Wales'],
    ['Independent restaurants, hotels and butchers', 'independent restaurants, hotels and butchers'],
    ['Women 25 to 55 in Tulsa', 'women in Tulsa'],
    ['Lutheran, Methodist and Catholic parishes', 'Lutheran, Methodist and Catholic parishes'],
    ['bahraini families', 'Bahraini families'],
    ['dental offices in phoenix', 'dental offices in Phoenix'],
    ['larger online shops', 'larger online shops'],
  ])('is whole and spelled as it should be: %j', (customer, payer) => {
    expect(readOf('We sell software', customer).payer.text).toBe(payer)
  })

  test('need not be who uses it', () => {
    const { payer, user } = readOf(
      'Free city guide for tourists. Local shops pay us $50 a month to be listed in it.',
      'Tourists read it, local shops pay for the listing',
    )
    expect(payer.text).toContain('shops')
    expect(user.text).not.toBe('')
  })

  test('is the user where nobody else is named', () => {
    const { payer, user } = readOf('We sell fresh bread to hotels', 'Hotels in Cork')
    expect(user).toEqual(payer)
  })
})

describe('what is sold', () => {
  test('is told by a verb, too', () => {
    expect(readOf('I fix sewing machines. $85 a visit.', 'Quilters').offer.text).toBe(
      'repair of sewing machines',
    )
  })

  test('is the work, not what is worked on', () => {
    const dyeing = offersOf('I dye wedding dresses so they can be worn again.')
    expect(dyeing).toContain('dyeing of wedding dresses')
    expect(dyeing.filter((text) => /^(?:wedding )?dresses/.test(text))).toEqual([])
    expect(offersOf('We look after graves for families.')).toContain('care of graves')
    expect(offersOf('I repair and service milking machines.')).toContain(
      'repair and servicing of milking machines',
    )
  })

  test('is not what is free, nor who does the work, nor the shop', () => {
    expect(offersOf('It is a free app.')).toEqual([])
    expect(offersOf('A game, free to play.')).toEqual([])
    expect(offersOf('A school uniform shop.')).toEqual([])
    expect(offersOf('Uber for dog walkers.')).toEqual([])
  })

  test('is left out where it is not sure', () => {
    expect(readOf('We bring joy to everything that zorks around here', 'Everybody').offer.text).toBe('')
  })

  test('is what an app is for', () => {
    expect(readOf('An app that plans meals. $5 a month.', 'Busy parents').offer.text).toBe(
      'an app that plans meals',
    )
  })
})

describe('other languages', () => {
  test('a clean phrase is taken as it stands', () => {
    const { payer, offer } = readOf(
      'Software para talleres mecánicos. El taller paga 400 pesos al mes por el programa y la ayuda.',
      'Talleres mecánicos en Puebla que todavía usan papel para las órdenes',
    )
    expect(payer.text).toBe('talleres mecánicos en Puebla')
    expect(offer.text).toBe('software para talleres mecánicos')
  })

  test('a list has no articles, ends behind "and", and is cut at no noun', () => {
    const french =
      'Location de toilettes sèches pour les mariages. Je livre et je reprends, 145 € la cabine pour le week-end.'
    expect(readOf(french, 'Les futurs mariés et les comités de fêtes').payer.text).toBe(
      'futurs mariés et comités de fêtes',
    )
    const spanish =
      'Rentamos hornos de gas por quema a ceramistas que no tienen horno propio. Cobramos 850 pesos.'
    const customers = 'Ceramistas jóvenes, maestras de cerámica y talleres familiares del barrio de La Luz'
    expect(readOf(spanish, customers).payer.text).toBe(
      'ceramistas jóvenes, maestras de cerámica y talleres familiares',
    )
  })

  test('an offer is the first thing that is named, and nothing where it is free', () => {
    const opening = (idea: string) => openingOffer(fieldOf('businessIdea', idea), 'fr')?.text
    expect(opening('Location de toilettes sèches et montage sur place')).toBe('location de toilettes sèches')
    expect(opening('Podcast sur Lyon, écoute gratuite')).toBeUndefined()
    expect(opening('Application')).toBeUndefined()
  })

  test('a sentence gives nothing rather than a piece of it', () => {
    const { offer } = readOf(
      'Wir vermieten Lastenräder an Kitas. Die Kita zahlt uns 90 Euro im Monat für das Rad und die Wartung.',
      'Freie Kita-Träger in Leipzig, davon gibt es 230',
    )
    expect(offer).toEqual({ text: '', sure: 0 })
  })

  test('a language without rules gives nothing', () => {
    const { payer, offer } = readOf('私たちは小さな農家のためのアプリを作っています', '小さな農家')
    expect([payer.text, offer.text]).toEqual(['', ''])
  })
})
