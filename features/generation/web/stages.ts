// What the progress screens show, as a value, and what that value is while the server has not told more. Pure.
import { DOCUMENT_IDS } from '../contract.ts'
import { BEGINS, DOCUMENT_NAMES, type DocumentId, type StageName } from '../stages.ts'

export type { StageName } from '../stages.ts'

/** The pace of the simulation. */
export const STAGES = [
  { name: 'Payment Processing', seconds: 5 },
  { name: 'Idea Analysis', seconds: 30 },
  { name: 'Market Research', seconds: 25 },
  { name: 'Business Model', seconds: 20 },
  { name: 'Technical Architecture', seconds: 15 },
  { name: 'Financial Projections', seconds: 10 },
  { name: 'Visual Brand Assets', seconds: 20 },
  { name: 'Document Creation', seconds: 15 },
  { name: 'Email Delivery', seconds: 5 },
] as const satisfies { name: StageName; seconds: number }[]

/** Of all stages, where nobody knows better. */
export const DIALOG_SECONDS = STAGES.reduce((sum, { seconds }) => sum + seconds, 0)

/** Nothing simulated goes beyond it: only the server knows when it is done. */
export const MOST = 95

export interface DocumentView {
  id: DocumentId
  name: string
  status: 'waiting' | 'generating' | 'complete' | 'error'
  /** 0 to 100. */
  progress: number
  /** The address of its first page, once there is one. */
  preview?: string | undefined
}

/** By which the pieces of the bar are measured: the longer a stage, the wider its piece. */
export type Scale = 'clock' | 'work'

export interface GenerationView {
  status: 'unknown' | 'generating' | 'complete' | 'error'
  /** 0 to 100, of the whole. */
  percent: number
  stage: StageName
  scale: Scale
  /** What is being done now, in the server's words. */
  message?: string | undefined
  documents: DocumentView[]
}

export function stageNumber(name: StageName): number {
  return STAGES.findIndex((stage) => stage.name === name) + 1
}

/** How much of a stage lies below the percentage: 0 to 1. */
export function doneShare(name: StageName, percent: number, scale: Scale = 'clock'): number {
  return Math.min(1, Math.max(0, (percent - percentBefore(name, scale)) / widthOf(name, scale)))
}

/** Percent of the whole. */
export function widthOf(name: StageName, scale: Scale): number {
  const next = STAGES[stageNumber(name)]
  return (next ? percentBefore(next.name, scale) : 100) - percentBefore(name, scale)
}

function percentBefore(name: StageName, scale: Scale): number {
  if (scale === 'work') return BEGINS[name]
  const before = STAGES.slice(0, stageNumber(name) - 1)
  return (before.reduce((sum, { seconds }) => sum + seconds, 0) / DIALOG_SECONDS) * 100
}

interface Pace {
  /** How long the whole is expected to take. */
  total: number
  /** The stage that it begins with: what lies before is known to be done. */
  from: StageName
}

/** The stages in step with the clock. */
export function simulated(elapsedSeconds: number, { total, from }: Pace): GenerationView {
  const passed = percentBefore(from, 'clock') + (elapsedSeconds / total) * 100
  // By the time that has passed, not by the bar: that stops short of the last stage.
  const stage = STAGES.findLast(({ name }) => percentBefore(name, 'clock') <= passed)?.name ?? from
  return {
    status: 'generating',
    percent: Math.min(MOST, passed),
    stage,
    scale: 'clock',
    documents: simulatedDocuments(elapsedSeconds),
  }
}

export function simulatedDocuments(elapsedSeconds: number): DocumentView[] {
  return DOCUMENT_IDS.map((id, index) => {
    const progress = documentAt(index, elapsedSeconds)
    return { id, name: DOCUMENT_NAMES[id], status: progress > 0 ? 'generating' : 'waiting', progress }
  })
}

export const documentsDone = (documents: DocumentView[]): DocumentView[] =>
  documents.map((document) => ({ ...document, status: 'complete', progress: 100 }))

/** Seconds: when the first document begins, how long one takes, and the pause between them. */
const [FIRST, FILLING, PAUSE] = [2, 5, 1]
/** Two points in a tenth of a second. */
const POINTS = 2

/** After 2 s the documents fill in order, 2 points every 100 ms, with a pause of 1 s between them. */
function documentAt(index: number, elapsedSeconds: number): number {
  const since = elapsedSeconds - FIRST - index * (FILLING + PAUSE)
  return Math.min(MOST, Math.max(0, Math.floor(since * 10 + 1e-6) * POINTS))
}

export function completed(view: GenerationView): GenerationView {
  return {
    status: 'complete',
    percent: 100,
    stage: 'Email Delivery',
    scale: view.scale,
    documents: documentsDone(view.documents),
  }
}

/** Where it stood when it failed. */
export function failed(view: GenerationView): GenerationView {
  return { ...view, status: 'error' }
}

/** 86 → '1:26' */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`
}

/** In whole minutes; an estimate that has run out promises nothing. */
export function remaining(seconds: number): string {
  return seconds > 0 ? `about ${Math.ceil(seconds / 60)} min` : 'a little longer'
}
