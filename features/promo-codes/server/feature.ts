import { eq } from 'drizzle-orm'
import { findMe } from '#features/accounts/server/public.ts'
import { handle } from '#kit/route.ts'
import type { Feature } from '#server/house.ts'
import { validatePromoCode } from '../contract.ts'
import { promoUses } from './tables.ts'
import { checkCode } from './uses.ts'

export const promoCodesFeature: Feature = {
  name: 'promo-codes',
  routes: (house) => [
    handle(validatePromoCode, async ({ body: { code }, request, reply }) => {
      const me = await findMe(house, request, reply)
      const buyer = { userId: me?.id, email: me?.email }
      const checked = await checkCode(house.db, code, buyer, { testMoney: house.cards.testMoney })
      if (!('promo' in checked)) return { valid: false, reason: checked.reason }
      const { discountValue: discount, discountType } = checked.promo
      return { valid: true, discount, discountType }
    }),
  ],
  erase: async (tx, { id }) => {
    await tx.update(promoUses).set({ email: null, userId: null }).where(eq(promoUses.userId, id))
  },
}
