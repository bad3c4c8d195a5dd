// What becomes of a reported thing: in one transaction it is done, written into the audit trail, and told to its author.
import type { Me } from '#features/accounts/server/public.ts'
import { record } from '#features/admin/server/public.ts'
import { hideThing, removeThing, restoreThing, type Thing } from '#features/community/server/public.ts'
import { tellAuthor } from '#features/notifications/server/public.ts'
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

/** Each does nothing where it is done already: then nobody is told, either. */
export async function hide(house: House, tx: Tx, thing: Thing): Promise<void> {
  const act = { actor: 'house', thing, reason: WHY_HIDDEN } as const
  if (await hideThing(tx, thing, WHY_HIDDEN)) await follow(house, tx, act, 'hidden')
}

export async function remove(house: House, tx: Tx, act: Act & { reason: string }): Promise<void> {
  if (await removeThing(tx, act.thing, act.reason)) await follow(house, tx, act, 'removed')
}

export async function restore(house: House, tx: Tx, act: Act): Promise<void> {
  if (await restoreThing(tx, act.thing)) await follow(house, tx, act, 'restored')
}

const VERBS = { hidden: 'hide', removed: 'remove', restored: 'restore' } as const

async function follow(house: House, tx: Tx, { actor, thing, reason }: Act, became: keyof typeof VERBS) {
  const { kind, id } = thing
  await record(tx, { actor, action: `community.${VERBS[became]}`, target: { kind, id }, reason })
  await tellAuthor(house, tx, { thing, became, reason })
}
