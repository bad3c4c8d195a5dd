// A small business in the United States with the figures that a test names, and one question at the end of its brief.
import { caseOf, resultsIn } from '../../../case/case.ts'
import { figureWith, readingWith } from '../../../case/testing/reading.ts'
import { knowledge } from '../../../knowledge/knowledge.ts'
import { driversOf, openContext } from '../../../plan/open-plan.ts'
import { resultsOf } from '../../../plan/results.ts'
import type { LedgerEntry } from '../../../read/reading.ts'
import { tradeLibrary } from '../../../trades/library.ts'
import { type Composer, composerOf } from '../../composer.ts'
import { figuresOf } from '../../figures.ts'
import { tradeModel } from '../../trade-model.ts'
import { understandingOf } from '../../understood.ts'

export type SmallFigure = Partial<LedgerEntry> & Pick<LedgerEntry, 'quote' | 'value' | 'role'>

interface SmallCase {
  trade?: string
  /** The brief's last field, the question in it. */
  text: string
  figures: SmallFigure[]
  asked: string[]
}

/** 'make-and-sell-goods' sells pieces at a price; every figure's quote has to stand in the text. */
export function smallCase({ trade: id = 'make-and-sell-goods', text, figures, asked }: SmallCase): Composer {
  const trade = tradeLibrary().trades.find((one) => one.id === id)
  if (!trade) throw new Error(`No trade '${id}'`)
  const brief = {
    fullName: 'Ada Marsh',
    email: '',
    startupName: 'Northlight',
    businessIdea: 'I sell wooden lamps in Dayton, Ohio.',
    targetCustomer: '',
    industry: '',
    stage: '',
    additionalContext: text,
  }
  const reading = readingWith({
    name: 'Northlight',
    asked,
    stage: { value: 'selling', sure: 1, grounds: [] },
    ledger: figures.map((figure, i) =>
      figureWith({ id: i, field: 'additionalContext', start: text.indexOf(figure.quote), ...figure }),
    ),
  })
  const choice = { trade, sure: 1, instead: [] }
  const source = { reading, choice, secondNames: [], facets: [], subjects: [] }
  const context = openContext({ brief, u: understandingOf(brief, source), knowledge })
  const one = caseOf({
    reading,
    idea: brief.businessIdea,
    textOf: (field) => (field === 'additionalContext' ? text : ''),
    choice,
    facets: [],
    subjects: [],
    country: 'US',
    rates: { local: 100, world: 100, wage: 100 },
    team: 1,
    sellsTo: 'people',
    fee: { share: 0, each: 0 },
  })
  const model = tradeModel(one, context)
  const results = resultsOf(context, driversOf(context, model), model.unitOptions)
  return composerOf(one, results, figuresOf(one, context, resultsIn(one)), [])
}
