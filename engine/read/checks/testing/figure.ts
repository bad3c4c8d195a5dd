import type { CheckFigure } from '../figures.ts'

/** A figure for tests that look at nothing but its words and its number. */
export const figure = (quote: string, number: number): CheckFigure => ({
  entry: {
    id: 0,
    field: 'businessIdea',
    quote,
    start: 0,
    value: number,
    unit: 'count',
    per: '',
    thing: '',
    approximate: false,
    role: 'other',
    status: 'actual',
    sure: 1,
    used: false,
  },
  kind: 'count',
  number,
  likely: {},
  role: 'other',
  text: quote,
  end: quote.length,
  sentence: 0,
  order: 0,
  nouns: [],
  which: 'only',
  worded: false,
})
