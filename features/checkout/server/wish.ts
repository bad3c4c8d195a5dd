// What somebody wants to buy, read from what their page sent. Who they are comes from the session; what it costs, from the prices.
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Brief } from '#engine/brief.ts'
import type { Me } from '#features/accounts/server/public.ts'
import { givenCorrections } from '#features/generation/server/public.ts'
import type { Corrections } from '#features/understanding/contract.ts'
import { Failure } from '#server/errors.ts'
import type { blueprintForm } from '../contract.ts'
import type { Pack } from '../prices.ts'

export type BlueprintForm = z.output<typeof blueprintForm>

/** In the three shapes of the landing page, of the dashboard and the purchase page, and of the credits page. */
interface Sent {
  pack: Pack
  promoCode?: string | undefined
  formData?: SentForm | undefined
  blueprintData?: SentForm | undefined
}
type SentForm = BlueprintForm & { promoCode?: string | undefined; corrections?: Corrections | undefined }

export interface Buyer {
  /** Only of somebody signed in. The session of an order is not that. */
  userId?: string | undefined
  /** The account's; signed out, what the form says, if it says one. */
  email?: string | undefined
  fullName: string
  /** Signed in, with a proved address. */
  proved: boolean
}

export interface Wish {
  pack: Pack
  code: string | undefined
  /** With it, one of the credits becomes this blueprint at once. */
  brief: Brief | undefined
  /** Of our reading of the brief. */
  corrections?: Corrections | undefined
  buyer: Buyer
}

const MISSING = 'Please fill in all required fields'
export const formMissing = () => new Failure('invalid_input', { sentence: MISSING })

export function wishOf({ pack, promoCode, formData, blueprintData }: Sent, me: Me | undefined): Wish {
  const form = formData ?? blueprintData
  const buyer = buyerOf(form, me)
  if (form && !neededBy(form, buyer, formData !== undefined).every(Boolean)) throw formMissing()
  return {
    pack,
    code: promoCode || form?.promoCode || undefined,
    brief: form && briefOf(form, buyer),
    corrections: givenCorrections(form?.corrections),
    buyer,
  }
}

export function buyerOf(form: BlueprintForm | undefined, me: Me | undefined): Buyer {
  if (me && !me.onlyOrder)
    return { userId: me.id, email: me.email, fullName: form?.fullName || me.fullName, proved: me.proved }
  return { email: form?.email || undefined, fullName: form?.fullName ?? '', proved: false }
}

/** The landing page asks for other things than the dashboard does. */
function neededBy(
  { startupName, businessIdea, targetCustomer }: BlueprintForm,
  buyer: Buyer,
  isLanding: boolean,
) {
  return isLanding
    ? [startupName, businessIdea, buyer.fullName, buyer.email]
    : [startupName, businessIdea, targetCustomer]
}

export function briefOf(form: BlueprintForm, { email = '', fullName }: Buyer): Brief {
  const { startupName, businessIdea, targetCustomer, industry, stage, additionalContext } = form
  return { startupName, businessIdea, fullName, email, targetCustomer, industry, stage, additionalContext }
}

/** The same wish from the same person or browser: sent twice, it is one order. */
export function submitKeyOf({ pack, code, brief, corrections, buyer }: Wish, browserHash: string): string {
  const who = buyer.userId ?? browserHash
  return createHash('sha256')
    .update(JSON.stringify([who, buyer.email, pack, code, brief, ...(corrections ? [corrections] : [])]))
    .digest('base64url')
}
