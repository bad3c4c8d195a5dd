import { expect, test } from 'vitest'
import { allLoaded, boxState, isChosen, isEmpty, NOTHING, seenOf, toggled } from './selection.ts'
import { EVERYTHING, type Row } from './shelf-pages.ts'

const loaded = ['a', 'b', 'c'].map((id) => ({ id }) as Row)

test('one by one, and back', () => {
  const one = toggled(NOTHING, 'a', loaded)
  expect([isChosen(one, 'a'), isChosen(one, 'b'), boxState(one, loaded)]).toEqual([
    true,
    false,
    'indeterminate',
  ])
  expect(isEmpty(toggled(one, 'a', loaded))).toBe(true)
  expect(boxState(NOTHING, loaded)).toBe(false)
})

test('all that are loaded, and more that come later', () => {
  const all = allLoaded(loaded)
  expect(boxState(all, loaded)).toBe(true)
  expect(boxState(all, [...loaded, { id: 'd' } as Row])).toBe('indeterminate')
})

test('all that match; taking one out leaves the loaded ones', () => {
  expect(isChosen({ all: true }, 'never loaded')).toBe(true)
  expect(boxState({ all: true }, loaded)).toBe(true)
  expect(toggled({ all: true }, 'b', loaded)).toEqual({ all: false, ids: new Set(['a', 'c']) })
})

test('what is not seen is not chosen: of another search, or gone since', () => {
  const chosen = { selection: allLoaded(loaded), match: EVERYTHING }
  const all = { selection: { all: true }, match: EVERYTHING } as const
  const others = { ...EVERYTHING, search: 'tide' }
  expect(seenOf(chosen, EVERYTHING, loaded.slice(1))).toEqual({ all: false, ids: new Set(['b', 'c']) })
  expect(isEmpty(seenOf(chosen, others, loaded))).toBe(true)
  expect(isEmpty(seenOf(all, { ...EVERYTHING, filter: 'archived' }, loaded))).toBe(true)
  expect(seenOf(all, EVERYTHING, loaded)).toEqual({ all: true })
})
