import { expect, test } from 'vitest'
import { type FileKind, fileName } from '#engine/file-names.ts'
import type { NewFile } from '#features/blueprints/server/public.ts'
import { plainText } from '#server/mail/letter.ts'
import { doneLetter } from './letters.ts'

const MESSAGE = 'Your account was charged $499. Cancel at https://evil.example/cancel within 24 hours'

test('no part of the email carries the message of whoever typed the name', () => {
  const file = {
    kind: 'blueprint',
    title: `${MESSAGE}: Business Plan`,
    filename: 'your-account-was-charged-499-cancel-at-https-evil-example-cancel-blueprint.pdf',
    contentType: 'application/pdf',
    size: 1_000,
    key: 'blueprints/a/b',
  } as NewFile
  const long = {
    ...file,
    title: `${'Call us now. '.repeat(14)}Plan`,
    filename: `${'Call us. '.repeat(20)}.pdf`,
  }
  const email = doneLetter(
    { publicUrl: 'http://shop.test' },
    {
      user: { passwordHash: null },
      blueprint: { name: MESSAGE, slug: 'a' },
      files: [file, { ...file, title: 'Larder & Loaf: Business Plan' }, long],
    },
  )
  const everything = JSON.stringify(email)
  expect(everything).not.toMatch(/evil|\$499/)
  expect(everything).not.toMatch(/(Call us[^"]*){8}/)
  expect(everything).toContain('Larder & Loaf: Business Plan')
  expect(email.attachments?.[0]?.filename).toBe('blueprint.pdf')
  const friendly = doneLetter(
    { publicUrl: 'http://shop.test' },
    {
      user: { passwordHash: null },
      blueprint: { name: 'Larder & Loaf', slug: 'a' },
      files: [{ ...file, title: 'Larder & Loaf: Plan', filename: 'larder-loaf-plan.pdf' }],
    },
  )
  expect(friendly.attachments?.[0]?.filename).toBe('larder-loaf-plan.pdf')
})

// The sizes of a real blueprint.
const SIZES = {
  quickstart: [74_657],
  blueprint: [628_562],
  markdown: [30_068],
  'brand-guide': [240_480],
  logo: [6_212, 13_534, 12_966, 40_034, 17_424, 20_860],
  'brand-pack': [512_813],
  spreadsheet: [157_959],
  word: [153_099],
}

function readyLetter(sizes: Partial<Record<keyof typeof SIZES, number[]>> = {}, name = 'Larder & Loaf') {
  const files = Object.entries({ ...SIZES, ...sizes }).flatMap(([kind, all]) =>
    all.map((size, at) => {
      const named = fileName(kind as FileKind, name, at + 1)
      return { kind, title: named.title, filename: named.name, contentType: 'x/y', size, key: 'a' } as NewFile
    }),
  )
  const { attachments = [], letter } = doneLetter(
    { publicUrl: 'http://shop.test' },
    { user: { passwordHash: null }, blueprint: { name, slug: 'a' }, files },
  )
  return { names: attachments.map(({ filename }) => filename), text: plainText(letter) }
}

const DOCUMENTS = [
  'Larder-&-Loaf-Startup-Quickstart-Guide.pdf',
  'Larder-&-Loaf-Complete-Blueprint.pdf',
  'Larder-&-Loaf-Blueprint.md',
  'Larder-&-Loaf-Visual-Brand-Guide.pdf',
]

test('the documents and the six logos are attached, and the email says so', () => {
  const { names, text } = readyLetter()
  expect(names).toEqual([
    ...DOCUMENTS,
    ...[1, 2, 3, 4, 5, 6].map((n) => `Larder-&-Loaf-Logo-Concept-${n}.png`),
  ])
  expect(text).toContain('The documents and 6 logos are attached, and all files are on your dashboard.')
  expect(text).toContain('- 5. Larder & Loaf Logo Concept PNG 6 · 21 KB, attached')
  expect(text).toMatch(/Brand Pack · 513 KB$/m)
})

test('where the mail would reach 10 MB the logos are only listed, and a mail of 20 MB is none', () => {
  // 7.28 MB of files are 9.96 MB of Base64, and the letter.
  const room = 7_275_000 - 1_084_797
  expect(readyLetter({ blueprint: [628_562 + room] }).names).toHaveLength(10)
  const heavy = readyLetter({ blueprint: [628_562 + room + 40_000] })
  expect(heavy.names).toEqual(DOCUMENTS)
  expect(heavy.text).toContain('The documents are attached, and all files are on your dashboard.')
  expect(heavy.text).toMatch(/Logo Concept PNG 6 · 21 KB$/m)
  const heaviest = readyLetter({ blueprint: [14_000_000] })
  expect(heaviest.names).toEqual([])
  expect(heaviest.text).toContain('is finished. All files are on your dashboard.')
  expect(heaviest.text).not.toContain('attached')
})

test('logos that may not carry the name are told apart by their numbers', () => {
  const { names } = readyLetter({}, MESSAGE)
  expect(names.slice(4)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `logo-${n}.png`))
})
