// The working of a finding, as it is printed.
import { expect, test } from 'vitest'
import { readingFrom } from '../analyst/reading-answer.ts'
import { brief, finding, house, readingAnswer } from '../analyst/testing/tank-cleaner.ts'
import { knowledge } from '../knowledge/knowledge.ts'
import { plainText } from '../plan/kit/prose.ts'
import { draftPlan } from '../plan/make-plan.ts'
import { caseSourceOf } from './case-source.ts'
import { understandingOf } from './understood.ts'

function workingOf(sums: { name: string; make: string; unit: string }[], says = 'Look.'): string {
  const reading = readingFrom(readingAnswer({ checks: [{ ...finding, sums, says }] }), brief, house)
  const source = caseSourceOf(brief, reading)
  const { sections } = draftPlan({ brief, u: understandingOf(brief, source), knowledge, source })
  const tables = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'table' ? [block] : [])),
  )
  const table = tables.find(({ columns }) => columns[1]?.head === 'Working')
  return table?.rows[0]?.cells[1] ? plainText(table.rows[0].cells[1]) : 'no table'
}

test('each step is printed with its result', () => {
  expect(workingOf([{ name: 'taken', make: 'f0 * f1', unit: 'money' }])).toBe('A$260 × 31 tanks = A$8,060')
})

test('a finding without a sum has none', () => {
  expect(workingOf([])).toBe('–')
})

test('factors of interest are left out, and what rests on them says so', () => {
  const sums = [
    { name: 'grown', make: '(1 + 0.09 / 12) * (1 + 0.09 / 12) * (f1 / f1)', unit: 'count' },
    { name: 'more', make: 'grown * grown * grown * grown * grown * grown', unit: 'count' },
    { name: 'owed', make: 'f4 * more', unit: 'money' },
  ]
  expect(workingOf(sums)).toMatch(/^A\$[\d,]+, worked out with exact values$/)
})

test('what was only tried on the way is left out', () => {
  const sums = [
    { name: 'taken', make: 'f0 * f1', unit: 'money' },
    { name: 'twice', make: 'taken * 2', unit: 'money' },
    { name: 'aside', make: 'f0 * 3', unit: 'money' },
  ]
  expect(workingOf(sums, 'It is {{twice}}.')).toBe('A$260 × 31 tanks = A$8,060; A$8,060 × 2 = A$16,120')
})
