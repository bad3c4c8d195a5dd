export { makeFreeOrder } from './free-order.ts'
export { holdPaidOrders, takeRestored } from './owed-credits.ts'
