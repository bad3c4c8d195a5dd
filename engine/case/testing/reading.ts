// A reading of a brief that says hardly anything, for tests to fill.
import type { LedgerEntry, Reading } from '../../read/reading.ts'

const NO_PHRASE = { text: '', sure: 0 }

export const readingWith = (changes: Partial<Reading> = {}): Reading => ({
  name: 'Zip',
  founder: 'Ada Marsh',
  language: 'en',
  offer: NO_PHRASE,
  payer: NO_PHRASE,
  user: NO_PHRASE,
  earns: [{ mechanism: 'service-visit', sure: 0.9 }],
  earnsUnsure: false,
  place: { country: 'US', locality: '', sure: 1 },
  currency: 'USD',
  ledger: [],
  stage: { value: 'idea', sure: 1, grounds: [] },
  evidence: [],
  contradictions: [],
  asked: [],
  ...changes,
})

export const figureWith = (changes: Partial<LedgerEntry>): LedgerEntry => ({
  id: 0,
  field: 'businessIdea',
  quote: '$80',
  start: 0,
  value: 80,
  unit: 'money',
  per: '',
  thing: '',
  approximate: false,
  role: 'price',
  status: 'actual',
  sure: 0.95,
  used: true,
  ...changes,
})
