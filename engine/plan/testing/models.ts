// The plan of a brief as a model.
import type { Brief } from '../../brief.ts'
import { correctedSource } from '../../compose/case-source.ts'
import { moneyKnowledge } from '../../compose/money-knowledge.ts'
import { moneySource } from '../../compose/money-source.ts'
import type { CaseSource } from '../../compose/source-data.ts'
import { understandingOf } from '../../compose/understood.ts'
import { type Edits, NO_EDITS } from '../../edits.ts'
import { knowledge } from '../../knowledge/knowledge.ts'
import { sourceOf } from '../../testing/understood.ts'
import { type WhatIf, type WhatIfInput, whatIf } from '../what-if.ts'

export const edited = (edits: Partial<Edits>): Edits => ({ ...NO_EDITS, ...edits })

const sources = new Map<Brief, CaseSource>()

/** As the browser has it: all that it computes from has come over the wire, without sentences and for one country. */
export function whatIfInput(brief: Brief, edits: Partial<Edits> = {}): WhatIfInput {
  const first = sources.get(brief) ?? sourceOf(brief)
  sources.set(brief, first)
  const source = correctedSource(brief, first, edits.reading)
  const u = understandingOf(brief, source)
  const known = moneyKnowledge(knowledge, u.place.value.country, source.choice.trade)
  const sent = { brief, u, source: moneySource(source), edits: edited(edits), known }
  const { known: figures, ...rest } = JSON.parse(JSON.stringify(sent))
  return { ...rest, knowledge: { ...figures, countries: knowledge.countries, regulation: [] } }
}

export const whatIfOf = (brief: Brief, edits: Partial<Edits> = {}): WhatIf =>
  whatIf(whatIfInput(brief, edits))
