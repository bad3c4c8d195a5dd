// What a plan rests on, over as many sheets as it needs.
import { expect, test } from 'vitest'
import { namesSources, restsPackings } from './rests-sheets.ts'
import { ANY_FACES, linesIn } from './text-heights.ts'

const setting = {
  lines: linesIn(ANY_FACES),
  wide: (columns: number) => columns * 40,
  charts: new Map(),
  days: [],
  highestRun: 300,
}
const rooms = { opening: 600, going: 680, foot: () => 60 }
const assumptions = Array.from({ length: 40 }, (_, i) => ({
  mark: `A${i + 1}`,
  label: `Share of callers who book in month ${i + 1}`,
  text: '25%',
  range: '14% to 38%',
  why: 'Many have a cheap machine that is not worth a visit',
}))
const source = { mark: 'S1', title: 'Prices', by: 'A bureau, 2026', url: 'https://example.com', uses: 'Wage' }
const rests = (count: number) => ({
  lead: ['What is assumed carries its range.'],
  founder: [],
  assumptions,
  sourcesClaim: '',
  sources: Array.from({ length: count }, () => source),
})

test('every assumption stands on some sheet, and sources after the last where there is room', () => {
  for (const { sheets } of restsPackings(rests(3), rooms, setting)) {
    expect(sheets.flatMap(({ columns }) => columns.flat())).toEqual(assumptions)
    expect(sheets.slice(0, -1).every(({ hasSources }) => !hasSources)).toBe(true)
  }
  expect(restsPackings(rests(3), rooms, setting).some(({ sheets }) => sheets.at(-1)?.hasSources)).toBe(true)
})

test('without sources no sheet has room for them', () => {
  expect(namesSources(rests(0))).toBe(false)
  expect(namesSources(rests(1))).toBe(true)
  const [fewest] = restsPackings(rests(0), rooms, setting)
  expect(fewest?.sheets.at(-1)?.hasSources).toBe(false)
})
