import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Form, type FormValue, parseForm } from './form.ts'

test('nested keys, lists, and what needs encoding', () => {
  expect(
    parseForm('line_items[0][price_data][unit_amount]=99&metadata[a%26b]=c%3Dd&expand[]=x&expand[]=y'),
  ).toEqual({
    line_items: { 0: { price_data: { unit_amount: '99' } } },
    metadata: { 'a&b': 'c=d' },
    expand: { 0: 'x', 1: 'y' },
  })
})

test.each(['a[=1', 'a]b=1', 'a=1&a[b]=2', 'a[b]=2&a=1', `a${'[b]'.repeat(12)}=1`])(
  '%s makes no sense',
  (text) => {
    expect(parseForm(text)).toBeUndefined()
  },
)

test.each(['__proto__[polluted]=1', 'a[__proto__][polluted]=1', 'constructor[prototype][polluted]=1'])(
  '%s reaches nothing',
  (text) => {
    expect(parseForm(text)).toBeUndefined()
    expect({}).not.toHaveProperty('polluted')
  },
)

test('whatever is nested comes back as it was', () => {
  const key = fc
    .string({ minLength: 1, maxLength: 8 })
    .filter((text) => !/[[\]]|^__proto__$|^constructor$|^prototype$/.test(text))
  const { tree } = fc.letrec<{ tree: FormValue }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.string(),
      fc.dictionary(key, tie('tree'), { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
    ),
  }))
  fc.assert(
    fc.property(fc.dictionary(key, tree, { noNullPrototype: true }), (form) => {
      expect(parseForm(encoded(form).toString())).toEqual(form)
    }),
  )
})

function encoded(form: Form, prefix = ''): URLSearchParams {
  const all = new URLSearchParams()
  for (const [key, value] of Object.entries(form)) {
    const name = prefix === '' ? key : `${prefix}[${key}]`
    if (typeof value === 'string') all.append(name, value)
    else for (const [inner, text] of encoded(value, name)) all.append(inner, text)
  }
  return all
}
