// Whether it pays, and how many it takes.
import { type Prose, say, together } from '../../plan/kit/prose.ts'
import { words } from '../../plan/kit/quantity.ts'
import type { Role } from '../../read/reading.ts'
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
import { economicsMeant } from './meant.ts'

const HOW_MANY = /\bhow (?:many|much)\b|\bwie ?viele?\b|\bcu[aá]nt|\bquant[oa]s\b|\bcombien/i

export function answerEnough(ask: Ask): Answer | undefined {
  const { economics } = ask
  if (!economics) return undefined
  const isCounted = HOW_MANY.test(ask.question.text) || wantedPay(ask) !== undefined
  const meant = isCounted ? economicsMeant(ask) : undefined
  const oneCost = isCounted ? costMeant(ask) : undefined
  if (oneCost) return countForCost(ask, meant?.economics ?? economics, oneCost, meant !== undefined)
  return isCounted
    ? manyNeeded(ask, meant?.economics ?? economics, meant !== undefined)
    : viability(ask, economics)
}

interface OneCost {
  name: string
  monthly: number
}

const COSTS: [words: RegExp, name: string, roles: Role[]][] = [
  [/\brent\b|\blease\b|\bsign (?:for )?the (?:room|shop|place|unit)\b/i, 'the rent', ['rent']],
  [/\bwages?\b|\bstaff\b|\bsalar/i, 'the wages', ['wage']],
]

/** 'How many classes to cover the rent?' asks about one cost only. */
function costMeant(ask: Ask): OneCost | undefined {
  for (const [words, name, roles] of COSTS) {
    if (!words.test(ask.question.text)) continue
    const entry = figureNear(ask, {
      roles,
      unit: 'money',
      fits: ({ per }) => per !== 'unit' && per !== 'hour',
    })
    const monthly = entry && (monthlyOf(ask, entry) ?? amountOf(ask, entry))
    if (monthly) return { name, monthly }
  }
  return undefined
}

const WEEKS_IN_MONTH = 52 / 12

function countForCost(ask: Ask, economics: Economics, { name, monthly }: OneCost, isOther: boolean): Answer {
  const { left, noun } = economics
  const needed = Math.max(1, Math.ceil(monthly / left))
  return sumAnswer(
    together(
      say`${ask.count('needed', needed, noun)}${everyMonth(economics)} pay ${words(name)}${shorterTime(ask, needed, economics)}.`,
      say`${words(capital(name))} ${name.endsWith('s') ? say`are` : say`is`} ${ask.about('cost', monthly)} a month, and one ${words(noun[0])} leaves ${ask.about('left', left)} after its own costs.`,
      isOther ? undefined : say`Against that, ${paceProse(ask, economics)}.`,
      say`With all other costs and your pay it takes ${ask.count('even', Math.max(needed, economics.even), noun)}.`,
    ),
  )
}

const OPEN_DAYS = 25

function shorterTime(ask: Ask, needed: number, { isMonthly }: Economics): Prose {
  if (isMonthly) return say``
  if (/\bweek/i.test(ask.question.text))
    return say`, or ${ask.number('weekly', Math.ceil(needed / WEEKS_IN_MONTH))} a week`
  return /\b(?:per|a|each|every) day\b|\bdaily\b/i.test(ask.question.text)
    ? say`, or ${ask.number('daily', Math.ceil(needed / OPEN_DAYS))} a day on ${ask.count('open', OPEN_DAYS, ['open day', 'open days'])}`
    : say``
}

function manyNeeded(ask: Ask, economics: Economics, isOther: boolean): Answer {
  const { left, noun, running, fixed, most } = economics
  const wish = wantedPay(ask)
  const cover = Math.max(1, Math.ceil(running / left))
  const live = Math.max(cover, wish === undefined ? economics.even : Math.ceil((running + wish) / left))
  const pay = wish ?? fixed - running
  const isBeyond = most !== undefined && !isOther && live > most * 1.05
  return sumAnswer(
    together(
      pay > 0
        ? say`${ask.count(wish === undefined ? 'even' : 'live', live, noun)}${everyMonth(economics)}${shorterTime(ask, live, economics)}, with ${ask.about('pay', pay)} a month for you.`
        : say`${ask.count('cover', cover, noun)}${everyMonth(economics)}${shorterTime(ask, cover, economics)} cover the costs.`,
      say`The months cost ${ask.about('running', running)} before your pay, and one ${words(noun[0])} leaves ${ask.about('left', left)} after its own costs.`,
      isOther ? undefined : say`Against that, ${paceProse(ask, economics)}.`,
      isBeyond && most !== undefined
        ? say`One team can do ${ask.count('most', Math.floor(most), noun)} a month, so price or cost has to change first.`
        : undefined,
    ),
  )
}

function wantedPay(ask: Ask): number | undefined {
  const wish = figuresInside(ask).find(
    ({ unit, role, per }) =>
      unit === 'money' && (role === 'wage' || role === 'revenue-goal') && (per === 'month' || per === 'year'),
  )
  return wish && monthlyOf(ask, wish)
}

function viability(ask: Ask, economics: Economics): Answer {
  const { left, noun, running, fixed, most, pace } = economics
  const { results } = ask.composer
  const cover = Math.max(1, Math.ceil(running / left))
  const live = Math.max(cover, economics.even)
  const isBeyond = most !== undefined && live > most * 1.05
  const pays = results.year('ebitda', 2).value > 0
  const isPaid = fixed - running > 0
  return sumAnswer(
    together(
      isBeyond
        ? say`Not with today’s people and price.`
        : pays && isPaid
          ? say`It can pay, on the plan’s numbers.`
          : pays
            ? say`As a side income, on the plan’s numbers.`
            : say`Not yet, on the plan’s numbers.`,
      say`The months cost ${ask.about('running', running)}, and one ${words(noun[0])} leaves ${ask.about('left', left)}: ${ask.count('cover', cover, noun)}${everyMonth(economics)} cover the costs${isPaid ? say`, ${ask.count('even', live, noun)} also pay you ${ask.about('pay', fixed - running)}` : say``}.`,
      say`Against that, ${paceProse(ask, economics)}.`,
      isBeyond && most !== undefined
        ? say`One team can do ${ask.count('most', Math.floor(most), noun)} a month, so price or cost has to change first.`
        : results.breakEvenMonth && pays
          ? say`The plan breaks even for good in ${results.breakEvenMonth}.`
          : pace < cover
            ? say`It needs a higher price, lower costs or more customers before it can be lived on.`
            : undefined,
    ),
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
