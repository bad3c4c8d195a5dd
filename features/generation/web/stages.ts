// What the progress screens show, as a value, and what that value is while the server has not told more. Pure.

/** Widths of the bar and pace of the simulation: the longer a stage, the wider its piece. */
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
] as const

export type StageName = (typeof STAGES)[number]['name']

const SECONDS = STAGES.reduce((sum, { seconds }) => sum + seconds, 0)

/** Nothing simulated goes beyond it: only the server knows when it is done. */
const MOST = 95

export interface DocumentView {
  id: string
  name: string
  status: 'waiting' | 'generating' | 'complete' | 'error'
  /** 0 to 100. */
  progress: number
}

export interface GenerationView {
  status: 'unknown' | 'generating' | 'complete' | 'error'
  /** 0 to 100, of the whole. */
  percent: number
  stage: StageName
  documents: DocumentView[]
}

/** The documents, and the stage that makes each. */
const DOCUMENTS = [
  { id: 'quickstart', name: 'FCP Quickstart Guide', stage: 'Document Creation' },
  { id: 'blueprint', name: 'Complete Blueprint PDF', stage: 'Document Creation' },
  { id: 'markdown', name: 'Markdown File for Upload', stage: 'Document Creation' },
  { id: 'brand', name: 'Brand Guide', stage: 'Visual Brand Assets' },
  { id: 'logo', name: 'Logo Concepts', stage: 'Visual Brand Assets' },
] as const satisfies { id: string; name: string; stage: StageName }[]

export function stageNumber(name: StageName): number {
  return STAGES.findIndex((stage) => stage.name === name) + 1
}

/** How much of a stage lies below the percentage: 0 to 1. */
export function doneShare(name: StageName, percent: number): number {
  const from = percentBefore(name)
  const width = ((STAGES[stageNumber(name) - 1]?.seconds ?? 0) / SECONDS) * 100
  return Math.min(1, Math.max(0, (percent - from) / width))
}

function percentBefore(name: StageName): number {
  const before = STAGES.slice(0, stageNumber(name) - 1)
  return (before.reduce((sum, { seconds }) => sum + seconds, 0) / SECONDS) * 100
}

interface Pace {
  /** How long the whole is expected to take. */
  total: number
  /** The stage that it begins with: what lies before is known to be done. */
  from: StageName
}

/** The stages in step with the clock. */
export function simulated(elapsedSeconds: number, { total, from }: Pace): GenerationView {
  const percent = Math.min(MOST, percentBefore(from) + (elapsedSeconds / total) * 100)
  const stage = STAGES.findLast(({ name }) => percentBefore(name) <= percent)?.name ?? from
  return {
    status: 'generating',
    percent,
    stage,
    documents: DOCUMENTS.map(({ id, name, stage: made }) => {
      const progress = Math.min(MOST, Math.round(doneShare(made, percent) * 100))
      return { id, name, status: progress > 0 ? 'generating' : 'waiting', progress }
    }),
  }
}

export function completed(view: GenerationView): GenerationView {
  return {
    status: 'complete',
    percent: 100,
    stage: 'Email Delivery',
    documents: view.documents.map((document) => ({ ...document, status: 'complete', progress: 100 })),
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
