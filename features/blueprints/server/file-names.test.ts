import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyName, folderLike, freeName, partsOf, pathOf, renamed } from './file-names.ts'

test.each([
  ['Plan.pdf', 'Plan', '.pdf'],
  ['Plan.v2.pdf', 'Plan.v2', '.pdf'],
  ['.hidden', '.hidden', ''],
  ['plain', 'plain', ''],
])('%j is %j and %j', (filename, stem, extension) => {
  expect(partsOf(filename)).toEqual({ stem, extension })
})

test.each([
  ['Acme.pdf', 'For the bank', 'For the bank.pdf'],
  ['Acme.pdf', 'For the bank.pdf', 'For the bank.pdf'],
  ['Acme.pdf', 'For the bank.PDF', 'For the bank.pdf'],
  ['Acme.pdf', 'For the bank.md', 'For the bank.md.pdf'],
  ['Acme.pdf', ' ..Acme.. ', 'Acme.pdf'],
  ['東京.png', 'ロゴ案', 'ロゴ案.png'],
  ['Acme.md', 'خطة العمل', 'خطة العمل.md'],
])('%j renamed to %j is %j', (filename, typed, expected) => {
  expect(renamed(filename, typed)).toEqual({ filename: expected, title: partsOf(expected).stem })
})

test.each(['files', 'Status', 'MILESTONES', 'milestones.pdf', 'events'])('nothing is called %j', (typed) => {
  expect(renamed('Acme.pdf', typed)).toMatch(/cannot be called/)
})

test.each(['.pdf', '...', ' . '])('%j is no name', (typed) => {
  expect(renamed('Acme.pdf', typed)).toBe('Please enter a name.')
})

test('copies are numbered, and a copy of a copy is the next', () => {
  const plan = { filename: 'Plan.pdf', title: '2. Plan' }
  const first = copyName(plan, new Set(['plan.pdf']))
  expect(first).toEqual({ filename: 'Plan copy.pdf', title: '2. Plan copy' })
  const taken = new Set(['plan.pdf', 'plan copy.pdf'])
  expect(copyName(plan, taken)).toEqual({ filename: 'Plan copy 2.pdf', title: '2. Plan copy 2' })
  expect(copyName(first, taken)).toEqual({ filename: 'Plan copy 2.pdf', title: '2. Plan copy 2' })
})

test('a free name never is a taken one, and keeps the extension', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.array(fc.string()), (stem, others) => {
      const filename = `${stem}.md`
      const taken = new Set([filename, ...others, `${stem} copy.md`].map((name) => name.toLowerCase()))
      const free = freeName({ filename, title: stem }, taken)
      expect(taken.has(free.filename.toLowerCase())).toBe(false)
      expect(partsOf(free.filename).extension).toBe('.md')
    }),
  )
})

test('a folder is the one that is there, however it is typed', () => {
  expect(folderLike('BRAND', [null, 'Brand'])).toBe('Brand')
  expect(folderLike('Bank', [null, 'Brand'])).toBe('Bank')
  expect(folderLike(null, ['Brand'])).toBeNull()
})

test('in a ZIP nothing leads out of its folder', () => {
  expect(pathOf({ folder: 'Brand', filename: 'a.png' })).toBe('Brand/a.png')
  expect(pathOf({ folder: null, filename: 'a.png' })).toBe('a.png')
  expect(pathOf({ folder: '..', filename: 'a.png' })).toBe('_/a.png')
})
