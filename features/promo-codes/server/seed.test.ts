import { expect, test } from 'vitest'
import { testHouse } from '#server/testing/house.ts'
import { seedPromoCodes } from './seed.ts'
import { promoCodes } from './tables.ts'
import { buildCode } from './testing/codes.ts'

const house = testHouse()
const codes = () => house().db.select().from(promoCodes)

test('real money, or production, gets no codes to play with', async () => {
  const { cards, config } = house()
  expect(await seedPromoCodes({ ...house(), cards: { ...cards, testMoney: false } })).toEqual([])
  expect(await seedPromoCodes({ ...house(), config: { ...config, production: true } })).toEqual([])
  expect(await codes()).toEqual([])
})

test('the sandbox gets two, once, and says which', async () => {
  const starts = await Promise.all([seedPromoCodes(house()), seedPromoCodes(house())])
  await seedPromoCodes(house())
  expect(starts[0]).toEqual([['Promo', 'DRAFT20 (20% off), WELCOME100 (free, once per person)']])
  expect(await codes()).toMatchObject([
    { code: 'DRAFT20', discountType: 'percentage', discountValue: 20, environment: 'test' },
    { code: 'WELCOME100', discountValue: 100, usageLimit: 1, environment: 'test' },
  ])
})

test('an owner who has codes keeps them, and is told only of those that work', async () => {
  const { db } = house()
  await db.delete(promoCodes)
  await buildCode(db)
  expect(await seedPromoCodes(house())).toEqual([])
  await buildCode(db, { code: 'WELCOME100', description: 'on us' })
  await buildCode(db, { code: 'DRAFT20', isActive: false })
  expect(await seedPromoCodes(house())).toEqual([['Promo', 'WELCOME100 (on us)']])
})
