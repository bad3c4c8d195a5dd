import type { Answer } from '#kit/endpoint.ts'
import type { getDashboard } from '../contract.ts'

const IDEA_IN_LISTS = 50
const WHAT_COMES = 'a plan, a brand guide, logos, a quickstart guide and a prompt'

export function shortIdea(idea: string): string {
  return idea.length > IDEA_IN_LISTS ? `${idea.slice(0, IDEA_IN_LISTS)}…` : idea
}

/** What to do next, for whoever has no blueprint yet. */
export function emptyText(credits: number): string {
  if (credits > 0)
    return `You have ${credits === 1 ? '1 credit' : `${credits} credits`}. Describe an idea and it becomes ${WHAT_COMES}.`
  return `Describe an idea and it becomes ${WHAT_COMES}. One blueprint is $0.99.`
}

type Made = Pick<Answer<typeof getDashboard>, 'blueprints' | 'recentGenerations'>

export interface UnderWay {
  /** Of its generation. */
  id: string
  blueprintId: string | undefined
  name: string
  createdAt: string
}

export const isUnderWay = (status: string | undefined): boolean =>
  status === 'unknown' || status === 'generating'

/** Newest first. */
export function underWayIn({ blueprints, recentGenerations }: Made): UnderWay[] {
  const nameOf = (blueprintId: string | undefined) =>
    blueprints.find(({ id }) => id === blueprintId)?.name ?? 'Your blueprint'
  return recentGenerations
    .filter(({ status }) => isUnderWay(status))
    .map(({ id, blueprintId, createdAt }) => ({ id, blueprintId, name: nameOf(blueprintId), createdAt }))
}
