// The declared numbers of a case are what can be changed: the same ids, and the same figures in what-if, plan and case.
import { expect, test } from 'vitest'
import { caseOf } from '../case/case.ts'
import { NO_EDITS } from '../edits.ts'
import { project } from '../plan/finance/project.ts'
import { draftPlan, openPlan } from '../plan/make-plan.ts'
import { driversOf } from '../plan/open-plan.ts'
import { type WhatIf, whatIf, whatIfFigures } from '../plan/what-if.ts'
import { caseModel } from './case-model.ts'
import { composedInput } from './testing/composed.ts'

const BRIEFS = {
  visits: {
    businessIdea: 'I clean windows for shops in Leeds, £45 a visit.',
    additionalContext: 'I have £6,000.',
  },
  software: {
    businessIdea:
      'Software for dental clinics in Ohio that schedules hygienists, $120 a month for each clinic.',
  },
  goods: { businessIdea: 'We bake and sell sourdough bread in a small shop in Cork, €5.50 a loaf.' },
} as const
type Name = keyof typeof BRIEFS
const NAMES = Object.keys(BRIEFS) as Name[]

function outlook(name: Name, values: Record<string, number> = {}): WhatIf {
  return whatIf({ ...composedInput(BRIEFS[name]), edits: { ...NO_EDITS, values } })
}

/** Halfway to the upper bound of what is likely, on the lever's own step. */
function changed({ value, bounds: { low, high, step } }: WhatIf['levers'][number]): number {
  const wanted = value === 0 ? Math.min(high, 1_000_000) : value * 1.2
  const next = Math.min(high, Math.max(low, Math.round(wanted / step) * step))
  return next === value ? Math.max(low, value - step) : next
}

test.each(NAMES)(
  '%s: every declared number that drives the money can be changed, under its own id',
  (name) => {
    const { case: one } = openPlan(composedInput(BRIEFS[name]))
    const ids = new Set(outlook(name).levers.map(({ id }) => id))
    const declared = one.numbers.ids.filter(
      (id) =>
        one.numbers.has(id) &&
        one.numbers.get(id).basis !== 'made' &&
        /^(?!reach|win|spend|cost|start)/.test(id),
    )
    expect(declared.length).toBeGreaterThan(4)
    expect(declared.filter((id) => !ids.has(id))).toEqual([])
    for (const { id } of one.trade.channels.filter(({ when }) => one.holds(when)))
      for (const part of ['reach', 'win', 'spend']) expect(ids).toContain(`${part}-${id}`)
  },
)

test.each(NAMES)('%s: a change in the what-if is the same change in the plan made anew', (name) => {
  const plain = outlook(name)
  const levers = plain.levers.filter(({ bounds }) => bounds.low < bounds.high)
  let moved = 0
  for (const lever of levers.filter((_, i) => i % 3 === 0)) {
    const values = { [lever.id]: changed(lever) }
    const after = outlook(name, values)
    const plan = draftPlan({ ...composedInput(BRIEFS[name]), edits: { values } })
    expect(after.problems, lever.id).toEqual([])
    expect(after.unused, lever.id).toEqual([])
    expect(plan.results.projection.balance.cash.months, lever.id).toEqual(after.series.cash)
    expect(plan.results.projection.profit.revenue.months, lever.id).toEqual(after.series.revenue)
    if (after.figures.endCash !== plain.figures.endCash) moved++
  }
  expect(moved).toBeGreaterThan(levers.length / 3 / 2)
})

test.each(NAMES)('%s: it is the case made anew with the number set', (name) => {
  const input = composedInput(BRIEFS[name])
  const { case: one, context } = openPlan(input)
  const lever = outlook(name).levers.find(({ id }) => /^win-/.test(id))
  if (!lever) throw new Error('A trade has channels.')
  const value = changed(lever)
  const again = caseOf({ ...one.input, isSide: one.isSide, set: new Map([[lever.id, value]]) })
  const drivers = driversOf(context, caseModel(again, context))
  expect(project(drivers).balance.cash.months).toEqual(outlook(name, { [lever.id]: value }).series.cash)
})

test('a lever says what it was, where it comes from and what it may be', () => {
  const price = outlook('visits', { price: 5200 }).levers.find(({ id }) => id === 'price')
  expect(price).toMatchObject({
    group: 'price',
    value: 5200,
    text: '£52',
    original: { value: 4500, text: '£45' },
    basis: 'founder',
    edited: true,
  })
  const cash = outlook('visits').levers.find(({ id }) => id === 'cash')
  expect(cash).toMatchObject({ label: 'Money in hand', value: 600_000, group: 'money' })
  expect(outlook('software').levers.find(({ id }) => id === 'cash')).toMatchObject({
    value: 0,
    basis: 'assumption',
  })
})

test('what cannot be is refused with its bounds and changes nothing', () => {
  const plain = outlook('goods')
  const { problems, figures } = outlook('goods', { price: -5, churn: 7, nothing: 1 })
  expect(problems.map(({ id }) => id)).toEqual(expect.arrayContaining(['price']))
  expect(figures).toEqual(plain.figures)
  expect(outlook('goods', { nothing: 1 }).unused).toEqual(['nothing'])
})

test('the quick answer has the same figures as the whole one', () => {
  const input = composedInput(BRIEFS.goods)
  const edits = { ...NO_EDITS, values: { price: 620 } }
  const { figures, series } = outlook('goods', edits.values)
  expect(whatIfFigures({ ...input, edits })).toMatchObject({
    figures,
    series,
  })
})
