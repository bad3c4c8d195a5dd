import { expect, test } from 'vitest'
import { faqData, productData } from './structured-data.ts'

test('the product is offered at the prices of the shop', () => {
  expect(productData().offers.map(({ name, price }) => [name, price])).toEqual([
    ['Single Blueprint', '0.99'],
    ['Starter Pack', '3.00'],
    ['Entrepreneur Pack', '5.00'],
  ])
})

test('every question has an answer of its own', () => {
  const { mainEntity } = faqData()
  const answers = mainEntity.map(({ acceptedAnswer }) => acceptedAnswer.text)
  expect(new Set(answers).size).toBe(mainEntity.length)
  expect(answers.filter((text) => text.length < 60)).toEqual([])
})
