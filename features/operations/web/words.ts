// Figures as people read them.
import type { Day } from '../contract.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** '2026-11-06' → 'Nov 6' */
function shortDay(day: string): string {
  const [, month = '1', date = '1'] = day.split('-')
  return `${MONTHS[Number(month) - 1]} ${Number(date)}`
}

/** 'Nov 6, 14:02', in UTC as everything on the page. */
export const shortMoment = (iso: string) => `${shortDay(iso.slice(0, 10))}, ${iso.slice(11, 16)}`

/** 8.24 → '8.2 s'; 95 → '1 min 35 s'; 7300 → '2 h 2 min' */
export function duration(seconds: number): string {
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole} s`
  const minutes = Math.floor(whole / 60)
  return minutes < 60 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

export function number(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** 123456 → '$1,234.56' */
export function money(cents: number): string {
  const [whole = '', rest = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  return `${cents < 0 ? '−' : ''}$${number(Number(whole))}.${rest}`
}

/** 1,234,567 → '1.2 M': tokens are never counted by hand. */
export function tokens(count: number): string {
  if (count < 1_000) return number(count)
  return count < 1_000_000 ? `${Math.round(count / 1_000)} k` : `${(count / 1_000_000).toFixed(1)} M`
}

export interface Span extends Omit<Day, 'day'> {
  label: string
}

/** A day each, or, when those would be too thin to see, a week each, counted back from today. */
export function spansOf(days: Day[]): Span[] {
  const size = days.length > 31 ? 7 : 1
  const spans: Span[] = []
  for (let end = days.length; end > 0; end -= size) {
    const part = days.slice(Math.max(0, end - size), end)
    spans.unshift({ label: shortDay(part[0]?.day ?? ''), ...sumOf(part) })
  }
  return spans
}

export function sumOf(days: Day[]): Omit<Day, 'day'> {
  const sum = (key: keyof Omit<Day, 'day'>) => days.reduce((total, day) => total + day[key], 0)
  return {
    paidOrders: sum('paidOrders'),
    freeOrders: sum('freeOrders'),
    revenueCents: sum('revenueCents'),
    refundedCents: sum('refundedCents'),
  }
}

/** Why a section was not the model's, as the engine files it. */
const REASONS: Record<string, string> = {
  timeout: 'No answer in time',
  refused: 'Refused',
  'rate-limited': 'Too busy',
  'server-error': 'Out of order',
  'invalid-output': 'Answer did not hold up',
  'too-large': 'Answer too large',
  'cut-off': 'Answer broke off',
  budget: 'Budget used up',
  figures: 'Brought figures of its own',
  failed: 'Writer failed',
  paused: 'Not asked after outages',
  unprintable: 'Did not fit the pages',
}
export const reasonInWords = (reason: string) => REASONS[reason] ?? reason

/** What a language model is asked for, as the engine files it. */
const KINDS: Record<string, string> = {
  reading: 'Reading the brief',
  trade: 'Books, rivals and rules',
  sections: 'Sections',
  critic: 'Checking',
}
export const kindInWords = (kind: string) => KINDS[kind] ?? kind
