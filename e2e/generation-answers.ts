// How far a blueprint is, for what only the browser shows: a stream that tells it, and drops after every word.
import type { Page, Route } from '@playwright/test'

type Status = 'unknown' | 'generating' | 'complete' | 'error'
type DocumentStatus = 'waiting' | 'generating' | 'complete' | 'error'

interface Document {
  id: string
  name: string
  status: DocumentStatus
  progress: number
  preview?: string
}

const NAMES = [
  ['quickstart', 'FCP Quickstart Guide'],
  ['blueprint', 'Complete Blueprint PDF'],
  ['markdown', 'Markdown File for Upload'],
  ['brand', 'Brand Guide'],
  ['logo', 'Logo Concepts'],
] as const

export const documentsAt = (percents: number[], previews: string[] = []): Document[] =>
  NAMES.map(([id, name], i) => {
    const progress = percents[i] ?? 0
    const status = progress === 100 ? 'complete' : progress > 0 ? 'generating' : 'waiting'
    return { id, name, progress, status, ...(previews.includes(id) && { preview: `/preview/${id}.png` }) }
  })

export const WAITING = {
  blueprintId: 'b1',
  slug: 'tidewatch',
  startupName: 'TideWatch',
  status: 'unknown' as Status,
  overallProgress: 0,
  stage: undefined as string | undefined,
  message: 'Waiting for its turn',
  estimatedTimeRemaining: 6,
  documents: documentsAt([]),
  createdAt: '2026-11-14T12:00:00.000Z',
  now: undefined as string | undefined,
}
export type Told = typeof WAITING

export const PRINTING: Partial<Told> = {
  status: 'generating',
  overallProgress: 72,
  stage: 'Document Creation',
  message: 'Writing and printing your documents',
  estimatedTimeRemaining: 90,
  documents: documentsAt([100, 50, 90, 90, 30], ['quickstart', 'brand']),
}
export const COMPLETE: Partial<Told> = {
  status: 'complete',
  overallProgress: 100,
  stage: 'Email Delivery',
  message: 'Your startup blueprint has been generated successfully.',
  estimatedTimeRemaining: 0,
  documents: documentsAt([100, 100, 100, 100, 100], ['quickstart', 'blueprint', 'brand']),
}

/** A page, as small as pictures get. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

type Way = 'open' | 'none' | 'no network' | 'refused'

interface Answers {
  told: () => object
  stream?: () => Way
  ask?: () => Way
}

/** By a stream that drops after every word and is resumed, and to whoever asks. */
export async function answerFollowers(
  page: Page,
  { told, stream = () => 'open', ask = () => 'open' }: Answers,
) {
  const heard = { streams: 0, polls: 0 }
  await page.route('**/api/blueprint/*/events', (route: Route) => {
    heard.streams++
    if (stream() === 'no network') return route.abort('connectionrefused')
    if (stream() === 'none') return route.fulfill({ status: 204 })
    const body = `retry: 100\nid: ${heard.streams}\ndata: ${JSON.stringify(told())}\n\n`
    return route.fulfill({ contentType: 'text/event-stream', body })
  })
  await page.route('**/api/blueprint/*/status', (route: Route) => {
    heard.polls++
    if (ask() === 'refused')
      return route.fulfill({ status: 404, json: { success: false, error: 'No.', code: 'not_found' } })
    return ask() === 'open' ? route.fulfill({ json: told() }) : route.abort('connectionrefused')
  })
  return heard
}

/** What is told can be changed while the page follows; `heard` counts how it heard of it. */
export async function following(page: Page, first: Partial<Told> = {}) {
  const state = { told: { ...WAITING, ...first }, stream: 'open' as Way, ask: 'open' as Way }
  const tell = (changes: Partial<Told>) => Object.assign(state.told, changes)
  // First: a page that is open already may ask again as soon as it is answered.
  await page.route('**/preview/*.png', (route) => route.fulfill({ contentType: 'image/png', body: PICTURE }))
  const heard = await answerFollowers(page, {
    told: () => state.told,
    stream: () => state.stream,
    ask: () => state.ask,
  })
  return Object.assign(state, { tell, heard })
}
