// What is sent to the browser computes what the server computes, for every trade of the library, and says nothing more.
import { expect, test } from 'vitest'
import { NO_EDITS } from '../edits.ts'
import { knowledge } from '../knowledge/knowledge.ts'
import { whatIf } from '../plan/what-if.ts'
import { tradeLibrary } from '../trades/library.ts'
import { moneyKnowledge } from './money-knowledge.ts'
import { moneySource } from './money-source.ts'
import type { CaseSource } from './source-data.ts'
import { composedInput } from './testing/composed.ts'

const BRIEF = {
  businessIdea: 'We look after offices in Leeds. We charge £45 and have 12 paying customers.',
  additionalContext: 'Rent is £600 a month. I have £6,000 and we are two founders.',
}

test('every trade has the same figures and levers without its sentences', () => {
  const input = composedInput(BRIEF)
  const { source } = input
  const outlook = (one: CaseSource) => whatIf({ ...input, source: one, edits: NO_EDITS })
  const { trades } = tradeLibrary()
  expect(trades.length).toBeGreaterThan(30)
  for (const trade of trades) {
    const one = { ...source, choice: { ...source.choice, trade } }
    expect(outlook(moneySource(one)), trade.id).toEqual(outlook(one))
  }
})

test.each(['US', 'GB', 'IE', 'DE', 'IN', 'UG', 'BR', 'JP', 'ZZ'])(
  'in %s it computes the same with what is sent of the knowledge',
  (country) => {
    const input = composedInput(BRIEF)
    const { source } = input
    const place = { ...input.u.place, value: { country } }
    const { trades } = tradeLibrary()
    // Without money of its own a plan needs a loan, and asks for its rate.
    for (const trade of trades.filter((_, i) => i % 8 === 0)) {
      const known = { ...knowledge, ...moneyKnowledge(knowledge, country, trade), regulation: [] }
      for (const values of [{}, { cash: 0 }, { cash: 0, price: 1 }] as Record<string, number>[]) {
        const taken = { ...source, choice: { ...source.choice, trade } }
        const asked = { ...input, u: { ...input.u, place }, source: taken, edits: { ...NO_EDITS, values } }
        expect(whatIf({ ...asked, knowledge: known }), trade.id).toEqual(whatIf(asked))
      }
    }
  },
)

test('it is a third of the source, and has neither the founder’s name nor a rule, rival or risk', () => {
  const { source } = composedInput(BRIEF)
  const sent = moneySource(source)
  const text = JSON.stringify(sent)
  expect(text.length).toBeLessThan(JSON.stringify(source).length / 3)
  expect(text).not.toContain('Ada Marsh')
  const { rules, rivals, risks, decisions } = sent.choice.trade
  expect([rules, rivals.list, risks, decisions]).toEqual([[], [], [], []])
})
