// What is to be said of changes to a plan, before anybody makes it.
import type { Brief } from '#engine/brief.ts'
import { type Edits, NO_EDITS } from '#engine/edits.ts'
import { knowledge } from '#engine/knowledge/knowledge.ts'
import { PLAYBOOKS } from '#engine/plan/models/playbooks.ts'
import { whatIf } from '#engine/plan/what-if.ts'
import { COUNTRIES } from '#engine/understand/places/countries.ts'
import { putRight } from '#engine/understand/put-right.ts'
import { understand } from '#engine/understand/understand.ts'
import type { Evidence, Understanding } from '#engine/understand/understanding.ts'
import { lookAtComposed } from './look-at-composed.ts'
import type { LookedAt, Reissue } from './messages.ts'
import { problemsAndSame } from './problems.ts'

export function lookAt(brief: Brief, { edits, proposed = {}, source }: Partial<Reissue>): LookedAt {
  if (source) return lookAtComposed(brief, { source, proposed, ...(edits && { edits }) })
  const u = understand(brief)
  if (!edits) return { u, problems: [], same: [] }
  const playbook = PLAYBOOKS[edits.understood.model ?? u.model.value]
  const input = { brief, u, knowledge, playbook, putRight, proposed: new Map(Object.entries(proposed)) }
  const outlook = whatIf({ ...input, edits: { ...NO_EDITS, ...edits } })
  const { problems, same } = problemsAndSame(outlook, edits.values)
  return { u, problems: [...misunderstood(brief, u, edits), ...problems], same }
}

/** What the founder puts right and the engine cannot take: it would go on without a word. */
function misunderstood(brief: Brief, u: Understanding, { understood, reading }: Edits): LookedAt['problems'] {
  const { place, buyer, offer } = putRight(u, brief, understood)
  const { country, currency } = understood
  const isTaken = ({ evidence }: { evidence: Evidence[] }) =>
    evidence.some(({ field }) => field === 'correction')
  const problems: [id: string, isWrong: boolean, message: string][] = [
    ['country', !!country && place.value.country !== country, UNKNOWN_COUNTRY],
    ['currency', !!currency && !COUNTRIES.some((one) => one.currency === currency), UNKNOWN_CURRENCY],
    ['buyer', !!understood.buyer && !isTaken(buyer), 'Please say in a few words who buys.'],
    ['offer', !!understood.offer && !isTaken(offer), 'Please say in a few words what is sold.'],
    ['reading', reading !== undefined, NO_READING],
  ]
  return problems.flatMap(([id, isWrong, message]) => (isWrong ? [{ id, message }] : []))
}

const UNKNOWN_COUNTRY = 'We do not know this country yet. Please choose another.'
const NO_READING =
  'This plan was made from its business model. It is put right by country, currency, model, buyer and offer.'
const UNKNOWN_CURRENCY = 'We do not know this currency yet. Please choose another.'
