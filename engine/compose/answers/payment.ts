// When customers pay: deposits, instalments, and the wait for the money.
import { say, together } from '../../plan/kit/prose.ts'
import { words } from '../../plan/kit/quantity.ts'
import { type Answer, type Ask, cashOf, figureNear, figuresInside, figuresNear, sumAnswer } from './ask.ts'
import type { Economics } from './economics.ts'

const WAITING =
  /\bfactor|\binvoice|\bwait|\bsooner|\blate payers|\bfinance the|\bzahlungseingang|\bbefore .* pay|\bpaid only when|\bpay people|\bsurvive|\bbridge\b|\bbeing paid|\bpays? (?:slow|late)|\bpayroll/i
const DAYS_IN: Record<string, number> = { days: 1, weeks: 7, months: 30 }
/** Of what a sale leaves, for money that comes earlier. */
const BEARABLE = 0.25
/** Of the price: below it a deposit has another purpose. */
const SMALL_COST = 0.12

export function answerPayment(ask: Ask): Answer | undefined {
  const { economics, composer } = ask
  // Whoever lends asks for security, not for a deposit.
  if (!economics || composer.trade.earns[0]?.mechanism === 'interest') return undefined
  return WAITING.test(ask.question.text) ? waitAnswer(ask, economics) : depositAnswer(ask, economics)
}

function waitAnswer(ask: Ask, economics: Economics): Answer {
  const { revenueMonthly, margin, price, left, noun } = economics
  const entry = figuresNear(ask, {
    roles: ['lead-time'],
    unit: 'time',
    fits: ({ unit, value }) => unit in DAYS_IN && Number(value) * (DAYS_IN[unit] ?? 1) >= 14,
  })[0]
  const cash = cashOf(ask)
  if (!entry)
    return sumAnswer(
      together(
        say`Shorten the wait before you pay for it.`,
        say`Every ${ask.count('thirty', 30, ['day', 'days'])} that customers take to pay keep ${ask.about('out', revenueMonthly * (1 - margin))} of your own money out, at ${ask.about('revenue', revenueMonthly)} of sales a month.`,
        say`Tell us after how many days they pay: that sum, times the days, divided by thirty, is what you have to bridge. Ask for a part with the order first.`,
      ),
    )
  const days = Number(entry.value) * (DAYS_IN[entry.unit] ?? 1)
  // Where a sale costs next to nothing, what is owed counts.
  const ownShare = margin > 0.9 ? 1 : 1 - margin
  const out = (revenueMonthly * ownShare * days) / 30
  const fee =
    figuresInside(ask).find(({ unit, value }) => unit === 'fraction' && Number(value) < 20) ??
    figureNear(ask, {
      roles: ['commission-rate', 'loan-offered', 'discount', 'other'],
      unit: 'fraction',
      within: 1,
      fits: ({ value }) => Number(value) < 20,
    })
  const bridge = say`With ${ask.count('days', days, ['day', 'days'])} to wait and ${ask.about('revenue', revenueMonthly)} of sales a month, ${ask.about('out', out)} of your ${ownShare === 1 ? say`money` : say`costs`} is out at any time.`
  const cashProse =
    cash === undefined
      ? undefined
      : cash >= out
        ? say`Your ${ask.money('cash', cash)} cover it.`
        : say`You have ${ask.money('cash', cash)}, so ${ask.about('gap', out - cash)} is missing.`
  if (fee && price !== undefined && /factor|invoice/i.test(`${ask.question.text} ${ask.question.before}`)) {
    const monthly = fee.per === 'month' || /per month|a month|monthly/i.test(ask.question.text)
    const cost = price * (Number(fee.value) / 100) * (monthly ? days / 30 : 1)
    const isDear = cost > left * BEARABLE
    return sumAnswer(
      together(
        isDear
          ? say`Sell invoices only for an order that you would lose otherwise.`
          : say`You can sell invoices of customers whose credit is good.`,
        say`Selling the invoice costs ${ask.money('fee', cost)} of the ${ask.money('left', left)} that one ${words(noun[0])} leaves, or ${ask.share('fee-share', cost / left)}.`,
        bridge,
        cashProse,
      ),
    )
  }
  return sumAnswer(
    together(
      cash !== undefined && cash >= out
        ? say`You can carry the wait yourself.`
        : say`Ask for a part with the order before you borrow.`,
      bridge,
      cashProse,
      say`Half of each invoice in advance would bring that down to ${ask.about('after-half', Math.max(0, out - (revenueMonthly * days) / 60))}.`,
    ),
  )
}

function depositAnswer(ask: Ask, { price, left, noun, margin, isMonthly }: Economics): Answer {
  if (price === undefined)
    return sumAnswer(
      together(
        say`Ask for a deposit.`,
        say`One ${words(noun[0])} leaves ${ask.share('margin', margin)} of what it brings, so a deposit of ${ask.share('deposit', 1 - margin)} covers your own costs if the customer disappears.`,
        say`Say in one written line when it is paid back.`,
      ),
    )
  const cost = price - left
  const isRefund = /\brefund/i.test(ask.question.text)
  const isParts = /\binstal|\bsmall small|\bparts?\b/i.test(ask.question.text)
  if (!isMonthly && cost < price * SMALL_COST && !isRefund)
    return sumAnswer(
      together(
        say`Ask for a third in advance.`,
        say`One ${words(noun[0])} costs you only ${ask.money('cost', cost)} of the ${ask.money('price', price)}, so the third, ${ask.about('third', price / 3)}, is not there to cover costs but to show that they mean it.`,
        say`If more than two of ten refuse, ask for less and say what they get for it.`,
      ),
    )
  if (isMonthly)
    return sumAnswer(
      together(
        say`Ask for one month in advance.`,
        say`Serving one ${words(noun[0])} costs ${ask.money('cost', cost)} of the ${ask.money('price', price)} a month, so a payment in advance means that nobody owes you more than that.`,
        say`For a year paid at once give one or two months free: ${ask.money('year', price * 10)} instead of ${ask.money('twelve', price * 12)}.`,
      ),
    )
  return sumAnswer(
    together(
      isRefund
        ? say`Pay back what is left after your costs, and say so before they book.`
        : isParts
          ? say`Parts are fine if the first one covers your costs.`
          : say`Ask for ${ask.share('deposit', cost / price)} before you start.`,
      say`One ${words(noun[0])} at ${ask.money('price', price)} costs ${ask.money('cost', cost)} to deliver, so ${isRefund ? say`keep that much, ${ask.share('deposit', cost / price)}, when somebody cancels late` : say`that much has to be paid first`}. The other ${ask.money('left', left)} ${isRefund ? say`can go back` : say`can wait`}.`,
      isParts
        ? say`Stop delivering on the day a part is missed.`
        : isRefund
          ? say`Consumer law may give more back, so read the rule of your country first.`
          : say`If more than two of ten refuse, offer a smaller deposit and a shorter wait.`,
    ),
  )
}
