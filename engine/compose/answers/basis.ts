// Per what to charge, how often, and whom.
import { say, together } from '../../plan/kit/prose.ts'
import { words } from '../../plan/kit/quantity.ts'
import { type Answer, type Ask, answered } from './ask.ts'
import type { Economics } from './economics.ts'

const WHO =
  /\bwho (?:should|shall|must)|\bshould the \w+ pay|\binstead of (?:me|the|famil)|\bcharge (?:the )?(?:buyer|seller|both|\w+ instead)|\ben vez de|\bcobrarle|\baos dois|\bthemselves\b/i
const AHEAD = /\byear|\bannual|\bjähr|\banual|\bseason\b|\bmonth to month/i
const MONTHS_PAID = 10

export function answerBasis(ask: Ask): Answer | undefined {
  const { economics } = ask
  if (!economics || economics.price === undefined) return undefined
  const { text } = ask.question
  if (WHO.test(text)) return payer(ask, economics)
  return economics.isMonthly && AHEAD.test(text)
    ? ahead(ask, economics, economics.price)
    : flat(ask, economics, economics.price)
}

/** A year in advance against a monthly customer who may leave. */
function ahead(ask: Ask, { left, noun }: Economics, price: number): Answer | undefined {
  const { numbers } = ask.composer.one
  if (!numbers.has('churn')) return undefined
  const churn = Math.min(0.9, Math.max(0.001, numbers.value('churn')))
  const stayed = (1 - (1 - churn) ** 12) / churn
  const isBetter = MONTHS_PAID * price > stayed * price
  return answered(
    together(
      isBetter
        ? say`Offer the year, paid in advance, for the price of ten months.`
        : say`Stay with monthly payment, and offer the year without much off.`,
      say`With ${ask.share('churn', churn)} leaving a month, one ${words(noun[0])} pays for ${ask.number('stayed', stayed, 1)} months of the first twelve: ${ask.about('stayed-money', stayed * price)}. A year at ten months brings ${ask.money('year', MONTHS_PAID * price)}, at once.`,
      say`One month leaves ${ask.money('left', left)}, so each free month costs you that much.`,
    ),
  )
}

/** What a flat fee has to be so that nothing is lost by it. */
function flat(ask: Ask, economics: Economics, price: number): Answer {
  const { noun, left, hours, isMonthly } = economics
  const often = yearlyUse(ask)
  if (isMonthly || often === undefined)
    return answered(
      together(
        say`Keep the unit that follows your cost.`,
        say`One ${words(noun[0])} costs ${ask.money('cost', price - left)} to serve${isMonthly ? say` a month` : say``} and leaves ${ask.money('left', left)}. If heavy users cost twice that, a flat price leaves ${ask.money('heavy', left - (price - left))} on them.`,
        say`Set the flat price for the average user and put a limit beside it, above which each further use is paid.`,
      ),
    )
  const year = often * price
  return answered(
    together(
      say`Offer the flat fee to regular customers and keep the single price for everybody else.`,
      say`A customer takes ${ask.count('often', often, noun)} a year at ${ask.money('price', price)}, so ${ask.about('year', year)} a year or ${ask.about('monthly', year / 12)} a month brings the same. Each one costs you ${ask.money('cost', price - left)}${hours === undefined ? say`` : say` and ${ask.number('hours', hours, 1)} hours`}, so write the number into the contract.`,
      say`Above ${ask.number('most-often', Math.max(1, Math.round(often * 1.25)))} a year the flat fee has to rise.`,
    ),
  )
}

/** How often one customer buys in a year. */
function yearlyUse({ composer: { one } }: Ask): number | undefined {
  if (one.numbers.has('part-price')) return undefined
  const yearly = ['visits', 'projects', 'cases'].find((id) => one.numbers.has(id))
  if (yearly) return one.numbers.value(yearly)
  const monthly = ['buys', 'orders', 'uses'].find((id) => one.numbers.has(id))
  const count = monthly && one.numbers.value(monthly) * 12
  return count !== undefined && count !== '' && count >= 1 ? count : undefined
}

function payer(ask: Ask, { noun, left, fixed, pace }: Economics): Answer {
  const needed = Math.ceil(fixed / left)
  return answered(
    together(
      say`The one who loses money without it, and who can sign alone.`,
      say`The monthly costs of ${ask.about('fixed', fixed)}, your pay included, take ${ask.count('needed', needed, noun)} a month at ${ask.money('left', left)} each. The plan has ${ask.number('pace', Math.round(pace))}.`,
      say`Ask the same price of five on either side this month. Charge the side that pays within two weeks, and let the other use it free.`,
    ),
  )
}
