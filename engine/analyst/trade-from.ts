// A trade of one: what a language model wrote about this business, in the form of the library. What is missing is the nearest trade's.

import { featureFor } from '../build-file/from-case/case-features.ts'
import type { Reading } from '../read/reading.ts'
import type { OwnBooks } from '../trades/own-books.ts'
import type { Trade } from '../trades/schema.ts'
import { type BooksAnswer, numbersFrom, withOwnNames, withSoundTexts } from './books-answer.ts'
import type { FieldAnswer } from './field-answer.ts'

export interface TradeParts {
  books?: BooksAnswer
  field?: Partial<FieldAnswer>
}

export function tradeFrom(
  base: Trade,
  { books, field }: TradeParts,
  reading: Reading,
  country: string,
): Trade {
  const known = field ? withField(base, field, country) : base
  return books ? withBooks(known, withSoundTexts(withOwnNames(books)), { reading, country }) : known
}

/** Key by key: what is missing is the nearest trade's. */
function withField(base: Trade, field: Partial<FieldAnswer>, country: string): Trade {
  const { rivals, rules, build, work, questions, ...plain } = field
  const features = build?.features.filter((id) => featureFor(id) !== undefined) ?? []
  const limits = Object.keys(base.work.limits).concat('demand', 'capacity')
  return {
    ...base,
    ...plain,
    ...(rivals && {
      rivals: {
        lead: rivals.lead,
        position: rivals.position,
        list: rivals.list.map(({ names, wins, dangerous, ...rival }) => ({
          ...rival,
          ...(names.length > 0 && { names: { any: names } }),
          ...(wins && { wins }),
          ...(dangerous && { dangerous: true as const }),
        })),
      },
    }),
    ...(rules && { rules: rules.map((rule) => ({ in: [country], ...rule })) }),
    ...(build && {
      build: { ...build, features: features.length >= 2 ? features : base.build.features },
    }),
    ...(work && {
      work: {
        day: work.day,
        limits: Object.fromEntries(limits.map((id) => [id, work.limit])),
        skills: work.skills,
      },
    }),
    ...(questions && { questions: questions.map(({ ask, why }) => ({ ask, fills: '', why })) }),
  }
}

interface Ground {
  reading: Reading
  country: string
}

function withBooks(known: Trade, books: BooksAnswer, { reading, country }: Ground): Trade {
  const { kind, business, sale, customer, thesis, channels, risks, market, streams, ...rest } = books
  const {
    startsIn,
    startsYear,
    startsBecause,
    costs,
    purchases,
    posts,
    money,
    opening,
    receivableDays,
    payableDays,
    taxRate,
    taxFree,
    ownerTaxed,
    options,
  } = rest
  const own: OwnBooks = {
    startsIn,
    ...(startsYear && { startsYear }),
    ...(startsBecause && { startsBecause }),
    streams,
    costs,
    purchases,
    posts,
    money,
    ...(opening && opening.length > 0 && { opening }),
    receivableDays,
    payableDays,
    ...(taxRate && { taxRate }),
    ...(taxFree && { taxFree }),
    ...(ownerTaxed && { ownerTaxed }),
    options,
    market: market.map(({ unit, is, what, make }) => ({
      what,
      make,
      unit: unit === 'money' ? 'usd' : unit,
      ...(is && { is }),
    })),
  }
  const { general: _, subjects: __, parent, ...base } = known
  return {
    ...base,
    id: 'one-of-its-kind',
    parent: parent ?? known.id,
    name: kind,
    variants: {},
    words: {
      business,
      does: 'sells',
      offer: reading.offer.text || known.words.offer,
      payers: reading.payer.text || known.words.payers,
      sale,
      customer,
      nouns: {},
      british: {},
    },
    thesis: thesis.join(' '),
    earns: streams.map(({ id, mechanism, unit }) => ({ id, mechanism, sale: unit, says: '' })),
    numbers: numbersFrom(books, reading, country),
    costs: [],
    start: [],
    people: posts
      .filter(({ isFounder }) => !isFounder)
      .map(({ id, role, why }) => ({
        id,
        role,
        like: role,
        usd: 0,
        when: '',
        why: (why ?? role).replace(/\.$/, ''),
      })),
    season: Object.assign({}, known.season, { says: '' }),
    money: { made: [], lost: [], watch: '' },
    pricing: [],
    selling: { cycle: '', says: [] },
    channels: channels.map(({ id, name, how, reached }) => ({
      id,
      name,
      how,
      reached,
      reach: [0, 0, 0],
      wins: [0, 0, 0],
      cost: [0, 0, 0],
      weeks: 4,
    })),
    finance: { by: financedBy(books), says: '' },
    risks: risks.map(({ moves, ...risk }) => ({ ...risk, ...(moves && { moves }) })),
    decisions: [],
    own,
  }
}

function financedBy({ money }: BooksAnswer): Trade['finance']['by'] {
  const kinds = money.map(({ kind }) => kind)
  return kinds.includes('equity')
    ? 'equity'
    : kinds.includes('loan')
      ? 'loan'
      : kinds.includes('grant')
        ? 'grant'
        : 'own'
}
