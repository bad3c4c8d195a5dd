// When to ask how far a blueprint is, and what the answer says about the one that is waited for. Pure.
import type { Answer } from '#kit/endpoint.ts'
import type { getBlueprintStatus } from '../contract.ts'

export type BlueprintStatus = Answer<typeof getBlueprintStatus>

/** Most are done in seconds: looked for early, since what is finished is announced at once. */
const EARLY = [1, 3, 6]
const FIRST = 10
const EVERY = 5
const ATTEMPTS = 60
const LATE = 10

/** Seconds until the next check: after 10 s, then every 5 s for 60 attempts, then every 10 s for as long as it takes. */
export function nextCheck(elapsedSeconds: number): number {
  const early = [...EARLY, FIRST].find((at) => at > elapsedSeconds)
  if (early !== undefined) return early - elapsedSeconds
  return elapsedSeconds < FIRST + (ATTEMPTS - 1) * EVERY ? EVERY : LATE
}

export interface AwaitedBlueprint {
  blueprintId?: string | undefined
  startupName: string
  /** When it was asked for, in milliseconds. Earlier ones of the same name are not meant. */
  since: number
}

/** Clocks of browser and server differ a little. */
const CLOCK_SKEW_MS = 60_000

export function outcomeOf(
  { latestGeneration, latestBlueprint }: BlueprintStatus,
  { blueprintId, startupName, since }: AwaitedBlueprint,
): 'completed' | 'error' | undefined {
  if (!latestGeneration) return undefined
  const { status, createdAt } = latestGeneration
  if (status !== 'completed' && status !== 'error') return undefined
  if (blueprintId) return latestGeneration.blueprintId === blueprintId ? status : undefined
  // Without an id the name has to do, and only for one that was begun since.
  const isNew = Date.parse(createdAt) >= since - CLOCK_SKEW_MS
  return isNew && slug(latestBlueprint?.name) === slug(startupName) ? status : undefined
}

const slug = (name = '') => name.trim().toLowerCase().replaceAll(' ', '-')
