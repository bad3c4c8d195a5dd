// What the server says of a composed plan: the reading, the trade and the numbers are the engine's own.
import { caseSourceOf, correctedSource } from '#engine/compose/case-source.ts'
import { moneyKnowledge } from '#engine/compose/money-knowledge.ts'
import { moneySource } from '#engine/compose/money-source.ts'
import type { CaseGround } from '#engine/compose/source-data.ts'
import { understandingOf } from '#engine/compose/understood.ts'
import { knowledge } from '#engine/knowledge/knowledge.ts'
import type { ReadingCorrections } from '#engine/read/corrections.ts'
import { read } from '#engine/read/read.ts'
import type { AssumptionsState, ReadingPoint } from '#features/living-plan/contract.ts'
import { assumptions, ROTA } from './living-plan-answers.ts'

const BRIEF = { ...ROTA, fullName: '', email: '' }
const SOURCE = caseSourceOf(BRIEF, read(BRIEF))

export function groundWith(corrections: ReadingCorrections = {}): CaseGround {
  const source = correctedSource(BRIEF, SOURCE, corrections)
  const u = understandingOf(BRIEF, source)
  const { trade } = source.choice
  return {
    u,
    source: moneySource(source),
    knowledge: moneyKnowledge(knowledge, u.place.value.country, trade),
  }
}

export function composedAssumptions(): AssumptionsState {
  const ground = groundWith()
  const { offer, buyer, place, currency } = ground.u
  const point = (id: ReadingPoint['id'], original: string, words = ''): ReadingPoint => ({
    id,
    value: original,
    original,
    edited: false,
    basis: words ? 'said' : 'inferred',
    evidence: words ? [{ field: 'businessIdea', words }] : [],
  })
  return assumptions({
    understood: [],
    u: ground.u,
    composed: {
      ground,
      corrections: {},
      points: [
        point('offer', offer.value, offer.value),
        point('payer', buyer.value, ROTA.targetCustomer),
        point('mechanism', SOURCE.choice.trade.earns[0]?.mechanism ?? ''),
        point('country', place.value.country, 'Ireland'),
        point('locality', ''),
        point('currency', currency.value, '€29'),
      ],
      figures: SOURCE.reading.ledger.map(({ field, start, quote, role, used, instead }) => ({
        field,
        start,
        quote,
        role,
        original: role,
        edited: false,
        isUsed: used,
        ...(instead && { instead }),
      })),
    },
  })
}
