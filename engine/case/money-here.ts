// Whether an amount is in the plan's money. A sign that several countries share stands for the money of the place.
import { canMean, isShared } from '../read/figures/shared-signs.ts'
import type { LedgerEntry } from '../read/reading.ts'

export const isMoneyHere = ({ currency }: Pick<LedgerEntry, 'currency'>, planCurrency: string): boolean =>
  currency === undefined || isLocal(currency) || canMean(currency, planCurrency)

const isLocal = (sign: string) => isShared(sign) && sign.length !== 3
