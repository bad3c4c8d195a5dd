import { expect, test } from 'vitest'
import { emailAddress, knownAddress } from './fields.ts'

const takes = (email: string) => ({
  form: emailAddress().safeParse(email).success,
  known: knownAddress().safeParse(email).success,
})

test.each([
  'ada@example.com',
  'a&b@x.com',
  "o'neil+news@x.co.uk",
  'ada@xn--bcher-kva.xn--p1ai',
  'ADA@Example.COM',
])('the forms take %s, in lower case', (email) => {
  expect(takes(email)).toEqual({ form: true, known: true })
  expect(emailAddress().parse(` ${email} `)).toBe(email.toLowerCase())
})

test.each(['ada@localhost', '"a,b"@x.com', 'ada@-x.com'])(
  'only what is known already may look like %s',
  (email) => {
    expect(takes(email)).toEqual({ form: false, known: true })
  },
)

test.each([
  'ada',
  '@x.com',
  'ada@',
  'a@b@x.com',
  'a@example.com,b@example.com',
  'a b@x.com',
  'a@x.com\r\nBcc: b@x.com',
  'a\u0000@x.com',
  '\u0430da@x.com',
  'mar\u212a@x.com',
  'ada<b>@x.com',
  `${'a'.repeat(250)}@x.com`,
])('%j is no address', (email) => {
  expect(takes(email)).toEqual({ form: false, known: false })
})
