import { expect, test } from 'vitest'
import type { Case } from '../../case/case.ts'
import { say } from '../../plan/kit/prose.ts'
import { paragraph, type Section } from '../../plan/kit/section.ts'
import type { Results } from '../../plan/results.ts'
import { composedPlan } from '../testing/composed.ts'
import { COMPOSED_BRIEFS } from '../testing/composed-briefs.ts'
import type { LintedPlan } from './finding.ts'
import { findingsIn } from './lint.ts'

const planOf = (fields: Parameters<typeof composedPlan>[0]): LintedPlan => {
  const { case: one, results, sections } = composedPlan(fields)
  return { one: one as Case, results, sections }
}
const plan = planOf(COMPOSED_BRIEFS.doors)
const rulesIn = (changed: Partial<LintedPlan>) => findingsIn({ ...plan, ...changed }).map(({ rule }) => rule)
const saying = (...blocks: Section['blocks']): Section[] => [{ id: 'summary', title: '', blocks }]

test('a sound plan has no finding', () => {
  expect(findingsIn(plan)).toEqual([])
})

test('braces, empty changes and first customers of a running firm are found', () => {
  expect(plan.one.circumstances.stage).toBe('running')
  expect(rulesIn({ sections: saying(paragraph(say`It costs {{price}}.`)) })).toContain('raw braces')
  const change = { words: '5 minutes instead of 5 minutes' }
  expect(rulesIn({ sections: saying(paragraph(say`${change} leaves more`)) })).toContain('X instead of X')
  expect(rulesIn({ sections: saying(paragraph(say`Nobody has paid yet.`)) })).toContain(
    'running firm told to begin',
  )
})

test('a market that does not nest and a share above all are found', () => {
  const { computed } = plan.results.context
  const figures = saying(
    paragraph(
      say`${computed('market-tam', 100, '$1')} ${computed('market-sam', 200, '$2')} ${computed('market-fit', 5, '5')} ${computed('customers-36', 9, '9')} ${computed('lint-share', 2.3, '230%')}`,
    ),
  )
  expect(rulesIn({ sections: figures })).toEqual(
    expect.arrayContaining(['market does not nest', 'more customers than fit', 'share above all']),
  )
})

test('sales above capacity are found', () => {
  const [main, ...others] = plan.one.streams
  if (!main) throw new Error('no stream')
  const most = main.plan.volume.map((sales) => sales / 2)
  const one = { ...plan.one, streams: [{ ...main, plan: { ...main.plan, most } }, ...others] }
  expect(rulesIn({ one })).toContain('sold above capacity')
})

test('a first year far below the stated revenue is found', () => {
  const revenue = { monthly: 1e9, entry: plan.one.reading.ledger[0] as Case['reading']['ledger'][0] }
  expect(rulesIn({ one: { ...plan.one, accounts: { revenue } } })).toContain('first year far from today')
})

test('a change for the worse that brings money is found', () => {
  const [change] = plan.results.changes
  if (!change) throw new Error('no change')
  const results: Results = { ...plan.results, changes: [{ ...change, effect: 5 }] }
  expect(rulesIn({ results })).toContain('worse brings money')
})

test('two rows of one name are found', () => {
  const row = { cells: [say`Rent`, say`${plan.results.context.computed('lint-rent', 1, '$1')}`] }
  const columns = [
    { head: '', align: 'left' as const },
    { head: '', align: 'right' as const },
  ]
  expect(rulesIn({ sections: saying({ kind: 'table', columns, rows: [row, row] }) })).toContain(
    'two rows of one name',
  )
})
