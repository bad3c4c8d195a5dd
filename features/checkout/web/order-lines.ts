// The order as lines of a bill. Pure.
import {
  afterDiscount,
  type Discount,
  dollars,
  PACKS,
  type Pack,
  type PackFacts,
  payable,
} from '../prices.ts'

const FREE = 'FREE'

export interface Line {
  label: string
  value: string
  /** Less to pay. */
  isDeduction?: true
}

export interface Bill {
  lines: Line[]
  total: string
  /** Before the discount, when there is one. */
  instead: string | undefined
  isFree: boolean
  belowMinimum: boolean
  /** What one gets for it. */
  grants: string
}

export function billOf(pack: Pack, promo?: { code: string; discount: Discount }): Bill {
  const { name, priceCents, quantity } = PACKS[pack] as PackFacts
  const { cents, belowMinimum } = payable(priceCents, promo?.discount)
  const isFree = cents === 0
  return {
    lines: [{ label: name, value: dollars(priceCents) }, ...(promo ? deductions(priceCents, promo) : [])],
    total: isFree ? FREE : dollars(cents),
    instead: cents === priceCents ? undefined : dollars(priceCents),
    isFree,
    belowMinimum,
    grants: grantsOf(isFree, quantity),
  }
}

function deductions(priceCents: number, { code, discount }: { code: string; discount: Discount }): Line[] {
  const rest = Math.max(0, afterDiscount(priceCents, discount))
  const promo = { label: `Promo ${code}`, value: minus(priceCents - rest), isDeduction: true } as const
  if (!payable(priceCents, discount).belowMinimum) return [promo]
  return [promo, { label: 'On us', value: minus(rest), isDeduction: true }]
}

const minus = (cents: number) => `−${dollars(cents)}`

function grantsOf(isFree: boolean, quantity: number): string {
  if (isFree && quantity > 1) return 'A free order is always one blueprint, whatever the pack.'
  if (isFree) return 'Nothing to pay for this blueprint.'
  if (quantity === 1) return 'Grants 1 credit and spends it on this blueprint.'
  return `Grants ${quantity} credits and spends one on this blueprint.`
}

/** In credit mode: nothing to pay, one credit less. `isSpent`: the server has taken it off already, so what is left is its own word. */
export function creditLines(credits: number | undefined, isSpent: boolean): { lines: Line[]; left: string } {
  const before = credits === undefined || !isSpent ? credits : credits + 1
  return {
    lines: [
      { label: 'Your credits', value: before === undefined ? '–' : String(before) },
      { label: 'This blueprint', value: '−1' },
    ],
    left: before === undefined ? '–' : String(Math.max(0, before - 1)),
  }
}
