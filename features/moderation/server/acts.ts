// What those who look after the community do to a thing: in one transaction it is done, written into the audit trail, and told to its author.
import type { Me } from '#features/accounts/server/public.ts'
import { record } from '#features/admin/server/public.ts'
import { hideThing, removeThing, restoreThing, type Thing } from '#features/community/server/public.ts'
import { type News, tell } from '#features/notifications/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import type { House } from '#server/house.ts'
import { WHY_HIDDEN } from './rules.ts'

interface Act {
  /** 'house': what reports alone bring about. */
  actor: Me | 'house'
  thing: Thing
  /** Told to the author. */
  reason?: string
}

/** Each answers whether it changed anything: done twice, it is told once. */
export async function hide(house: House, tx: Tx, thing: Thing): Promise<boolean> {
  const done = await hideThing(tx, thing, WHY_HIDDEN)
  if (done) await follow(house, tx, { actor: 'house', thing, reason: WHY_HIDDEN }, 'hidden')
  return done
}

export async function remove(house: House, tx: Tx, act: Act & { reason: string }): Promise<boolean> {
  const done = await removeThing(tx, act.thing, act.reason)
  if (done) await follow(house, tx, act, 'removed')
  return done
}

export async function restore(house: House, tx: Tx, act: Act): Promise<boolean> {
  const done = await restoreThing(tx, act.thing)
  if (done) await follow(house, tx, act, 'restored')
  return done
}

const VERBS = { hidden: 'hide', removed: 'remove', restored: 'restore' } as const

async function follow(house: House, tx: Tx, act: Act, kind: keyof typeof VERBS): Promise<void> {
  const { actor, thing, reason } = act
  await record(tx, {
    actor,
    action: `community-${thing.kind}.${VERBS[kind]}`,
    target: { kind: `community-${thing.kind}`, id: thing.id, label: thing.title },
    before: { state: thing.state },
    after: { state: kind === 'restored' ? 'visible' : kind },
    reason,
  })
  if (thing.authorId) await tell(house, tx, newsFor(thing.authorId, thing, kind, reason))
}

function newsFor(to: string, thing: Thing, kind: News['kind'], reason: string | undefined): News {
  const { postId } = thing
  return { kind, to, postId, reason, commentId: thing.kind === 'comment' ? thing.id : undefined }
}
