// What the founder could do otherwise, beside the plan.
import { expect, test } from 'vitest'
import { booksAnswer, draftedWith } from '../analyst/testing/tank-cleaner.ts'
import { plainText } from '../plan/kit/prose.ts'
import { OPTIONS_TITLE } from './options.ts'

function optionRows(more: object): string[][] {
  const { sections } = draftedWith(booksAnswer(more))
  const table = sections
    .flatMap(({ blocks }) => blocks)
    .find((block) => block.kind === 'table' && block.title === OPTIONS_TITLE)
  return table?.kind === 'table' ? table.rows.map(({ cells }) => cells.map(plainText)) : []
}

test('each option stands beside the plan with what it changes, its years and its lowest cash', () => {
  const set = [{ number: 'fuel', to: '40' }]
  const [planned = [], dear = []] = optionRows({
    startsIn: 7,
    startsYear: 2027,
    options: [{ id: 'dear', name: 'Dear fuel', set }],
  })
  expect(planned.slice(0, 2)).toEqual(['As planned here', '–'])
  expect(dear.slice(0, 2)).toEqual(['Dear fuel', 'Fuel and chemicals for a tank: A$40'])
  const amount = (cell = '') => Number(cell.replace('−', '-').replace(/[^\d-]/g, ''))
  for (const year of [2, 3, 4]) expect(amount(dear[year])).toBeLessThan(amount(planned[year]))
  expect(planned[5]).toMatch(/^A\$[\d,]+ in [A-Z][a-z]{2} 20\d\d$/)
})

test('where the money would run out, it says when', () => {
  const [, ruin = []] = optionRows({
    startsIn: 7,
    startsYear: 2027,
    options: [{ id: 'ruin', name: 'Ruin', set: [{ number: 'fuel', to: '4000' }] }],
  })
  expect(ruin[5]).toMatch(/^gone in (?:Jul|Aug|Sep|Oct|Nov|Dec) 2027$/)
})

test('without options there is no table', () => {
  expect(optionRows({ options: [] })).toEqual([])
})
