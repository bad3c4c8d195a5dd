// What the server told of a generation, as the progress screens show it. Pure.
import type { Answer } from '#kit/endpoint.ts'
import type { getGenerationStatus } from '../contract.ts'
import { BEGINS, type StageName } from '../stages.ts'
import { type DocumentView, documentsDone, type GenerationView, MOST, simulatedDocuments } from './stages.ts'

export type GenerationRecord = Answer<typeof getGenerationStatus>

type Told = Pick<GenerationRecord, 'status' | 'overallProgress'>

export const hasEnded = ({ status }: Pick<GenerationRecord, 'status'>): boolean =>
  status === 'complete' || status === 'error'

const STATUSES: readonly string[] = ['unknown', 'generating', 'complete', 'error'] satisfies Told['status'][]
const NAMELESS = 'Your blueprint'

/** With whatever it lacks filled in. Without documents or a date, '' and none: the view makes do without them. */
export function wholeRecord(
  told: Partial<GenerationRecord> | null | undefined,
  blueprintId: string,
): GenerationRecord {
  const given = told ?? {}
  const status = STATUSES.includes(given.status ?? '') ? (given.status ?? 'unknown') : 'unknown'
  return {
    ...given,
    status,
    blueprintId: given.blueprintId ?? blueprintId,
    slug: given.slug ?? '',
    startupName: given.startupName || NAMELESS,
    overallProgress: numberOr(given.overallProgress, 0),
    message: given.message ?? '',
    estimatedTimeRemaining: numberOr(given.estimatedTimeRemaining, 0),
    documents: Array.isArray(given.documents) ? given.documents.map(wholeDocument) : [],
    createdAt: isMoment(given.createdAt) ? given.createdAt : '',
  }
}

const numberOr = (value: unknown, otherwise: number): number =>
  Number.isFinite(value) ? Number(value) : otherwise
const isMoment = (text: string | undefined): text is string => !Number.isNaN(Date.parse(text ?? ''))

const DOCUMENT_STATUSES: readonly string[] = [
  'waiting',
  'generating',
  'complete',
  'error',
] satisfies DocumentView['status'][]

function wholeDocument(document: Partial<DocumentView>): DocumentView {
  const progress = document.status === 'complete' ? 100 : numberOr(document.progress, 0)
  const begun = progress > 0 ? 'generating' : 'waiting'
  const status = DOCUMENT_STATUSES.includes(document.status ?? '') ? document.status : begun
  return { id: 'blueprint', name: '', ...document, status: status ?? begun, progress }
}

/** `percent` is what the bar shows by now: it may be ahead of what was told. */
export function viewOf(record: GenerationRecord, percent: number, elapsedSeconds: number): GenerationView {
  const { status, stage, message } = record
  return {
    status,
    percent,
    stage: status === 'complete' ? 'Email Delivery' : stageNamed(stage),
    scale: 'work',
    message,
    documents: documentsOf(record, elapsedSeconds),
  }
}

/** The server's own word; where it has none, the clock's. */
function documentsOf({ status, documents }: GenerationRecord, elapsedSeconds: number): DocumentView[] {
  if (documents.length > 0) return documents
  const simulated = simulatedDocuments(status === 'generating' || status === 'error' ? elapsedSeconds : 0)
  return status === 'complete' ? documentsDone(simulated) : simulated
}

/** By the browser's clock. */
export interface Hearing {
  firstHeardAt: number
  heardAt: number
  now: number
}

/** Seconds since it was asked for, by the server's clock where it told the time. */
export function elapsedSecondsOf(record: GenerationRecord, { firstHeardAt, heardAt, now }: Hearing): number {
  const told = isMoment(record.now) ? Date.parse(record.now) : heardAt
  const since = record.createdAt ? Date.parse(record.createdAt) : told - (heardAt - firstHeardAt)
  const until = isMoment(record.finishedAt) ? Date.parse(record.finishedAt) : told + (now - heardAt)
  return Math.max(0, Math.floor((until - since) / 1000))
}

/** Until a worker has it, the payment is all that is done. */
function stageNamed(stage: string | undefined): StageName {
  return stage && Object.hasOwn(BEGINS, stage) ? (stage as StageName) : 'Idea Analysis'
}

/** Never back, and not above 95 before it is complete. */
export function percentAfter(shown: number, { status, overallProgress }: Told): number {
  if (status === 'complete') return 100
  return Math.max(shown, Math.min(MOST, overallProgress))
}

/** Where it creeps, for want of news, and how far. */
const CREEPING = 20
const CREPT_MOST = 90
const STEP = 0.5
export const CREEP_MS = 200

export const creeps = ({ status, overallProgress }: Told): boolean =>
  status === 'generating' && overallProgress === CREEPING

export function crept(shown: number): number {
  return Math.max(shown, Math.min(CREPT_MOST, shown + STEP))
}

/** Of two answers that crossed on the way, the one that knows less. */
export function isOlder(record: GenerationRecord, known: GenerationRecord | undefined): boolean {
  if (record.createdAt !== known?.createdAt || hasEnded(record)) return false
  return record.overallProgress < known.overallProgress
}
