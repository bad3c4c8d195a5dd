// What to charge: at another price, at today's, or at all.
import { MECHANISMS } from '../../mechanisms/mechanisms.ts'
import { type Prose, say, together } from '../../plan/kit/prose.ts'
import { words } from '../../plan/kit/quantity.ts'
import type { LedgerEntry } from '../../read/reading.ts'
import {
  type Answer,
  type Ask,
  amountOf,
  everyMonth,
  figuresInside,
  figuresNear,
  leavesProse,
  secondYearWith,
  sumAnswer,
  wordAnswer,
} from './ask.ts'
import { type Economics, economicsOfPrice, isPrice } from './economics.ts'
import { economicsMeant } from './meant.ts'

export function answerPrice(ask: Ask): Answer | undefined {
  const rate = ownRate(ask)
  if (rate) return rate
  const economics = economicsInside(ask) ?? economicsMeant(ask)?.economics ?? ask.economics
  if (!economics || economics.price === undefined) return undefined
  const price = economics.price
  const other = otherPrice(ask, price)
  if (other !== undefined && Math.abs(other / price - 1) > SAME)
    return other > price
      ? higherPrice(ask, economics, price, other)
      : lowerPrice(ask, economics, price, other)
  if (JUDGED.test(ask.question.text)) return priceVerdict(ask, economics, price)
  if (RAISED.test(ask.question.text)) return higherPrice(ask, economics, price, price * A_TENTH_MORE)
  return leastPrice(ask, economics, price)
}

/** A price in the question that is none of the plan's: 'is 540 too low' for the long course. */
function economicsInside(ask: Ask): Economics | undefined {
  const { composer, economics } = ask
  const entry = figuresInside(ask).find((one) => isPrice(one, composer.one.currency))
  const plan = economics?.price
  if (!entry || (plan !== undefined && isNear(amountOf(ask, entry), plan))) return undefined
  const meant = economicsMeant(ask)?.economics.price
  if (meant !== undefined && isNear(amountOf(ask, entry), meant)) return undefined
  return economicsOfPrice(composer, entry, economics)
}

const isNear = (amount: number, price: number) => amount / price < FARTHEST && price / amount < FARTHEST

const SAME = 0.02
const A_TENTH_MORE = 1.1
const JUDGED =
  /\btoo (?:low|high|cheap|much|expensive|dear|little|greedy)|\bfair|\bright\b|\bnormal|\bzu billig|\bprice ok/i
const RAISED = /\b(?:rais|increas|higher|subo|naik)|\bput\b.{0,25}\bup\b|\bcharge more\b/i
/** A price further away is for something else. */
const FARTHEST = 2.6

/** The other price that the question names. */
function otherPrice(ask: Ask, price: number): number | undefined {
  const inside = figuresInside(ask).filter(
    ({ unit, thing }) => unit === 'money' || (unit === 'count' && thing === ''),
  )
  return inside
    .map((entry) => amountOf(ask, entry))
    .find(
      (amount) =>
        amount / price < FARTHEST && price / amount < FARTHEST && Math.abs(amount / price - 1) > SAME,
    )
}

/** With a price q instead of p the same money is left after losing this share of sales. */
const mayLose = (left: number, more: number) => more / (left + more)

function higherPrice(ask: Ask, economics: Economics, price: number, other: number): Answer {
  const { left, noun, pace } = economics
  const loss = mayLose(left, other - price)
  const rivals = rivalPrices(ask, price)
  const highest = Math.max(...rivals.map((entry) => amountOf(ask, entry)))
  const isAbove = rivals.length > 0 && other > highest * A_TENTH_MORE
  const then = ask.money('then', left + other - price)
  const fewer = Math.floor(pace * loss)
  const lossProse =
    fewer >= 2
      ? say` That is ${ask.count('may-lose', fewer, noun)} of ${ask.number('may-lose-of', Math.round(pace))} a month.`
      : say``
  return sumAnswer(
    together(
      isAbove
        ? say`Try it on new customers only: at ${ask.money('other', other)} you are above the ${ask.money('rival', highest)} that others in your brief charge.`
        : say`Raise it, first for new customers and at the next renewal.`,
      isAbove
        ? undefined
        : rivalProse(
            ask,
            rivals.map((entry) => amountOf(ask, entry)),
          ),
      say`One ${words(noun[0])} at ${ask.money('other', other)} leaves ${then} instead of ${ask.money('left', left)}. You earn the same even if you lose ${ask.share('loss', loss)} of sales.${lossProse}`,
      lossProse.parts.length > 0
        ? say`Go back if more walk away within two months.`
        : say`Ask the next ten who want a price, and go back if more than that refuse.`,
    ),
  )
}

