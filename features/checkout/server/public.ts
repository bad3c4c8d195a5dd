export { makeFreeOrder } from './free-order.ts'
export { findFreeOrder } from './queries.ts'
