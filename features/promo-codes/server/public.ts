export { createCodeCheck } from './guesses.ts'
export { createPromoCode, endOrDeletePromoCode, listPromoCodes, updatePromoCode } from './manage-codes.ts'
export { countUse, releaseUse, reserveUse } from './uses.ts'
