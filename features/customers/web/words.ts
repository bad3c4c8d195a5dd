// How the pages about customers write dates and states.

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

export const day = (iso: string): string => DAY.format(new Date(iso))
export const moment = (iso: string): string => MOMENT.format(new Date(iso))

const ENTRY_KINDS: Record<string, string> = {
  purchase: 'Bought',
  promo: 'Promo code',
  spend: 'Blueprint made',
  restore: 'Given back: it could not be made',
  refund: 'Refunded',
  adjustment: 'Changed by the owner',
}

export const entryWords = (kind: string): string => ENTRY_KINDS[kind] ?? kind

/** '+3', '−1': with the real minus sign. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
