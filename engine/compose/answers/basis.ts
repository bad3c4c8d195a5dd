// Per what to charge, how often, and whom.
import { say, together } from '../../plan/kit/prose.ts'
import { words } from '../../plan/kit/quantity.ts'
import type { LedgerEntry } from '../../read/reading.ts'
import {
  type Answer,
  type Ask,
  amountOf,
  everyMonth,
  figureNear,
  figuresInside,
  monthlyOf,
  paceProse,
  sumAnswer,
} from './ask.ts'
import type { Economics } from './economics.ts'

const WHO =
  /\bwho (?:should|shall|must)|\bshould the \w+ pay|\binstead of (?:me|the|famil)|\bcharge (?:the )?(?:buyer|seller|both|\w+ instead)|\ben vez de|\bcobrarle|\baos dois|\bthemselves\b|\bbe paying for\b/i
const AHEAD = /\byear|\bannual|\bjähr|\banual|\bseason\b|\bmonth to month/i
const MONTHS_PAID = 10

export function answerBasis(ask: Ask): Answer | undefined {
  const either = shareOrFlat(ask)
  if (either) return either
  const { economics } = ask
  if (!economics || economics.price === undefined) return undefined
  const { text } = ask.question
  if (WHO.test(text)) return payerAnswer(ask, economics)
  return economics.isMonthly && AHEAD.test(text)
    ? yearInAdvance(ask, economics, economics.price)
    : flatFee(ask, economics, economics.price)
}

const SHARE_OR_FLAT = /\b(?:flatFee|fixed|rent)\b/i

/** A share or a fixed sum: the takings at which both cost the same. */
export function shareOrFlat(ask: Ask): Answer | undefined {
  const { question, economics } = ask
  if (!SHARE_OR_FLAT.test(question.text) || !/%|percent|per cent|share|commission/i.test(question.text))
    return undefined
  const rate =
    figuresInside(ask).find(({ unit }) => unit === 'fraction') ??
    figureNear(ask, { roles: ['commission-rate', 'discount'], unit: 'fraction', within: 2 })
  const sum =
    figuresInside(ask).find(({ unit, used }) => unit === 'money' && used) ??
    figureNear(ask, {
      roles: ['rent', 'fixed-cost', 'price'],
      unit: 'money',
      within: 8,
      fits: ({ per }) => per === 'month' || per === 'year',
    })
  const share = rate && Number(rate.value) / 100
  const monthly = sum && (monthlyOf(ask, sum) ?? amountOf(ask, sum))
  if (!share || !monthly || share >= 1) return undefined
  const same = monthly / share
  return sumAnswer(
    together(
      say`The fixed sum is better for whoever expects to sell more than ${ask.about('same', same)} a month.`,
      say`${ask.rate('share', share)} of ${ask.about('same', same)} is ${ask.about('monthly', monthly)}, so there both cost the same. Below it the share is cheaper for the one who pays, above it the fixed sum is.`,
      economics &&
        say`Take in ${ask.about('revenue', economics.revenueMonthly)} a month, as the plan has it, and the share comes to ${ask.about('at-plan', economics.revenueMonthly * share)} if it is taken on everything.`,
    ),
  )
}

/** A year in advance against a monthly customer who may leave. */
function yearInAdvance(ask: Ask, { left, noun }: Economics, price: number): Answer | undefined {
  const { numbers } = ask.composer.one
  if (!numbers.has('churn')) return undefined
  const churn = Math.min(0.9, Math.max(0.001, numbers.value('churn')))
  const monthsPaid = (1 - (1 - churn) ** 12) / churn
  const isBetter = MONTHS_PAID * price > monthsPaid * price
  return sumAnswer(
    together(
      isBetter
        ? say`Offer the year, paid in advance, for the price of ten months.`
        : say`Stay with monthly payment, and offer the year without much off.`,
      say`With ${ask.share('churn', churn)} leaving a month, one ${words(noun[0])} pays for ${ask.number('stayed', monthsPaid, 1)} months of the first twelve: ${ask.about('stayed-money', monthsPaid * price)}. A year at ten months brings ${ask.money('year', MONTHS_PAID * price)}, at once.`,
      say`One month leaves ${ask.money('left', left)}, so each free month costs you that much.`,
    ),
  )
}

