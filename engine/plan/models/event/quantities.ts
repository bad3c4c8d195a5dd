// What an event's money is made from: said by the founder, looked up, or assumed.
import { formatNumber } from '../../../money.ts'
import type { Context } from '../../context.ts'
import type { Quantity } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import { amountOf, effortOf, inPlan, shareOf } from '../content/scale.ts'
import type { EventKind } from './kind.ts'

export interface EventQuantities {
  price: Quantity
  /** Places in one session. */
  seats: Quantity
  aYear: [Quantity, Quantity, Quantity]
  /** How often, where the founder says it in figures. */
  often?: Quantity
  filled: [Quantity, Quantity]
  guestCost: Quantity
  sessionCost: Quantity
  besidePrice?: Quantity
  winning: Quantity
}

const MOST_SEATS = 60_000
const MOST_SESSIONS = 2_000
const CAME =
  /visitors?|guests?|attendees|people|participants|runners|players|delegates|stalls?|seats|entrants|spectators/i

/** One client pays one fee: there are no places to fill. */
export const isByFee = ({ money }: EventKind) => money.seats[2] === 1

export function eventQuantities(context: Context, kind: EventKind): EventQuantities {
  const { money } = kind
  const price = priceOf(context, kind)
  const seats = seatsOf(context, kind)
  const often = context.said('frequency')
  const share = (id: string, label: string, range: [number, number, number], why: string) =>
    shareOf(context, id, { label, range, why })
  const unitCost = context.said('unit-cost')
  return {
    price,
    seats,
    aYear: sessionsOf(context, kind, seats.value),
    ...(often && { often }),
    filled: money.filled.map((value, i) =>
      share(
        `filled-${i + 1}`,
        i === 0 ? 'Places sold, first year' : 'Places sold, later',
        [value * 0.7, value, Math.min(1, value * 1.2)],
        'ours; small events often stay a third empty',
      ),
    ) as [Quantity, Quantity],
    guestCost:
      unitCost ??
      share(
        'guest-cost',
        `Of the ${kind.paid}: what one ${kind.guest.one} costs`,
        money.perGuest,
        'materials, food, chips, wristbands, by what is usual in the trade',
      ),
    sessionCost: share(
      'session-cost',
      `Of a full house: what one ${kind.session.one} costs`,
      money.perSession,
      'room, crew, performers and licence; to be replaced by quotes',
    ),
    ...(money.beside && {
      besidePrice: amountOf(context, 'beside-price', {
        label: `${money.beside.label}, each`,
        dollars: money.beside.price,
        why: 'ours until the first till roll or contract',
        exact: true,
      }),
    }),
    winning: share(
      'winning-share',
      `Of the ${kind.paid}: spent on winning it`,
      [0.04, 0.08, 0.16],
      'a tenth or less is usual where guests bring guests',
    ),
  }
}

function priceOf(context: Context, kind: EventKind): Quantity {
  const said = [...context.allSaid('price'), ...context.allSaid('average-order')].find(
    ({ value, basis }) => value > 0 && basis.kind === 'founder' && !basis.fact.amount?.currency,
  )
  return (
    said ??
    context.assume('price', {
      label: `Price of one ${kind.paid}, net of sales tax`,
      ...inPlan(context, kind.money.price),
      show: context.price,
      why: `what a ${kind.noun} of this size asks for`,
    })
  )
}

function seatsOf(context: Context, kind: EventKind): Quantity {
  const [low, value, high] = kind.money.seats
  const show = (count: number) => (isByFee(kind) ? 'one' : formatNumber(count))
  if (!isByFee(kind)) {
    const said = context.said('capacity')
    if (said && said.value >= 1 && said.value <= MOST_SEATS) return said
    const came = [...context.allSaid('customers'), ...context.allSaid('other-number')].find(
      ({ value: count, basis }) =>
        count >= 1 &&
        count <= MOST_SEATS &&
        basis.kind === 'founder' &&
        ['count', 'people'].includes(basis.fact.amount?.unit ?? '') &&
        CAME.test(`${basis.fact.about} ${basis.fact.evidence.words}`),
    )
    if (came) return context.computed('seats', roomFor(came.value), formatNumber(roomFor(came.value)))
  }
  // Where the date itself is the product, more money makes it larger and not more frequent.
  const larger =
    !isByFee(kind) && kind.money.aYear[0] <= 4 ? Math.max(1, Math.min(4, effortOf(context) ** 0.8)) : 1
  return context.assume('seats', {
    label: `Places in one ${kind.session.one}`,
    value: Math.round(value * larger),
    low,
    high: Math.round(high * larger),
    show,
    why: isByFee(kind) ? 'one client, one day' : 'no number is named in the brief',
  })
}

/** A house that was four fifths full. */
const roomFor = (came: number) => Math.ceil(came / 0.8 / 10) * 10

const WORDS: [cue: RegExp, aYear: number][] = [
  [/\b(annual|yearly|once a year|every year)\b/i, 1],
  [/\b(twice a year|biannual|half-yearly)\b/i, 2],
  [/\b(quarterly|every quarter|four times a year)\b/i, 4],
  [/\b(fortnightly|every two weeks|twice a month)\b/i, 24],
  [/\b(monthly|every month|once a month|a month in)\b/i, 11],
  [/\b(twice a week)\b/i, 90],
  [/\b(weekly|every week|once a week|every (mon|tues|wednes|thurs|fri|satur|sun)day)\b/i, 46],
  [/\b(daily|every day)\b/i, 280],
]

const PER_YEAR = { year: 1, month: 11, week: 46, day: 280 } as const

/** How often, if the brief says so; no event of the kind is held more often than there are days. */
function saidOften(context: Context): number | undefined {
  const often = context.said('frequency')
  const per = often?.basis.kind === 'founder' ? often.basis.fact.amount?.per : undefined
  if (often && often.value > 0 && (per === 'year' || per === 'month' || per === 'week' || per === 'day'))
    return Math.min(MOST_SESSIONS, often.value * PER_YEAR[per])
  return WORDS.find(([cue]) => context.has(cue))?.[1]
}

function sessionsOf(context: Context, kind: EventKind, seats: number): EventQuantities['aYear'] {
  const said = saidOften(context)
  const usual = kind.money.aYear
  const isSeldom = (said ?? usual[0]) <= 4
  // More money buys more dates, except where the date is the product.
  const effort = isSeldom ? 1 : Math.min(3, effortOf(context) ** 0.6)
  // Very large rooms are not filled every week.
  const room = Math.min(1, (kind.money.seats[2] * 3) / Math.max(1, seats))
  return usual.map((count, i) => {
    const value = said !== undefined ? said : Math.max(1, Math.round(count * effort * room))
    return context.assume(`sessions-${i + 1}`, {
      label: `${capital(kind.session.many)} held, ${['first', 'second', 'third'][i]} year`,
      value,
      low: Math.max(1, Math.round(value * 0.5)),
      high: Math.max(1, Math.round(value * 1.5)),
      show: (times) => (times === 1 ? 'one' : formatNumber(times)),
      why: said !== undefined ? 'as often as the brief says' : 'ours; as many as can be filled and staffed',
    })
  }) as EventQuantities['aYear']
}

/** The founder's cost of one guest is an amount, ours a share. */
export const guestShare = ({ guestCost, price }: EventQuantities): number =>
  guestCost.basis.kind === 'founder'
    ? Math.min(0.9, guestCost.value / Math.max(1, price.value))
    : guestCost.value
