import { expect, test } from 'vitest'
import { sizeOf, typeOf } from './sample-words.ts'

test('sizes and types are said as people say them', () => {
  expect([10, 1_499, 999_400, 1_234_567].map(sizeOf)).toEqual(['1 KB', '1 KB', '999 KB', '1.2 MB'])
  expect(['A.pdf', 'A-Logo.png', 'A.b.xlsx', 'README'].map(typeOf)).toEqual([
    'PDF Document',
    'PNG Image',
    'Spreadsheet',
    'File',
  ])
})
