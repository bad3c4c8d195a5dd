export { checkCode, countUse, releaseUse, reserveUse } from './uses.ts'
