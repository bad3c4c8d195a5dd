export { whoBlocked, whoIsDeafTo } from './queries.ts'
