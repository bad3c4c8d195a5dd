export { refuseBlocked, whoIsDeafTo } from './queries.ts'
