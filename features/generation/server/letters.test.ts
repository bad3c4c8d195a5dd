import { expect, test } from 'vitest'
import type { NewFile } from '#features/blueprints/server/public.ts'
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
