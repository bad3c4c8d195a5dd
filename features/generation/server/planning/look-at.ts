// What is to be said of changes to a plan, before anybody makes it.
import type { Brief } from '#engine/brief.ts'
import { caseSourceOf, correctedSource } from '#engine/compose/case-source.ts'
import { moneyKnowledge } from '#engine/compose/money-knowledge.ts'
import { moneySource } from '#engine/compose/money-source.ts'
import type { CaseSource } from '#engine/compose/source-data.ts'
import { understandingOf } from '#engine/compose/understood.ts'
import { type Edits, NO_EDITS } from '#engine/edits.ts'
import { knowledge } from '#engine/knowledge/knowledge.ts'
import { whatIf } from '#engine/plan/what-if.ts'
import { CorrectionsRefused } from '#engine/read/put-right.ts'
import { read } from '#engine/read/read.ts'
import type { LookedAt, Reissue } from './messages.ts'
import { problemsAndSame } from './problems.ts'

type Changes = Pick<Partial<Reissue>, 'edits' | 'proposed' | 'source'>

export function lookAt(brief: Brief, { edits = NO_EDITS, proposed = {}, source }: Changes): LookedAt {
  const original = source ?? caseSourceOf(brief, read(brief))
  const first = { u: understandingOf(brief, original), ...(!source && { source: original }) }
  const corrected = sourceOrFaults(brief, original, edits)
  if ('faults' in corrected) return { ...first, problems: corrected.faults, same: [], unused: [] }
  const u = understandingOf(brief, corrected.source)
  const outlook = whatIf({
    brief,
    u,
    knowledge,
    source: corrected.source,
    proposed: new Map(Object.entries(proposed)),
    edits,
  })
  return {
    ...first,
    corrected: {
      u,
      source: moneySource(corrected.source),
      knowledge: moneyKnowledge(knowledge, u.place.value.country, corrected.source.choice.trade),
    },
    ...problemsAndSame(outlook, edits.values),
    unused: outlook.unused,
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
