import { expect, test } from 'vitest'
import { type FileKind, fileName, fileStem } from './file-names.ts'

test.each([
  ['Larder & Loaf', 'Larder-&-Loaf'],
  ['Second Skin Studio', 'Second-Skin-Studio'],
  ['../../etc/passwd', 'etcpasswd'],
  ['.hidden', 'hidden'],
  ['100% Wool?', '100-Wool'],
  ['Café Ñandú', 'Café-Ñandú'],
  ['\u202Eevil\u0000.exe', 'evil.exe'],
  ['日本茶', '日本茶'],
  ['🐶🐶', '🐶🐶'],
  ['a\tb  c', 'ab-c'],
  ['   ', 'Startup'],
  ['?/#', 'Startup'],
])('%j is stored as %s', (name, stem) => {
  expect(fileStem(name)).toBe(stem)
})

test('a long name is cut, and not within a letter', () => {
  expect(fileStem('a'.repeat(300))).toHaveLength(60)
  expect(fileStem(`${'a'.repeat(59)}👩‍🍳`)).toBe('a'.repeat(59))
})

test.each<[FileKind, number, string, string]>([
  ['quickstart', 1, 'Zip-Startup-Quickstart-Guide.pdf', '1. FCP Quickstart Guide'],
  ['blueprint', 1, 'Zip-Complete-Blueprint.pdf', '2. Zip Blueprint PDF'],
  ['markdown', 1, 'Zip-Blueprint.md', '3. Zip Markdown File for Upload'],
  ['brand-guide', 1, 'Zip-Visual-Brand-Guide.pdf', '4. Zip Logo Concepts & Brand Guide'],
  ['logo', 1, 'Zip-Logo-Concept-1.png', '5. Zip Logo Concept PNG'],
  ['logo', 3, 'Zip-Logo-Concept-3.png', '5. Zip Logo Concept PNG 3'],
  ['brand-pack', 1, 'Zip-Brand-Pack.zip', '6. Zip Brand Pack'],
  ['spreadsheet', 1, 'Zip-Financial-Model.xlsx', '7. Zip Financial Model'],
  ['word', 1, 'Zip-Plan.docx', '8. Zip Editable Plan'],
])('%s %i is %s, shown as %s', (kind, number, name, title) => {
  expect(fileName(kind, 'Zip', number)).toEqual({ kind, name, title })
})
