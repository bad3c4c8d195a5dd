// How customers are won, what is rented, and how a day runs.
import { formatNumber } from '../../../money.ts'
import { type Context, percent } from '../../context.ts'
import { channel } from '../../drivers/channels.ts'
import { cite, say } from '../../kit/prose.ts'
import { type Quantity, words } from '../../kit/quantity.ts'
import type { ArchitectureText, Channel, GoToMarketText, OperationsText } from '../playbook.ts'
import { inPlan } from './quantities.ts'
import type { Shop } from './shop.ts'
import { neighbourhood } from './texts-market.ts'

function conversion(
  { assume }: Context,
  id: string,
  label: string,
  range: [number, number, number],
): Quantity {
  const [low, value, high] = range
  return assume(`conversion-${id}`, {
    label,
    low,
    value,
    high,
    show: percent,
    why: 'replaced by the first count',
  })
}

function cost(context: Context, id: string, label: string, range: [number, number, number]): Quantity {
  return context.assume(`channel-cost-${id}`, {
    label,
    ...inPlan(context, range),
    show: context.money,
    why: 'printing, samples and small prizes; hours are the founder’s own',
  })
}

function channels(shop: Shop): Channel[] {
  const { context, trade } = shop
  const { households } = neighbourhood(shop)
  const drops = context.counted('letterboxes', Math.round((households.value * 2) / 10) * 10, 'letterboxes')
  const talks = context.assume('talks', {
    label: 'Talks at a tasting table before and after opening',
    value: 300,
    low: 150,
    high: 500,
    show: (count) => `${formatNumber(count)} talks`,
    why: 'eight Saturdays, forty people each, some of them twice',
  })
  const told = context.assume('told', {
    label: 'Customers asked to bring a neighbour',
    value: 150,
    low: 60,
    high: 300,
    show: (count) => `${formatNumber(count)} customers`,
    why: 'one card with a second one on it, handed over by name',
  })
  return [
    channel(context, {
      id: 'drops',
      name: 'Two rounds of cards, door by door',
      reach: drops,
      conversion: conversion(context, 'drops', 'Cards that bring a regular', [0.002, 0.005, 0.012]),
      cost: cost(context, 'drops', 'Two rounds of cards', [500, 1_200, 2_000]),
    }),
    channel(context, {
      id: 'talks',
      name: `A tasting table ${trade.busy.includes('Saturday') ? 'on Saturdays' : 'on the busiest morning'}`,
      reach: talks,
      conversion: conversion(context, 'talks', 'Talks that bring a regular', [0.04, 0.08, 0.15]),
      cost: cost(context, 'talks', 'Tasting table', [300, 600, 1_000]),
    }),
    channel(context, {
      id: 'told',
      name: 'Neighbours brought by customers',
      reach: told,
      conversion: conversion(context, 'told', 'Customers who bring one', [0.08, 0.15, 0.25]),
      cost: cost(context, 'told', 'Thank-you for both sides', [150, 300, 500]),
    }),
  ]
}

export function goToMarket(shop: Shop): GoToMarketText {
  const { context, trade, extras, known } = shop
  const { names, choose } = context
  return {
    lead: choose('shop-channels', [
      say`Everything happens on foot. A circle this small is less than advertising platforms can aim at, so money goes into paper, tables and names.`,
      say`Who lives near has to taste it, and who tasted it has to tell. Paid advertising comes last, if at all: the platforms cannot draw a circle this small.`,
    ]),
    channels: channels(shop),
    paragraphs: [
      say`Marketing is ${cite(known.marketing)} a month until half a year after opening, then about half. The busy hours, ${words(trade.busy)}, need no advertising; ${words(trade.quiet)} do, and every offer is tied to them.`,
      extras.subscription
        ? say`Leaving has a process too. Who skips twice gets a call from ${names.founder}, not an email; a pause is one tap, because a household that paused comes back more often than one that left.`
        : say`Whoever has not come for a month and used to come weekly is missed by name. ${names.founder} keeps the list, twenty names long, and asks.`,
    ],
    ending: {
      label: 'Threshold',
      prose: extras.subscription
        ? say`Half of ${cite(extras.subscription.pledges)} paid orders by day forty-five, all of them by day ninety. Fewer than a third by day forty-five: change the streets or the price.`
        : say`Two in five first-time customers of the first four weeks come back within a month, counted with stamped cards. One in five or fewer: the offer is wrong, not the advertising.`,
    },
  }
}

