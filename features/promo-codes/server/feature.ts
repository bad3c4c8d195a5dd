import { findMe, type Me } from '#features/accounts/server/public.ts'
import { handle } from '#kit/route.ts'
import { eq, or } from '#server/database/sql.ts'
import type { Feature, Person } from '#server/house.ts'
import { networkOf } from '#server/rate-limit/limiter.ts'
import { validatePromoCode } from '../contract.ts'
import { createCodeCheck } from './guesses.ts'
import { ownerRoutes } from './owner-routes.ts'
import { forget } from './remember.ts'
import { INVALID } from './rules.ts'
import { seedPromoCodes } from './seed.ts'
import { promoCodes, promoUses } from './tables.ts'
import type { Buyer } from './uses.ts'

export const promoCodesFeature: Feature = {
  name: 'promo-codes',
  routes: (house) => {
    const check = createCodeCheck(house)
    return [
      handle(validatePromoCode, async ({ body: { code }, request, reply }) => {
        if (!code) return { valid: false, reason: INVALID }
        const buyer = buyerOf(await findMe(house, request, reply))
        const checked = await check({ code, buyer, network: networkOf(request.ip) })
        if (!('promo' in checked)) return { valid: false, reason: checked.reason }
        const { discountValue: discount, discountType } = checked.promo
        return { valid: true, discount, discountType }
      }),
      ...ownerRoutes(house),
    ]
  },
  start: seedPromoCodes,
  exportData: (db, person) =>
    db
      .select({ code: promoCodes.code, state: promoUses.state, createdAt: promoUses.createdAt })
      .from(promoUses)
      .innerJoin(promoCodes, eq(promoCodes.id, promoUses.promoCodeId))
      .where(usedBy(person)),
  ownsAnything: async (db, userId) => (await db.$count(promoUses, eq(promoUses.userId, userId))) > 0,
  erase: (tx, person, { cards }) => forget(tx, cards, usedBy(person)),
}

const usedBy = ({ id, email }: Person) =>
  or(eq(promoUses.userId, id), email ? eq(promoUses.email, email) : undefined)

/** The session of an order counts as signed out; an address that is not proved is not theirs to ask about. */
function buyerOf(me: Me | undefined): Buyer {
  if (!me || me.onlyOrder) return {}
  return me.proved ? { userId: me.id, email: me.email } : { userId: me.id, unproved: true }
}
