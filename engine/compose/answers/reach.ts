// Winning and keeping customers: what one may cost to win, which way is cheapest, and what one lost costs.
import { type Prose, say, together } from '../../plan/kit/prose.ts'
import { words } from '../../plan/kit/quantity.ts'
import { type Answer, type Ask, amountOf, figureNear, sumAnswer } from './ask.ts'
import type { Economics } from './economics.ts'

const KEEPING =
  /\brenew|\bkeep\b|\bretain|\bloyal|\bstop (?:families|people|customers|clients)|\bstay\b|\balone\b|\bdirectly/i

export function answerReach(ask: Ask): Answer | undefined {
  const { economics } = ask
  if (!economics) return undefined
  if (KEEPING.test(ask.question.text)) return keepAnswer(ask, economics)
  const worth = customerWorth(ask, economics)
  const spend = figureNear(ask, { roles: ['budget', 'fixed-cost', 'one-off-cost'], unit: 'money', within: 1 })
  const [customer, customers] = ask.composer.trade.words.customer
  const amount = spend && amountOf(ask, spend)
  const worthProse = worthSentence(ask, worth, customer)
  if (amount)
    return sumAnswer(
      together(
        say`Spend it as a test with a limit.`,
        worthProse,
        say`${ask.money('spend', amount)} has to bring at least ${ask.count('won', Math.max(1, Math.ceil(amount / worth.amount)), [customer, customers])} to pay for itself.`,
        cheapest(ask),
      ),
    )
  return sumAnswer(
    together(
      cheapest(ask) ?? say`Start with people who already buy something close to this.`,
      worthProse,
      say`Stop any channel that costs more than a third of that for each new ${words(customer)}, ${ask.about('third', worth.amount / 3)}.`,
    ),
  )
}

interface Worth {
  amount: number
  /** In how many months it comes in. */
  months: number
}

/** What a customer leaves, over a year at most: later money is a hope. */
function customerWorth({ composer: { one } }: Ask, { left, isMonthly }: Economics): Worth {
  const results = one.streams[0]?.plan.results ?? {}
  if (isMonthly) {
    const months = Math.min(12, results.lifetime?.value ?? 12)
    return { amount: left * months, months }
  }
  const yearly = results['customer-year-left']?.value
  if (yearly !== undefined && yearly > 0) return { amount: yearly, months: 12 }
  const monthly = results['customer-month-left']?.value
  return monthly !== undefined && monthly > 0
    ? { amount: Math.max(left, monthly * 12), months: 12 }
    : { amount: left, months: 1 }
}

function worthSentence(ask: Ask, { amount, months }: Worth, customer: string): Prose {
  return months > 1
    ? say`One ${words(customer)} leaves ${ask.about('worth', amount)} within a year.`
    : say`One ${words(customer)} leaves ${ask.about('worth', amount)}.`
}

/** The channel of the plan with the lowest cost for each customer won. */
function cheapest(ask: Ask): Prose | undefined {
  const { trade, one } = ask.composer
  const { numbers } = one
  const s = ask.composer.sentences()
  const rows = trade.channels
    .filter(({ when }) => one.holds(when))
    .map(({ id, name }) => {
      const won = numbers.value(`reach-${id}`) * numbers.value(`win-${id}`)
      return { name, won, cost: numbers.value(`spend-${id}`) / Math.max(0.1, won) }
    })
    .filter(({ won }) => won >= 1)
    .sort((a, b) => a.cost - b.cost)
  const [first] = rows
  if (!first) return undefined
  const name = s.plain(first.name)
  const [, customers] = trade.words.customer
  return say`Start with this channel: ${words(name.charAt(0).toLowerCase() + name.slice(1))}. In the plan it wins about ${ask.number('won-yearly', Math.round(first.won))} ${words(customers)} a year at ${ask.about('cost-each', first.cost)} each.`
}

/** One who leaves takes what they would have left. */
function keepAnswer(ask: Ask, economics: Economics): Answer {
  const { numbers } = ask.composer.one
  const worth = customerWorth(ask, economics)
  const [customer, customers] = ask.composer.trade.words.customer
  const churn = numbers.has('churn') ? numbers.value('churn') : undefined
  const yearly = churn === undefined ? undefined : 1 - (1 - churn) ** 12
  return sumAnswer(
    together(
      say`Make staying cheaper than leaving, and ask for the next date before the first is over.`,
      say`Keeping one ${words(customer)} is worth ${ask.about('worth', worth.amount)}${worth.months > 1 ? say` in a year` : say``}, so you can give up to ${ask.about('gift', worth.amount / 10)} of it to keep one.`,
      yearly === undefined
        ? undefined
        : say`The plan loses ${ask.share('lost', yearly)} of its ${words(customers)} a year; each one kept is one that need not be won again.`,
      say`Offer a fixed term with a small advantage, and call everybody who has not come back within a month.`,
    ),
  )
}
