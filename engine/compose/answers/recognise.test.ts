import { expect, test } from 'vitest'
import type { Kind } from './kind.ts'
import { kindsOf } from './recognise.ts'

const QUESTIONS: [question: string, kind: Kind][] = [
  ['What should I charge?', 'price'],
  ['Should I put the price up to €30?', 'price'],
  ['Do I charge per boat or per seat?', 'basis'],
  ['How much discount can I give a chain?', 'discount'],
  ['Should I ask for a deposit?', 'payment'],
  ['Should I accept the exclusivity?', 'order'],
  ['Should I take the loan or wait a year?', 'loan'],
  ['How much equity is fair for an investor?', 'equity'],
  ['Should I quit my job now?', 'job'],
  ['Should I hire her as a contractor or an employee?', 'hire'],
  ['Should I buy the van or keep renting?', 'purchase'],
  ['Do I sign the lease?', 'premises'],
  ['Do I go to the co-packer?', 'source'],
  ['Should I start smaller, with only one boat?', 'size'],
  ['Which one would you do first?', 'choice'],
  ['Should I drop the fairs?', 'drop'],
  ['How do I get hotels to send people?', 'reach'],
  ['Is there a grant for this?', 'grant'],
  ['Do I need a licence?', 'permission'],
  ['Do I need insurance?', 'insurance'],
  ['How many do I need to live from it?', 'enough'],
  ['When should I open?', 'timing'],
  ['What do I do in the winter months?', 'season'],
  ['Who is right?', 'check'],
]

test.each(QUESTIONS)('%s', (question, kind) => {
  expect(kindsOf(question)[0]?.kind).toBe(kind)
})

test('a question that only points means the sentence before it', () => {
  expect(kindsOf('Should I take it?', 'The bank offers a loan of $20,000.')[0]?.kind).toBe('loan')
  expect(kindsOf('Should I take it?', 'An angel wants 15% of the company.')[0]?.kind).toBe('equity')
})

test('a question that names its subject is not led astray by the sentence before it', () => {
  expect(kindsOf('Should I hire a second driver?', 'The bank offers a loan.')[0]?.kind).toBe('hire')
})

test('words that tell nothing give no kind', () => {
  expect(kindsOf('Should levels expire when the tests of the school change every year?')).toEqual([])
})
