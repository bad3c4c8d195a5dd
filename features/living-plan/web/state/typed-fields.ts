// What stands in fields and is no value, or not yet. Pure.

/** What stands in fields as it was typed, by the id of the quantity, and whether it is no value. */
export type Typed = Readonly<Record<string, { text: string; isWrong: boolean }>>

/** Something stands in a field that cannot be taken: it is in no plan, and would be lost with the page. */
export const hasWrong = (typed: Typed) => Object.values(typed).some(({ isWrong }) => isWrong)

/** What was understood is in the sheet; what was not is worth keeping beside it. */
export const wrongIn = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([, { isWrong }]) => isWrong))
