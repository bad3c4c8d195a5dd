import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filenameInEmail, nameInEmail } from './name-in-email.ts'

test.each([
  ['Larder & Loaf', 'Larder & Loaf'],
  ['  Two\r\n  lines\tand a tab ', 'Two lines and a tab'],
  ['St. Mary’s Bakery', 'St. Mary’s Bakery'],
  ['Booking.com', 'Booking.\u2060com'],
  ['Pay at evil.example now', 'Pay at evil.\u2060example now'],
  ['Your account was charged $499. Cancel at https://evil.example/cancel', 'your startup'],
  ['evil.example/cancel', 'your startup'],
  ['www.evil', 'your startup'],
  ['write to a@b', 'your startup'],
  ['', 'your startup'],
  ['x'.repeat(200), `${'x'.repeat(59)}…`],
])('%j is %j', (name, shown) => {
  expect(nameInEmail(name)).toBe(shown)
})

test.each([
  ['Larder & Loaf Blueprint.pdf', 'Larder & Loaf Blueprint.pdf'],
  ['Pay at evil.example.pdf', 'Pay at evil-example.pdf'],
  ['Cancel at https://evil.example.pdf', 'blueprint.pdf'],
  [`${'x'.repeat(200)}.pdf`, `${'x'.repeat(59)}….pdf`],
  ['README', 'README'],
])('the file %j is attached as %j', (filename, shown) => {
  expect(filenameInEmail(filename, 'blueprint')).toBe(shown)
})

test('whatever it is, it is one short line without an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 250 }), (name) => {
      const shown = nameInEmail(name)
      expect(shown).not.toMatch(/[\r\n]|:\/\/|www\./i)
      expect(shown.replaceAll('\u2060', '').length).toBeLessThanOrEqual(60)
    }),
  )
})
