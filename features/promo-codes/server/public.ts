export { createCodeCheck } from './guesses.ts'
export { countUse, releaseUse, reserveUse } from './uses.ts'
