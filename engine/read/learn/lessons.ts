// The lessons: briefs written by many hands, with every figure marked and every answer given (lessons/GUIDE.md), and short
// descriptions of ideas with their ways of earning (lessons/ideas/GUIDE.md).
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Mechanism, Role, Status } from '../reading.ts'
import { type Field, type FieldName, fieldOf } from '../text/field.ts'

export interface MarkedFigure {
  field: FieldName
  start: number
  end: number
  quote: string
  value: number | string
  role: Role
  unit: string
  status: Status
}

export interface Lesson {
  id: string
  author: string
  brief: Record<string, string>
  figures: MarkedFigure[]
  mechanisms: Mechanism[]
  alsoFine: Mechanism[]
  /** Words of which a right answer has one. */
  payer: string[]
  payerPhrase: string
  offerPhrase: string
  userPhrase: string
  country: string | null
  locality: string[]
  currency: string
  asked: string[]
  contradictions: { quotes: string[]; sum: string }[]
  /** Lines that say which figures must agree: see relations.ts. */
  relations: string[]
}

export interface IdeaLesson {
  text: string
  marks: { kind: 'offer' | 'payer' | 'user' | 'place'; start: number; end: number }[]
  mechanisms: Mechanism[]
  alsoFine: Mechanism[]
  payer: string
  user: string
  offer: string
}

const FOLDER = new URL('../lessons/', import.meta.url)
const FIELDS = { idea: 'businessIdea', customer: 'targetCustomer', context: 'additionalContext' } as const

export const lessons = (): Lesson[] => briefsIn(FOLDER)

/** Briefs of authors whom nothing was learned from. */
export const heldOut = (): Lesson[] => briefsIn(new URL('../held-out/', import.meta.url))

function briefsIn(folder: URL): Lesson[] {
  return filesIn(folder, /^[ax]\d+\.txt$/).flatMap(({ name, text }) =>
    text
      .split(/^### +/m)
      .slice(1)
      .map((block) => lessonOf(name.replace('.txt', ''), block)),
  )
}

export function ideaLessons(): IdeaLesson[] {
  return filesIn(new URL('ideas/', FOLDER), /^i\d+\.txt$/).flatMap(({ text }) =>
    text.split('\n').flatMap((line) => ideaOf(line) ?? []),
  )
}

/** Of everything that is learned from: a table that carries another one is stale. */
export function fingerprint(): string {
  const texts = [...filesIn(FOLDER, /^a\d+\.txt$/), ...filesIn(new URL('ideas/', FOLDER), /^i\d+\.txt$/)]
  const hash = createHash('sha256')
  for (const { text } of texts) hash.update(text)
  return hash.digest('hex').slice(0, 16)
}

const FOLDS = 3

/** For each fold whether a lesson is in it: all lessons of an author are in the same. */
export function foldsOf(all: Lesson[]): ((lesson: Lesson) => boolean)[] {
  const authors = [...new Set(all.map(({ author }) => author))].sort()
  return Array.from(
    { length: FOLDS },
    (_, fold) =>
      ({ author }: Lesson) =>
        authors.indexOf(author) % FOLDS === fold,
  )
}

const filesIn = (folder: URL, name: RegExp) =>
  readdirSync(folder)
    .filter((file) => name.test(file))
    .sort()
    .map((file) => ({ name: file, text: readFileSync(new URL(file, folder), 'utf8') }))

const listOf = (text = '') =>
  text
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter(Boolean)

function lessonOf(author: string, block: string): Lesson {
  const [id = '', ...lines] = block.split('\n')
  const values = new Map<string, string[]>()
  for (const line of lines) {
    const match = /^(\w+):\s?(.*)$/.exec(line)
    if (match?.[1]) values.set(match[1], [...(values.get(match[1]) ?? []), (match[2] ?? '').trim()])
  }
  const of = (name: string) => values.get(name)?.[0] ?? ''
  const markedFields = Object.entries(FIELDS).map(([name, field]) => ({
    field,
    ...withoutMarks(field, of(name)),
  }))
  return {
    id: id.trim(),
    author,
    brief: {
      fullName: of('fullName'),
      email: '',
      startupName: of('startupName'),
      industry: of('industry'),
      stage: of('stage'),
      ...Object.fromEntries(markedFields.map(({ field, plain }) => [field, plain])),
    },
    figures: markedFields.flatMap(({ figures }) => figures),
    mechanisms: listOf(of('mechanisms')) as Mechanism[],
    alsoFine: listOf(of('alsoFine')) as Mechanism[],
    payer: listOf(of('payer')),
    payerPhrase: of('payerPhrase'),
    offerPhrase: of('offerPhrase'),
    userPhrase: of('userPhrase'),
    country: of('country') === 'none' ? null : of('country'),
    locality: listOf(of('locality')),
    currency: of('currency'),
    asked: (values.get('asked') ?? []).filter(Boolean),
    contradictions: (values.get('contradiction') ?? []).filter(Boolean).map(contradictionOf),
    relations: (values.get('relation') ?? []).filter(Boolean),
  }
}

const MARK = /\[\[([^\]|]+)\|([^\]|]+)\|([^\]|]+)\|([^\]|]*)\|([^\]|]+)\]\]/g

