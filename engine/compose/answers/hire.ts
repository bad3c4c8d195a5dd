// Somebody more: what they cost a month, how many sales carry that, and whether the work is there.
import { onCost } from '../../plan/drivers/people.ts'
import { say, together } from '../../plan/kit/prose.ts'
import { words } from '../../plan/kit/quantity.ts'
import {
  type Answer,
  type Ask,
  amountOf,
  everyMonth,
  figureNear,
  figuresNear,
  monthlyOf,
  paceProse,
  sumAnswer,
} from './ask.ts'

const FULL_MONTH = 160
const WEEKS = 52 / 12
const EMPLOYED = /\bcontractor|\bemployee|\bfreelanc|\bself-employed/i
/** Above so much of what can be done the founder is full. */
const NEARLY_FULL = 0.85

export function answerHire(ask: Ask): Answer | undefined {
  const { economics, composer } = ask
  if (!economics) return undefined
  const { left, noun, pace, most, hours } = economics
  const pay = payNear(ask)
  const burden = onCost(composer.context).value
  const cost = pay.monthly * (1 + burden)
  const needed = Math.max(1, Math.ceil(cost / left))
  const isFull = most !== undefined && pace >= most * NEARLY_FULL
  const ratio = needed / Math.max(1, pace)
  const costs = pay.isSaid
    ? say`${ask.about('pay', pay.monthly)} a month is ${ask.about('cost', cost)} with ${ask.share('burden', burden)} of employer’s contributions.`
    : say`Your brief names no pay, so the plan’s ${ask.about('pay', pay.monthly)} a month stands in: ${ask.about('cost', cost)} with employer’s contributions.`
  const work = say`One ${words(noun[0])} leaves ${ask.money('left', left)}, so it takes ${ask.count('needed', needed, noun)} more${everyMonth(economics)} to carry it, and ${paceProse(ask, economics)}.`
  const room =
    most === undefined
      ? undefined
      : isFull
        ? say`You can do ${ask.count('most', Math.floor(most), noun)} a month, so you are full.`
        : say`You can still do ${ask.count('free', Math.max(1, Math.floor(most - pace)), noun)} more a month yourself.`
  const asksForm = EMPLOYED.test(ask.question.text)
  return sumAnswer(
    together(
      asksForm
        ? say`By the job first, as an employee once the hours are steady.`
        : isFull && ratio < 1
          ? say`Hire, if customers are waiting.`
          : ratio > 1
            ? say`Do not hire yet.`
            : most === undefined
              ? say`Hire once you turn work away.`
              : say`Fill your own hours first.`,
      costs,
      work,
      room,
      asksForm && hours !== undefined
        ? say`Whoever works fixed hours with your tools counts as employed in most countries, whatever the contract says.`
        : undefined,
    ),
  )
}

/** The pay that the question means, else the plan's own for such work. */
function payNear(ask: Ask): { monthly: number; isSaid: boolean } {
  const { composer } = ask
  const weekly = figureNear(ask, {
    roles: ['frequency', 'capacity'],
    unit: 'time',
    within: 0,
    fits: ({ unit, per }) => unit === 'hours' && per === 'week',
  })
  const hoursMonthly = weekly ? Number(weekly.value) * WEEKS : FULL_MONTH
  const statedPay = figuresNear(ask, { roles: ['wage'], unit: 'money' })
    .filter(({ status }) => status !== 'past')
    .map(
      (entry) =>
        monthlyOf(ask, entry, hoursMonthly) ??
        (isMonthly(ask, amountOf(ask, entry)) ? amountOf(ask, entry) : undefined),
    )
    .find((monthly) => monthly !== undefined && monthly > 0)
  if (statedPay !== undefined) return { monthly: statedPay, isSaid: true }
  const post = composer.results.drivers.staff.find(({ isFounder }) => !isFounder)
  const { numbers } = composer.one
  const wage = numbers.has('worker-wage') ? numbers.value('worker-wage') * FULL_MONTH : undefined
  return { monthly: post?.monthlyPay ?? wage ?? usualPay(ask), isSaid: false }
}

/** A bare sum that is about a month's pay there. */
const isMonthly = (ask: Ask, amount: number) => {
  const usual = usualPay(ask)
  return amount > usual * 0.3 && amount < usual * 3
}

const usualPay = ({ composer }: Ask): number =>
  composer.results.drivers.staff.find(({ isFounder }) => isFounder)?.monthlyPay ??
  composer.context.dollars(2_500)
