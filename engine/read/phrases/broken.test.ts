// No phrase of a brief that we know may be broken: it would be printed on every page of a plan.
import { describe, expect, test } from 'vitest'
import { type Brief, briefSchema } from '../../brief.ts'
import { FAMILIAR_BRIEFS, shortBriefs } from '../../testing/known-briefs.ts'
import { fieldsOf } from '../fields.ts'
import { languageOf } from '../language.ts'
import { heldOut, lessons } from '../learn/lessons.ts'
import type { Mechanism } from '../reading.ts'
import { headNounOf } from '../text/articles.ts'
import { phrasesOf } from './phrases.ts'

const known: { brief: Brief; mechanism?: Mechanism }[] = [
  // The grammar takes 12 ms of each: of the lessons every third one is read.
  ...[...lessons().filter((_, i) => i % 3 === 0), ...heldOut()].map(({ brief, mechanisms: [mechanism] }) => ({
    brief: briefSchema.parse(brief),
    ...(mechanism && { mechanism }),
  })),
  ...FAMILIAR_BRIEFS.map(({ brief }) => ({ brief })),
  ...shortBriefs().map((brief) => ({ brief })),
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

const lastWord = (text: string) => text.toLowerCase().split(/\s+/).at(-1) ?? ''

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
      /^(?:sharpen|dye|fix|repair|sell|make|build|help|wash|rent|lend|teach|write|install|deliver|collect|sew|bake|grow|sitting|selling|fixing|helping|offering|providing|buying)\s(?!(?:of|service|shop|work|kit|book|club|van|bar)s?\b)/i
    const offers = english.filter(({ slot }) => slot === 'offer')
    expect(faults(({ text }) => VERB.test(text), offers)).toEqual([])
    expect(faults(({ text }) => /^(?:an? )?free\s/i.test(text), offers)).toEqual([])
  })

  test('one thing that can be counted has its article', () => {
    const COUNTED =
      /^(?:app|api|service|tool|platform|website|site|marketplace|course|class|workshop|kit|box|game|book|guide|newsletter|podcast|machine|device|sensor|van|bus|boat|coach|minibus|trailer|room|studio|gym|clinic|school|tour|trip|report|subscription)$/
    const bare = (text: string) =>
      COUNTED.test(headNounOf(text)) && !/^(?:the|one)\s|(?:^|\s)an?\s|'s?\s/.test(text)
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
    expect(share('offer', (one) => one === 'en')).toBeLessThan(0.45)
    expect(share('payer', (one) => one !== 'en')).toBeLessThan(0.25)
    expect(phrases.filter(({ from }) => !from || from.quote.trim() === '').map(({ id }) => id)).toEqual([])
  })
})
