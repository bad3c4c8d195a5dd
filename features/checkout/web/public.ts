// What other parts of the browser's side may use of buying. Part of the first bundle: what is shown loads when it is.
import { lazyPart } from '#web/lazy-part.tsx'

export const OrderHistory = lazyPart(() => import('./orders/order-history.tsx'))
