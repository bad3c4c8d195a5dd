// What is to be said of changes to a composed plan, before anybody makes it.
import type { Brief } from '#engine/brief.ts'
import { casePlaybook } from '#engine/compose/case-model.ts'
import { correctedSource } from '#engine/compose/case-source.ts'
import { moneyKnowledge } from '#engine/compose/money-knowledge.ts'
import { moneySource } from '#engine/compose/money-source.ts'
import type { CaseSource } from '#engine/compose/source-data.ts'
import { understandingOf } from '#engine/compose/understood.ts'
import { type Edits, NO_EDITS } from '#engine/edits.ts'
import { knowledge } from '#engine/knowledge/knowledge.ts'
import { whatIf } from '#engine/plan/what-if.ts'
import { CorrectionsRefused } from '#engine/read/put-right.ts'
import type { LookedAt } from './messages.ts'
import { problemsAndSame } from './problems.ts'

interface Asked {
  source: CaseSource
  edits?: Edits
  proposed?: Record<string, number>
}

export function lookAtComposed(brief: Brief, { source, edits = NO_EDITS, proposed = {} }: Asked): LookedAt {
  const first = understandingOf(brief, source)
  const misplaced = Object.keys(edits.understood).map((id) => ({ id, message: NOT_BY_MODEL }))
  if (misplaced.length > 0) return { u: first, problems: misplaced, same: [] }
  const corrected = sourceOrFaults(brief, source, edits)
  if ('faults' in corrected) return { u: first, problems: corrected.faults, same: [] }
  const u = understandingOf(brief, corrected.source)
  const outlook = whatIf({
    brief,
    u,
    knowledge,
    playbook: casePlaybook(corrected.source),
    proposed: new Map(Object.entries(proposed)),
    edits,
  })
  return {
    u: first,
    corrected: {
      u,
      source: moneySource(corrected.source),
      knowledge: moneyKnowledge(knowledge, u.place.value.country, corrected.source.choice.trade),
    },
    ...problemsAndSame(outlook, edits.values),
  }
}

function sourceOrFaults(
  brief: Brief,
  source: CaseSource,
  { reading }: Edits,
): { source: CaseSource } | { faults: LookedAt['problems'] } {
  try {
    return { source: correctedSource(brief, source, reading) }
  } catch (error) {
    if (!(error instanceof CorrectionsRefused)) throw error
    return { faults: error.faults.map(problemOf) }
  }
}

/** 'payer: "…" says nothing' is a problem of the payer. */
function problemOf(fault: string): LookedAt['problems'][number] {
  const [, id = 'reading', message = fault] = /^([\w.]+): (.+)$/s.exec(fault) ?? []
  return { id, message: message.charAt(0).toUpperCase() + message.slice(1) }
}

const NOT_BY_MODEL =
  'This plan is put right by its reading: who pays, what is sold, how it earns, the place, the currency and its figures.'
