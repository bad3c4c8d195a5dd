// What is kept about a purchase while its buyer is at the payment page.
import { forget, keep, kept } from './kept.ts'

const IN_PROGRESS = 'purchaseInProgress'
const FORM = 'blueprintFormData'
const STARTED_AT = 'checkoutStartedAt'

const CREDITS_PAGE = '/buy-credits'
const PURCHASE_DIALOG = '/?show=blueprint'

export function rememberCreditsPage(): void {
  keep('session', STARTED_AT, CREDITS_PAGE)
}

/** Where somebody who cancelled can try again. A purchase in progress is the dialog's, and newer than the mark. */
export function whereToTryAgain(): string {
  const onCreditsPage = kept('session', STARTED_AT) === CREDITS_PAGE && !kept('session', IN_PROGRESS)
  return onCreditsPage ? CREDITS_PAGE : PURCHASE_DIALOG
}

/** The buyer is back. */
export function endPurchase(): void {
  if (kept('session', IN_PROGRESS)) forget('session', STARTED_AT)
  forget('session', IN_PROGRESS)
}

export function isFormKept(): boolean {
  return kept('local', FORM) !== null
}

/** It was bought: the next one begins with an empty form. */
export function forgetForm(): void {
  forget('local', FORM)
}
