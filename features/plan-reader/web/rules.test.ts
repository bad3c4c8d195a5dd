import { expect, test } from 'vitest'
import { likelySpan } from './likely-span.ts'
import { figureName, ORIGIN_WORDS } from './marks.tsx'
import { noteTop } from './note-place.ts'
import { placeIn } from './reading-place.ts'

test('a section is the current one from when its head is in the upper third, and the last one at the very end', () => {
  const sections = [
    { id: 'summary', top: -900 },
    { id: 'market', top: 250 },
    { id: 'sources', top: 700 },
  ]
  const window = { height: 900, scrolled: 1000, room: 4000 }
  expect(placeIn(sections, window)).toEqual({ id: 'market', share: 0.25 })
  expect(placeIn(sections, { ...window, scrolled: 4000 })).toEqual({ id: 'sources', share: 1 })
  // Above the first one, and where nothing can be scrolled.
  expect(placeIn([{ id: 'summary', top: 600 }], { ...window, scrolled: 0 }).id).toBe('summary')
  expect(placeIn(sections, { ...window, room: 0 }).share).toBe(0)
})

test('a note stands beside its line and never leaves the text', () => {
  expect(noteTop({ line: 500, note: 300, text: 4000 })).toBe(472)
  expect(noteTop({ line: 10, note: 300, text: 4000 })).toBe(0)
  expect(noteTop({ line: 3950, note: 300, text: 4000 })).toBe(3700)
})

test('a figure is called by its text and its origin', () => {
  expect(figureName('8%', ORIGIN_WORDS.assumption)).toBe('8%, we assumed this. Open.')
})

test('the likely range lies along the slider; one that fills it is not drawn', () => {
  const bounds = { low: 0, high: 20, step: 1 }
  expect(likelySpan({ low: 4, high: 15 }, bounds)).toEqual({ from: 20, to: 75 })
  expect(likelySpan({ low: 0, high: 20 }, bounds)).toBeUndefined()
  expect(likelySpan(undefined, bounds)).toBeUndefined()
})
