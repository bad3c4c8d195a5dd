import { expect, test } from 'vitest'
import {
  inFolders,
  matching,
  previewKind,
  readable,
  sizeText,
  stemOf,
  timeLeft,
  typeLabel,
} from './file-words.ts'

test.each([
  ['a.pdf', 'PDF Document'],
  ['a.MD', 'Markdown File'],
  ['a.png', 'PNG Image'],
  ['a.jpeg', 'JPEG Image'],
  ['a.jpg', 'JPEG Image'],
  ['a.html', 'HTML Document'],
  ['a.docx', 'Word Document'],
  ['a.txt', 'Text File'],
  ['a.zip', 'ZIP Archive'],
  ['a.xlsx', 'Spreadsheet'],
  ['a.bin', 'File'],
  ['pdf', 'File'],
])('%j is a %j', (filename, label) => {
  expect(typeLabel(filename)).toBe(label)
})

test.each([
  [undefined, '~15 KB'],
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 KB'],
  [421_888, '412 KB'],
  [1_022_976, '999 KB'],
  [1_023_500, '1.0 MB'],
  [1_887_437, '1.8 MB'],
  [209_715_200, '200 MB'],
])('%j bytes are %j', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})

const FILES = [
  { filename: 'Acme-Logo.png', title: '5. Acme Logo Concept PNG', folder: 'brand' },
  { filename: 'Acme-Blueprint.md', title: '3. Acme Markdown File for Upload', folder: null },
  { filename: 'خطة.pdf', title: 'خطة العمل', folder: 'Bank' },
]

test('a search finds by name and by title, whatever the case', () => {
  const found = (query: string) => matching(FILES, query).map(({ filename }) => filename)
  expect(found('LOGO.PNG')).toEqual(['Acme-Logo.png'])
  expect(found(' for upload ')).toEqual(['Acme-Blueprint.md'])
  expect(found('العمل')).toEqual(['خطة.pdf'])
  expect(found('')).toHaveLength(3)
  expect(found('no such')).toEqual([])
})

test('what is in no folder comes first, then folders by name', () => {
  expect(inFolders(FILES).map(({ folder, files }) => [folder, files.length])).toEqual([
    [null, 1],
    ['Bank', 1],
    ['brand', 1],
  ])
})

test('how long something stays in the bin', () => {
  const now = Date.parse('2026-11-16T12:00:00Z')
  expect(timeLeft('2026-12-16T11:59:00Z', now)).toBe('29 days left')
  expect(timeLeft('2026-11-17T12:00:00Z', now)).toBe('1 day left')
  expect(timeLeft('2026-11-16T18:00:00Z', now)).toBe('Gone today')
})

test('what can be shown in the page', () => {
  expect(['a.pdf', 'a.PNG', 'a.md', 'a.txt', 'a.zip'].map(previewKind)).toEqual([
    'pdf',
    'image',
    'markdown',
    'markdown',
    'none',
  ])
})

test('a name without its ending', () => {
  expect(stemOf('Plan.v2.pdf')).toEqual({ stem: 'Plan.v2', extension: '.pdf' })
  expect(stemOf('.hidden')).toEqual({ stem: '.hidden', extension: '' })
})

test('the head of a Markdown file is not shown, its text is', () => {
  expect(readable('---\ntitle: "A"\n---\n\n# A')).toBe('\n# A')
  expect(readable('# A\n\n---\n\nB\n\n---\n')).toBe('# A\n\n---\n\nB\n\n---\n')
  expect(readable('---\nnever closed')).toBe('---\nnever closed')
})