function lowerPrice(ask: Ask, economics: Economics, price: number, other: number): Answer {
  const { left, noun, pace, most } = economics
  const then = left - (price - other)
  const lower = ask.money('other', other)
  if (then <= 0)
    return sumAnswer(
      say`Do not go that low. One ${words(noun[0])} costs ${ask.money('cost', price - left)} to deliver, so at ${lower} each one loses money. The lowest price that leaves anything lies above ${ask.money('cost', price - left)}.`,
    )
  const more = left / then
  const needed = Math.ceil(pace * more)
  const isFull = most !== undefined && needed > most
  return sumAnswer(
    together(
      isFull
        ? say`Do not go down: you would need more sales than you can deliver.`
        : more > 1.5
          ? say`Not for everybody.`
          : say`Only if the lower price wins enough new customers.`,
      say`At ${lower} one ${words(noun[0])} leaves ${ask.money('then', then)} instead of ${ask.money('left', left)}, so it takes ${ask.number('times', more, 1)} times as many sales to earn the same: ${ask.count('needed', needed, noun)}${everyMonth(economics)} instead of ${ask.number('pace', Math.round(pace))}.`,
      isFull && most !== undefined
        ? say`Your capacity ends at ${ask.count('most', Math.floor(most), noun)} a month.`
        : say`Give it only to a group you can name and that does not buy today.`,
    ),
  )
}

function priceVerdict(ask: Ask, economics: Economics, price: number): Answer {
  const { margin, left, noun } = economics
  const amounts = rivalPrices(ask, price).map((entry) => amountOf(ask, entry))
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)]
  const usual = ask.composer.one.numbers.has('price') ? ask.composer.one.numbers.get('price') : undefined
  const isPart = ask.composer.one.numbers.has('part-price')
  const isLow =
    (amounts.length > 0 && lowest > price * A_TENTH_MORE) ||
    margin < THIN ||
    (!isPart && usual !== undefined && usual.low > price)
  const isHigh = amounts.length > 0 && highest * A_TENTH_MORE < price
  const asksHigh = /too (?:high|much|expensive|dear|greedy)/i.test(ask.question.text)
  const verdict =
    isLow && !isHigh
      ? asksHigh
        ? say`No, if anything it is low.`
        : say`Yes, it is low.`
      : isHigh
        ? asksHigh
          ? say`It is high, so it needs a reason that customers can see.`
          : say`No, it is already above the others.`
        : asksHigh
          ? say`No, the price holds.`
          : say`No, the price is not too low.`
  const plain = /\bfair|\bright\b|\bnormal/i.test(ask.question.text)
  const plainVerdict =
    isLow && !isHigh ? say`It is low.` : isHigh ? say`It is high for this market.` : say`The price holds.`
  const loss = mayLose(left, price * (A_TENTH_MORE - 1))
  return sumAnswer(
    together(
      plain ? plainVerdict : verdict,
      rivalProse(ask, amounts),
      say`One ${words(noun[0])} at ${ask.money('price', price)} leaves ${ask.money('left', left)}${margin < NEARLY_ALL ? say`, or ${ask.share('margin', margin)}` : say``}. At ${ask.money('tenth', price * A_TENTH_MORE)} you could lose ${ask.share('loss', loss)} of sales and still earn the same.`,
      isHigh
        ? say`Keep it only if the next ten people who ask for a price do not haggle.`
        : say`Ask the higher price of the next ten new customers and count the refusals.`,
    ),
  )
}

const THIN = 0.2
const NEARLY_ALL = 0.97
/** Where direct cost is a small part of the price it cannot set the price. */
const WIDE = 0.7

