import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tipPlace } from './tip-place.ts'

const room = { width: 390, height: 800 }
const tip = { width: 120, height: 44 }
const at = (left: number, top: number) => ({ left, top, width: 44, height: 44 })

test.each([
  ['above, in its middle', at(150, 400), { left: 112, top: 356 }],
  ['below, under the top edge', at(150, 10), { left: 112, top: 54 }],
  ['in the window at the right edge', at(340, 400), { left: 266, top: 356 }],
  ['in the window at the left edge', at(0, 400), { left: 4, top: 356 }],
])('a tip stands %s', (_, control, place) => {
  expect(tipPlace(control, tip, room)).toEqual(place)
})

test('where the window is low it stands beside', () => {
  expect(tipPlace(at(10, 10), tip, { width: 390, height: 70 })).toEqual({ left: 54, top: 10 })
  expect(tipPlace(at(336, 10), tip, { width: 390, height: 70 })).toEqual({ left: 216, top: 10 })
})

test('it never covers its control', () => {
  const length = fc.integer({ min: 8, max: 400 })
  fc.assert(
    fc.property(
      fc.record({ left: fc.nat(900), top: fc.nat(900), width: length, height: length }),
      fc.record({ width: length, height: length }),
      fc.record({ width: length, height: length }),
      (control, size, window) => {
        const { left, top } = tipPlace(control, size, window)
        const apartAcross = left + size.width <= control.left || left >= control.left + control.width
        const apartDown = top + size.height <= control.top || top >= control.top + control.height
        expect(apartAcross || apartDown).toBe(true)
      },
    ),
  )
})
