import { expect, test } from 'vitest'
import { house } from '../testing/house.ts'
import { findings } from './findings.ts'

// Written so that this very file is not found.
const aside = (how: string) => `test.${how}('later', () => {})`

test('what is left lying about is found at its line', () => {
  const root = house({
    'features/a/long.ts': 'x\n'.repeat(401),
    'features/a/full.ts': 'x\n'.repeat(400),
    'server/later.ts': `const x = 1\n// ${'TO'}DO: mend this\n * ${'FIX'}ME`,
    'e2e/a.spec.ts': `${aside('skip')}\n${aside('only')}\n${aside('skipIf')}`,
    'engine/gate.ts': `const BROKEN = /${'TO'}DO/`,
  })
  expect(findings(root).toSorted()).toEqual([
    'e2e/a.spec.ts:1: a test set aside, or alone',
    'e2e/a.spec.ts:2: a test set aside, or alone',
    'features/a/long.ts: 401 lines, at most 400',
    'server/later.ts:2: a note for later',
    'server/later.ts:3: a note for later',
  ])
})
