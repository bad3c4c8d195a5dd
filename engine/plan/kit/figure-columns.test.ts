import { expect, test } from 'vitest'
import { withFigureColumns } from './figure-columns.ts'
import { columns } from './section.ts'

const aligned = (heads: string[], rows: string[][]) =>
  withFigureColumns(columns(heads), rows).map(({ align }) => align)

test('a column of amounts stands to the right, whatever they count', () => {
  const rows = [
    ['Plain visit', '2 hours', '$36.21', '—'],
    ['School day', '6.6 hours', '−$1,906', '36.5%'],
    ['Elsewhere', '1 hour', 'UGX 4,000', '€45'],
  ]
  expect(aligned(['Work', 'Hours', 'Left', 'Change'], rows)).toEqual(['left', 'right', 'right', 'right'])
})

test('words beside an amount make it a text, and names stay to the left', () => {
  const rows = [
    ['2026', '$85 plus parts', '', 'Day 7'],
    ['2027', 'None', '', 'Day 10'],
  ]
  expect(aligned(['Year', 'Fee', 'Empty', 'By'], rows)).toEqual(['left', 'left', 'left', 'left'])
})

test('what somebody aligned stays as it is', () => {
  const given = columns(['', 'Year 1', 'Said'], 'figures')
  expect(withFigureColumns(given, [['Revenue', '$1', 'words']])).toBe(given)
})
