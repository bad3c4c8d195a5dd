import { expect, test } from 'vitest'
import { settledStatus, WHY_HIDDEN, whatBecomesOfIt } from './rules.ts'

const decision = { status: 'dismissed', content: undefined, state: 'hidden', othersOpen: 0 } as const

test.each([
  ['the last report dismissed shows it again', {}, 'restore'],
  ['so does resolving without removing', { status: 'resolved' }, 'restore'],
  ['not while another waits', { othersOpen: 1 }, undefined],
  ['not while this one is under review', { status: 'reviewed' }, undefined],
  ['what an admin removed stays removed', { state: 'removed' }, undefined],
  ['what was never hidden stays', { state: 'visible' }, undefined],
  ['a choice counts before everything', { content: 'remove', othersOpen: 2 }, 'remove'],
  ['also restoring what was removed', { content: 'restore', state: 'removed' }, 'restore'],
] as const)('%s', (_, given, becomes) => {
  expect(whatBecomesOfIt({ ...decision, ...given })).toBe(becomes)
})

test.each([
  ['removing resolves it', { content: 'remove' }, 'resolved'],
  ['showing it again dismisses it', { content: 'restore', status: 'reviewed' }, 'dismissed'],
  ['a closed status stays as it was chosen', { content: 'remove', status: 'dismissed' }, 'dismissed'],
  ['without a choice it stays open', {}, 'pending'],
] as const)('%s', (_, given, status) => {
  expect(settledStatus({ status: 'pending', content: undefined, ...given })).toBe(status)
})

test('the author of a hidden thing is told how many reported it', () => {
  expect(WHY_HIDDEN).toBe('Three members reported it, so it waits for one of us to read it.')
})
