import { expect, test } from 'vitest'
import { fileStem } from './file-names.ts'

test.each([
  ['Larder & Loaf', 'Larder-Loaf'],
  ['Second Skin Studio', 'Second-Skin-Studio'],
  ['../../etc/passwd', 'etc-passwd'],
  ['.hidden', 'hidden'],
  ['Café Ñandú', 'Café-Ñandú'],
  ['\u202Eevil\u0000.exe', 'evil-exe'],
  ['🐶🐶', 'Startup'],
  ['   ', 'Startup'],
])('%j is stored as %s', (name, stem) => {
  expect(fileStem(name)).toBe(stem)
})

test('a long name is cut, and not within a letter', () => {
  expect(fileStem('a'.repeat(300))).toHaveLength(60)
  expect(fileStem(`${'a'.repeat(59)}𝒳𝒳`).isWellFormed()).toBe(true)
})
