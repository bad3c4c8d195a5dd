import { expect, test } from 'vitest'
import { withIdea } from './kept-form.ts'

const IDEA = { businessIdea: 'A bakery in Cork', startupName: 'Larder' }

test('an idea of the first page fills what is empty, and leaves the rest', () => {
  expect(withIdea({}, IDEA, {})).toEqual(IDEA)
  expect(withIdea({ businessIdea: ' ', fullName: 'Mara' }, IDEA, {})).toEqual({ ...IDEA, fullName: 'Mara' })
})

test('what was typed in the form is not overwritten, what was carried over before is', () => {
  const form = { businessIdea: 'A bakery in Cork', startupName: 'Typed in the form' }
  const next = { businessIdea: 'A bakery in Galway', startupName: 'Loaf' }
  expect(withIdea(form, next, IDEA)).toEqual({
    businessIdea: 'A bakery in Galway',
    startupName: 'Typed in the form',
  })
})

test('an idea that is taken back leaves the form empty again', () => {
  expect(withIdea(IDEA, { businessIdea: '', startupName: '' }, IDEA)).toEqual({
    businessIdea: '',
    startupName: '',
  })
})
