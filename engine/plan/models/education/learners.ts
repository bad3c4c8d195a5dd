// How many could learn it, how many pay for such things, and how many the plan needs.
import { formatNumber } from '../../../money.ts'
import { type Context, percent } from '../../context.ts'
import type { Quantity } from '../../kit/quantity.ts'
import type { School } from './school.ts'
import { comers, yearOfOne } from './speech.ts'

export interface Learners {
  people: Quantity
  isLocal: boolean
  share: Quantity
  count: Quantity
  yearly: Quantity
  paying: Quantity
  payers: Quantity
  tam: Quantity
  sam: Quantity
  som: Quantity
  needed: Quantity
  oneIn: Quantity
}

export function learnersOf(school: School): Learners {
  const { context, teaching } = school
  const { assume, computed, counted, money } = context
  const { share: shares, paying: payingShares, who } = teaching.group
  const share = assume('group-share', {
    label: `Of all people: ${who}`,
    low: shares[0],
    value: shares[1],
    high: shares[2],
    show: (value) => percent(value, 2),
    why: 'not looked up for this place; the census, the school office or the exam board has it',
  })
  const paying = assume('paying-share', {
    label: 'Of these, paying for such teaching in a year',
    low: payingShares[0],
    value: payingShares[1],
    high: payingShares[2],
    show: percent,
    why: 'asked in the twenty-five talks: money spent, not interest',
  })
  const yearly = yearOfOne(school)
  const som = Math.max(1, school.year('revenue', 3).value)
  const isLocal =
    (teaching.local || context.u.place.value.locality !== undefined) && !context.has(/\bonline\b|remote/i)
  const people = peopleOf(
    context,
    isLocal,
    (all) => all * share.value * paying.value * yearly.value >= som * 4,
  )
  const count = Math.max(1, Math.round(people.value * share.value))
  const payers = Math.max(1, Math.round(count * paying.value))
  const tam = Math.max(1, count * yearly.value)
  const sam = Math.min(tam, payers * yearly.value)
  const ours = Math.min(som, sam)
  const needed = Math.max(1, Math.round(ours / yearly.value))
  const amount = (id: string, value: number) => computed(id, value, money(value))
  const { one, many } = comers(school)
  return {
    people,
    isLocal,
    share,
    count: counted('learners-count', count, many, one),
    yearly,
    paying,
    payers: counted('payers', payers, many, one),
    tam: amount('tam', tam),
    sam: amount('sam', sam),
    som: amount('som', ours),
    needed: counted('needed', needed, many, one),
    oneIn: computed('one-in', payers / needed, formatNumber(Math.max(1, Math.round(payers / needed)))),
  }
}

const CATCHMENTS = [20_000, 50_000, 100_000, 250_000, 600_000, 1_500_000, 4_000_000, 12_000_000]

/** A school needs a catchment of some size; the smallest that is large enough tells a founder more than the country. */
function peopleOf(
  { assume, benchmark }: Context,
  isLocal: boolean,
  enough: (people: number) => boolean,
): Quantity {
  if (isLocal) {
    const size = CATCHMENTS.find(enough) ?? 12_000_000
    return assume('catchment', {
      label: 'People within half an hour, as the plan needs them',
      value: size,
      low: size / 2,
      high: size * 2.5,
      show: (people) => formatNumber(people),
      why: 'the smallest round number that carries the third year; replaced by the census count',
    })
  }
  return benchmark('population', {
    metric: 'population',
    label: 'People in the country',
    show: (people) => formatNumber(people),
    otherwise: { value: 20_000_000, low: 5_000_000, high: 60_000_000, why: 'no national figure at hand' },
  })
}
