// What is sent to the browser computes what the server computes, for every trade of the library, and says nothing more.
import { expect, test } from 'vitest'
import { NO_EDITS } from '../edits.ts'
import { whatIf } from '../plan/what-if.ts'
import { tradeLibrary } from '../trades/library.ts'
import { casePlaybook } from './case-model.ts'
import { moneySource } from './money-source.ts'
import type { CaseSource } from './source-data.ts'
import { composedInput } from './testing/composed.ts'

const BRIEF = {
  businessIdea: 'We look after offices in Leeds. We charge £45 and have 12 paying customers.',
  additionalContext: 'Rent is £600 a month. I have £6,000 and we are two founders.',
}

test('every trade has the same figures and levers without its sentences', () => {
  const input = composedInput(BRIEF)
  const source = input.source as CaseSource
  const outlook = (one: CaseSource) => whatIf({ ...input, playbook: casePlaybook(one), edits: NO_EDITS })
  const { trades } = tradeLibrary()
  expect(trades.length).toBeGreaterThan(30)
  for (const trade of trades) {
    const one = { ...source, choice: { ...source.choice, trade } }
    expect(outlook(moneySource(one)), trade.id).toEqual(outlook(one))
  }
})

test('it is a third of the source, and has neither the founder’s name nor a rule, rival or risk', () => {
  const source = composedInput(BRIEF).source as CaseSource
  const sent = moneySource(source)
  const text = JSON.stringify(sent)
  expect(text.length).toBeLessThan(JSON.stringify(source).length / 3)
  expect(text).not.toContain('Ada Marsh')
  const { rules, rivals, risks, decisions } = sent.choice.trade
  expect([rules, rivals.list, risks, decisions]).toEqual([[], [], [], []])
})
