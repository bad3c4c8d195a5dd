// What the server told of a generation, as the progress screens show it. Pure.
import type { Answer } from '#kit/endpoint.ts'
import type { getGenerationStatus } from '../contract.ts'
import { BEGINS, type StageName } from '../stages.ts'
import { type GenerationView, MOST } from './stages.ts'

export type GenerationRecord = Answer<typeof getGenerationStatus>

type Told = Pick<GenerationRecord, 'status' | 'overallProgress'>

export const hasEnded = ({ status }: Pick<GenerationRecord, 'status'>): boolean =>
  status === 'complete' || status === 'error'

/** `percent` is what the bar shows by now: it may be ahead of what was told. */
export function viewOf(record: GenerationRecord, percent: number): GenerationView {
  const { status, stage, message, documents } = record
  return {
    status,
    percent,
    stage: status === 'complete' ? 'Email Delivery' : stageNamed(stage),
    scale: 'work',
    message,
    documents,
  }
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
