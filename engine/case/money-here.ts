// Whether an amount is in the plan's money. A sign that several countries share stands for the money of the place.
import type { LedgerEntry } from '../read/reading.ts'

const CODE = /^[A-Z]{3}$/

export const isMoneyHere = ({ currency }: Pick<LedgerEntry, 'currency'>, planCurrency: string): boolean =>
  currency === undefined || !CODE.test(currency) || currency === planCurrency
