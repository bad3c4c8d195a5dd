import { expect, test } from 'vitest'
import { issuedBy } from './issue-rules.ts'
import type { Making } from './queries.ts'

const making = (status: Making['status'], changes: Partial<Making> = {}): Making => ({
  status,
  planKey: 'plan',
  isReissue: false,
  finishedAt: status === 'complete' || status === 'error' ? new Date(0) : null,
  ...changes,
})

test('until one is complete it is being made, or has failed', () => {
  expect(issuedBy([making('unknown')])).toEqual({ state: 'making' })
  expect(issuedBy([making('error')])).toEqual({ state: 'failed' })
  expect(issuedBy([making('error'), making('generating')])).toEqual({ state: 'making' })
})

test('the newest that is complete counts, numbered without first makings that failed', () => {
  const again = { isReissue: true }
  const all = [making('error'), making('complete'), making('error', again), making('complete', again)]
  expect(issuedBy(all)).toMatchObject({ state: 'ready', issue: { number: 3 } })
  expect(issuedBy([...all, making('generating', again)])).toMatchObject({ issue: { number: 3 } })
})
