// How large it becomes, and how fast: one person's living, or a firm; never more than the circle holds.
import type { Context } from '../../context.ts'
import { monthlyValue } from '../../founder-facts.ts'
import type { Circle } from './circle.ts'
import { handLeaves } from './hands.ts'
import type { Kind } from './kind-row.ts'
import type { Known } from './quantities.ts'
import { ownersIn } from './wages.ts'

export interface Size {
  /** First month that sells. */
  opens: number
  isSmall: boolean
  /** Customers at the start and once settled; for jobs: jobs a month. */
  opening: number
  settled: number
  settlesIn: number
  /** New customers a month until settled, and after that. */
  joining: number
  replacing: number
  /** What one person can do in a month, sold hours only, counted as `settled` is. */
  perPerson: number
  /** Rooms, where there are any, and circles of the same size that the plan needs in the end. */
  sites: number
  circles: number
  /** People who do the work, founders included, in each of 36 months. */
  hands: number[]
}

export const WEEKS_A_MONTH = 4.33
const MONTHS = 36
const MOST_HANDS = 60
/** With so many who pay, it has begun, whatever the stage is called. */
const SELLS = 5
const TEAM =
  /\b(team of|our (staff|team|walkers|cleaners|carers|tutors|therapists|trainers|drivers|technicians)|employ|hire|hiring|franchise|agency|crew|locations|branches|network of|vetted)\b/i

export function sizeOf(context: Context, kind: Kind, known: Known, circle: Circle): Size {
  const { u, said } = context
  const perPerson = perPersonOf(kind, known)
  const opening = Math.min(openingOf(context, kind, known), Math.round(perPerson * MOST_HANDS * 0.7))
  const selling = u.stage.value === 'growth' || u.stage.value === 'mvp' || opening >= SELLS
  const opens = selling ? 1 : known.hasRooms ? 4 : 2
  const isSmall = isSmallOne(context, known)
  const sites = sitesOf(context)
  const wanted = wantedOf(context, kind, { isSmall, perPerson, sites: known.hasRooms ? sites : 1 })
  const pays = handLeaves(context, kind, known, perPerson)[0] > 0
  // Where a further person costs more than the work brings, the plan does not grow by hiring.
  const worth = pays ? wanted : Math.min(wanted, Math.max(perPerson * ownersIn(context), opening))
  const most = capacityOf(context, kind, { wanted: worth, perPerson })
  const multiple = said('raise') ? 4 : 2.5
  const grows = opening >= perPerson ? opening * multiple : most
  const fits = Math.max(1, Math.min(most, grows, inCircle(kind, known, circle) * sites))
  const grown = pays ? Math.max(opening * 1.3, opening + 2) : opening
  const settled = Math.max(1, Math.round(opening >= fits * 0.9 ? grown : fits))
  const settlesIn = opens + (isSmall ? 13 : opening > 0 ? 20 : 25)
  const leaving = kind.money.shape === 'jobs' ? 0 : known.churn.value
  const joining = joiningOf(settled, opening, leaving, settlesIn - opens)
  return {
    opens,
    isSmall,
    opening,
    settled,
    settlesIn,
    joining,
    replacing: settled * leaving,
    perPerson,
    sites: known.hasRooms ? sites : 1,
    circles: Math.min(
      40,
      Math.max(known.hasRooms ? sites : 1, Math.ceil(settled / inCircle(kind, known, circle) - 0.1)),
    ),
    hands: Array.from({ length: MONTHS }, (_, i) =>
      i + 1 < opens
        ? 0
        : volumeIn(i + 1, { opens, opening, settled, joining, leaving, settlesIn, kind }) / perPerson,
    ),
  }
}

/** Customers, places or jobs a month that one person carries. */
function perPersonOf({ money }: Kind, { perWorker, filled, timesAYear }: Known): number {
  if (money.shape === 'places') return Math.max(1, perWorker.value)
  const visits = perWorker.value * money.daysAWeek * WEEKS_A_MONTH * filled.value
  return money.shape === 'jobs' ? visits : Math.max(1, (visits * 12) / Math.max(1, timesAYear.value))
}

function openingOf(context: Context, { money }: Kind, { each, monthly }: Known): number {
  const { said } = context
  const served = context.allSaid('capacity').find((count) => isServed(context, count))
  const revenue = said('revenue')
  const customers = said('customers') ?? served
  const orders = said('orders') ?? served
  const earned = revenue ? monthlyValue(revenue) : undefined
  if (money.shape === 'jobs') {
    if (orders) return atLeastOne(perMonth(orders.value, orders.basis))
    if (earned !== undefined) return atLeastOne(earned / each)
    return customers ? atLeastOne((customers.value * money.timesAYear[1]) / 12) : 0
  }
  if (customers) return atLeastOne(customers.value)
  return earned !== undefined ? atLeastOne(earned / monthly) : 0
}

const atLeastOne = (value: number) => Math.max(1, Math.round(value))

/** Orders so far, when no time is named, are taken as a year's. */
function perMonth(value: number, basis: NonNullable<ReturnType<Context['said']>>['basis']): number {
  const per = basis.kind === 'founder' ? basis.fact.amount?.per : undefined
  if (per === 'day') return value * 22
  if (per === 'week') return value * WEEKS_A_MONTH
  return per === 'month' ? value : value / 12
}

