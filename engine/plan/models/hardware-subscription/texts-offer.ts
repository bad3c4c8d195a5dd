// What is built, what one customer leaves, and what is asked for it.
import { formatNumber } from '../../../money.ts'
import { periodOf } from '../../founder-facts.ts'
import { cite, label, type Prose, say, together } from '../../kit/prose.ts'
import { isOwn, type Quantity, words } from '../../kit/quantity.ts'
import type { ModelText, Phase, PricingText, ProductText } from '../playbook.ts'
import { approval, billingOf, tooling } from './money.ts'
import { calls, isSelling, openers, told, type Venture } from './venture.ts'

export function product(venture: Venture): ProductText {
  const { context, device } = venture
  const { u, names, choose } = context
  const { one, buyers } = calls(venture)
  const own = u.parts.map(({ value }) => value).slice(0, 3)
  return {
    lead: choose('device-first', [
      say`The measure of a version is whether ${buyers} can use it without ${names.founder} standing beside them. It holds:`,
      say`A ${one} does little and does it every day. With the service around it that makes:`,
      say`What goes into the ${words(isSelling(venture) ? 'next' : 'first')} batch is decided by what can be supported by telephone. For ${buyers} that is:`,
    ]),
    features: [...own, ...device.features].slice(0, 8),
    phases: phases(venture),
    leftOut: device.leftOut.map(({ what, why }) => ({ what, why: say`${words(why)}.` })),
    ending: { label: 'Test', prose: together(told(device.productTest), say`Owner: ${names.founder}.`) },
  }
}

