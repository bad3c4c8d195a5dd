// What other parts of the browser's side may use of checkout. Part of the first bundle: keep it small.
import './kept-form.ts'

export { GetBlueprintButton } from './get-blueprint-button.tsx'
export { usePurchaseInProgress } from './purchase-flag.ts'
export { PurchaseOutlet } from './purchase-outlet.tsx'
export { openPurchase } from './purchase-store.ts'
export { usePurchaseAddress } from './use-purchase-address.ts'
