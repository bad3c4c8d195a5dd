import { expect, test } from 'vitest'
import { MECHANISMS } from '../mechanisms/mechanisms.ts'
import { compileTrades } from './compile/compile.ts'
import table from './library.json' with { type: 'json' }
import { tradeLibrary } from './library.ts'

test('the compiled table is that of the files (npm run trades)', () => {
  const { table: now, faults } = compileTrades()
  expect(faults).toEqual([])
  expect(table.fingerprint).toBe(now.fingerprint)
})

test('every way of earning has a general trade', () => {
  const earning = new Set(
    tradeLibrary()
      .trades.filter(({ general }) => general)
      .map(({ earns }) => earns[0]?.mechanism),
  )
  expect(Object.keys(MECHANISMS).filter((name) => !earning.has(name as never))).toEqual([])
})

test.each(tradeLibrary().trades)(
  '$id has every number that its mechanisms need, and a text for each limit',
  (trade) => {
    trade.earns.forEach(({ id, mechanism }, i) => {
      const { numbers } = MECHANISMS[mechanism]
      const needed = Object.entries(numbers).filter(([, need]) => !need.optional)
      const missing = needed
        .map(([name]) => (i === 0 ? name : `${id}-${name}`))
        .filter((name) => !(name in trade.numbers))
      expect(missing).toEqual([])
    })
    const { limits } = MECHANISMS[trade.earns[0]?.mechanism ?? 'project']
    expect(Object.keys(trade.work.limits).filter((limit) => !limits.includes(limit))).toEqual([])
  },
)
