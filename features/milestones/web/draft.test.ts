import { expect, test } from 'vitest'
import { MILESTONES, milestoneData } from '../contract.ts'
import { differing, isSame } from './draft.ts'
import { closingMessage, WORDS } from './milestone-words.ts'

test('every field that is saved has a place in its form, of the right kind', () => {
  for (const milestone of MILESTONES) {
    const { shape } = milestoneData.shape[milestone]
    const kinds = Object.entries(shape).map(([name, { type }]) => [name, type === 'array'])
    const shown = WORDS[milestone].fields.map(({ name, kind }) => [name, kind === 'list'])
    expect(shown.toSorted()).toEqual(kinds.toSorted())
  }
})

test('blanks around words are no change, an entry that was added is one', () => {
  const saved = { target: 'Families', painPoints: ['Time', 'Money'] }
  expect(isSame(saved, { target: ' Families ', painPoints: ['Time ', 'Money'] })).toBe(true)
  expect(isSame(saved, { target: 'Families', painPoints: ['Time', 'Money', ''] })).toBe(false)
  expect(isSame(saved, { target: 'Families', painPoints: ['Money', 'Time'] })).toBe(false)
  expect(differing(saved, { target: 'Family', painPoints: ['Time', 'Money'] })).toEqual(['target'])
  expect(differing(saved, { target: 'Families', painPoints: [] })).toEqual(['painPoints'])
})

test('the closing messages, word for word', () => {
  expect([0, 1, 4, 5].map(closingMessage)).toEqual([
    'Start your journey by defining your vision!',
    "Keep going! You're making great progress!",
    "Keep going! You're making great progress!",
    "Congratulations! You've completed all milestones!",
  ])
})
