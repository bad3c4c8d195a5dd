// The language model as analyst: it reads the brief and writes a trade of one. Field by field, what fails is the house's.
import type { Brief, BriefTexts } from '../brief.ts'
import { caseSourceOf, tradeCorrections } from '../compose/case-source.ts'
import { onlyReadingChanges } from '../compose/reading-changes.ts'
import type { CaseSource } from '../compose/source-data.ts'
import { understandingOf } from '../compose/understood.ts'
import { USUAL_COUNTRY } from '../compose/usual-country.ts'
import { soundCorrections } from '../first-edits.ts'
import type { ReadingCorrections } from '../read/corrections.ts'
import { putRight } from '../read/put-right.ts'
import type { Reading } from '../read/reading.ts'
import { NOTHING, WritingFailure, type WritingRecord } from '../writers/writer.ts'
import type { Analyst, Question } from './analyst.ts'
import { BooksAnswer, booksFaults } from './books-answer.ts'
import { booksDoubts } from './books-doubts.ts'
import { answerFaults, asReadBefore, type Confirmed, carriedTo, confirming } from './confirmed.ts'
import { bookExamples, briefData, fieldExamples, readingData } from './data.ts'
import { FieldAnswer, fieldFaults, soundField } from './field-answer.ts'
import { BOOKS } from './prompts/books.ts'
import { FIELD } from './prompts/field.ts'
import { READING } from './prompts/reading.ts'
import { ReadingAnswer, readingFaults, readingFrom } from './reading-answer.ts'
import { formNames } from './texts.ts'
import { tradeFrom } from './trade-from.ts'

export interface Analysis {
  source: CaseSource
  records: WritingRecord[]
  /** What the founder put right, at its place in the reading of the source. */
  corrections?: ReadingCorrections
}

export interface AnalyseOptions {
  signal?: AbortSignal
  /** What the founder put right of the house's reading. */
  confirmed?: Confirmed | undefined
  /** Whether a plan can be made from it, and what is absurd in it: a sentence each. Rejects what cannot be computed. */
  tryOut: (source: CaseSource) => string[]
}

export async function analyse(
  brief: Brief,
  asReadByHouse: Reading,
  model: Analyst,
  { signal, confirmed, tryOut }: AnalyseOptions,
): Promise<Analysis> {
  const records: WritingRecord[] = []
  const analyst = confirmed ? confirming(model, confirmed) : model
  const house = confirmed ? putRight(asReadByHouse, confirmed.reading) : asReadByHouse
  // What an expert knows takes longest to write and needs no reading.
  const knowing = answerOr(analyst, fieldQuestion(brief, house, caseSourceOf(brief, house)), records, signal)
  // Whoever gives up meanwhile is told by the other question.
  knowing.catch(() => {})
  const read = await answerOr(analyst, readingQuestion(brief, house), records, signal)
  const first = read
    ? withoutTelling(readingFrom(read, brief, asReadByHouse), asReadByHouse, confirmed)
    : asReadByHouse
  const corrections = correctionsIn(first, asReadByHouse, confirmed)
  const reading = corrections ? putRight(first, corrections) : first
  const plain = caseSourceOf(brief, reading, corrections?.mechanisms?.[0])
  const { choice } = plain
  const country = reading.place.country ?? USUAL_COUNTRY
  const withTrade = (parts: Parameters<typeof tradeFrom>[1]): CaseSource => {
    const trade = tradeFrom(choice.trade, parts, reading, country)
    const isOwn = parts.books !== undefined
    return {
      ...plain,
      choice: { ...choice, trade, ...(isOwn && { sure: 0.95, instead: [choice.trade.id] }) },
      ...(isOwn && { secondNames: [], subjects: [] }),
      ...(parts.field && { facets: [] }),
    }
  }
  const [books, known] = await Promise.all([
    answerOr(
      analyst,
      booksQuestion(brief, reading, plain, (answer) => {
        const faults = booksFaults(answer, reading)
        if (faults.length > 0) return faults
        const missing = confirmed ? answerFaults(answer, confirmed) : []
        return [...missing, ...booksDoubts(answer), ...tryOut(withTrade({ books: answer }))]
      }),
      records,
      signal,
    ),
    knowing,
  ])
  const field = known && soundField(known, formNames(brief))
  const isUsable = books !== undefined && booksFaults(books, reading).length === 0
  if (books && !isUsable) markRefused(records, 'books')
  const parts = { ...(isUsable && { books }), ...(field && { field }) }
  const source = withTrade(parts)
  const analysis = (written: CaseSource): Analysis =>
    corrections
      ? { source: asFirstRead(brief, first, corrections, written), records, corrections }
      : { source: written, records }
  if (!isUsable || canBeMade(source, tryOut)) return analysis(source)
  markRefused(records, 'books')
  return analysis(withTrade(field ? { field } : {}))
}

