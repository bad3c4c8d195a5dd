// What is sold, what one sale leaves, and what it costs.
import { percent } from '../../context.ts'
import { cite, type Prose, say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import type { ModelText, PricingText, ProductText } from '../playbook.ts'
import type { Shop } from './shop.ts'

export function product({ context, trade, extras, known, opens }: Shop): ProductText {
  const { u, names, choose } = context
  const isOpen = opens === 1
  return {
    lead: choose('shop-range', [
      say`The range at the start is short on purpose: ${words(trade.range)}. Why not more? Because ${words(trade.oneMore)}.`,
      say`${words(trade.range.charAt(0).toUpperCase() + trade.range.slice(1))}: that is all for the first eight weeks, since ${words(trade.oneMore)}.`,
    ]),
    features: [
      trade.range,
      ...u.parts.map(({ value }) => value),
      ...(extras.subscription ? ['pause and skip without a call'] : []),
      'card and cash at one till',
      'opening hours that fit the busy hours of the street',
      'a count of what is thrown away, every evening',
    ].slice(0, 8),
    phases: [
      {
        name: isOpen ? 'Count' : 'Proof',
        when: isOpen ? 'weeks one to six' : 'before the lease',
        what: isOpen
          ? say`sales counted by the hour, waste weighed every evening`
          : extras.subscription
            ? say`orders paid ahead from people in reach; trial goods from a rented kitchen or stall`
            : say`a market table at the planned prices; passers-by counted at the door`,
        movesOnWhen: extras.subscription
          ? say`${cite(extras.subscription.pledges)} households have paid for four weeks`
          : say`${words(trade.craftTest)}`,
      },
      {
        name: 'Open',
        when: isOpen ? 'months two to six' : 'months four to nine',
        what: say`${words(trade.range)}, ${words(trade.openDaysAWeek === 5 ? 'five' : 'six')} days a week`,
        movesOnWhen: say`${cite(known.opening)} are passed in eight weeks out of ten`,
      },
      ...(extras.classes
        ? [
            {
              name: 'Teach',
              when: 'from the second month after opening',
              what: say`one evening a week with ${cite(extras.classes.seats)}`,
              movesOnWhen: say`${cite(extras.classes.filled)} of the seats are sold over eight weeks`,
            },
          ]
        : []),
      {
        name: 'Settle',
        when: 'the second year',
        what: say`longer hours and more hands, where the hourly count asks for them`,
        movesOnWhen: say`${cite(known.settled)} hold for three months`,
      },
    ],
    leftOut: trade.leftOut.map(({ what, why }) => ({ what, why: say`${words(why)}.` })),
    ending: { label: 'Test', prose: say`${words(trade.productTest)} Owner: ${names.founder}.` },
  }
}

export function modelText(shop: Shop): ModelText {
  const { context, trade, extras, unit, neededUnits, streamShare, known } = shop
  const { choose, names } = context
  const left = unit('counter', 'contribution')
  const main = streamShare('counter', 3)
  return {
    lead: extras.subscription
      ? say`Most of the money crosses the counter: ${main} of the third year’s revenue. What is paid ahead matters for another reason: it is certain before the week begins, and what is not sold ${words(trade.unsold)}.`
      : say`${names.company} earns with one unit, the sale at the counter. It is small, so the number of them on an ordinary Tuesday decides.`,
    comments: [
      left
        ? choose('shop-unit', [
            say`A sale of ${known.spend} leaves ${left}. Rent, energy and wages have to be paid from that, ${words(trade.goods.one)} by ${words(trade.goods.one)}; waste comes off it first, because what is not sold ${words(trade.unsold)}.`,
            say`${left} stay of each ${known.spend}. The figure looks comfortable until the empty hours are counted: ${words(trade.quiet)} the same wages wait for somebody to come in.`,
          ])
        : say`What one sale leaves is set by goods and by waste.`,
      ceiling(shop),
    ].filter((prose) => prose !== undefined),
    ending: {
      label: 'Threshold',
      prose: neededUnits
        ? say`${names.founder} writes sales and waste on the wall every evening. Below ${neededUnits} a day for six weeks after the first half-year, hours and range are cut before money is put in.`
        : say`${names.founder} writes sales and waste on the wall every evening, and acts when waste passes a tenth of what was made.`,
    },
  }
}

/** Limit, then lever. */
function ceiling({ context, extras, unit }: Shop): Prose | undefined {
  const { subscription } = extras
  if (!subscription) return undefined
  const { computed, choose } = context
  const { joining, churn } = subscription
  const most = Math.round(joining.value / churn.value)
  const settles = computed('regulars-ceiling', most, `${most}`)
  const half = computed('churn-lower', churn.value * 0.6, percent(churn.value * 0.6))
  const better = Math.round(joining.value / (churn.value * 0.6))
  const ratio = unit('regulars', 'ltvToCac')
  return together(
    ratio
      ? say`LTV over CAC comes to ${ratio}, a ratio that would please a software investor and misleads here: the scarce thing is people within reach, not the money to win them.`
      : undefined,
    choose('shop-ceiling', [
      say`With ${cite(joining)} new regulars a month and ${cite(churn)} leaving, the number settles at ${joining} ÷ ${churn} = ${settles}, whatever is spent on advertising. At ${half} it would be ${computed('regulars-better', better, `${better}`)}. Leaving is the lever.`,
      say`Regulars stop growing at ${settles}: ${cite(joining)} join a month, ${cite(churn)} leave, and the two balance there. Bring leaving down to ${half} and the same effort holds ${computed('regulars-better', better, `${better}`)}.`,
    ]),
  )
}

export function pricing({ context, trade, known, extras }: Shop): PricingText {
  const { names, choose } = context
  const discount = context.computed('discount', 0.12, '12%')
  return {
    lead: choose('shop-pricing', [
      say`Prices are set against habit, not against cost: ${words(trade.rivals[0]?.why ?? 'what people do now')} is what a customer compares with.`,
      say`Nobody asks what a ${words(trade.goods.one)} costs to make. They ask whether it is worth more than what they do today, which is ${words(trade.nothing)}.`,
    ]),
    rows: [
      {
        what: 'one sale at the counter',
        price: known.spend,
        why: say`net of sales tax; what one customer leaves at the till on average`,
      },
      ...(extras.subscription
        ? [
            {
              what: 'a regular, paid ahead, a month',
              price: extras.subscription.monthly,
              why: say`about ${discount} below the counter, in return for certainty`,
            },
          ]
        : []),
      ...(extras.classes
        ? [
            {
              what: 'a seat in an evening class',
              price: extras.classes.price,
              why: say`three hours, something to eat and something to take home`,
            },
          ]
        : []),
    ],
    paragraphs: [
      extras.subscription
        ? say`The discount is paid for by waste: a ${words(trade.goods.one)} at the counter may stay unsold, one that is paid for cannot. Going lower would pay people for something that they already want.`
        : say`There is no opening discount. It brings those who come for discounts, and they are gone when it is.`,
      choose('shop-rise', [
        say`Prices rise a little every year, by less than wages. The gap is deliberate: a ${words(trade.noun)} that outruns its street’s wages is noticed.`,
        say`A small rise each January is built in and announced in November. Wages rise faster; the rest has to come from fewer things thrown away.`,
      ]),
    ],
    ending: {
      label: 'Test',
      prose: extras.subscription
        ? say`Half of the first offers carry the planned price, half a price higher by a fifteenth, sorted by street. If the number who pay differs by less than a fifth, ${names.founder} opens at the higher one.`
        : say`For two weeks the three best sellers cost a tenth more on odd days. If the count falls by less than a twentieth, the higher price stays. Owner: ${names.founder}.`,
    },
  }
}
