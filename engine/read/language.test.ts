import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['A shared shed for the beekeepers of our town', 'en'],
  ['Un taller de telar para los turistas que visitan el pueblo', 'es'],
  ['Ein Zimmertheater mit vierzig Plätzen für die Leute im Westen', 'de'],
  ["On fait de l'audiodescription pour les théâtres et les spectateurs", 'fr'],
  ['Oficina de bicicletas para os ciclistas do bairro, com uma loja', 'pt'],
  ['パン屋を開きたい', 'other'],
  ['bakery', 'en'],
])('%s: %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
