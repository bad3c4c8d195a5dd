// What other parts of the browser's side may use of accounts. Part of the first bundle: keep it small.
export { AccountDialogs } from './dialog-outlet.tsx'
export { dialogGone, openAccess, openConfirm, openLogin, openSetUp } from './dialog-store.ts'
export { openIfRefused } from './open-if-refused.ts'
