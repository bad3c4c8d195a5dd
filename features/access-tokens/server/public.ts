export { endTokensOf } from './token-queries.ts'
export { useToken } from './use-token.ts'
