import { currencyName } from '#features/understanding/web/public.ts'

export const amountsLost = (currency: string) =>
  `The amounts you set in ${currencyName(currency)} go back to those of the plan; Undo brings them back.`