/** What a flat fee has to be so that nothing is lost by it. */
function flatFee(ask: Ask, economics: Economics, price: number): Answer {
  const { noun, left, hours, isMonthly } = economics
  const often = yearlyUse(ask)
  const other =
    passPrice(ask, economics, price) ?? otherUnit(ask, price) ?? smallerPrice(ask, economics, price)
  if (other) return other
  if (isMonthly || often === undefined)
    return sumAnswer(
      together(
        say`Charge by the unit that your own cost follows.`,
        say`One ${words(noun[0])} costs ${ask.about('cost', price - left)} to serve${isMonthly ? say` a month` : say``} and leaves ${ask.about('left', left)} of ${ask.money('price', price)}. Whatever the unit, the average ${words(noun[0])} has to bring those ${ask.money('price', price)}: divide them by the number of units in one.`,
        say`Where use differs a lot, set a fixed price for the average and a limit above which more is paid.`,
      ),
    )
  const year = often * price
  return sumAnswer(
    together(
      say`Offer the flat fee to regular customers and keep the single price for everybody else.`,
      say`A customer takes ${ask.count('often', often, noun)} a year at ${ask.money('price', price)}, so ${ask.about('year', year)} a year or ${ask.about('monthly', year / 12)} a month brings the same. Each one costs you ${ask.money('cost', price - left)}${hours === undefined ? say`` : say` and ${ask.number('hours', hours, 1)} hours`}, so write the number into the contract.`,
      say`Above ${ask.number('most-often', Math.max(1, Math.round(often * 1.25)))} a year the flat fee has to rise.`,
    ),
  )
}

const UNITS: [inQuestion: RegExp, counted: RegExp, name: string][] = [
  [/\bkilos?\b|\bkg\b/i, /\bkg\b|\bkilos?\b/i, 'kilo'],
  [/\bmet(?:re|er)s?\b/i, /\bmet(?:re|er)s?\b|\bm\b/i, 'metre'],
  [/\btonn?es?\b|\btons?\b/i, /\btonn?es?\b|\btons?\b/i, 'tonne'],
  [/\blit(?:re|er)s?\b/i, /\blit(?:re|er)s?\b/i, 'litre'],
  [/\bper hour\b|\bby the hour\b/i, /\bhours?\b/i, 'hour'],
  [/\bsq ?m\b|\bsquare/i, /\bsq ?m\b|\bm2\b|\bsquare/i, 'square metre'],
]
const IN_ONE: LedgerEntry['role'][] = ['capacity', 'technical', 'units-sold', 'frequency']

/** 'By the day or by the kilo?': what a kilo has to cost so that a day brings the same. */
function otherUnit(ask: Ask, price: number): Answer | undefined {
  const { noun } = ask.economics as Economics
  const unit = UNITS.find(([inQuestion]) => inQuestion.test(ask.question.text))
  if (!unit || unit[2] === noun[0]) return undefined
  const [, inQuote, name] = unit
  const entry = ask.question.figures
    .map(({ entry }) => entry)
    .find(
      ({ used, role, quote, value, per }) =>
        used && IN_ONE.includes(role) && inQuote.test(quote) && per === noun[0] && Number(value) > 1,
    )
  if (!entry) return undefined
  const each = price / Number(entry.value)
  return sumAnswer(
    together(
      say`Charge by the ${words(name)} only above ${ask.money('each', each)}.`,
      say`${words(`‘${entry.quote.trim()}’`)} make up one ${words(noun[0])} in your brief, and it brings ${ask.money('price', price)}, so ${ask.money('each', each)} a ${words(name)} brings the same.`,
      say`On a bad ${words(noun[0])} the customer pays less by the ${words(name)} and you carry the loss. Keep a minimum of half a ${words(noun[0])}, ${ask.money('half', price / 2)}.`,
    ),
  )
}