function withoutMarks(field: FieldName, text: string): { plain: string; figures: MarkedFigure[] } {
  const figures: MarkedFigure[] = []
  let plain = ''
  let last = 0
  for (const match of text.matchAll(MARK)) {
    const [all, quote = '', value = '', role = '', unit = '', status = ''] = match
    plain += text.slice(last, match.index)
    figures.push({
      field,
      start: plain.length,
      end: plain.length + quote.length,
      quote,
      value: /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value.trim(),
      role: role.trim() as Role,
      unit: unit.trim(),
      status: status.trim() as Status,
    })
    plain += quote
    last = match.index + all.length
  }
  return { plain: plain + text.slice(last), figures }
}

function contradictionOf(line: string): Lesson['contradictions'][number] {
  const [quotes = '', sum = ''] = line.split('=>')
  return {
    quotes: quotes
      .split(';')
      .map((one) => one.trim().replace(/^"|"$/g, ''))
      .filter(Boolean),
    sum: sum.trim(),
  }
}

const KINDS = { o: 'offer', p: 'payer', u: 'user', l: 'place' } as const

function ideaOf(line: string): IdeaLesson | undefined {
  const match = /^(.*?) => ([^|]*)\| *payer: ([^|]+)\| *user: ([^|]+)\| *offer: ([^|]+)\|/.exec(line)
  if (!match) return undefined
  const [, marked = '', mechanisms = '', payer = '', user = '', offer = ''] = match
  const marks: IdeaLesson['marks'] = []
  let text = ''
  let last = 0
  for (const mark of marked.matchAll(/\[\[([opul]):([^\]]*)\]\]/g)) {
    text += marked.slice(last, mark.index)
    const words = mark[2] ?? ''
    marks.push({
      kind: KINDS[mark[1] as keyof typeof KINDS],
      start: text.length,
      end: text.length + words.length,
    })
    text += words
    last = mark.index + mark[0].length
  }
  const [main = '', also = ''] = mechanisms.split(';')
  return {
    text: text + marked.slice(last),
    marks,
    mechanisms: listOf(main) as Mechanism[],
    alsoFine: listOf(also) as Mechanism[],
    payer: payer.trim(),
    user: user.trim(),
    offer: offer.trim(),
  }
}

export const fieldsOfLesson = (brief: Record<string, string>): Field[] =>
  Object.values(FIELDS).map((name) => fieldOf(name, brief[name] ?? ''))

/** The mark of a figure that was found; each is taken once. */
export function markOf(
  marks: MarkedFigure[],
  takenMarks: Set<MarkedFigure>,
  figure: Pick<MarkedFigure, 'field' | 'start' | 'end' | 'value'>,
): MarkedFigure | undefined {
  const mark = marks.find(
    (one) =>
      !takenMarks.has(one) &&
      one.field === figure.field &&
      one.start <= figure.end &&
      one.end >= figure.start &&
      (typeof one.value !== 'number' ||
        typeof figure.value !== 'number' ||
        Math.abs(one.value - figure.value) <= Math.abs(figure.value) * 0.01 + 1e-9),
  )
  if (mark) takenMarks.add(mark)
  return mark
}

/** Rates and terms of a loan are conditions; only its amount is the loan. */
export const roleOf = ({ role, unit }: MarkedFigure): Role =>
  role === 'loan-offered' && /%|month|year|term|week|interest/.test(unit) && !/^(?:[A-Z]{3}|loan)/.test(unit)
    ? 'other'
    : role
