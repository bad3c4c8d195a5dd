// The seam to checkout: with a promo code that makes it free, the order is made, or found again, there.
import type { Call } from '#kit/route.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import type { generateBlueprint } from '../contract.ts'

export async function freeBlueprint(_house: House, _call: Call<typeof generateBlueprint>): Promise<string> {
  throw new Failure('promo_refused')
}
