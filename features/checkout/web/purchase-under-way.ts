// What the flag `purchaseInProgress` stands for, kept beside it: a page that is loaded anew finds out whether it still holds.
export type PurchaseUnderWay =
  /** On the payment page, or on the way there. */
  | { is: 'payment' }
  /** Asked for; with the id once the server has answered. No payment is open. */
  | { is: 'blueprint'; blueprintId?: string | undefined; startupName: string; requestedAt: number }

/** As it was written, if it can be read. */
export function underWayIn(text: string | null): PurchaseUnderWay | undefined {
  try {
    const value = JSON.parse(text ?? 'null')
    return value?.is === 'payment' || value?.is === 'blueprint' ? value : undefined
  } catch {
    return undefined
  }
}
