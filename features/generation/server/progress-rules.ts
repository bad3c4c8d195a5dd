// How far a generation is, in percent: of the whole and of each document. Pure.
import type { FileKind } from '#engine/file-names.ts'
import { DOCUMENTS, type DocumentId, type DocumentProgress, type Stage } from './made.ts'

export interface Progress {
  stage: Stage
  progress: number
  documents: DocumentProgress
}

/** Where each stage begins. Most of the time goes into the documents: into writing them, then into printing. */
const BEGINS: Record<Stage, number> = {
  'Idea Analysis': 5,
  'Market Research': 10,
  'Business Model': 15,
  'Technical Architecture': 20,
  'Financial Projections': 25,
  'Visual Brand Assets': 30,
  'Document Creation': 35,
  'Email Delivery': 95,
}
const WRITTEN = 60
/** Of the plan, each of which a language model may write. */
const SECTIONS = 17
/** Of a document that is being printed. */
const IN_PRINT = 30

/** Which document of the progress list a file belongs to. */
const BELONGS_TO: Record<FileKind, DocumentId> = {
  quickstart: 'quickstart',
  blueprint: 'blueprint',
  spreadsheet: 'blueprint',
  word: 'blueprint',
  markdown: 'markdown',
  'brand-guide': 'brand',
  logo: 'logo',
  'brand-pack': 'logo',
}

export const documentOf = (kind: FileKind): DocumentId => BELONGS_TO[kind]

export const atStage = (stage: Stage): Progress => ({ stage, progress: BEGINS[stage], documents: {} })

/** Some sections of the plan have been written. */
export function writing(sections: number): Progress {
  const share = Math.min(1, sections / SECTIONS)
  const from = BEGINS['Document Creation']
  return { ...atStage('Document Creation'), progress: Math.round(from + share * (WRITTEN - from)) }
}

/** The plan is made, and printing is under way; these documents are stored. */
export function printing(stored: ReadonlySet<DocumentId>): Progress {
  const documents = Object.fromEntries(DOCUMENTS.map((id) => [id, stored.has(id) ? 100 : IN_PRINT]))
  const share = stored.size / DOCUMENTS.length
  return {
    stage: 'Document Creation',
    progress: Math.round(WRITTEN + share * (BEGINS['Email Delivery'] - WRITTEN)),
    documents,
  }
}

/** Whoever takes over begins with less than was shown already: nobody likes to see a bar go back. */
export function further(shown: Progress, now: Progress): Progress {
  const documents = Object.fromEntries(
    DOCUMENTS.flatMap((id) => {
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
