// What the policies promise, each figure in one place: four pages say the same.
export const EFFECTIVE_DATE = 'August 12, 2025'

export const PRICES = { single: '$0.99', five: '$3.00', ten: '$5.00' }
export const REFUND_WINDOW = '7 days'
export const REFUND_REVIEW = '48 business hours'
export const REFUND_PROCESSING = '5-10 business days'
export const SUPPORT_HOURS = 'Mon-Fri 9-5 EST'

export const RESPONSE_TIMES = {
  general: '2-3 business days',
  copyright: '24-48 hours',
  privacy: '1-2 business days',
  disputes: '1-2 business days',
  urgent: 'within 24 hours',
  complex: '5-7 business days',
}
