// When: what a month of waiting saves and gives up, what a date leaves time for, and what the empty months cost.
import { say, together } from '../../plan/kit/prose.ts'
import { words } from '../../plan/kit/quantity.ts'
import { type Answer, type Ask, cashOf, figureNear, figuresInside, sumAnswer } from './ask.ts'

const DAYS_IN: Record<string, number> = { days: 1, weeks: 7, months: 30, years: 365 }
const MONTH_NAMES =
  'January February March April May June July August September October November December'.split(' ')

export function answerTiming(ask: Ask): Answer | undefined {
  const { economics } = ask
  if (!economics) return undefined
  const { running, left, pace, noun } = economics
  const latest = DATED.test(ask.question.text) ? latestStart(ask) : undefined
  const gain = left * pace
  const cash = cashOf(ask)
  return sumAnswer(
    together(
      gain > running ? say`Sooner, but small.` : say`Not before customers have promised to pay.`,
      latest,
      say`Each month open costs ${ask.about('running', running)} before your pay, and ${ask.count('pace', Math.max(1, Math.round(pace)), noun)} leave ${ask.about('gained', gain)}. ${gain > running ? say`A month of waiting gives up ${ask.about('given-up', gain - running)}` : say`A month of waiting saves ${ask.about('saved', running - gain)}`}, once that pace is reached.`,
      cash === undefined
        ? undefined
        : say`Your ${ask.money('cash', cash)} pay for ${ask.count('months', cash / Math.max(1, running), ['month', 'months'])} without a sale.`,
    ),
  )
}

const DATED = /\border|\bbuy|\bready|\bin time|\bdeadline|\bbefore\b|\bopen\b/i

/** 'Order by 12 May': the date that is set, less the time that it takes. */
function latestStart(ask: Ask) {
  const deadline = ask.question.figures.find(
    ({ entry, distance }) =>
      distance <= 3 && entry.used && entry.role === 'deadline' && typeof entry.value === 'string',
  )?.entry
  const lead = figureNear(ask, {
    roles: ['lead-time'],
    unit: 'time',
    within: 3,
    fits: ({ unit }) => unit in DAYS_IN,
  })
  if (!deadline || !lead) return undefined
  const [, month, day] = /(\d\d)(?:-(\d\d))?$/.exec(String(deadline.value).replace(/^\d{4}/, '')) ?? []
  if (!month) return undefined
  const days = Number(lead.value) * (DAYS_IN[lead.unit] ?? 1)
  const text = dayBefore(Number(month), day ? Number(day) : 1, days)
  const by = ask.composer.context.computed(`asked-date-${deadline.id}-${lead.id}`, days, text)
  return say`With ${ask.count('lead', days, ['day', 'days'])} to wait it has to be ordered by ${by}.`
}

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** So many days before a day of the year, as '12 May': any year will do. */
export function dayBefore(month: number, day: number, days: number): string {
  let [left, at] = [days - day + 1, month - 1]
  let first = 1
  // Back to the first of the month, then month by month.
  if (left <= 0) return `${1 - left} ${MONTH_NAMES[at]}`
  while (left > 0) {
    at = (at + 11) % 12
    const length = MONTH_DAYS[at] ?? 30
    first = length - left + 1
    left -= length
  }
  return `${first} ${MONTH_NAMES[at]}`
}

const LOW_MONTH = 0.75

export function answerSeason(ask: Ask): Answer | undefined {
  const { economics, composer } = ask
  if (!economics) return undefined
  const { running, left, pace, noun } = economics
  const season = composer.one.streams[0]?.plan.streams[0]?.season ?? []
  const inside = figuresInside(ask).find(
    ({ unit, value }) => (unit === 'months' || unit === 'count') && Number(value) < 12,
  )
  const low = inside ? [] : season.filter((factor) => factor < LOW_MONTH)
  const months = inside ? Number(inside.value) : low.length
  if (months === 0 || months >= 12)
    return sumAnswer(
      together(
        say`Earn the empty months in the full ones.`,
        say`A month without sales costs ${ask.about('running', running)} before your pay. One ${words(noun[0])} leaves ${ask.money('left', left)}, so ${ask.count('cover', Math.max(1, Math.ceil(running / left)), noun)} more in the good months pay for one empty month.`,
        say`Tell us how many months are empty: times that sum it is the reserve you need when they begin. Sell passes or bookings for the next season during them.`,
      ),
    )
  const lowSales = low.reduce((sum, factor) => sum + factor * pace, 0) * left
  const reserve = Math.max(0, running * months - lowSales)
  return sumAnswer(
    together(
      say`Put the money aside before they begin, and sell the next season in advance.`,
      say`${ask.count('months', months, ['quiet month', 'quiet months'])} cost ${ask.about('cost', running * months)} before your pay${lowSales > 0 ? say`, and sales then still leave ${ask.about('sold', lowSales)}` : say``}.`,
      reserve > 0
        ? say`That is ${ask.about('aside', reserve / (12 - months))} to put aside in each of the other months, or ${ask.count('cover', Math.max(1, Math.ceil(reserve / left / (12 - months))), noun)}.`
        : say`The quiet months carry themselves on the plan’s numbers.`,
      say`A second use of the same people or machines is worth it if it leaves more than nothing: rent and insurance are paid anyway.`,
    ),
  )
}
