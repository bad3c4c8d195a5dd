// A stored plan as its page shows it. Pure.
import type { PrintableBlueprint } from '#engine/blueprint.ts'
import { amountsNote, readingNotes } from '#engine/plan/amounts-note.ts'
import { outcomeOf } from '#engine/plan/finance/outcome.ts'
import type { Plan } from '#engine/plan/plan.ts'
import { marksOf } from '#engine/plan/plan-marks.ts'
import type { ReaderPlan } from '../../contract.ts'
import { FigureIndex } from './figures.ts'
import { lookOf } from './look.ts'
import { readerSections } from './sections.ts'

export function readerPlan({ plan, identity }: Pick<PrintableBlueprint, 'plan' | 'identity'>): ReaderPlan {
  const { projection } = plan.finance
  const index = new FigureIndex()
  const sections = readerSections(plan, index)
  return {
    name: plan.name,
    founder: plan.founder,
    description: identity.description,
    amounts: [amountsNote(plan), ...readingNotes(plan)].join(' '),
    language: plan.outline.language,
    look: lookOf(identity),
    sections,
    figures: withSourceMarks(index.figures, plan),
    sources: plan.sources.map(({ mark, source: { publisher, title, year, url, strength } }) => ({
      mark,
      publisher,
      title,
      year,
      url: /^https?:\/\//.test(url) ? url : '',
      strength,
    })),
    counts: countsOf(plan),
    cash: {
      currency: projection.currency,
      months: projection.balance.cash.months,
      lowest: outcomeOf(projection).lowestCash,
    },
  }
}

/** Sources are named by their marks: 'S3'. */
function withSourceMarks(figures: FigureIndex['figures'], { sources }: Plan): FigureIndex['figures'] {
  const marks = new Map(sources.map(({ mark, source: { id } }) => [id, mark]))
  return Object.fromEntries(
    Object.entries(figures).map(([id, { source, ...figure }]) => {
      const mark = source && marks.get(source)
      return [id, { ...figure, ...(mark && { source: mark }) }]
    }),
  )
}

/** As the last sheets of the document count them; rules have sources too and are no figures. */
function countsOf(plan: Plan): ReaderPlan['counts'] {
  const { founder, sources, assumptions } = marksOf(plan)
  const sourced = sources
    .flatMap(({ uses }) => uses)
    .filter(({ id, basis }) => basis.kind === 'source' && !id.startsWith('rule-'))
  return { founder: founder.length, source: sourced.length, assumption: assumptions.length }
}
