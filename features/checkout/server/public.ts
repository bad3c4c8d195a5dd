export { makeFreeOrder } from './free-order.ts'
