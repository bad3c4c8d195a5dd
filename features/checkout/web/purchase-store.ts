// Whether the purchase dialog is open, and how. Part of the first bundle: the dialog itself is loaded when it is opened.
export interface ShownPurchase {
  opening: number
  /** One credit is spent: no packs, no promo code, nothing to pay. */
  useCredits: boolean
  /** For whoever has blueprints already: 'Create Another Blueprint'. */
  another: boolean
}

let shown: ShownPurchase | null = null
let openings = 0
const listeners = new Set<() => void>()

export function openPurchase({ useCredits = false, another = false } = {}): void {
  show({ useCredits, another, opening: ++openings })
}

export function closePurchase(): void {
  show(null)
}

export function shownPurchase(): ShownPurchase | null {
  return shown
}

export function onPurchaseChange(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

function show(next: ShownPurchase | null): void {
  shown = next
  for (const tell of listeners) tell()
}
