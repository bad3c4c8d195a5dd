// What is sold, what one sale leaves, and what it costs.
import { type Context, percent } from '../../context.ts'
import { cite, type Prose, say, together } from '../../kit/prose.ts'
import { type Quantity, words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { ModelText, PricingText, ProductText } from '../playbook.ts'
import type { Shop } from './shop.ts'
import { partsSaid } from './texts-problem.ts'

export function product({ context, trade, extras, known, opens }: Shop): ProductText {
  const { names, choose } = context
  const isOpen = opens === 1
  return {
    lead: choose('shop-range', [
      say`The range at the start is short on purpose: ${words(trade.range)}. Why not more? Because ${words(trade.oneMore)}.`,
      say`${words(capital(trade.range))}: that is all for the first eight weeks, since ${words(trade.oneMore)}.`,
    ]),
    features: [
      trade.range,
      ...partsSaid(context).map(({ value }) => value),
      ...(extras.subscription ? ['pause and skip without a call'] : []),
      'card and cash at one till',
      'opening hours that fit the busy hours of the street',
      trade.keeps
        ? 'a list of what was asked for and was not there'
        : 'a count of what is thrown away, every evening',
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
  const { context, trade, extras, unit, even, neededUnits, streamShare, known, voice, told } = shop
  const { choose, names } = context
  const left = unit('counter', 'contribution')
  const main = streamShare('counter', 3)
  const perDay = even.units?.neededPerDay === undefined ? undefined : neededUnits
  return {
    lead: extras.subscription
      ? say`Most of the money crosses the counter: ${main} of the third year’s revenue. What is paid ahead matters for another reason: it is certain before the week begins, and what is not sold ${words(trade.unsold)}.`
      : choose('shop-earns', [
          say`${names.company} earns with one unit, the sale at the counter. It is small, so the number of them on an ordinary Tuesday decides.`,
          say`One till, one kind of income. How often the drawer opens in the quiet time, ${words(trade.quiet)}, tells more than any record day.`,
          say`The whole income crosses one counter, ${known.spend} at a time. Busy hours, ${words(trade.busy)}, come by themselves; the rest of the week is the business.`,
        ]),
    comments: [
      left
        ? together(
            choose('shop-unit', [
              say`A sale of ${known.spend} leaves ${left}.`,
              say`${left} stay of each ${known.spend}.`,
              say`Of ${known.spend} at the till ${left} remain for rent, wages and the founder.`,
            ]),
            told(voice.unit),
          )
        : told(voice.unit),
      ceiling(shop),
    ].filter((prose) => prose !== undefined),
    ending: {
      label: 'Threshold',
      prose: perDay
        ? choose('shop-wall', [
            say`${words(capital(names.founder.words))} writes ${words(trade.keeps ? 'sales and what was missing' : 'sales and waste')} on the wall every evening. Below ${perDay} a day for six weeks after the first half-year, hours and range are cut before money is put in.`,
            say`The line is ${perDay} on an open day. Six weeks under it in the second half-year, and ${names.founder} closes the emptiest day before asking anybody for money.`,
            say`${perDay} a day carry the place. ${words(capital(names.founder.words))} reads the weekly mean each Sunday; six bad ones in a row after month nine mean shorter hours at once.`,
          ])
        : say`${words(capital(names.founder.words))} writes the day’s sales on the wall every evening and compares the weeks.`,
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

export function pricing({ context, trade, known, extras, voice, told }: Shop): PricingText {
  const { names, choose } = context
  const discount = context.computed('discount', 0.12, '12%')
  return {
    lead: choose('shop-pricing', [
      say`Prices are set against habit, not against cost. What a customer compares with: ${words(trade.nothing)}.`,
      say`Nobody asks what a ${words(trade.goods.one)} costs to make. They ask whether it is worth more than what they do today, which is ${words(trade.nothing)}.`,
      say`The yardstick of a customer is ${words(trade.nothing)}; ours is what a sale leaves. Between the two lies the price.`,
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
      ...otherPrices(context, [known.spend.id, known.rent.id], extras).map((price) => ({
        what: 'also in the brief',
        price,
        why: say`‘${words(price.basis.kind === 'founder' ? price.basis.fact.evidence.words : '')}’`,
      })),
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
        : told(voice.price),
      choose('shop-rise', [
        say`There is no opening discount. It brings those who come for discounts, and they are gone when it is.`,
        say`Prices rise a little every year, by less than wages. The gap is deliberate: a ${words(trade.noun)} that outruns its street’s wages is noticed.`,
        say`A small rise each January is built in and announced in November. Wages rise faster; the rest has to come from fewer things thrown away.`,
      ]),
    ],
    ending: {
      label: 'Test',
      prose: extras.subscription
        ? say`Half of the first offers carry the planned price, half a price higher by a fifteenth, sorted by street. If the number who pay differs by less than a fifth, ${names.founder} opens at the higher one.`
        : trade.fixedPrices
          ? say`What has a set price is left alone. For four weeks three things of our own choice lie beside the till at the planned price, then for four at a tenth more; the dearer price stays unless fewer than nine in ten are sold. Owner: ${names.founder}.`
          : choose('shop-price-test', [
              say`For two weeks the three best sellers cost a tenth more on odd days. If the count falls by less than a twentieth, the higher price stays. Owner: ${names.founder}.`,
              say`One line is raised by a tenth in the fifth week and watched for three. Nobody has asked about it by then? Then the next line follows. Owner: ${names.founder}.`,
              say`At the market table, before any lease, two Saturdays run at the planned prices and two a tenth above. ${words(capital(names.founder.words))} opens with the dearer ones unless sales fell by more than a tenth.`,
            ]),
    },
  }
}

/** Whatever else the founder said about prices stands in the table too. */
function otherPrices(context: Context, used: string[], { subscription }: Shop['extras']): Quantity[] {
  const kinds = ['price', 'average-order', 'take-rate', 'unit-cost'] as const
  return kinds
    .flatMap((kind) => context.allSaid(kind))
    .filter(({ id }) => !used.includes(id) && id !== subscription?.monthly.id)
}
