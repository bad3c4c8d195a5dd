// What an expert says at once about the very thing that is sold, put into the section where it belongs.
import { isMember } from '../case/numbers.ts'
import type { Prose } from '../plan/kit/prose.ts'
import type { Block, Section } from '../plan/kit/section.ts'
import type { SubjectSection } from '../trades/subject-schema.ts'
import type { Composer } from './composer.ts'

const PLACES: Partial<Record<Section['id'], SubjectSection[]>> = {
  problem: ['problem', 'customers'],
  market: ['market'],
  competition: ['competition'],
  product: ['product'],
  model: ['money'],
  pricing: ['pricing'],
  'go-to-market': ['selling'],
  operations: ['operations'],
  risks: ['risk'],
}

/** Behind what the section opens with. */
export function withExpertPoints(composer: Composer, section: Section): Section {
  const points = pointsFor(composer, PLACES[section.id] ?? [])
  if (points.length === 0) return section
  const list: Block = { kind: 'list', items: points, of: 'field' }
  const [first, ...rest] = section.blocks
  return { ...section, blocks: first ? [first, list, ...rest] : [list] }
}

/** Those of the founder's country first, because they are the rarer knowledge. */
function pointsFor({ one, ...composer }: Composer, sections: SubjectSection[]): Prose[] {
  const s = composer.sentences()
  const isHere = (where: string[] | undefined) =>
    where === undefined || where.includes(one.country) || (where.includes('EU') && isMember(one.country))
  return one.input.subjects
    .flatMap(({ knows }) => knows)
    .filter((point) => sections.includes(point.in) && isHere(point.where))
    .sort((a, b) => Number(b.where !== undefined) - Number(a.where !== undefined))
    .flatMap(({ say, when }) => s.text(say, when) ?? [])
}
