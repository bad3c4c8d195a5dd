// Asking until a blueprint is there. Rules and times alone: who shows what comes of it is the caller's matter.
import { call } from '#kit/call.ts'
import type { Answer } from '#kit/endpoint.ts'
import { getBlueprintStatus } from '../contract.ts'

export interface Awaited {
  /** What the server called it. */
  blueprintId: string | undefined
  startupName: string
  /** When this page asked for it. */
  requestedAt: number
}

/** elsewhere: it is there, and shown to somebody else only. */
export type Ending = 'completed' | 'failed' | 'elsewhere' | 'timeout' | 'stopped'

type Status = Answer<typeof getBlueprintStatus>

interface World {
  ask?: () => Promise<Status>
  wait?: (ms: number) => Promise<void>
  signal?: AbortSignal
}

const FIRST_MS = 10_000
const THEN_MS = 5_000
const ATTEMPTS = 60
const EARLY_MS = 2_000
/** A question without an answer must not hold up the next. */
const PATIENCE_MS = 10_000

/** Never throws: a question that fails is asked again at the next turn. */
export async function pollBlueprint(awaited: Awaited, world: World = {}): Promise<Ending> {
  const { ask = askNewest, wait = pause, signal } = world
  for (const delay of delays(awaited)) {
    await wait(delay)
    if (signal?.aborted) return 'stopped'
    const status = await Promise.race([ask().catch(() => undefined), wait(PATIENCE_MS)])
    if (signal?.aborted) return 'stopped'
    const ending = status && verdict(awaited, status)
    if (ending) return ending
  }
  return 'timeout'
}

/** Whoever knows the id need not guess, and looks early too: most blueprints are done long before the first turn. */
export function delays({ blueprintId }: Awaited): number[] {
  const looks = FIRST_MS / EARLY_MS
  const first = blueprintId ? Array.from({ length: looks }, () => EARLY_MS) : [FIRST_MS]
  return [...first, ...Array.from({ length: ATTEMPTS - 1 }, () => THEN_MS)]
}

/** Undefined: not yet. */
export function verdict(awaited: Awaited, status: Status): 'completed' | 'failed' | undefined {
  const { latestGeneration } = status
  const isOurs = awaited.blueprintId
    ? latestGeneration?.blueprintId === awaited.blueprintId
    : looksLikeOurs(awaited, status)
  if (!isOurs) return undefined
  if (latestGeneration?.status === 'error') return 'failed'
  return !latestGeneration || latestGeneration.status === 'completed' ? 'completed' : undefined
}

/** Without an id: the name, and only of one that was begun after this one was asked for. */
function looksLikeOurs({ startupName, requestedAt }: Awaited, status: Status): boolean {
  const { latestBlueprint } = status
  if (!latestBlueprint || Date.parse(latestBlueprint.createdAt) < requestedAt + ahead(status)) return false
  return slug(latestBlueprint.name) === slug(startupName)
}

function slug(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-')
}

/** The id of a blueprint that was asked for and whose answer was lost, if it is under way. */
export async function followedId({ requestedAt }: Pick<Awaited, 'requestedAt'>): Promise<string | undefined> {
  const status = await askNewest().catch(() => undefined)
  const newest = status?.latestGeneration
  if (!status || !newest || !isUnderWay(newest.status)) return undefined
  return Date.parse(newest.createdAt) >= requestedAt + ahead(status) ? newest.blueprintId : undefined
}

const isUnderWay = (status: string): boolean => status === 'unknown' || status === 'generating'

/** Milliseconds by which the server's clock is ahead of the browser's. */
const ahead = ({ now }: Status): number => (now ? Date.parse(now) - Date.now() : 0)

export function askNewest(): Promise<Status> {
  return call(getBlueprintStatus, { query: {} })
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
