import type { Answer } from '#kit/endpoint.ts'
import type { getDashboard } from '../contract.ts'

const IDEA_IN_LISTS = 50
const IDEA_IN_PANEL = 100
const WHAT_COMES = 'a plan, a brand guide, logos, a quickstart guide and a prompt'

export const shortIdea = (idea: string): string => cut(idea, IDEA_IN_LISTS)
export const longerIdea = (idea: string): string => cut(idea, IDEA_IN_PANEL)

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** After so many characters as people count them: a family of emoji is one, and none is cut in half. */
function cut(text: string, most: number): string {
  let count = 0
  for (const { index } of characters.segment(text)) if (count++ === most) return `${text.slice(0, index)}…`
  return text
}

const NUMBER = new Intl.NumberFormat('en-US')

/** '1 blueprint', '12 blueprints', '1,000+ blueprints'. */
export function blueprintCount(count: number, isMore = false): string {
  return `${NUMBER.format(count)}${isMore ? '+' : ''} ${count === 1 && !isMore ? 'blueprint' : 'blueprints'}`
}

/** 'TideWatch' → 'T', 'Larder & Loaf' → 'LL'. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const first = (word: string) => [...characters.segment(word)][0]?.segment ?? ''
  return words.slice(0, 2).map(first).join('').toUpperCase()
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