function phases(venture: Venture): Phase[] {
  const { context, device, known } = venture
  const { said } = context
  const { one, many, customers } = calls(venture)
  const built = said('prototypes')
  const first: Phase[] = isSelling(venture)
    ? [
        {
          name: 'Count',
          when: 'months one to three',
          what: say`every ${one} in the field listed with age, faults and last message`,
          movesOnWhen: say`fewer than one in twenty is silent without a reason`,
        },
      ]
    : [
        {
          name: 'Look back',
          when: 'months one and two',
          what: built
            ? say`what the ${cite(built)} ${words(built.value === 1 ? 'prototype has' : 'prototypes have')} recorded, scored against what really happened`
            : say`a bench version beside the thing it watches, and talks with twenty ${customers}`,
          movesOnWhen: say`it said something useful that nobody there had noticed`,
        },
        {
          name: 'First batch',
          when: `up to month ${inWords(known.starts - 1)}`,
          what: say`tooling for ${cite(tooling(context, known))}, papers for ${cite(approval(context, device))}, a quarter’s ${many} on order`,
          movesOnWhen: say`${openers(venture)} have signed, with a price in the contract`,
        },
      ]
  return [
    ...first,
    {
      name: 'Prove',
      when: isSelling(venture) ? 'months four to twelve' : 'the rest of the first year',
      what: say`${known.devices} ${words(known.devices.value > 1 ? device.noun.many : device.noun.one)} at each ${words(device.customer.one)}; every message kept with its outcome`,
      movesOnWhen: say`eight of ten first ${customers} would pay again, asked by somebody other than the founder`,
    },
    {
      name: 'Repeat',
      when: 'the second year',
      what: say`a second batch at ${known.landed} landed or below, setting up by somebody who did not build it`,
      movesOnWhen: say`a stranger installs it by the sheet, without a call`,
    },
    {
      name: 'Grow',
      when: 'the third year',
      what: device.second
        ? say`more ${customers}, and ${words(device.second.label.toLowerCase())}`
        : say`more ${customers} through people who are paid for the introduction`,
      movesOnWhen: say`renewals hold at the planned rate for two rounds`,
    },
  ]
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
export const inWords = (count: number) => NUMBERS[Math.max(0, Math.min(10, count))] ?? 'ten'

export function modelText(venture: Venture): ModelText {
  const { context, known } = venture
  const { choose, names, computed, price } = context
  const { one, customers } = calls(venture)
  const least = Math.round(known.landed.value * 1.12)
  return {
    lead: earns(venture),
    comments: [once(venture), ratio(venture), ceiling(venture), second(venture)].filter(
      (prose) => prose !== undefined,
    ),
    ending: {
      label: 'Threshold',
      prose: choose('device-landed', [
        say`Landed cost is written down for every batch. Above ${computed('landed-limit', least, price(least))} for a ${one}, the price moves before the next batch is sold. Owner: ${names.founder}.`,
        say`${names.founder} reports two numbers each quarter: landed cost of a ${one}, and ${customers} who renewed. ${computed('landed-limit', least, price(least))} for the first is the line at which the price has to follow.`,
        say`No batch is ordered when the last one landed above ${computed('landed-limit', least, price(least))} a ${one}; first the drawing or the price changes. ${names.founder} signs for it.`,
      ]),
    },
  }
}

function earns(venture: Venture): Prose {
  const { context, known, device, streamShare } = venture
  const { choose } = context
  const { customer } = calls(venture)
  const others = device.second
    ? say` Together they make ${streamShare('service', 3)} of the third year’s revenue.`
    : label('')
  if (known.kit.value === 0)
    return choose('device-earns-lent', [
      say`Only the service is sold, at ${known.fee} a month; the ${words(device.noun.many)} stay ours. The table takes one ${customer} and follows the money month by month.`,
      say`One ${customer} is the unit: ${known.devices} ${words(known.devices.value > 1 ? device.noun.many : device.noun.one)} lent, ${known.fee} a month paid. What is lent has to be earned back first.`,
      say`Where does the money come from? From ${known.fee} a month and nothing else, since the ${words(device.noun.many)} are lent.`,
    ])
  return choose('device-earns', [
    say`Two things are sold to the same ${customer}: ${what(venture)}. They have to be judged apart.${others}`,
    say`Where does the money come from? From ${what(venture)}.${others} The table takes one ${customer} and follows the money month by month.`,
    say`One ${customer} is the unit, with ${known.devices} ${words(known.devices.value > 1 ? device.noun.many : device.noun.one)}. Paid for are ${what(venture)}.${others}`,
  ])
}

function what({ known, device }: Venture): Prose {
  if (!known.device)
    return say`setting up at the start, ${known.kit}, with the ${words(device.noun.many)} lent, and the service, ${known.fee} a month`
  return say`the ${words(device.noun.many)} at the start, ${known.kit}, and the service, ${known.fee} a month`
}

/** What the device leaves once, or costs once. */
function once(venture: Venture): Prose | undefined {
  const { context, unit, known } = venture
  const { choose, computed } = context
  const { customer, many } = calls(venture)
  const setup = unit('service', 'setup')
  const monthly = unit('service', 'contribution')
  if (!setup || !monthly) return undefined
  if (monthly.value <= 0)
    return say`The service loses money: ${monthly} a month are left of one ${customer} after serving and replacement. No number of customers repairs that; the fee or the cost of serving has to change first.`
  const months = Math.max(1, Math.round(Math.abs(setup.value) / monthly.value))
  const span = computed(
    'setup-in-months',
    months,
    `${formatNumber(months)} ${months === 1 ? 'month' : 'months'}`,
  )
  if (setup.value <= 0)
    return choose('device-lent', [
      say`Each new ${customer} first takes cash: ${computed('setup-cost-size', Math.abs(setup.value), context.price(Math.round(Math.abs(setup.value))))} for ${many}, earned back by ${span} of service at ${monthly}. The plan books them as a cost at once, although they go on working; that is the harsher way.`,
      say`Lending ${many} is a loan to the customer. It comes back at ${monthly} a month, so ${span} pass before one ${customer} has paid for what hangs there.`,
      say`Growth is what makes this dear. A ${customer} that joins costs ${known.landed} for each of the ${many} on the day and brings ${monthly} a month after it; ${span} make it even.`,
    ])
  return choose('device-sold', [
    say`${known.device ? say`Selling the ${many}` : label('Setting up')} leaves ${setup} once. The service leaves ${monthly} a month, so after ${span} it has brought more than the sale did, and from then on staying is worth more than buying.`,
    say`What misleads is the first invoice. It leaves ${setup}, and ${span} of service at ${monthly} bring the same again without a visit.`,
    say`${setup} remain of the ${many}, ${monthly} of each month. A firm that lives on the first has to find new customers for ever; one that waits ${span} lives on the second.`,
  ])
}

/** Which ratio misleads, and why. */
function ratio(venture: Venture): Prose | undefined {
  const { context, unit, strongest, known } = venture
  const { choose } = context
  const [found, life] = [unit('service', 'ltvToCac'), unit('service', 'lifetime')]
  if (!found || !life) return undefined
  const lever = strongest
    ? say`In the ranking further on, ‘${words(strongest.label)}’ weighs most.`
    : undefined
  if (found.value < 1)
    return together(
      say`LTV over CAC is ${found}: winning a customer costs more than the customer ever leaves. Either the fee rises, or somebody else does the selling.`,
      lever,
    )
  return together(
    choose('device-ratio', [
      say`LTV over CAC comes to ${found}, and should not be shown to anybody without its condition: it believes in ${life} with the same customer, while nothing has run that long.`,
      say`A ratio of ${found} between LTV and CAC looks settled. It rests on ${life} of loyalty, and no ${words(venture.device.noun.one)} has lived that long yet.`,
      say`On paper a customer stays ${life} and the ratio of LTV to CAC is ${found}. Both follow from one figure, ${cite(known.churn)} leaving${words(isOwn(known.churn) ? ', which is the founder’s own and young' : ', a guess that a year will turn into a count')}.`,
    ]),
    lever,
  )
}

/** Limit, then lever: how many there will be when as many leave as come. */
function ceiling(venture: Venture): Prose | undefined {
  const { context, known, drivers } = venture
  const { choose, computed } = context
  const stream = drivers.streams.find(({ id }) => id === 'service')
  if (stream?.kind !== 'subscription' || stream.churn <= 0) return undefined
  const joining = stream.joining.at(-1)?.value ?? 0
  const { customers } = calls(venture)
  const most = Math.round(joining / stream.churn)
  const better = Math.round(joining / (stream.churn * 0.7))
  const [limit, higher] = [
    computed('ceiling', most, formatNumber(most)),
    computed('ceiling-better', better, formatNumber(better)),
  ]
  const come = computed('joining-late', joining, formatNumber(joining, joining < 10 ? 1 : 0))
  return together(
    choose('device-ceiling', [
      say`With ${come} joining a month at the end and ${cite(known.churn)} leaving, the number settles at ${limit} ${customers}, however long one waits. If a third fewer left, it would settle at ${higher}.`,
      say`There is a ceiling: ${come} join a month late in the plan, ${cite(known.churn)} leave, and the two balance at ${limit}. A third less leaving lifts it to ${higher}, without one more demonstration.`,
      say`How large can it get? At ${come} new ${customers} a month and ${cite(known.churn)} lost, the roof is ${limit}; lose a third less and it is ${higher}.`,
    ]),
    within(venture, most),
  )
}

/** The roof is far off in a short plan; what weighs until then may be something else. */
function within({ effect, sold, context }: Venture, roof: number): Prose | undefined {
  const [won, kept] = [effect('acquisition:service'), effect('churn:service')]
  if (!won || !kept || won.value <= kept.value || roof < sold('service', 3, '').value * 1.3) return undefined
  return context.choose('device-within', [
    say`That roof lies beyond these three years; within them, winning weighs more than keeping.`,
    say`Three years are too short to reach it, so until then new contracts matter more.`,
    say`The plan ends well below it, which is why finding customers still outweighs holding them here.`,
  ])
}

function second({ context, device, streamShare, streamRevenue }: Venture): Prose | undefined {
  const { second: other } = device
  if (!other) return undefined
  const [share, revenue] = [streamShare('contracts', 3), streamRevenue('contracts', 3)]
  return context.choose('device-second', [
    say`A second payer stands beside the first: ${words(other.who)}. ${words(other.why)} In the third year they bring ${revenue}, ${share} of all.`,
    say`${words(other.why)} That is why ${words(other.who)} are in the plan, with ${revenue} in the third year, ${share} of revenue.`,
    say`${revenue} of the third year, ${share}, come from elsewhere: from ${words(other.who)}. ${words(other.why)}`,
  ])
}

export function pricing(venture: Venture): PricingText {
  const { context, device, known } = venture
  const { names, choose, said } = context
  const { one, customer, customers } = calls(venture)
  const conversion = said('conversion')
  return {
    lead: told(device.anchor),
    rows: [
      ...(known.device
        ? [
            {
              what: `one ${device.noun.one}, once`,
              price: known.device,
              why: priceReason(venture, known.device),
            },
          ]
        : [
            {
              what: known.fitting
                ? `setting up at one ${device.customer.one}, once`
                : `one ${device.noun.one}`,
              price: known.fitting ?? known.kit,
              why: say`${words(known.fitting ? `as the brief has it; the ${device.noun.one} is` : '')} lent: it costs us ${known.landed} (${partsOf(known)}), stays ours and comes back when the contract ends`,
            },
          ]),
      {
        what: known.isPerCustomer
          ? `service for one ${device.customer.one}`
          : `service for one ${device.noun.one}`,
        price: known.service,
        why:
          known.service.basis.kind === 'founder'
            ? say`as the brief has it${words(periodOf(known.service) ? `,${periodOf(known.service)}` : '')}`
            : say`a month; covers data, messages, support and replacement`,
      },
      {
        what: `service for one ${device.customer.one}, a year`,
        price: known.feeYear,
        why: known.isPerCustomer
          ? say`twelve months at ${known.fee}`
          : say`${cite(known.devices)} ${words(known.devices.value > 1 ? device.noun.many : device.noun.one)}, twelve months`,
      },
    ],
    paragraphs: [
      rhythm(venture),
      choose('device-guarantee', [
        say`A guarantee against damage was considered and refused: one missed event at one ${customer} could exceed what ${names.company} takes in all year. What is promised is the working ${one}, its repair, and the open score.`,
        say`Founding ${customers} pay less in the first year and pay with something else: leave to publish what worked and what did not. After that year the price is the price.`,
        say`No discount is given for quantity before the cost of serving is known from counting. Half price in the first year is given for one thing only, the right to show the result.`,
      ]),
      ...others(venture),
    ],
    ending: {
      label: 'Test',
      prose: conversion
        ? say`The brief reckons with ${cite(conversion)} who say yes. Ten buyers see this sheet and ten a sheet one fifth dearer; if the difference is less than two signatures, ${names.founder} takes the dearer one.`
        : choose('device-price-test', [
            say`Ten buyers see this sheet, ten another one fifth dearer, otherwise alike. If signatures differ by fewer than two, ${names.founder} sells at the dearer price from the second batch on.`,
            say`Before day sixty twenty price sheets go out, half of them with a service dearer by a fifth. ${names.founder} counts signatures, not opinions; a gap of one is no gap.`,
            say`${names.founder} offers the next ten ${customers} a choice of two: this price, or a dearer service with the ${one} included. What seven of them choose becomes the offer.`,
          ]),
    },
  }
}

/** Parts, and what comes on top of them. */
const partsOf = ({ build, extra }: Venture['known']) =>
  say`parts for ${cite(build)}, and ${cite(extra)} for assembly, test and freight`

function priceReason({ context, known }: Venture, price: Quantity): Prose {
  const times = price.value / Math.max(1, known.landed.value)
  const factor = context.computed('price-over-landed', times, formatNumber(times, 1))
  return times >= 1
    ? say`${factor} times what it costs landed, ${known.landed}: ${partsOf(known)}`
    : say`below what it costs landed, ${known.landed} (${partsOf(known)}); the service has to make up for it`
}

function rhythm(venture: Venture): Prose {
  const { context, device, known } = venture
  const { service } = known
  if (service.basis.kind !== 'founder' || billingOf(device, known) === device.billing)
    return told(device.billingWhy)
  return context.choose('device-rhythm', [
    say`The founder’s price, ${cite(service)}${words(periodOf(service))}, sets the rhythm of payment. ${words(device.billing === 12 ? 'Such customers often prefer one invoice a year; offering both costs nothing and brings cash forward.' : 'A monthly way in may win those who do not yet trust a year.')}`,
    say`Payment follows the brief: ${cite(service)}${words(periodOf(service))}. ${words(device.billing === 12 ? 'A yearly invoice is offered beside it, since whoever has paid for a year does not decide every month.' : 'A month’s trial beside it lowers the step.')}`,
    say`${cite(service)}${words(periodOf(service))} is the founder’s figure and stays. ${words(device.billing === 12 ? 'Who pays a year ahead gets one month free, which is cheaper than a loan.' : 'A shorter term is shown beside it, for the wary.')}`,
  ])
}

function others({ context, known }: Venture): Prose[] {
  if (known.others.length === 0) return []
  const list = known.others.slice(0, 6).map((each) => say`${cite(each)}${words(periodOf(each))}`)
  return [
    together(
      say`Also named in the brief:`,
      ...list.map((each, i) => (i < list.length - 1 ? say`${each},` : say`${each}.`)),
      context.choose('device-others', [
        say`These amounts are neither the price of a device nor of its service as we read them, and drive nothing here.`,
        say`We could not place them among price and cost, so they are shown and not computed with.`,
        say`If one of them was meant as the price, the sums above change and should be run again.`,
      ]),
    ),
  ]
}
