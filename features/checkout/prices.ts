// What things cost, and what a discount makes of it. Pure, and the same on both sides: the page shows what the server charges.

export interface PackFacts {
  name: string
  priceCents: number
  /** Credits that it grants; one makes one blueprint. */
  quantity: number
  /** Against buying singly, in round figures. */
  saving?: string
  mostPopular?: true
}

export const PACKS = {
  single: { name: 'Single Blueprint', priceCents: 99, quantity: 1 },
  fivePack: { name: 'Starter Pack', priceCents: 300, quantity: 5, saving: 'Save 40%', mostPopular: true },
  tenPack: { name: 'Entrepreneur Pack', priceCents: 500, quantity: 10, saving: 'Save 50%' },
} as const satisfies Record<string, PackFacts>

export type Pack = keyof typeof PACKS

/** Card providers take no charge below this, so anything smaller is a gift. */
const CARD_MINIMUM_CENTS = 50

/** As a promo code grants it: percent with at most two decimals, or whole cents. */
export interface Discount {
  discount: number
  discountType: 'percentage' | 'fixed'
}

export interface Payable {
  cents: number
  /** More than nothing, but less than a card can pay: it is on us. */
  belowMinimum: boolean
}

/** Half a cent is rounded up. */
export function payable(priceCents: number, discount?: Discount): Payable {
  const rest = Math.max(0, afterDiscount(priceCents, discount))
  const belowMinimum = rest > 0 && rest < CARD_MINIMUM_CENTS
  return { cents: belowMinimum ? 0 : rest, belowMinimum }
}

/** Before the card minimum is looked at; below nothing when the code takes off more than the price. */
export function afterDiscount(priceCents: number, discount?: Discount): number {
  if (!discount) return priceCents
  if (discount.discountType === 'fixed') return priceCents - discount.discount
  // In whole numbers, hundredths of a percent: 0.99 × 0.5 is not exact in binary.
  const hundredths = Math.round(discount.discount * 100)
  return Math.floor((priceCents * (10_000 - hundredths) + 5_000) / 10_000)
}

/** 240 → '$2.40' */
export function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}
