// What other parts of the browser's side may use of checkout. Part of the first bundle: keep it small.
import { lazyPart } from '#web/lazy-part.tsx'

export { dollars, PACKS, type Pack, type PackFacts, payable } from '../prices.ts'
export { perPiece } from './credits/pack-words.ts'
export { GetBlueprintButton } from './get-blueprint-button.tsx'
export { carryIdea } from './kept-form.ts'
export {
  /** @public for pages with buttons of their own */
  usePurchaseInProgress,
} from './purchase-flag.ts'
export { PurchaseOutlet } from './purchase-outlet.tsx'
export {
  /** @public for pages with buttons of their own */
  openPurchase,
} from './purchase-store.ts'
export { useGetBlueprint } from './use-get-blueprint.ts'
export { useAnotherAddress, usePurchaseAddress } from './use-purchase-address.ts'

export const OrderHistory = lazyPart(() => import('./orders/order-history.tsx'))

export const WebhooksPanel = lazyPart(() => import('./desk/webhooks-panel.tsx'))
export const RecoveryPanel = lazyPart(() => import('./desk/recovery-panel.tsx'))
export const MoneyPanel = lazyPart(() => import('./desk/money-panel.tsx'))
