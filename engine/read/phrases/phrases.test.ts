// No phrase of any brief that we know may be broken: it would be printed on every page of a plan.
import { describe, expect, test } from 'vitest'
import { type Brief, briefSchema } from '../../brief.ts'
import { fieldsOf } from '../../understand/fields.ts'
import { CASES } from '../../understand/testing/briefs.ts'
import { told } from '../../understand/testing/told.ts'
import { headNounOf } from '../../understand/text/articles.ts'
import { fieldOf } from '../../understand/text/field.ts'
import { languageOf } from '../language.ts'
import { heldOut, lessons } from '../learn/lessons.ts'
import { read } from '../read.ts'
import type { Mechanism } from '../reading.ts'
import { isOffer } from './offers.ts'
import { phrasesOf } from './phrases.ts'
import { phrasesIn } from './rank.ts'
import { lexiconOf } from './word.ts'
import words from './words-table.json' with { type: 'json' }

const known: { brief: Brief; mechanism?: Mechanism }[] = [
  ...[...lessons(), ...heldOut()].map(({ brief, mechanisms: [mechanism] }) => ({
    brief: briefSchema.parse(brief),
    ...(mechanism && { mechanism }),
  })),
  ...CASES,
  ...told('exam'),
]
const all = known.map(({ brief, mechanism }, i) => {
  const { idea, customer, context } = fieldsOf(brief)
  const language = languageOf(`${brief.businessIdea} ${brief.targetCustomer} ${brief.additionalContext}`)
  // Figures say nothing about phrases, so they are not read here: it takes as long again.
  const earns = mechanism ? [{ mechanism, sure: 1 }] : []
  const name = brief.startupName
  return {
    id: `${i} ${name}`,
    name,
    language,
    phrases: phrasesOf([idea, customer, context], name, language, earns),
  }
})
const SLOTS = ['offer', 'payer', 'user'] as const
const phrases = all
  .flatMap(({ id, name, language, phrases: slots }) =>
    SLOTS.map((slot) => ({ id, name, slot, language, ...slots[slot] })),
  )
  .filter(({ text }) => text !== '')
const english = phrases.filter(({ language }) => language === 'en')

const faults = (isFault: (phrase: (typeof phrases)[number]) => boolean, among = phrases): string[] =>
  among.filter(isFault).map(({ id, slot, text }) => `${id}: ${slot} '${text}'`)

const lastWord = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .at(-1) ?? ''

