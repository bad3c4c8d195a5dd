export { createCodeCheck } from './guesses.ts'
export { createPromoCode } from './manage-codes.ts'
export { countUse, releaseUse, reserveUse } from './uses.ts'