/** What to charge at least: one sale's own cost and its part of the months. */
function leastPrice(ask: Ask, economics: Economics, price: number): Answer {
  const { left, noun, pace, fixed, margin } = economics
  const cost = price - left
  const carried = fixed / Math.max(1, pace)
  const floor = cost + carried
  const amounts = rivalPrices(ask, price).map((entry) => amountOf(ask, entry))
  const isOwnQuestion = /\b(?:charge|price|ask)(?: for (?:it|this|that))?\W*$/i.test(ask.question.text)
  const isCovered = floor <= price
  return sumAnswer(
    together(
      isOwnQuestion || ask.question.text.length < SHORT
        ? isCovered
          ? say`About ${ask.money('price', price)}, the price in the plan.`
          : say`More than the ${ask.money('price', price)} in the plan, or sell more of them.`
        : margin > WIDE
          ? say`What the customer saves decides here, not your cost.`
          : say`Keep the margin of your usual ${words(noun[0])}: divide the direct cost of such a job by ${ask.number('cost-share', 1 - margin, 2)}.`,
      carried < price * FARTHEST
        ? say`One ${words(noun[0])} costs ${ask.money('cost', cost)} to deliver, and its part of the monthly costs is ${ask.about('carried', carried)}, pay for you included. Below ${ask.about('floor', floor)} you work for less than the plan pays you.`
        : say`One ${words(noun[0])} costs ${ask.money('cost', cost)} to deliver, so ${ask.money('left', left)} is left at ${ask.money('price', price)}.`,
      rivalProse(ask, amounts) ??
        say`Ask three customers what they pay today for the same job before you print a price.`,
    ),
  )
}

const SHORT = 28

function rivalProse(ask: Ask, amounts: number[]): Prose | undefined {
  if (amounts.length === 0) return undefined
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)]
  return lowest === highest
    ? say`Others in your brief charge ${ask.money('rival', highest)}.`
    : say`Others in your brief charge ${ask.money('rival-low', lowest)} to ${ask.money('rival', highest)}.`
}

/** What others charge for about the same. */
const rivalPrices = (ask: Ask, price: number): LedgerEntry[] =>
  figuresNear(ask, {
    roles: ['competitor-price'],
    unit: 'money',
    fits: (entry) => {
      const ratio = amountOf(ask, entry) / price
      return ratio < RIVALS_WITHIN && ratio > 1 / RIVALS_WITHIN
    },
  })

const RIVALS_WITHIN = 3

const RATES = ['take', 'royalty', 'commission', 'fee-share', 'rate']

/** Where the business earns a share: the second year once more with another rate. */
export function ownRate(ask: Ask): Answer | undefined {
  const { one } = ask.composer
  const mechanism = one.trade.earns[0]?.mechanism
  const ids = [...((mechanism && MECHANISMS[mechanism].fills['commission-rate']) ?? []), ...RATES]
  const id = ids.find((name) => one.numbers.has(name) && one.numbers.get(name).unit === 'share')
  const entry = figuresInside(ask).find(({ unit }) => unit === 'fraction')
  if (id === undefined || (!entry && !SHARE_ASKED.test(ask.question.text))) return undefined
  const now = one.numbers.value(id)
  const named = entry ? Number(entry.value) / 100 : now
  if (now <= 0 || named <= 0 || named / now > FARTHEST || now / named > FARTHEST) return undefined
  const isToday = Math.abs(named / now - 1) <= SAME
  const other = isToday ? now + ONE_POINT : named
  const change = secondYearWith(ask, new Map([[id, other]])) - secondYearWith(ask, new Map([[id, now]]))
  if (!Number.isFinite(change) || change === 0) return undefined
  const { low, high } = one.original.get(id)
  const isMore = other > now
  return sumAnswer(
    together(
      isToday
        ? now < low
          ? say`It is low for such a business.`
          : now > high
            ? say`It is high for such a business.`
            : say`It is within what is usual.`
        : isMore
          ? say`Try the higher share on new customers first.`
          : say`Go down only if it wins many more.`,
      low < high
        ? say`Such businesses take ${ask.rate('low', low)} to ${ask.rate('high', high)}.`
        : undefined,
      say`At ${ask.rate('other-rate', other)} instead of ${ask.rate('rate', now)} the second year leaves ${ask.about('change', Math.abs(change))} ${isMore ? say`more` : say`less`}, with the same customers.`,
      isMore
        ? say`It is worth it as long as fewer than ${ask.share('loss', 1 - now / other)} of them go elsewhere.`
        : say`It takes ${ask.number('times', now / other, 1)} times as many to make up for it.`,
    ),
  )
}

const ONE_POINT = 0.01
const SHARE_ASKED = /\broyalt|\bcommission|\bcut\b|\btake rate|\bpercentage\b/i

/** Where the case has no price of its own. */
export const withoutPrice = (ask: Ask): Answer =>
  ask.economics
    ? sumAnswer(
        together(
          say`Start from what one leaves.`,
          leavesProse(ask, ask.economics),
          say`Tell us the price you have in mind and what one costs you: the answer is the difference times the number sold.`,
        ),
      )
    : wordAnswer(
        say`Tell us what one sale costs you in material, hours and fees: the price has to cover that and its part of the monthly costs.`,
      )
