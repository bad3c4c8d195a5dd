import type { Me } from '#features/accounts/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import { auditEntries } from './tables.ts'

export interface Deed {
  /** Of the call, as it came; 'house' for what a job did. */
  actor: Pick<Me, 'id'> | 'house'
  /** 'promo-code.create': what it was done to, and what. */
  action: `${string}.${string}`
  /** People are 'customer', and need no label: theirs is looked up, and gone with their account. */
  target: { kind: string; id: string; label?: string | undefined }
  /** Only what changed, and nothing that names or reaches a person. */
  before?: Facts | undefined
  after?: Facts | undefined
  reason?: string | undefined
}

type Facts = Record<string, unknown>

/** Of what was and is, only where they differ. */
export function changed(was: Facts, is: Facts): { before: Facts; after: Facts } {
  const names = Object.keys(is).filter((name) => was[name] !== is[name])
  const only = (facts: Facts) => Object.fromEntries(names.map((name) => [name, facts[name]]))
  return { before: only(was), after: only(is) }
}

/** Writes into the audit trail, in the transaction of the deed itself: neither is there without the other. */
export async function record(tx: Tx, { actor, action, target, before, after, reason }: Deed): Promise<void> {
  await tx.insert(auditEntries).values({
    actorId: actor === 'house' ? null : actor.id,
    action,
    targetKind: target.kind,
    targetId: target.id,
    targetLabel: target.kind === 'customer' ? null : (target.label ?? null),
    before,
    after,
    reason,
  })
}
