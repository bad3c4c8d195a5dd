// What is made, what one piece leaves, and how the price comes about.
import { formatNumber } from '../../../money.ts'
import { percent } from '../../context.ts'
import { periodOf } from '../../founder-facts.ts'
import { cite, label, type Prose, say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { ModelText, Phase, PricingText, ProductText } from '../playbook.ts'
import { buyersOf, handsPerUnit, inWords, type Maker, monthlyUnits, told } from './maker.ts'
import { PAYABLE_DAYS, permit, RECEIVABLE_DAYS } from './money.ts'

export function product(maker: Maker): ProductText {
  const { context, goods } = maker
  const { u, names, choose } = context
  return {
    lead: choose('maker-range', [
      say`The first price list fits on one page. On it stand ${words(goods.makes)}, and the conditions that go with them:`,
      say`What ${buyersOf(maker)} can order from the first day on:`,
      say`${words(capital(goods.makes))}: more would be a second workshop. In detail:`,
    ]),
    features: [...u.parts.map(({ value }) => value).slice(0, 3), ...goods.features].slice(0, 8),
    phases: phases(maker),
    leftOut: goods.leftOut.map(({ what, why }) => ({ what, why: say`${words(why)}.` })),
    ending: { label: 'Test', prose: together(told(goods.goodsTest), say`Owner: ${names.founder}.`) },
  }
}

function phases(maker: Maker): Phase[] {
  const { context, goods, known } = maker
  const { one } = goods.unit
  const running = known.starts <= 2
  const first: Phase[] = running
    ? [
        {
          name: 'Weigh',
          when: 'months one and two',
          what: say`twenty past orders recalculated with real hours, material and scrap`,
          movesOnWhen: say`it is known which ${words(one)} earns and which only keeps the ${words(goods.bench)} busy`,
        },
      ]
    : [
        {
          name: 'Sample',
          when: 'months one and two',
          what: say`small lots on borrowed or rented machines, left with fifteen ${words(goods.account.many)}`,
          movesOnWhen: say`five of them have placed a paid order at the list price`,
        },
        {
          name: 'Set up',
          when: `up to month ${inWords(known.starts - 1)}`,
          what: say`premises at ${cite(known.rent)}${words(periodOf(known.rent))}, machines for ${cite(known.machines)}, permits for ${cite(permit(context, goods))}`,
          movesOnWhen: say`the first full lot passes its own test`,
        },
      ]
  return [
    ...first,
    {
      name: 'Deliver',
      when: running ? 'months three to twelve' : 'the rest of the first year',
      what: say`regular weeks; about ${monthlyUnits(maker, 1)} a month on the year’s average`,
      movesOnWhen: say`nine dates in ten are kept for three months`,
    },
    {
      name: 'Fill',
      when: 'the second year',
      what: say`the same machines for more hours, ${monthlyUnits(maker, 2)} a month`,
      movesOnWhen: say`the narrow point runs four days of five`,
    },
    {
      name: 'Widen',
      when: 'the third year',
      what: say`${monthlyUnits(maker, 3)} a month, and one new line if three accounts have asked for it in writing`,
      movesOnWhen: say`no account takes more than a quarter`,
    },
  ]
}

export function modelText(maker: Maker): ModelText {
  const { context, goods, known, streamShare, drivers } = maker
  const { choose, names, computed, price } = context
  const one = words(goods.unit.one)
  const limit = Math.round(known.cost.value * 1.1)
  const direct =
    drivers.streams.length > 1
      ? say` Sales to the trade are ${streamShare('trade', 3)} of the third year’s revenue.`
      : label('')
  return {
    lead: choose('maker-earns', [
      say`Everything hangs on one ${one}: sold to the trade at ${known.wholesale}, made for ${known.costEach} of material, packaging and delivery.${direct}`,
      say`${known.wholesale} come in for a ${one} and ${known.costEach} go out before anybody has been paid. What happens to the difference is the business.`,
      say`The unit is the ${one} that leaves on an invoice. Hands are not in its cost below, because they are paid whether it is made or not.`,
    ]),
    comments: [hands(maker), priceOrVolume(maker), waiting(maker)].filter((prose) => prose !== undefined),
    ending: {
      label: 'Threshold',
      prose: choose('maker-cost', [
        say`Once a month ${names.founder} writes the material of one ${one} on the wall. Above ${computed('material-limit', limit, price(limit))}, the price list is reprinted or the recipe changed within four weeks.`,
        say`Material above ${computed('material-limit', limit, price(limit))} a ${one}, two deliveries running, opens the price list. ${names.founder} may not wait for the season to end.`,
        say`${names.founder} recalculates three orders each month with the hours really worked. If material passes ${computed('material-limit', limit, price(limit))} a ${one}, the next quote carries it.`,
      ]),
    },
  }
}

/** The margin on paper and the one after the hands. */
function hands(maker: Maker): Prose | undefined {
  const { context, unit, goods } = maker
  const { choose, computed, price } = context
  const left = unit('trade', 'contribution')
  if (!left) return undefined
  const one = words(goods.unit.one)
  if (left.value <= 0)
    return say`At these figures a ${one} loses money before anybody is paid: ${left} are left. More orders make it worse. Either the price, the material or the buyer is the wrong one.`
  const labour = handsPerUnit(maker)
  const rest = Math.round(left.value - labour.value)
  const after = computed('left-after-hands', rest, price(rest))
  const share = computed('hands-share', labour.value / left.value, percent(labour.value / left.value))
  if (labour.value === 0)
    return say`${left} are left of a ${one}, and no wage comes off it, because the founders’ own hands make it all. That is the figure that misleads: the first hired week changes it.`
  return choose('maker-hands', [
    say`The margin in the table misleads, since it leaves out the hands. ${left} remain of a ${one}; the hands that make it take ${labour} of that in the third year, ${share}, and ${after} are what pays rent, machines and founders.`,
    say`On paper a ${one} leaves ${left}. Count the people who make it, ${labour} a ${one} in the third year, and it is ${after}. Whoever quotes by the first figure works for nothing.`,
    say`${share} of what a ${one} leaves goes to those who make it: ${labour} of ${left}. The lever is therefore minutes and not material, and ${after} is the figure to defend.`,
  ])
}

/** A discount against lost orders: which hurts more, computed. */
function priceOrVolume({ context, effect, goods }: Maker): Prose | undefined {
  const { choose, computed } = context
  const [price, volume] = [effect('price:trade'), effect('volume:trade')]
  if (!price || !volume || volume.value === 0) return undefined
  const as = (price.value / volume.value) * 0.2
  const lost = computed('discount-as-volume', as, percent(Math.min(1, as), 0))
  const one = words(goods.unit.one)
  if (as >= 0.1)
    return choose('maker-discount', [
      say`A tenth off the price costs ${price} in three years, as much as losing ${lost} of all orders. So an order that can be had only at a tenth less is usually better left to others.`,
      say`Discounts are dearer than they look: ten in a hundred off a ${one} equals ${lost} fewer sold, ${price} over three years. A buyer who asks is offered a later date and not a lower price.`,
      say`What would hurt more, a tenth less for a ${one} or a fifth fewer of them? The first costs ${price}, the second ${volume}; by that measure a tenth of the price weighs as much as ${lost} of the volume.`,
    ])
  return say`A fifth fewer orders cost ${volume} in three years and a tenth off the price ${price}: here volume is the lever, and a discount that really fills the ${words(goods.bench)} can pay.`
}

/** Days between paying for material and being paid for goods. */
function waiting({ context, goods, projection }: Maker): Prose {
  const { choose, computed, money } = context
  const days = Math.round(goods.stockMonths * 30 + RECEIVABLE_DAYS - PAYABLE_DAYS)
  const gap = computed('cash-gap', days, `${formatNumber(days)} days`)
  const bound = Math.max(0, -projection.cashFlow.workingCapital.years.reduce((sum, each) => sum + each, 0))
  const tied = computed('tied-up', bound, money(bound))
  return choose('maker-gap', [
    say`Material is paid for ${gap} before the buyer’s money comes. Over three years growth ties up ${tied} that way: profit which nobody can spend.`,
    say`Then the calendar. From paying a supplier to being paid lie ${gap}, and each larger month has to be lent to the one after it, ${tied} by the end.`,
    say`Growth eats cash here, ${tied} in three years, for a plain reason: ${gap} pass between the supplier’s due date and the customer’s payment.`,
  ])
}

export function pricing(maker: Maker): PricingText {
  const { context, goods, known, drivers } = maker
  const { names, choose, computed, price } = context
  const direct = drivers.streams.find(({ id }) => id === 'direct')
  const one = goods.unit.one
  const shelf = Math.round(known.wholesale.value * (goods.resale ?? 1))
  return {
    lead: told(goods.chain),
    rows: [
      {
        what: `one ${one}, to the trade`,
        price: known.wholesale,
        why: together(
          known.material
            ? say`material is ${known.cost}, from ${cite(known.material)}${words(known.material.basis.kind === 'founder' ? ' margin' : ' of the price')};`
            : say`material is ${cite(known.cost)};`,
          say`delivery and breakage take ${cite(known.delivery)} more`,
        ),
      },
      ...(direct && direct.kind === 'units'
        ? [
            {
              what: `one ${one}, sold directly`,
              price: known.retail ?? computed('direct-price', direct.price, price(direct.price)),
              why: say`never below the shelf: an account that is undercut does not order again`,
            },
          ]
        : known.retail
          ? [
              {
                what: `one ${one}, dearer version`,
                price: known.retail,
                why: say`named in the brief beside the first; not in the sums`,
              },
            ]
          : []),
    ],
    paragraphs: [
      direct
        ? choose('maker-direct', [
            say`Direct sales are for hearing what people say, and for cash on the day. They stay a side line, because an hour of selling is an hour away from the ${words(goods.bench)}.`,
            say`What is sold directly brings the shop’s margin as well, and costs evenings. It is kept at a size that no account takes amiss.`,
            say`Two prices for one thing need a rule: the direct one is the shelf price, always. Cheaper at the gate would be a discount paid to accounts’ customers.`,
          ])
        : goods.resale === undefined
          ? choose('maker-use', [
              say`Buyers use it up or build it in, so the price is compared with what the lack of it costs, and that is a figure only they know. The visits are there to learn it.`,
              say`Nobody resells it; the price ends here. It may be as high as the trouble it saves, less what the buyer would pay a known supplier for the same.`,
              say`There is no shelf behind this price. It stands or falls by the buyer’s own sum, in which hours and waste count as much as ${known.wholesale}.`,
            ])
          : choose('maker-shelf', [
              say`Whoever resells adds a margin; with what is usual there, ${known.wholesale} become ${computed('shelf-price', shelf, price(shelf))} for the last customer. If that looks too dear beside the rival, the price to the trade is too dear as well.`,
              say`Read the price from the far end. At ${computed('shelf-price', shelf, price(shelf))}, roughly what ${known.wholesale} become where it is sold on, it has to stand beside what is there already.`,
              say`${known.wholesale} to the trade can mean ${computed('shelf-price', shelf, price(shelf))} to whoever uses it. That second price is the one to test, though ${names.company} never charges it.`,
            ]),
      choose('maker-terms', [
        say`Terms are part of the price: ${computed('receivable-days', RECEIVABLE_DAYS, `${RECEIVABLE_DAYS} days`)} are planned for payment. Two in a hundred off for money within a week is cheaper than a bank and is offered to everybody.`,
        say`Orders have a smallest size, because a small one costs the same hour of picking and driving. Below it buyers are sent to the nearest account that stocks the goods.`,
        say`Prices rise once a year, on a date announced a quarter ahead. Suppliers do not ask, and a maker who waits two years has to explain two rises at once.`,
      ]),
      ...others(maker),
    ],
    ending: {
      label: 'Test',
      prose: choose('maker-price-test', [
        say`Eight buyers get this list and eight another a tenth dearer, by the toss of a coin. When first orders differ by fewer than two, ${names.founder} prints the dearer one.`,
        say`${names.founder} quotes the next ten enquiries a tenth above the list and counts. Six orders or more, and that is the list.`,
        say`Ask for the money: for six weeks every second offer goes out a tenth higher. ${names.founder} decides by signed orders alone, on day sixty.`,
      ]),
    },
  }
}

function others({ context, known }: Maker): Prose[] {
  if (known.others.length === 0) return []
  const list = known.others.slice(0, 6).map((each) => say`${cite(each)}${words(periodOf(each))}`)
  return [
    together(
      say`The brief also holds`,
      ...list.map((each, i) => (i < list.length - 1 ? say`${each},` : say`${each}.`)),
      context.choose('maker-others', [
        say`We read this neither as the price of a unit nor as its cost; it is shown and left out of the sums.`,
        say`It could not be placed among price and cost with confidence, so nothing is computed from it.`,
        say`Should it be the price of a unit after all, the tables change and have to be made anew.`,
      ]),
    ),
  ]
}
