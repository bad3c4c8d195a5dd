import { expect, test } from 'vitest'
import { typeOf } from './sample-words.ts'

test('types are said as people say them', () => {
  expect(['A.pdf', 'A-Logo.png', 'A.b.xlsx', 'README'].map(typeOf)).toEqual([
    'PDF Document',
    'PNG Image',
    'Spreadsheet',
    'File',
  ])
})
