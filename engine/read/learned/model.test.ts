import { expect, test } from 'vitest'
import { encodeWeights, modelOf } from './model.ts'

const STEP = 0.5
const tableOf = (weights: Record<string, number[]>) => ({
  classes: ['no', 'yes'],
  step: STEP,
  weights: Object.entries(weights)
    .map(([feature, of]) => `${feature}\t${encodeWeights(of, STEP)}`)
    .join('\n'),
})

test('the weights of known features are added up, each as often as it is named', () => {
  const { scores } = modelOf(tableOf({ 'b1=für': [-1, 1], 'b1=fü': [0, 4], n3: [0.5, 2] }))
  expect([...scores(['b1=für', 'n3', 'n3'])]).toEqual([0, 5])
})

test('a feature that is not in the table, or only begins like one, adds nothing', () => {
  const { scores } = modelOf(tableOf({ 'role=price': [1, 1] }))
  expect([...scores(['role', 'role=price!', ''])]).toEqual([0, 0])
})

test('every feature of a large table is found', () => {
  const features = Array.from({ length: 5000 }, (_, i) => `feature ${i}`)
  const { scores } = modelOf(tableOf(Object.fromEntries(features.map((feature) => [feature, [0, 0.5]]))))
  expect(scores(features)[1]).toBe(2500)
})

test('an empty table knows nothing', () => {
  expect([...modelOf({ classes: ['no', 'yes'], step: 1, weights: '' }).scores(['n3'])]).toEqual([0, 0])
})
