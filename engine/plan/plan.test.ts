// The last door: what is wrong does not leave, what is only ugly does.
import { expect, test } from 'vitest'
import { SAMPLES } from '../testing/sample-briefs.ts'
import { say } from './kit/prose.ts'
import { paragraph, type Section } from './kit/section.ts'
import { finishPlan } from './plan.ts'
import { planFor } from './testing/plans.ts'

const drafted = planFor(SAMPLES.bakery)

function withParagraph(prose: Section['blocks'][number]): Section[] {
  return drafted.sections.map((section) =>
    section.id === 'market' ? { ...section, blocks: [prose, ...section.blocks] } : section,
  )
}

test('a sound plan leaves, with its milestones, sources and assumptions', () => {
  const plan = finishPlan(drafted, drafted.sections, [])
  expect(plan.sections).toHaveLength(17)
  expect(plan.sources.length).toBeGreaterThan(2)
  expect(plan.assumptions.length).toBeGreaterThan(10)
  expect(Object.keys(plan.milestones)).toEqual(['vision', 'audience', 'mvp', 'monetization', 'launch'])
  expect(plan.outline.keyFigures).toHaveLength(5)
  expect(JSON.parse(JSON.stringify(plan))).toEqual(plan)
})

test('a figure that nobody computed keeps the plan back', () => {
  const sections = withParagraph(paragraph(say`The market is worth 900 million.`))
  expect(() => finishPlan(drafted, sections, [])).toThrow(
    'The plan has 1 fault: market: figure without a source',
  )
})

test('a missing section ending, a placeholder and a lost name keep it back', () => {
  const cut = drafted.sections.map((section) =>
    section.id === 'pricing' ? { ...section, blocks: section.blocks.slice(0, -1) } : section,
  )
  expect(() => finishPlan(drafted, cut, [])).toThrow('pricing: no ending')
  const broken = withParagraph(paragraph(say`It costs undefined.`))
  expect(() => finishPlan(drafted, broken, [])).toThrow('market: placeholder')
  const other = planFor({ ...SAMPLES.bakery, startupName: 'Quern' })
  expect(() => finishPlan(other, drafted.sections, [])).toThrow('missing word (Quern)')
})

test('two paragraphs that begin alike do not', () => {
  const [first] = drafted.sections.find(({ id }) => id === 'market')?.blocks ?? []
  if (first?.kind !== 'paragraph') throw new Error('the market begins with a paragraph')
  const opening = first.prose.parts[0]
  if (opening?.kind !== 'text') throw new Error('which begins with words of ours')
  const twin = paragraph({
    parts: [{ kind: 'text', text: `${opening.text.split(' ').slice(0, 2).join(' ')} rain.` }],
  })
  expect(finishPlan(drafted, withParagraph(twin), []).sections).toHaveLength(17)
})
