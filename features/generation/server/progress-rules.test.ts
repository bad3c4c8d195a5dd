import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CallEvent } from '#engine/analyst/observed.ts'
import { GROUPS, LINE_GROUP } from '#engine/analyst/prompts/sections.ts'
import type { FileKind } from '#engine/file-names.ts'
import { DOCUMENT_IDS } from '../contract.ts'
import { activityInWords, type DocumentId } from '../stages.ts'
import type { Stage } from './made.ts'
import { asking, atStage, further, type Progress, printing, timeLeft } from './progress-rules.ts'

const STAGES: Stage[] = [
  'Idea Analysis',
  'Market Research',
  'Business Model',
  'Technical Architecture',
  'Financial Projections',
  'Visual Brand Assets',
  'Document Creation',
]

const KINDS: FileKind[] = [
  'markdown',
  'quickstart',
  'spreadsheet',
  'brand-guide',
  'word',
  'logo',
  'brand-pack',
  'blueprint',
]

type Heard = Pick<CallEvent, 'kind' | 'part' | 'state'>
const begun = (kind: CallEvent['kind'], part: string): Heard => ({ kind, part, state: 'begun' })
const ended = (one: Heard): Heard => ({ ...one, state: 'ended' })

const READING = begun('reading', 'reading')
const [BOOKS, FIELD] = [begun('trade', 'books'), begun('trade', 'field')]
const LINE = begun('sections', `sections of ${LINE_GROUP.ids[0]}`)
const SECTIONS = GROUPS.map(({ ids }) => begun('sections', `sections of ${ids[0]}`))
const CRITIC = begun('critic', 'critic')
/** As the engine asks: side by side what does not wait for another. */
const ANALYSIS = [FIELD, READING, ended(READING), BOOKS, ended(BOOKS), ended(FIELD)]
const QUESTIONS = [...ANALYSIS, LINE, ended(LINE), ...SECTIONS, ...SECTIONS.map(ended), CRITIC, ended(CRITIC)]

test('a founder reads what the language model is asked for, and the bar moves with every answer', () => {
  const way = QUESTIONS.map((_, i) => asking(QUESTIONS.slice(0, i + 1)))
  const words = way.map(({ activity }) => activity && activityInWords(activity))
  expect([...new Set(words)]).toEqual([
    'Naming rivals and rules',
    'Reading your figures',
    'Setting up the books',
    null,
    'Deciding what to do first',
    'Writing the summary and the market',
    'Writing the problem and the solution',
    'Writing the prices and the way to market',
    'Writing the finances and the risks',
    'Checking every sentence',
  ])
  const percents = way.map(({ progress }) => progress)
  expect(percents).toEqual(percents.toSorted((a, b) => a - b))
  expect(percents[ANALYSIS.length - 1]).toBe(10)
  expect(percents.at(-1)).toBe(60)
  expect(activityInWords('sections of market')).toBe('Writing the market section')
})

test('the way of a generation only ever rises, and ends below the whole until it is delivered', () => {
  const [printed, stored] = [new Set<FileKind>(), new Set<DocumentId>()]
  const way: Progress[] = [
    ...ANALYSIS.map((_, i) => asking(ANALYSIS.slice(0, i + 1))),
    ...STAGES.slice(1).map(atStage),
    ...QUESTIONS.slice(ANALYSIS.length).map((_, i) => asking(QUESTIONS.slice(0, ANALYSIS.length + i + 1))),
    printing(printed),
    ...KINDS.map((kind) => printing(printed.add(kind))),
    ...DOCUMENT_IDS.map((id) => printing(printed, stored.add(id))),
    atStage('Email Delivery'),
  ]
  const percents = way.map(({ progress }) => progress)
  expect(percents).toEqual(percents.toSorted((a, b) => a - b))
  expect(percents[0]).toBe(5)
  expect(percents.at(-1)).toBe(95)
})

test('a document in print shows how many of its files are printed; stored ones show all', () => {
  expect(printing(new Set(['markdown', 'word', 'logo']), new Set(['brand']))).toEqual({
    stage: 'Document Creation',
    progress: 72,
    documents: { quickstart: 30, blueprint: 50, markdown: 90, brand: 100, logo: 60 },
    activity: null,
  })
})

const percent = fc.integer({ min: 0, max: 100 })
const anyProgress: fc.Arbitrary<Progress> = fc.record({
  stage: fc.constantFrom(...STAGES),
  progress: percent,
  documents: fc.dictionary(fc.constantFrom(...DOCUMENT_IDS), percent),
  activity: fc.constantFrom('reading', null),
})

test('whoever takes over never takes anything back', () => {
  fc.assert(
    fc.property(anyProgress, anyProgress, (shown, now) => {
      const next = further(shown, now)
      expect(next.progress).toBe(Math.max(shown.progress, now.progress))
      for (const id of DOCUMENT_IDS)
        expect(next.documents[id] ?? 0).toBe(Math.max(shown.documents[id] ?? 0, now.documents[id] ?? 0))
      expect([shown.stage, now.stage]).toContain(next.stage)
    }),
  )
})

test('the time that is left falls with the progress, and rises with those ahead', () => {
  const waited = { status: 'generating', progress: 50, ahead: 0, byModel: false } as const
  expect(timeLeft(waited)).toBe(3)
  expect(timeLeft({ ...waited, progress: 95 })).toBe(1)
  expect(timeLeft({ ...waited, status: 'unknown', progress: 0, ahead: 3 })).toBe(24)
  expect(timeLeft({ ...waited, byModel: true })).toBe(60)
  for (const status of ['complete', 'error'] as const) expect(timeLeft({ ...waited, status })).toBe(0)
})
