import { expect, test } from 'vitest'
import { faultsOf, typedOf, written } from './form-rules.ts'
import { provenance } from './provenance.ts'

const blank = typedOf(undefined)
const whole = {
  ...blank,
  ...{ title: 'T', description: 'D', category: 'tool', url: 'https://example.com', tags: 'Free, ,free' },
}

test('each fault stands beside its field', () => {
  expect(Object.keys(faultsOf(blank)).sort()).toEqual(['category', 'description', 'title', 'url'])
  expect(faultsOf({ ...whole, url: 'http://example.com' }).url).toContain('https://')
  expect(written(blank)).toBeUndefined()
})

test('a whole form becomes what the call takes', () => {
  expect(faultsOf(whole)).toEqual({})
  expect(written(whole)).toMatchObject({ tags: ['free'], region: 'Global', hidden: false })
})

test('where we know it from is said plainly', () => {
  expect(provenance({ source: 'https://www.ft.com/content/x', asOf: '2026-11' })).toBe(
    'Seen at ft.com, November 2026',
  )
  expect(provenance({ asOf: '2026-11' })).toBe('Listed by us, November 2026')
})
