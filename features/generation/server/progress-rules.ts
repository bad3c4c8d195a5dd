// How far a generation is, in percent: of the whole and of each document. Pure.
import type { CallEvent } from '#engine/analyst/observed.ts'
import type { FileKind } from '#engine/file-names.ts'
import { DOCUMENT_IDS } from '../contract.ts'
import { BEGINS, type DocumentId, firstActivity } from '../stages.ts'
import type { DocumentProgress, Stage } from './made.ts'

export interface Progress {
  stage: Stage
  progress: number
  documents: DocumentProgress
  /** What the language model is asked for now. */
  activity: string | null
}

const WRITTEN = 60
/** Of a document that is being printed, and of one whose files all are but not stored yet. */
const IN_PRINT = 30
const PRINTED = 90
/** Of the whole, when everything is printed. */
const ALL_PRINTED = 90

/** Which document of the progress list a file belongs to. */
const BELONGS_TO: Record<FileKind, DocumentId> = {
  quickstart: 'quickstart',
  blueprint: 'blueprint',
  markdown: 'markdown',
  'brand-guide': 'brand',
  logo: 'logo',
  'brand-pack': 'logo',
  spreadsheet: 'blueprint',
  word: 'blueprint',
}

export const documentOf = (kind: FileKind): DocumentId => BELONGS_TO[kind]

export const atStage = (stage: Stage): Progress => ({
  stage,
  progress: BEGINS[stage],
  documents: {},
  activity: null,
})

/** The questions to a language model: in which stage each is asked, how many there are of it, and where they lead to. */
const ASKED = {
  analysis: { stage: 'Idea Analysis', questions: 3, until: BEGINS['Market Research'] },
  writing: { stage: 'Document Creation', questions: 5, until: WRITTEN },
} as const
const asked = ({ kind }: Pick<CallEvent, 'kind'>) =>
  kind === 'reading' || kind === 'trade' ? ASKED.analysis : ASKED.writing

/** How far it is after these questions have begun or ended. Of those side by side, one is named. */
export function asking(events: Pick<CallEvent, 'kind' | 'part' | 'state'>[]): Progress {
  const ended = events.filter(({ state }) => state === 'ended')
  const running = events.filter(
    ({ state, part }) => state === 'begun' && !ended.some((one) => one.part === part),
  )
  const last = events.at(-1)
  const { stage, questions, until } = last ? asked(last) : ASKED.analysis
  const share = Math.min(1, ended.filter((event) => asked(event).stage === stage).length / questions)
  const from = BEGINS[stage]
  return {
    ...atStage(stage),
    progress: Math.round(from + share * (until - from)),
    activity: firstActivity(running.map(({ part }) => part)) ?? null,
  }
}

/** In the order in which founders see them. */
export const ALL_KINDS = Object.keys(BELONGS_TO) as FileKind[]

export const inOrder = <File extends { kind: FileKind }>(files: File[]): File[] =>
  files.toSorted((a, b) => ALL_KINDS.indexOf(a.kind) - ALL_KINDS.indexOf(b.kind))

/** The plan is made and printing is under way: some kinds of files are printed, and some documents are stored. */
export function printing(
  printed: ReadonlySet<FileKind>,
  stored: ReadonlySet<DocumentId> = new Set(),
): Progress {
  const documents = Object.fromEntries(
    DOCUMENT_IDS.map((id) => [id, stored.has(id) ? 100 : percentPrinted(id, printed)]),
  )
  const whole =
    WRITTEN +
    (printed.size / ALL_KINDS.length) * (ALL_PRINTED - WRITTEN) +
    (stored.size / DOCUMENT_IDS.length) * (BEGINS['Email Delivery'] - ALL_PRINTED)
  return { stage: 'Document Creation', progress: Math.round(whole), documents, activity: null }
}

function percentPrinted(document: DocumentId, printed: ReadonlySet<FileKind>): number {
  const kinds = ALL_KINDS.filter((kind) => BELONGS_TO[kind] === document)
  const share = kinds.filter((kind) => printed.has(kind)).length / kinds.length
  return Math.round(IN_PRINT + share * (PRINTED - IN_PRINT))
}

/** Whoever takes over begins with less than was shown already: nobody likes to see a bar go back. */
export function further(shown: Progress, now: Progress): Progress {
  const documents = Object.fromEntries(
    DOCUMENT_IDS.flatMap((id) => {
      const percent = Math.max(shown.documents[id] ?? 0, now.documents[id] ?? 0)
      return percent > 0 ? [[id, percent]] : []
    }),
  )
  return shown.progress > now.progress ? { ...shown, documents } : { ...now, documents }
}

interface Waited {
  status: 'unknown' | 'generating' | 'complete' | 'error'
  progress: number
  /** Generations that were asked for before it and are not finished. */
  ahead: number
  /** Whether a language model writes. */
  byModel: boolean
}

/** What one takes on a warm worker, in seconds. */
const TYPICAL = { house: 6, model: 120 }

/** Seconds. */
export function timeLeft({ status, progress, ahead, byModel }: Waited): number {
  if (status === 'complete' || status === 'error') return 0
  const whole = byModel ? TYPICAL.model : TYPICAL.house
  return Math.ceil(whole * (1 - progress / 100) + ahead * TYPICAL.house)
}