/** What the brief gives no reason to staff is planned as one person's work. */
function isSmallOne(context: Context, { hasRooms }: Known): boolean {
  const { u, said, has, dollars } = context
  const money = (said('raise')?.value ?? 0) + (said('budget')?.value ?? 0)
  if (said('raise') || u.stage.value === 'growth' || money >= dollars(25_000)) return false
  return !hasRooms && !has(TEAM) && ownersIn(context) === 1
}

const DOLLARS_A_HAND = 55_000
const DOLLARS_A_SITE = 180_000

/** A round that is to be raised opens more than one place. */
function sitesOf({ said, dollars }: Context): number {
  const raised = said('raise')?.value ?? 0
  return Math.min(6, 1 + Math.floor(raised / Math.max(1, dollars(DOLLARS_A_SITE))))
}

interface Wish {
  isSmall: boolean
  perPerson: number
  sites: number
}

function wantedOf(context: Context, { money }: Kind, { isSmall, perPerson, sites }: Wish): number {
  const { said, dollars } = context
  const base = isSmall ? money.small : money.settled
  const raised = said('raise')?.value ?? 0
  const more = Math.min(24, Math.floor(raised / Math.max(1, dollars(DOLLARS_A_HAND))))
  if (money.shape === 'places') {
    const places = base * roomFactor(context, money.premises?.area[1]) * sites
    return Math.round(money.premises ? places : places + more * perPerson)
  }
  return (money.premises && sites > 1 ? base * sites : base + more) * perPerson
}

/** A larger room holds more, up to three times the usual. */
function roomFactor({ said }: Context, usual: number | undefined): number {
  const area = said('floor-area')
  if (!area || !usual) return 1
  const unit = area.basis.kind === 'founder' ? area.basis.fact.amount?.unit : undefined
  const metres = unit === 'square-feet' ? area.value * 0.0929 : area.value
  return Math.min(3, Math.max(0.4, metres / usual))
}

const SERVED = /customers?|clients?|patients?|households?|families|jobs?|visits?|bookings?|appointments?/i
const ROOMS = /rooms?|chairs?|bays?|stations?|couch(es)?|vans?|tables?/i
const BEGUN = /already|currently|at the moment|so far|on the side|right now|I do it|\bnow\b/i

type Capacity = NonNullable<ReturnType<Context['said']>>

const wordsOf = ({ basis }: Capacity) =>
  basis.kind === 'founder' ? `${basis.fact.about} ${basis.fact.evidence.words}` : ''

/** 'Sixty patients a month' is what a firm that sells already does, not the most it could do. */
function isServed({ u, has }: Context, count: Capacity): boolean {
  const per = count.basis.kind === 'founder' ? count.basis.fact.amount?.per : undefined
  const isSelling = u.stage.value === 'growth' || u.stage.value === 'mvp' || has(BEGUN)
  return isSelling && count.value > 0 && (per === 'month' || per === 'week') && SERVED.test(wordsOf(count))
}

/** A room or a van is used by one person and a half, in shifts. */
const SHIFTS = 1.5

interface Most {
  wanted: number
  perPerson: number
}

function capacityOf(context: Context, { money }: Kind, { wanted, perPerson }: Most): number {
  const capacity = context.allSaid('capacity').find((count) => !isServed(context, count))
  if (!capacity || capacity.value <= 0) return wanted
  const per = capacity.basis.kind === 'founder' ? capacity.basis.fact.amount?.per : undefined
  const perYear =
    per === 'day' ? money.daysAWeek * 48 : per === 'week' ? 48 : per === 'month' ? 12 : undefined
  if (money.shape !== 'places' && !perYear && ROOMS.test(wordsOf(capacity)))
    return capacity.value * perPerson * SHIFTS
  if (money.shape === 'jobs') return (capacity.value * (perYear ?? money.daysAWeek * 48)) / 12
  if (money.shape === 'visits' && perYear)
    return (capacity.value * perYear) / Math.max(1, money.timesAYear[1])
  return capacity.value
}

/** Nobody wins more than every third of those who would pay at all. */
function inCircle({ money }: Kind, { timesAYear }: Known, { likely }: Circle): number {
  const most = likely.value * 0.35
  return money.shape === 'jobs' ? (most * timesAYear.value) / 12 : most
}

function joiningOf(settled: number, opening: number, leaving: number, months: number): number {
  if (leaving <= 0) return (settled - opening) / months
  const kept = (1 - leaving) ** months
  return Math.max(0, ((settled - opening * kept) * leaving) / (1 - kept))
}

interface Path extends Pick<Size, 'opens' | 'opening' | 'settled' | 'joining' | 'settlesIn'> {
  leaving: number
  kind: Kind
}

function volumeIn(
  month: number,
  { opens, opening, settled, joining, leaving, settlesIn, kind }: Path,
): number {
  if (month >= settlesIn) return settled
  const since = month - opens
  if (kind.money.shape === 'jobs') return opening + joining * since
  const kept = (1 - leaving) ** since
  return opening * kept + (leaving > 0 ? (joining * (1 - kept)) / leaving : joining * since)
}
