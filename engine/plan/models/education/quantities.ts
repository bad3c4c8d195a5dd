// What a school's money is made from: what is paid by, how many sit in the room, what teachers and rooms take.
import { formatNumber } from '../../../money.ts'
import { type Context, percent } from '../../context.ts'
import { monthlyValue } from '../../founder-facts.ts'
import type { Quantity } from '../../kit/quantity.ts'
import { amountsSaid, perOf } from '../said.ts'
import type { Mode, Range, Teaching } from './teaching.ts'

export interface SchoolQuantities {
  mode: Mode
  price: Quantity
  /** In minor units, for one seat, month, hour, recording or day. */
  amount: number
  seats: Quantity
  /** Share of seats, or of tutors' hours, that is sold: after the start, and once known. */
  filledFirst: Quantity
  filled: Quantity
  teach: Quantity
  material: Quantity
  churn: Quantity
  buys: Quantity
  /** Hours one tutor can give a month. */
  hoursEach: Quantity
  returns: Quantity
  /** For one seat, month, hour or recording: material, room and platform. */
  seatCost: number
  /** For one course or class: whoever teaches, paid whether the room is full or not. */
  sessionCost: number
  /** What one unit of volume brings a month as full as planned. */
  unitRevenue: number
}

export function schoolQuantities(context: Context, teaching: Teaching): SchoolQuantities {
  const { assume, benchmark } = context
  const mode = modeOf(context, teaching)
  const price = priceOf(context, teaching, mode)
  const amount = Math.max(1, Math.round(mode === 'month' ? monthlyValue(price) : price.value))
  const seats = seatsOf(context, teaching, mode)
  const share = (id: string, label: string, [low, value, high]: Range, why: string) =>
    assume(id, { label, low, value, high, show: percent, why })
  const filled = benchmark('filled', {
    metric: mode === 'hour' ? 'utilisation' : 'fill-rate',
    of: mode === 'hour' ? 'tutors' : 'evening classes and workshops',
    label: mode === 'hour' ? 'Tutors’ offered hours that are sold, once known' : 'Seats sold, once known',
    show: percent,
    otherwise: {
      value: 0.7,
      low: 0.5,
      high: 0.9,
      why: 'small groups fill well once there is a waiting list',
    },
  })
  const [teach, material] = costShares(context, teaching, amount, share)
  const isRoom = mode === 'course' || mode === 'class'
  const inOne = isRoom ? amount * seats.value * filled.value : amount
  const hoursEach = assume('tutor-hours', {
    label: 'Hours a tutor can offer a month',
    value: 60,
    low: 40,
    high: 90,
    show: (hours) => `${formatNumber(hours)} hours`,
    why: 'three or four a day, in the hours when learners are free',
  })
  return {
    mode,
    price,
    amount,
    seats,
    filledFirst: share(
      'filled-first',
      mode === 'hour' ? 'Tutors’ hours sold in the first year' : 'Seats sold in the first year',
      [0.35, 0.55, 0.7],
      'nobody has heard of it yet',
    ),
    filled,
    teach,
    material,
    churn:
      context.said('churn') ??
      share(
        'churn',
        'Learners leaving a month',
        teaching.churn,
        'between school years and short courses; counted from the first term on',
      ),
    buys: assume('buys', {
      label: BUYS[mode],
      value: teaching.mode === mode ? teaching.buys[1] : OTHER_BUYS[mode][1],
      low: teaching.mode === mode ? teaching.buys[0] : OTHER_BUYS[mode][0],
      high: teaching.mode === mode ? teaching.buys[2] : OTHER_BUYS[mode][2],
      show: (count) => formatNumber(count, 1).replace(/\.0$/, ''),
      why: 'to be counted after the first year',
    }),
    hoursEach,
    returns: share(
      'refunds',
      'Refunded',
      [0.02, 0.05, 0.12],
      'money back within a month is part of the offer',
    ),
    seatCost: Math.round(amount * (isRoom ? material.value : material.value + teach.value)),
    sessionCost: isRoom ? Math.round(inOne * teach.value) : 0,
    unitRevenue:
      mode === 'hour' ? Math.round(amount * hoursEach.value * filled.value) : Math.max(1, Math.round(inOne)),
  }
}

const BUYS: Record<Mode, string> = {
  course: 'Courses of one learner a year',
  class: 'Classes of one learner a year',
  month: 'Months paid by one learner a year',
  hour: 'Hours of one learner a year',
  recorded: 'Recordings bought by one learner a year',
  day: 'Days ordered by one firm a year',
}
const OTHER_BUYS: Record<Mode, Range> = {
  course: [1, 1.3, 2],
  class: [2, 6, 20],
  month: [5, 8, 11],
  hour: [10, 22, 36],
  recorded: [1, 1.2, 1.6],
  day: [1, 3, 6],
}