describe('no phrase of a known brief is broken', () => {
  test('none ends in a preposition, a conjunction, an article or a small word', () => {
    const SMALL =
      /^(?:of|to|in|on|at|by|for|from|with|within|into|near|around|between|under|about|than|as|and|or|but|nor|so|the|an?|who|that|which|where|when|is|are|was|be|has|have|can|will|per|each|every|some|very|our|my|their|your|its|this|these|those|y|e|de|del|da|do|con|com|en|em|para|por|und|oder|mit|im|für|von|der|die|das|et|ou|du|des|pour|avec|les|la|le|el|los|las)$/
    expect(faults(({ text }) => SMALL.test(lastWord(text)))).toEqual([])
  })

  test('none ends in an adjective', () => {
    const ADJECTIVE =
      /^(?:small|large|big|new|old|older|young|younger|local|fresh|free|cheap|good|better|best|busy|own|other|same|different|many|few|monthly|weekly|daily|whole|full|real|available|independent|organic|mobile-first|expensive|rich|poor|happy|easy|simple|rural|urban|private|public-facing|medical|digital)$/
    expect(faults(({ text }) => ADJECTIVE.test(lastWord(text)), english)).toEqual([])
  })

  test('none begins with a possessive, a pronoun, a conjunction or a preposition', () => {
    const SMALL =
      /^(?:my|our|your|their|his|her|its|this|these|those|i|we|you|they|he|she|it|and|or|but|of|to|in|on|at|by|for|from|with|some|many|most|mostly|mainly|other|very|is|are|was|has|have|can|will)\s/i
    expect(faults(({ text }) => SMALL.test(text))).toEqual([])
  })

  test('none holds a finite verb, but for a whole clause behind "who" or "that"', () => {
    const FINITE =
      /(?<![\p{L}-])(?:is|are|was|were|am|be|been|has|have|had|does|did|do|can|could|will|would|shall|should|may|might|must|pays?|paid|sells?|sold|buys|bought|wants?|needs|gets?|got|went|goes|says|said|knows?|thinks?|makes|takes|gives|comes|came)(?![\p{L}-])/u
    const noun = (text: string) => text.split(/ (?:who|that) /)[0] ?? ''
    expect(faults(({ text }) => FINITE.test(noun(text)), english)).toEqual([])
    const PRONOUN =
      /(?<![\p{L}-])(?:i|we|you|they|he|she|it|me|us|them|him|somebody|something|u|ur)(?![\p{L}-])/iu
    expect(faults(({ text }) => PRONOUN.test(noun(text)), english)).toEqual([])
  })

  test('none repeats the company name', () => {
    expect(
      faults(
        ({ text, name }) => name.trim().length > 3 && /\s/.test(name.trim()) && text.includes(name.trim()),
      ),
    ).toEqual([])
  })

  test('none holds a figure, an address or a mark', () => {
    expect(faults(({ text }) => /[\d@$€£₹%<>{}[\]|\\=#*_"“”;:!?()]|https?|www\./.test(text))).toEqual([])
    expect(faults(({ text }) => /\s{2}|^\s|\s$|\s,|,$|\.$/.test(text))).toEqual([])
  })

  test('none is longer than nine words', () => {
    expect(faults(({ text }) => text.split(' ').length > 9)).toEqual([])
  })

  test('no offer opens with a verb or with what is free', () => {
    const VERB =
      /^(?:sharpen|dye|fix|repair|sell|make|build|help|clean|wash|rent|lend|teach|write|install|deliver|collect|sew|bake|grow|sitting|selling|fixing|helping|offering|providing|buying)\s(?!(?:of|service|shop|work|kit|book|club|van|bar)s?\b)/i
    const offers = english.filter(({ slot }) => slot === 'offer')
    expect(faults(({ text }) => VERB.test(text), offers)).toEqual([])
    expect(faults(({ text }) => /^(?:an? )?free\s/i.test(text), offers)).toEqual([])
  })

  test('one thing that can be counted has its article', () => {
    const COUNTED =
      /^(?:app|api|service|tool|platform|website|site|marketplace|course|class|workshop|kit|box|game|book|guide|newsletter|podcast|machine|device|sensor|van|bus|boat|coach|minibus|trailer|room|studio|gym|clinic|school|tour|trip|report|subscription)$/
    const bare = (text: string) =>
      COUNTED.test(headNounOf(text)) &&
      !/^(?:an?|the|one)\s|(?:^|\s)(?:of|for|on|in|to) an?\s|'s?\s/.test(text)
    const offers = english.filter(({ slot }) => slot === 'offer')
    expect(faults(({ text }) => bare(text), offers)).toEqual([])
  })

  test('every list ends in "and" or "or", and none repeats itself', () => {
    const JOIN = / (?:and|or|y|e|o|u|et|ou|und|oder) /
    expect(faults(({ text }) => text.includes(',') && !JOIN.test(text.slice(text.lastIndexOf(','))))).toEqual(
      [],
    )
    expect(faults(({ text }) => /(?:^|\s)(\p{L}+) and \1$/iu.test(text))).toEqual([])
  })

  test('few payers are empty, and each phrase rests on words of the founder', () => {
    const share = (slot: (typeof SLOTS)[number], language: (one: string) => boolean) => {
      const among = all.filter((one) => language(one.language))
      return among.filter((one) => one.phrases[slot].text === '').length / among.length
    }
    expect(share('payer', (one) => one === 'en')).toBeLessThan(0.02)
    // An offer is printed only where it is sure; a plan has words of its own for its trade.
    expect(share('offer', (one) => one === 'en')).toBeLessThan(0.6)
    expect(share('payer', (one) => one !== 'en')).toBeLessThan(0.25)
    expect(phrases.filter(({ from }) => !from || from.quote.trim() === '').map(({ id }) => id)).toEqual([])
  })
})

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
      'an app for planning meals',
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
