// Leaving a job: how long the money lasts, and how many sales replace the pay.
import { say, together } from '../../plan/kit/prose.ts'
import { words } from '../../plan/kit/quantity.ts'
import type { LedgerEntry } from '../../read/reading.ts'
import {
  type Answer,
  type Ask,
  cashOf,
  everyMonth,
  figuresNear,
  monthlyOf,
  paceProse,
  sumAnswer,
} from './ask.ts'

const OWN_PAY =
  /\b(?:i (?:earn|make|get|am paid|take home)|my (?:job|salary|pay|wage)|earning|salary|job|net|gross|verdiene|gano|ganho|gagne)\b/i
/** Half a year in hand is what makes a slow start bearable. */
const MONTHS_IN_HAND = 6

export function answerJob(ask: Ask): Answer | undefined {
  const { economics } = ask
  if (!economics) return undefined
  const { left, noun, pace, running, isRunning } = economics
  const pay = ownPay(ask)
  const cash = cashOf(ask)
  const soldToday = isRunning ? pace : 0
  if (pay === undefined) {
    const needed = Math.ceil(running / left)
    return sumAnswer(
      together(
        say`Keep the job until the sales are there.`,
        say`The months cost ${ask.about('running', running)} before any pay for you. One ${words(noun[0])} leaves ${ask.money('left', left)}, so ${ask.count('needed', needed, noun)}${everyMonth(economics)} only cover the costs, and ${paceProse(ask, economics)}.`,
        say`Tell us what the job pays a month: divide it by ${ask.money('left', left)} and add that many.`,
      ),
    )
  }
  const needed = Math.ceil((running + pay) / left)
  const months = cash === undefined ? undefined : cash / (running + pay)
  const isThere = soldToday >= needed
  return sumAnswer(
    together(
      isThere
        ? say`You can leave: the sales already replace the pay.`
        : months !== undefined && months >= MONTHS_IN_HAND && soldToday > needed / 2
          ? say`You can leave if you set a date to stop.`
          : say`Keep the job for now.`,
      say`To replace ${ask.about('pay', pay)} a month and carry the costs of ${ask.about('running', running)} it takes ${ask.count('needed', needed, noun)}${everyMonth(economics)}, and ${paceProse(ask, economics)}.`,
      months === undefined || cash === undefined
        ? say`Tell us your savings: divided by ${ask.about('need', running + pay)} they are the months you can wait.`
        : say`Your ${ask.money('cash', cash)} pay for ${ask.count('months', months, ['month', 'months'])} without a single sale.`,
      isThere ? undefined : say`Go part-time once half of those sales are there for three months running.`,
    ),
  )
}

/** A wage of the founder's own, by the words before it. */
function ownPay(ask: Ask): number | undefined {
  const { brief } = ask.composer.context
  const texts: Record<string, string | undefined> = { ...brief }
  const isOwn = ({ field, start, quote }: LedgerEntry) =>
    OWN_PAY.test((texts[field] ?? '').slice(Math.max(0, start - 50), start + quote.length + 25))
  const entry = figuresNear(ask, { roles: ['wage'], unit: 'money', fits: isOwn })[0]
  return entry && monthlyOf(ask, entry)
}
