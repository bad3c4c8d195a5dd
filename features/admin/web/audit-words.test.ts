import { expect, test } from 'vitest'
import { actionWords, changesOf } from './audit-words.ts'

test('known deeds have words of their own, others are spelled out', () => {
  expect(actionWords('customer.suspend')).toBe('Suspended')
  expect(actionWords('paper-plane.fold')).toBe('Paper plane: fold')
})

test('a change is told with what was and what is', () => {
  expect(
    changesOf({ maxUses: 5, isActive: true, note: null }, { maxUses: 10, isActive: false, added: '' }),
  ).toEqual([
    { name: 'Max uses', from: '5', to: '10' },
    { name: 'Is active', from: 'yes', to: 'no' },
    { name: 'Note', from: 'none', to: undefined },
    { name: 'Added', from: undefined, to: 'none' },
  ])
  expect(changesOf()).toEqual([])
})

test('what is long is cut, what is nested is written out', () => {
  const [one, two] = changesOf({}, { allowedEmails: ['a@example.com'], text: 'x'.repeat(500) })
  expect(one?.to).toBe('["a@example.com"]')
  expect(two?.to).toHaveLength(121)
})
