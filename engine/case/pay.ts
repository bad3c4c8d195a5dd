// Pay that the brief states: what the founder takes, and what people who are paid by the month or the year cost. The salary of
// a job elsewhere is neither.
import type { LedgerEntry, Reading } from '../read/reading.ts'
import { isMoneyHere } from './money-here.ts'

export interface PaySaid {
  /** What the founder takes or wants to take, a month. */
  founder?: { amount: number; entry: LedgerEntry }
  /** Posts of today. */
  staff: { amount: number; entry: LedgerEntry; role: string }[]
}

const BEFORE = 44
const BEHIND = 28
const OWN =
  /\b(?:pay(?:s|ing)? (?:my ?self|ourselves)|paid (?:myself|ourselves)|pays? (?:me|us)|(?:my|our) own pay|we (?:each )?(?:take|draw)|my (?:own )?(?:wages?|pay|salary|drawings?)|for myself|owner'?s? (?:pay|salary)|i (?:take|draw|need|live on)|to live on|draw(?:ings?)?)\b/i
const ELSEWHERE =
  /\b(?:day job|my job|current job|full[- ]time job|part[- ]time job|i earn|earning|quit|leave my|husband|wife|partner|employed (?:at|by)|teacher'?s salary)\b/i
/** Pay that somebody would like to give or get. */
const WISHED = /\b(?:want|would like|like|hop(?:e|ing)|goal|aim|plan(?:ning)?|need|dream|reach|get to)\b/i
/** A year's pay stands beside nothing but its post: 'care manager £36,000'. In pay of one month, as the country has it. */
const LEAST_MONTHS_OF_A_YEAR = 4

export function paySaid(
  { ledger, currency }: Reading,
  textOf: (field: LedgerEntry['field']) => string,
  monthlyWage: number,
): PaySaid {
  const pay: PaySaid = { staff: [] }
  for (const entry of ledger) {
    if (!entry.used || entry.role !== 'wage' || typeof entry.value !== 'number') continue
    if (entry.unit !== 'money' || !isMoneyHere(entry, currency)) continue
    const amount = monthly(entry, monthlyWage)
    if (amount === undefined) continue
    const text = textOf(entry.field)
    const before = clauseBefore(text.slice(Math.max(0, entry.start - BEFORE), entry.start))
    const end = entry.start + entry.quote.length
    const around = `${before} ${clauseBehind(text.slice(end, end + BEHIND))}`
    if (OWN.test(around)) pay.founder ??= { amount, entry }
    else if (ELSEWHERE.test(around) || WISHED.test(before)) continue
    else if (entry.status === 'actual' && amount < monthlyWage * mostPosts(entry))
      pay.staff.push({ amount, entry, role: roleIn(before) })
  }
  return pay
}

/** More than one post can be worth, unless the books say that it is what a whole team gets. */
const mostPosts = ({ place }: LedgerEntry) => (place === 'fixed-cost' ? 40 : 6)

function monthly({ value, per }: LedgerEntry, monthlyWage: number): number | undefined {
  const amount = Number(value)
  if (per === 'month') return amount
  if (per === 'year') return amount / 12
  if (per === 'week') return (amount * 52) / 12
  return per === '' && amount > monthlyWage * LEAST_MONTHS_OF_A_YEAR ? amount / 12 : undefined
}

/** Within the sentence, because the next one speaks of something else. */
const clauseBefore = (text: string) => text.split(/[.;:!?\n]/).at(-1) ?? ''
const clauseBehind = (text: string) => text.split(/[.;:!?\n]/)[0] ?? ''

/** 'rent £650 a month, care manager £36,000': care manager. */
function roleIn(before: string): string {
  const words = (before.split(',').at(-1) ?? '').match(/\p{L}[\p{L}'-]*/gu) ?? []
  const nouns = words.filter((word) => !LITTLE.test(word)).slice(-2)
  const role = nouns.join(' ')
  return /\p{L}{4}/u.test(role) ? role.charAt(0).toUpperCase() + role.slice(1) : 'Staff'
}

const LITTLE =
  /^(?:is|are|on|at|for|of|the|a|an|my|our|i|we|pay|pays|paying|paid|one|two|and|with|plus|who|gets?|earns?|costs?|about|around|another|full|part|time|wages?|salary|salaries|him|her|them|me|us|to|each|from|month|year|per)$/i
