// What is to be said of changes to a plan, before anybody makes it.
import type { Brief } from '#engine/brief.ts'
import { NO_EDITS } from '#engine/edits.ts'
import { knowledge } from '#engine/knowledge/knowledge.ts'
import { PLAYBOOKS } from '#engine/plan/models/playbooks.ts'
import { whatIf } from '#engine/plan/what-if.ts'
import { understand } from '#engine/understand/understand.ts'
import type { LookedAt, Reissue } from './messages.ts'

export function lookAt(brief: Brief, { edits, proposed = {} }: Partial<Reissue>): LookedAt {
  const u = understand(brief)
  if (!edits) return { u, problems: [], same: [] }
  const playbook = PLAYBOOKS[edits.understood.model ?? u.model.value]
  const input = { brief, u, knowledge, playbook, proposed: new Map(Object.entries(proposed)) }
  const { levers, problems } = whatIf({ ...input, edits: { ...NO_EDITS, ...edits } })
  const refused = new Set(problems.map(({ id }) => id))
  const asked = levers.filter(({ id }) => edits.values[id] !== undefined && !refused.has(id))
  return { u, problems, same: asked.filter(({ edited }) => !edited).map(({ id }) => id) }
}
