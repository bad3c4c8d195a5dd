export { webhookHealth } from './deliveries.ts'
export { makeFreeOrder } from './free-order.ts'
