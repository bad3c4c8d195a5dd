import { expect, test } from 'vitest'
import { translateFrom } from './glossary.ts'
import { featuresOf } from './roles/features.ts'
import { fieldOf } from './text/field.ts'

test('words of other languages are read as the English ones that mean the same', () => {
  const features = (text: string, language: 'de' | 'en') =>
    featuresOf([fieldOf('additionalContext', text)], translateFrom(language))[0]?.features ?? []
  expect(features('Die Miete kostet 900 €', 'de')).toEqual(
    expect.arrayContaining(features('Die rent cost 900 €', 'en')),
  )
})

test('English stands as it is, also where another language has the same word', () => {
  expect(translateFrom('de')('will')).toBe('want')
  expect(translateFrom('en')('will')).toBe('will')
})
