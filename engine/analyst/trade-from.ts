// A trade of one: what a language model wrote about this business, in the form of the library. What is missing is the nearest trade's.

import { featureFor } from '../build-file/from-case/case-features.ts'
import type { Reading } from '../read/reading.ts'
import type { OwnBooks } from '../trades/own-books.ts'
import type { Trade } from '../trades/schema.ts'
import { type BooksAnswer, numbersFrom } from './books-answer.ts'
import type { FieldAnswer } from './field-answer.ts'
import { placeholdersIn } from './texts.ts'

export interface TradeParts {
  books?: BooksAnswer
  field?: FieldAnswer
}

export function tradeFrom(
  base: Trade,
  { books, field }: TradeParts,
  reading: Reading,
  country: string,
): Trade {
  const known = field ? withField(base, field, country) : base
  return books ? withBooks(known, books, { reading, country, ...(field && { field }) }) : known
}

function withField(base: Trade, field: FieldAnswer, country: string): Trade {
  const { rivals, problem, buyers, solution, product, systems, build, work, doubt, days, says } = field
  const features = build.features.filter((id) => featureFor(id) !== undefined)
  const { head, say, so } = work.limit
  const limits = Object.keys(base.work.limits).concat('demand', 'capacity')
  return {
    ...base,
    rivals: {
      lead: rivals.lead,
      position: rivals.position,
      list: rivals.list.map(({ name, names, why, fails, answer, wins, dangerous }) => ({
        name,
        ...(names.length > 0 && { names: { any: names } }),
        why,
        fails,
        answer,
        ...(wins && { wins }),
        ...(dangerous && { dangerous: true as const }),
      })),
    },
    rules: field.rules.map((rule) => ({ in: [country], ...rule })),
    problem,
    buyers,
    solution,
    product,
    systems,
    build: { ...build, features: features.length >= 2 ? features : base.build.features },
    work: {
      day: work.day,
      limits: Object.fromEntries(limits.map((id) => [id, { head, say, so }])),
      skills: work.skills,
    },
    doubt,
    days,
    questions: field.questions.map(({ ask, why }) => ({ ask, fills: '', why })),
    says,
  }
}

interface Ground {
  reading: Reading
  country: string
  field?: FieldAnswer
}

function withBooks(known: Trade, books: BooksAnswer, { reading, country, field }: Ground): Trade {
  const { kind, business, sale, customer, thesis, channels, risks, market, streams, ...rest } = books
  const { startsIn, costs, purchases, posts, money, receivableDays, payableDays, options } = rest
  const own: OwnBooks = {
    startsIn,
    streams,
    costs,
    purchases,
    posts,
    money,
    receivableDays,
    payableDays,
    options,
    market: market.map(({ unit, is, what, make }) => ({
      what,
      make,
      unit: unit === 'money' ? 'usd' : unit,
      ...(is && { is }),
    })),
  }
  const { general: _, subjects: __, parent, ...base } = known
  const more = placeholdersIn(JSON.stringify(field ?? {}))
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
    numbers: numbersFrom(books, reading, country, more),
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
