export { holdPaidOrders, takeRestored } from './owed-credits.ts'
export { makeFreeOrder } from './place-free-order.ts'
