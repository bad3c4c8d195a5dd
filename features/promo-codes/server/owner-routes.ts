// The owner's calls. What changes a code is written into the audit trail in the same transaction.
import { z } from 'zod'
import { forOwner } from '#features/accounts/server/public.ts'
import { record } from '#features/admin/server/public.ts'
import type { Route } from '#kit/route.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import {
  createPromoCode as createCall,
  deletePromoCode as deleteCall,
  listPromoCodes as listCall,
  updatePromoCode as updateCall,
} from '../contract.ts'
import { type Listed, listCodes, revenueOf } from './code-queries.ts'
import { createPromoCode, endOrDeletePromoCode, updatePromoCode } from './manage-codes.ts'
import { auditFacts, changedFacts, type PromoCode } from './rules.ts'

const PAGE = 50
const success = true as const

export function ownerRoutes(house: House): Route[] {
  const { db } = house
  const owners = forOwner(house)
  // A code can make everything free.
  const confirmedOwners = forOwner(house, { confirmed: true })
  return [
    owners(listCall, async ({ query: { search, ended, cursor } }) => {
      const rows = await listCodes(db, { search, ended: ended === 'true', cursor, size: PAGE })
      const page = rows.slice(0, PAGE)
      const last = rows.length > PAGE ? page.at(-1) : undefined
      return { promoCodes: page.map(shown), ...(last && { nextCursor: last.id }) }
    }),

    confirmedOwners(createCall, ({ me, body }) =>
      db.transaction(async (tx) => {
        const made = await createPromoCode(tx, body)
        const [action, after] = ['promo-code.create', auditFacts(made)] as const
        await record(tx, { actor: me, action, target: targetOf(made), after })
        return { success, promoCode: shown({ ...made, revenueCents: 0 }) }
      }),
    ),

    confirmedOwners(updateCall, ({ me, params, body }) =>
      db.transaction(async (tx) => {
        const { before, after } = await updatePromoCode(tx, known(params.id), body)
        const [action, changes] = ['promo-code.update', changedFacts(before, after)] as const
        // Saved as it was: nothing to tell.
        if (changes) await record(tx, { actor: me, action, target: targetOf(after), ...changes })
        return { success, promoCode: shown({ ...after, revenueCents: await revenueOf(tx, after.id) }) }
      }),
    ),

    owners(deleteCall, ({ me, params }) =>
      db.transaction(async (tx) => {
        const { before, outcome } = await endOrDeletePromoCode(tx, known(params.id))
        const action = outcome === 'ended' ? 'promo-code.end' : 'promo-code.delete'
        await record(tx, { actor: me, action, target: targetOf(before), before: auditFacts(before) })
        return { success, outcome }
      }),
    ),
  ]
}

const targetOf = ({ id, code }: PromoCode) => ({ kind: 'promo-code', id, label: code })

/** What cannot be an id names nothing. */
function known(id: string): string {
  if (!z.uuid().safeParse(id).success) throw new Failure('not_found')
  return id
}

function shown({ createdAt, endedAt, ...code }: Listed) {
  return { ...code, createdAt: createdAt.toISOString(), endedAt: endedAt?.toISOString() }
}
