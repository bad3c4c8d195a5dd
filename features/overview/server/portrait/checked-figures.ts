// What the plan found when it checked the founder's figures: the table on its page 'Your figures, checked'.
import { plainText } from '#engine/plan/kit/prose.ts'
import { FRONT_HEAD } from '#engine/plan/kit/section.ts'
import type { Plan } from '#engine/plan/plan.ts'
import type { OverviewPlan } from '../../contract.ts'

const CHECKED_HEAD = 'Your figures, checked'
const MOST_POINTS = 4

export function checkedFiguresOf({ sections, outline }: Plan): OverviewPlan['checked'] {
  const blocks = sections.find(({ id }) => id === 'summary')?.blocks ?? []
  const heads = blocks.flatMap((block, at) => (block.kind === 'heading' ? [{ text: block.text, at }] : []))
  const begins = heads.find(({ text }) => text === CHECKED_HEAD)?.at ?? blocks.length
  const ends = heads.find(({ at }) => at > begins)?.at ?? blocks.length
  const inside = blocks.slice(begins, ends)
  const note = inside.find((block) => block.kind === 'paragraph')
  const points = inside
    // What follows from the figures has a title of its own, and is no doubt.
    .flatMap((block) => (block.kind === 'table' && block.title === undefined ? block.rows : []))
    .map(({ cells }) => cells.map(plainText))
    .map(([statement = '', working = '', advice = '']) => ({ statement, working, advice }))
  const isRead = heads.some(({ text }) => text === FRONT_HEAD)
  return {
    claim: isRead && outline.checkedClaim ? plainText(outline.checkedClaim) : null,
    note: note ? plainText(note.prose) : null,
    points: points.slice(0, MOST_POINTS),
  }
}
