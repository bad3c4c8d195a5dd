// The sections that follow from the figures alone, for any business.
import { expect, test } from 'vitest'
import { knowledge } from '../../knowledge/knowledge.ts'
import type { Understanding } from '../../read/understanding.ts'
import { createContext } from '../context.ts'
import { larder } from '../finance/testing/larder.ts'
import { faultsOf } from '../gate/gate.ts'
import { sectionsAsMarkdown } from '../kit/markdown.ts'
import { say } from '../kit/prose.ts'
import type { Ending, Section } from '../kit/section.ts'
import { type Results, resultsOf } from '../results.ts'
import { briefOf } from '../testing/plans.ts'
import { assumptionsSection } from './assumptions.ts'
import { financeSection } from './finance.ts'
import { fundingSection } from './funding.ts'
import { scenariosSection } from './scenarios.ts'
import { unitTables } from './unit-economics.ts'

const understood = <T>(value: T) => ({ value, evidence: [], basis: 'said' as const })
const u = {
  name: 'Larder',
  founder: 'Aoife',
  user: understood('families'),
  place: understood({ country: 'IE' }),
  model: understood('local-shop'),
  offer: understood('a bakery'),
  buyer: understood('families'),
  currency: understood('EUR'),
  facts: [],
} as unknown as Understanding

const ending: Ending = { label: 'Decision', prose: say`Count the people who pass the door.` }

function figuresOf(drivers = larder): Results {
  return resultsOf(createContext(u, knowledge, { brief: briefOf({}) }), drivers)
}

function sectionsOf(figures: Results): Section[] {
  const model: Section = {
    id: 'model',
    title: 'Business model',
    blocks: [
      ...unitTables(figures),
      { kind: 'ending', label: 'Test', prose: say`Weigh ten loaves of Larder.` },
    ],
  }
  const sections = [
    model,
    financeSection(figures),
    scenariosSection(figures, ending),
    fundingSection(figures, { label: 'Date', prose: say`Ask the lender in the second month.` }),
  ]
  return [...sections, assumptionsSection(sections, figures.context.known())]
}

test('the figures of all sections agree, and the gate finds no fault', () => {
  const sections = sectionsOf(figuresOf())
  const faults = faultsOf({ name: 'Larder', mustSay: [], facts: [], sections })
  expect(faults.filter(({ rule }) => rule !== 'empty section')).toEqual([])
})

test('the same drivers give the same bytes', () => {
  expect(sectionsAsMarkdown(sectionsOf(figuresOf()))).toBe(sectionsAsMarkdown(sectionsOf(figuresOf())))
})

test('a changed driver changes every sentence and table that depends on it', () => {
  const drivers = larder
  const [before, after] = [
    drivers,
    {
      ...drivers,
      costs: drivers.costs.map((line) => ({
        ...line,
        amount: line.amount.map((point) => ({ ...point, value: point.value * 2 })),
      })),
    },
  ].map((one) => sectionsOf(figuresOf(one)).map((section) => sectionsAsMarkdown([section])))
  for (const i of [1, 2, 3]) expect(after?.[i]).not.toBe(before?.[i])
})
