import { expect, test } from 'vitest'
import { planFor } from '../testing/plans.ts'
import { kindOf, tradeIn, wareIn } from './kind.ts'
import { serviceKind } from './local-service/kinds.ts'

const CLINIC = { name: 'clinic', cues: /\bclinics?\b/i }
const CLEANING = { name: 'cleaning', cues: /\bclean(ing|ers?)?\b/i }
const FAMILY = { name: 'family', cues: /\b(toddlers?|kids)\b/i }
const PLAIN = { name: 'plain', cues: /(?!)/ }
const KINDS = [CLINIC, CLEANING, FAMILY]

const contextOf = (businessIdea: string, targetCustomer = '', additionalContext = '') =>
  planFor({ businessIdea, targetCustomer, additionalContext }).context

test('whoever works for a trade is not of that trade', () => {
  const context = contextOf('Evening cleaning for clinics', 'Clinics and clinic groups in Nairobi')
  expect(tradeIn(context, KINDS, PLAIN)).toBe(CLEANING)
  expect(wareIn(context, KINDS, PLAIN)).toBe(CLEANING)
})

test('where users make the kind, customers count', () => {
  expect(kindOf(contextOf('Rota software', 'Clinics in Ghent'), KINDS, PLAIN)).toBe(CLINIC)
})

test('for people, whom goods are for tells what they are', () => {
  const context = contextOf('Travel kits for toddlers, sold online', 'Parents in Dubai')
  expect(wareIn(context, KINDS, PLAIN)).toBe(FAMILY)
})

test('one word in passing tells no trade', () => {
  expect(tradeIn(contextOf('Stone walls', 'Farmers', 'A clinic asked too.'), KINDS, PLAIN)).toBe(PLAIN)
})

test('how many work there does not tell what they need', () => {
  const staff = { name: 'people', cues: /\bstaff\b/i }
  expect(kindOf(contextOf('Ticketing software', 'Museums with under 20 staff'), [staff], PLAIN)).toBe(PLAIN)
})

test.each([
  ['Laundry and linen for hosts of short lets, brought back on changeover day', 'laundry service'],
  ['Boarding kennels with webcam for dogs while owners travel', 'pet boarding house'],
  ['Commercial cleaning for clinics with infection reports', 'cleaning contractor', 'Clinics in Galway'],
  ['A cleaner every second Thursday for flats', 'cleaning round'],
  ['School meals cooked centrally and brought warm to kindergartens', 'catering kitchen'],
  ['Six lane bowling alley with arcade', 'leisure venue'],
  ['Late minibus service for restaurant staff', 'transport service'],
  ['Trousers taken in and zips replaced by a tailor', 'tailoring and laundry service'],
  ['Dogs walked at noon while their owners work', 'dog-walking round'],
  ['Wedding speeches written after an interview', 'service'],
])('%s: %s', (businessIdea, noun, targetCustomer = 'People in Galway') => {
  const { context } = planFor({ businessIdea, targetCustomer }, 'local-service')
  expect(serviceKind(context).noun).toBe(noun)
})