export function architecture({ context, trade, extras }: Shop): ArchitectureText {
  const { names, choose, has } = context
  const lockers = has(/locker/i)
  return {
    lead: choose('shop-tools', [
      say`Nothing is built that can be rented. Each part can be replaced within a weekend, and ${names.company} owns the one thing that counts: the list of its customers.`,
      say`A ${words(trade.noun)} is no software firm. The parts below are hosted by others, paid by the month and joined by an export.`,
    ]),
    layers: [
      {
        part: 'till',
        job: say`counter sales, stock of the ten best sellers, sales by the hour`,
        choice: say`a rented till with card reader; the hourly report is the reason to choose it`,
      },
      ...(extras.subscription
        ? [
            {
              part: 'orders ahead',
              job: say`plans, pause, skip, card charged before the week begins`,
              choice: say`a hosted subscription shop with a hosted payment page`,
            },
          ]
        : [
            {
              part: 'a page',
              job: say`hours, range, a way to order ahead for collection`,
              choice: say`a hosted shop page with one form`,
            },
          ]),
      ...(lockers
        ? [
            {
              part: 'lockers',
              job: say`one code for each collection`,
              choice: say`the supplier’s service, code by text message; a paper key as fallback`,
            },
          ]
        : []),
      ...(extras.classes
        ? [
            {
              part: 'bookings',
              job: say`seats, reminders, refunds until two days before`,
              choice: say`the till’s booking module; no second system`,
            },
          ]
        : []),
      {
        part: 'the list',
        job: say`how much to make or order, for tomorrow`,
        choice: say`an export at a fixed hour, printed and pinned where the work is done`,
      },
      {
        part: 'books',
        job: say`takings, wages, sales tax`,
        choice: say`the accountant’s program, fed by the till`,
      },
    ],
    paragraphs: [
      say`A hosted payment page keeps card numbers away from the shop, and with them the longest of the security questionnaires. Personal data are a name, a telephone number and what was ordered; what is older than a year is deleted.`,
    ],
    ending: {
      label: 'Test',
      prose: extras.subscription
        ? say`One week before opening ten friends order, skip, pause, collect${words(lockers ? ' after closing time' : '')} and ask for their money back, with nobody helping. Ten of ten must succeed.`
        : say`One week before opening ten friends buy, pay by card and by cash, bring something back and order ahead. Ten of ten must leave with the right thing and the right receipt.`,
    },
  }
}

export function operations({ context, trade, opens }: Shop): OperationsText {
  const { names, choose } = context
  return {
    paragraphs: [
      say`${words(trade.day)} The bottleneck is ${words(trade.bottleneck.what)}, because ${words(trade.bottleneck.because)}.`,
      choose('shop-week', [
        say`Two sorts of hours exist. ${words(`${trade.busy.charAt(0).toUpperCase()}${trade.busy.slice(1)}`)} the room is full and every minute counts; ${words(trade.quiet)} belong to cleaning, orders and rest. People are hired for the first sort only.`,
        say`Hours are staffed by the count, not by habit: hands where the queue is, ${words(trade.busy)}, and one person ${words(trade.quiet)}.`,
      ]),
    ],
    people: [
      {
        role: 'founder',
        when: 'the first day',
        why: say`at the counter in every busy hour of the first half-year: nobody else learns the names`,
      },
      ...trade.help.map(({ role }) => ({
        role: role.toLowerCase(),
        when: opens === 1 ? 'now' : 'opening, more hours in the second year',
        why: say`hours are added only after the count of sales has held for three months`,
      })),
    ],
    gaps: [
      {
        gap: say`Somebody who can ${words(trade.craft)} when ${names.founder} is ill`,
        why: say`one back injury closes the door`,
        closedBy: say`the first person hired is trained on everything within three months`,
      },
      {
        gap: say`Books, payroll and sales tax`,
        why: say`they come every month and are noticed when they are late`,
        closedBy: say`an outside accountant from the first invoice on`,
      },
    ],
    ending: {
      label: 'Decision',
      prose:
        opens === 1
          ? say`${names.founder} reads the lease again for its next break and writes the date on the wall; until then every addition has to pay for itself before it.`
          : say`The draft lease goes to a solicitor with three conditions: rent-free months for the fit-out, a break after the second year, and an answer in writing on ${words(trade.premises)}. Owner: ${names.founder}.`,
    },
  }
}
