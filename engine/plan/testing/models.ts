// One brief of each business model, and its plan as a model.
import { type Brief, briefSchema } from '../../brief.ts'
import { type Edits, NO_EDITS } from '../../edits.ts'
import { knowledge } from '../../knowledge/knowledge.ts'
import { CASES } from '../../understand/testing/briefs.ts'
import { HOLD_OUT } from '../../understand/testing/hold-out.ts'
import { SECOND_HOLD_OUT } from '../../understand/testing/second-hold-out.ts'
import { understand } from '../../understand/understand.ts'
import { BUSINESS_MODELS, type BusinessModel } from '../../understand/understanding.ts'
import { loadPlaybook, loadPutRight } from '../load-playbook.ts'
import { type WhatIf, whatIf } from '../what-if.ts'

const BRIEFS = [...CASES, ...HOLD_OUT, ...SECOND_HOLD_OUT].map(({ brief }) => briefSchema.parse(brief))

export const BRIEF_OF = new Map<BusinessModel, Brief>(
  BUSINESS_MODELS.map((model) => {
    const brief = BRIEFS.find((one) => understand(one).model.value === model)
    if (!brief) throw new Error(`no brief is planned as ${model}`)
    return [model, brief]
  }),
)

export const edited = (edits: Partial<Edits>): Edits => ({ ...NO_EDITS, ...edits })

/** As the browser has it: all that it computes from has come over the wire. */
export async function whatIfOf(brief: Brief, edits: Partial<Edits> = {}): Promise<WhatIf> {
  const sent = JSON.parse(JSON.stringify({ brief, u: understand(brief), edits: edited(edits) }))
  const playbook = await loadPlaybook(edits.understood?.model ?? sent.u.model.value)
  return whatIf({ ...sent, knowledge, playbook, putRight: await loadPutRight() })
}