const withoutTelling = (reading: Reading, house: Reading, confirmed: Confirmed | undefined): Reading =>
  confirmed ? asReadBefore(reading, confirmed.reading, house) : reading

function correctionsIn(
  first: Reading,
  house: Reading,
  confirmed: Confirmed | undefined,
): ReadingCorrections | undefined {
  if (!confirmed || Object.keys(confirmed.reading).length === 0) return undefined
  return first === house
    ? confirmed.reading
    : soundCorrections(first, carriedTo(first, confirmed.reading, house))
}

/** A source is what was read; what was written for the founder's corrections goes beside it. */
function asFirstRead(
  brief: Brief,
  first: Reading,
  corrections: ReadingCorrections,
  { choice, secondNames, facets, subjects }: CaseSource,
): CaseSource {
  const source = caseSourceOf(brief, first)
  const u = understandingOf(brief, source)
  const kept = onlyReadingChanges({ source, u }, corrections) ?? {}
  return { ...source, written: { for: tradeCorrections(kept), choice, secondNames, facets, subjects } }
}

function canBeMade(source: CaseSource, tryOut: AnalyseOptions['tryOut']): boolean {
  try {
    tryOut(source)
    return true
  } catch {
    return false
  }
}

function markRefused(records: WritingRecord[], section: string): void {
  const at = records.findIndex((record) => record.section === section)
  const record = records[at]
  if (record) records[at] = { ...record, by: 'house', reason: 'invalid-output' }
}

/** Undefined where the model gave none; the record says why. */
export async function answerOr<T>(
  analyst: Analyst,
  question: Question<T>,
  records: WritingRecord[],
  signal?: AbortSignal,
): Promise<T | undefined> {
  try {
    const { value, spent } = await analyst.ask(question, signal)
    records.push({ section: question.part, by: 'model', ...spent })
    return value
  } catch (error) {
    signal?.throwIfAborted()
    const failure = error instanceof WritingFailure ? error : new WritingFailure('failed', { cause: error })
    records.push({
      section: question.part,
      by: 'house',
      reason: failure.reason,
      ...NOTHING,
      ...failure.spent,
    })
    return undefined
  }
}

const readingQuestion = (brief: BriefTexts, house: Reading): Question<ReadingAnswer> => ({
  kind: 'reading',
  part: 'reading',
  task: READING.task,
  data: { brief: briefData(brief, house) },
  schema: ReadingAnswer,
  faults: (answer) => readingFaults(answer, brief),
})

const booksQuestion = (
  brief: BriefTexts,
  reading: Reading,
  { choice }: CaseSource,
  faults: (answer: BooksAnswer) => string[],
): Question<BooksAnswer> => ({
  kind: 'trade',
  part: 'books',
  task: BOOKS.task,
  data: {
    brief: briefData(brief, reading),
    reading: readingData(reading),
    examples: bookExamples(choice.trade, choice.instead),
  },
  schema: BooksAnswer as Question<BooksAnswer>['schema'],
  faults,
})

const fieldQuestion = (brief: BriefTexts, house: Reading, { choice }: CaseSource): Question<FieldAnswer> => ({
  kind: 'trade',
  part: 'field',
  maySearch: true,
  task: FIELD.task,
  data: {
    brief: briefData(brief, house),
    examples: fieldExamples(choice.trade, choice.instead),
  },
  schema: FieldAnswer as Question<FieldAnswer>['schema'],
  faults: (answer) => fieldFaults(answer, formNames(brief)),
})
