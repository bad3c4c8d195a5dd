// What the dashboard's answer says of a generation whose id nobody knows: a guess, and only about what was begun since it
// was asked for. Pure.
import type { getDashboard } from '#features/dashboard/contract.ts'
import type { Answer } from '#kit/endpoint.ts'

type Dashboard = Pick<Answer<typeof getDashboard>, 'totalUsed' | 'recentGenerations'>

export interface Asked {
  requestedAt: number
  /** Credits that had been spent by then. */
  usedBefore?: number | undefined
}

export type Finding = { at: 'complete' | 'failed' } | { at: 'known'; blueprintId: string } | undefined

export function findingIn({ totalUsed, recentGenerations }: Dashboard, asked: Asked): Finding {
  const newer = recentGenerations.find(({ createdAt }) => Date.parse(createdAt) >= asked.requestedAt)
  if (!newer) return wasSpent(totalUsed, asked) ? { at: 'complete' } : undefined
  if (newer.status === 'error') return { at: 'failed' }
  const isUnderWay = newer.status === 'unknown' || newer.status === 'generating'
  if (!isUnderWay) return { at: 'complete' }
  return newer.blueprintId ? { at: 'known', blueprintId: newer.blueprintId } : undefined
}

const wasSpent = (totalUsed: number, { usedBefore }: Asked): boolean =>
  usedBefore !== undefined && totalUsed > usedBefore
