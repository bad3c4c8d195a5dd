import { expect, test } from 'vitest'
import { faultsOf, typedOf, withTitle, written } from './form-rules.ts'

const blank = typedOf(undefined)

test('the address follows the title until somebody writes one', () => {
  const typed = withTitle(withTitle(blank, 'First', false), 'First Idea!', false)
  expect(typed).toMatchObject({ title: 'First Idea!', slug: 'first-idea' })
  expect(withTitle({ ...typed, slug: 'mine' }, 'Other', false).slug).toBe('mine')
})

test('an address that readers know stays when the title changes', () => {
  const known = { ...blank, title: 'Old', slug: 'old' }
  expect(withTitle(known, 'New', true)).toMatchObject({ title: 'New', slug: 'old' })
})

test('each fault stands beside its field; a whole form has none', () => {
  expect(faultsOf(blank)).toEqual({ title: 'Please enter a title.', content: 'Please enter the content.' })
  expect(written(blank)).toBeUndefined()
  const whole = { ...blank, title: ' T ', content: 'c', tags: 'One, ,two, one' }
  expect(faultsOf(whole)).toEqual({})
  expect(written(whole)).toMatchObject({ title: 'T', tags: ['One', 'two'], status: 'published' })
})