/** By what the founder's price is for; else as the trade does it. */
function modeOf(context: Context, teaching: Teaching): Mode {
  const price = firstPrice(context)
  if (!price)
    return context.has(/subscription|monthly fee|a month|per month/i) && teaching.mode !== 'day'
      ? 'month'
      : teaching.mode
  const per = perOf(price)
  if (per === 'month' || per === 'week' || per === 'year') return 'month'
  if (per === 'hour') return teaching.mode === 'class' && context.said('capacity') ? 'class' : 'hour'
  if (per === 'day') return teaching.mode === 'day' ? 'day' : 'class'
  const small = price.value < context.dollars(teaching.price[0]) * 0.7
  if (teaching.mode === 'month') return small ? 'class' : 'course'
  if (teaching.mode === 'hour')
    return price.value > context.dollars(teaching.price[2]) * 2 ? 'course' : 'hour'
  if (teaching.mode === 'day') return small ? 'course' : 'day'
  // Many times the price of a lesson buys all the lessons of a weekend or a term.
  if (teaching.mode === 'class' && price.value > context.dollars(teaching.price[2]) * 2) return 'course'
  return teaching.mode === 'course' && price.value < context.dollars(25) ? 'class' : teaching.mode
}

const firstPrice = (context: Context) =>
  [...amountsSaid(context, 'price'), ...amountsSaid(context, 'average-order')][0]

/** In the United States, where the trade has no price of its own for this way of paying. */
const OTHER_PRICES: Record<Mode, Range> = {
  course: [140, 320, 700],
  class: [15, 32, 65],
  month: [45, 85, 150],
  hour: [25, 45, 80],
  recorded: [59, 149, 390],
  day: [1_000, 1_900, 3_800],
}

function priceOf(context: Context, teaching: Teaching, mode: Mode): Quantity {
  const said = firstPrice(context)
  if (said) return said
  const [low, value, high] = (teaching.mode === mode ? teaching.price : OTHER_PRICES[mode]).map((dollars) =>
    context.dollars(dollars),
  ) as Range
  return context.assume('fee', {
    label: FEE[mode],
    low,
    value,
    high,
    show: value >= context.dollars(200) ? context.money : context.price,
    why: `what learners pay a ${teaching.noun}; the brief names no price`,
  })
}

const FEE: Record<Mode, string> = {
  course: 'Fee of one seat in a course',
  class: 'Price of one seat in a class',
  month: 'Fee of a learner a month',
  hour: 'Price of an hour',
  recorded: 'Price of the recorded course',
  day: 'Fee of a training day for a group',
}

/** A capacity is for one room, unless it is far too large for one. */
function seatsOf({ said, assume }: Context, teaching: Teaching, mode: Mode): Quantity {
  const capacity = said('capacity')
  if (capacity && capacity.value >= 2 && capacity.value <= (mode === 'month' ? 400 : 120)) return capacity
  const [low, value, high] = teaching.seats
  const [least, usual, most]: Range =
    value > 2 || mode === 'hour' || mode === 'recorded' ? [low, value, high] : [5, 8, 12]
  return assume('seats', {
    label: mode === 'day' ? 'Participants in a training day' : 'Seats in one group',
    low: least,
    value: usual,
    high: most,
    show: (count) => `${formatNumber(count)} ${count === 1 ? 'seat' : 'seats'}`,
    why: 'as many as one teacher can know by name',
  })
}

function costShares(
  context: Context,
  { teach, material }: Teaching,
  amount: number,
  share: (id: string, label: string, range: Range, why: string) => Quantity,
): [Quantity, Quantity] {
  // Who rents rooms of their own does not rent them by the hour as well.
  const rooms = amountsSaid(context, 'rent').length > 0 ? 0.5 : 1
  const margin = context.said('margin')
  const unitCost = amountsSaid(context, 'unit-cost')[0]
  const said = margin ? 1 - margin.value : unitCost ? unitCost.value / amount : undefined
  if (said !== undefined && said > 0 && said < 0.95) {
    const part = teach[1] / (teach[1] + material[1])
    const split = (id: string, value: number) => context.computed(id, value, percent(value))
    return [split('teach', said * part), split('material', said * (1 - part))]
  }
  return [
    share(
      'teach',
      'Teachers, of the fee at planned numbers',
      teach,
      'paid for the meeting, not for the heads in it',
    ),
    share(
      'material',
      'Room, material and platform, of the fee',
      material.map((part) => part * rooms) as Range,
      'rented by the hour, bought by the head',
    ),
  ]
}