/** 'Or 3.50 each?': how many of the small ones bring what the usual one brings. */
function smallerPrice(ask: Ask, { noun, left, isMonthly }: Economics, price: number): Answer | undefined {
  const entry = figuresInside(ask).find(({ unit, used }) => unit === 'money' && used)
  const amount = entry && amountOf(ask, entry)
  if (!amount) return undefined
  if (!isMonthly && /\bmonth|\bretainer/i.test(ask.question.text)) return byTheMonth(ask, amount, price)
  if (price / amount < 1.5) return undefined
  const times = Math.ceil(price / amount)
  return sumAnswer(
    together(
      say`Add it only beside the usual price.`,
      say`It takes ${ask.number('times', times)} payments of ${ask.money('small', amount)} to bring what one ${words(noun[0])} at ${ask.money('price', price)} brings, and each payment has its own fee, bill and reminder.`,
      say`It pays if those who would never take the whole buy it: losing one ${words(noun[0])} costs ${ask.about('left', left)}.`,
    ),
  )
}

const USES = 8
const PASS_AT = 0.85

/** A pass: so many uses at the single price, less what makes it worth buying. */
function passPrice(ask: Ask, { noun, left, isMonthly }: Economics, price: number): Answer | undefined {
  if (isMonthly || !/\bpass\b|\bmembership fee\b/i.test(ask.question.text)) return undefined
  const pass = price * USES * PASS_AT
  const cost = price - left
  return sumAnswer(
    together(
      say`Eight uses at the single price, less a seventh.`,
      say`${ask.count('uses', USES, noun)} a month at ${ask.money('price', price)} are ${ask.money('full', price * USES)}, so ask about ${ask.about('pass', pass)}. One ${words(noun[0])} costs you ${ask.money('cost', cost)}, so the pass loses money only above ${ask.count('most-uses', Math.floor(pass / Math.max(1, cost)), noun)} a month.`,
      say`Replace the eight by what your regulars really use.`,
    ),
  )
}

/** A monthly fee in the place of single sales: how many of them it is worth in a year. */
function byTheMonth(ask: Ask, monthly: number, price: number): Answer {
  const { noun } = ask.economics as Economics
  const times = (monthly * 12) / price
  return sumAnswer(
    together(
      say`Switch those who would buy less than ${ask.count('times', times, noun)} a year.`,
      say`${ask.money('monthly', monthly)} a month is ${ask.money('yearly', monthly * 12)} a year, as much as ${ask.count('times', times, noun)} at ${ask.money('price', price)}.`,
      say`Keep single prices for those who buy more, or write a limit into the monthly contract.`,
    ),
  )
}

/** How often one customer buys in a year. */
function yearlyUse({ composer: { one }, economics }: Ask): number | undefined {
  if (one.numbers.has('part-price') || !economics?.isOfCase) return undefined
  const yearly = ['visits', 'projects', 'cases'].find((id) => one.numbers.has(id))
  if (yearly) return one.numbers.value(yearly)
  const monthly = ['buys', 'orders', 'uses'].find((id) => one.numbers.has(id))
  const count = monthly && one.numbers.value(monthly) * 12
  return count !== undefined && count !== '' && count >= 1 ? count : undefined
}

function payerAnswer(ask: Ask, economics: Economics): Answer {
  const { noun, left, fixed, even } = economics
  return sumAnswer(
    together(
      say`The one who loses money without it, and who can sign alone.`,
      say`The monthly costs of ${ask.about('fixed', fixed)}, your pay included, take ${ask.count('even', even, noun)}${everyMonth(economics)} at ${ask.money('left', left)} each, and ${paceProse(ask, economics)}.`,
      say`Ask the same price of five on either side this month. Charge the side that pays within two weeks, and let the other use it free.`,
    ),
  )
}
