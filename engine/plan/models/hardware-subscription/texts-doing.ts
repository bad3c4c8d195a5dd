// How customers are won, what is built and rented, and how the work runs.
import { formatNumber } from '../../../money.ts'
import { percent } from '../../context.ts'
import { channel } from '../../drivers/channels.ts'
import { founderPay } from '../../drivers/people.ts'
import { cite, say } from '../../kit/prose.ts'
import { type Quantity, words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { ArchitectureText, Channel, GoToMarketText, OperationsText } from '../playbook.ts'
import { perHead } from './money.ts'
import { calls, openers, told, type Venture, ways } from './venture.ts'

/** Customers won in the first year, those there at the start of a running business not counted. */
export function wonInYearOne({ projection, context }: Venture): Quantity {
  const joined = projection.streams.find(({ id }) => id === 'service')?.customers?.joining.years[0] ?? 0
  return context.computed('joined.y1', joined, formatNumber(joined))
}

/** Of the marketing line, what goes into the channels; the rest is paper and samples. */
const INTO_CHANNELS = 0.9

function channels(venture: Venture): Channel[] {
  const { context, device, projection } = venture
  const spent = projection.costs.find(({ id }) => id === 'marketing')?.cost.years[0] ?? 0
  const target = wonInYearOne(venture).value
  const given = context.said('conversion')
  let left = target
  return device.channels.map(({ name, reached, conversion: [low, value, high], share }, i) => {
    const isLast = i === device.channels.length - 1
    const wins = isLast ? Math.max(0, left) : Math.min(left, Math.round(target * share))
    left -= wins
    const conversion =
      i === 0 && given && given.value > 0 && given.value < 1
        ? given
        : context.assume(`conversion-${i + 1}`, {
            label: `${name}: share that buys`,
            low,
            value,
            high,
            show: percent,
            why: 'replaced by the first count',
          })
    const people = Math.ceil(wins / conversion.value)
    const cost = Math.round((spent * INTO_CHANNELS * share) / 100) * 100
    return channel(context, {
      id: `way-${i + 1}`,
      name,
      reach: context.computed(`reach-${i + 1}`, people, `${formatNumber(people)} ${reached}`),
      conversion,
      cost: context.computed(`channel-cost-${i + 1}`, cost, context.money(cost)),
    })
  })
}

export function goToMarket(venture: Venture): GoToMarketText {
  const { context, device, known } = venture
  const { names, choose, computed } = context
  const { customers, buyers } = calls(venture)
  const { meets, trusts, buys, busy } = ways(venture)
  const target = wonInYearOne(venture)
  const half = computed(
    'joined-half',
    Math.max(1, Math.round(target.value / 2)),
    formatNumber(Math.max(1, Math.round(target.value / 2))),
  )
  return {
    lead: told(device.sale),
    channels: channels(venture),
    paragraphs: [
      choose('device-meets', [
        say`Buyers are met at ${words(meets[0])} and at ${words(meets[1])}. They buy ${words(buys)}. At the wrong time, ${words(busy)}, nobody answers. Before a stranger they believe ${words(trusts)}, so the first ten ${customers} are chosen for whom they know.`,
        say`Timing is half of it. ${words(capital(buys))}: that is when such things are bought. A call at the wrong time does harm: ${words(busy)}. The place is ${words(meets[0])}; the reference is ${words(trusts)}.`,
        say`Whom do ${buyers} believe? ${words(capital(trusts))}. That person is at ${words(meets[0])}, or at ${words(meets[1])}, and is left alone at the wrong time: ${words(busy)}.`,
      ]),
      choose('device-wins', [
        say`In the first year ${target} ${customers} have to be won, founding ones included, at about ${cite(known.cac)} each. Hours of the founders are not in that figure; counted, it would be at least twice as high.`,
        say`${target} ${customers} are to be won in the first year. Money is the smaller part of the cost, ${cite(known.cac)} for each; the larger is ${names.founder}’s calendar.`,
        say`At ${cite(known.cac)} for each one won, ${target} ${customers} fit the marketing line of the first year. What does not fit is sending somebody else: until the second year founders sell.`,
      ]),
    ],
    ending: {
      label: 'Threshold',
      prose:
        known.starts <= 2
          ? choose('device-go-now', [
              say`By the end of month six ${half} new ${customers} have signed, or the first channel is dropped and its money goes to the one that won most. ${names.founder} counts on the last Friday of each month.`,
              say`${names.founder} looks at signatures by channel every month. Half a year with fewer than ${half} new ${customers} means that the offer is at fault and not the effort.`,
              say`${half} new ${customers} by month six. Below that no money is added; ten who declined are asked why, and the answers are read before anything is printed again.`,
            ])
          : choose('device-go', [
              say`${openers(venture)} sign before the batch is ordered. With fewer than half of them ${names.founder} does not order, but goes back to the twenty talks.`,
              say`Signatures come before soldering: ${openers(venture)} on paper, with the price, by the month before delivery. Half or fewer, and the order waits.`,
              say`The order for the first batch goes out on the day when ${openers(venture)} have signed, not on the day planned. ${names.founder} holds that line against the assembler’s discount.`,
            ]),
    },
  }
}

export function architecture(venture: Venture): ArchitectureText {
  const { context, device } = venture
  const { choose, names } = context
  const { one, many, customer } = calls(venture)
  const { keeps } = ways(venture)
  return {
    lead: choose('device-stack', [
      say`Own what is special, rent the rest. Special are the ${one} and the judgement behind its message; servers, payments and telephone calls are bought by use.`,
      say`From the ${one} to the message there are few steps, and each one is allowed to fail without the next one lying about it.`,
      say`The ${one} is the smaller part of the work. What has to hold for years is the way from a reading to somebody who acts on it.`,
    ]),
    layers: [
      ...device.layers.map(({ part, job, choice }) => ({ part, job: told(job), choice: told(choice) })),
      {
        part: 'intake',
        job: say`signed readings, in order, none overwritten`,
        choice: say`a rented message queue and a plain database; raw values are kept for ever`,
      },
      {
        part: 'updates',
        job: say`new firmware without a visit`,
        choice: say`signed images, ten ${many} first, the rest a week later, and a way back`,
      },
      {
        part: 'accounts and billing',
        job: say`who may see which ${one}, who pays`,
        choice: say`a hosted login and a hosted payment page`,
      },
    ],
    paragraphs: [
      told(device.silent),
      choose('device-data', [
        say`What has to stay private is ${words(keeps)}. A ${customer} sees its own ${many} and nothing else; whoever leaves takes the readings along as a file.`,
        say`Data belong to the ${customer}. ${names.company} may learn from them, and may show them to nobody, since they hold ${words(keeps)}.`,
        say`Access follows one rule: own ${many}, own readings. Staff look in only with a reason that is logged, because ${words(keeps)} must not travel.`,
      ]),
    ],
    ending: { label: 'Test', prose: told(device.acceptance) },
  }
}

export function operations(venture: Venture): OperationsText {
  const { context, device, known, drivers } = venture
  const { names, choose, u } = context
  const { many, customers } = calls(venture)
  const served = perHead(context, device, known)
  const heads = context.computed('per-head', served, formatNumber(served))
  const has = (id: string) => drivers.staff.some((line) => line.id === id)
  const builds = u.facts.some(
    ({ kind, about }) =>
      kind === 'skill' && /engineer|electronic|hardware|embedded|firmware|maker|developer/i.test(about),
  )
  return {
    paragraphs: [
      told(device.rhythm),
      told(device.breaks),
      choose('device-bottleneck', [
        say`Setting up is the bottleneck while ${customers} are few; support is when they are many. One person looks after about ${heads} of them, and the plan hires along that line.`,
        say`Hands are planned by number: one person for about ${heads} ${customers}. Below it the founders do it, and learn what the manual forgot.`,
        say`Parts arrive in batches, ${customers} one by one. Between the two stands a shelf of ${many}, and whoever fills it at ${known.landed} apiece binds cash that the bank will not lend.`,
      ]),
    ],
    people: [
      {
        role: names.founder.words === 'the founder' ? 'founder' : names.founder.words,
        when: 'the first day',
        why: say`talks, first installations and every support call of the first half-year; pay rises to ${cite(founderPay(context))} a month`,
      },
      {
        role: device.hours > 0 ? 'installation and support' : 'support and dispatch',
        when: known.starts <= 2 ? 'now, by the hour' : 'the first deliveries, by the hour',
        why: say`added along the number of ${customers}, never ahead of it`,
      },
      ...(has('engineer')
        ? [
            {
              role: 'engineer',
              when: 'month three',
              why: say`a second person who understands device and service, so that one may fall ill`,
            },
          ]
        : []),
      ...(has('sales')
        ? [
            {
              role: 'sales',
              when: known.scale >= 1.7 ? 'the first batch' : 'late in the second year, half time',
              why: say`only after the founder’s own talks have shown which sentence sells`,
            },
          ]
        : []),
    ],
    gaps: [
      {
        gap: told(device.gap.gap),
        why: told(device.gap.why),
        closedBy: told(device.gap.closedBy),
      },
      builds
        ? {
            gap: say`Somebody who buys parts and plans batches`,
            why: say`a good drawing is late when one part is`,
            closedBy: say`the assembler’s purchasing, for a fee, until the third batch`,
          }
        : {
            gap: say`A person who can repair the ${words(device.noun.one)} and its firmware`,
            why: say`every fault otherwise waits for an invoice`,
            closedBy: say`an engineer by the day, with the source in our hands from the first hour`,
          },
      {
        gap: say`Contracts, liability and data terms`,
        why: say`a missed message will be blamed on somebody`,
        closedBy: say`a lawyer reads terms and price sheet once, before the first signature`,
      },
    ],
    ending: {
      label: 'Decision',
      prose: choose('device-paper', [
        say`Before the first paid ${words(device.noun.one)} leaves the house there is in writing what it does, what it does not, and who is liable. Owner: ${names.founder}, day sixty.`,
        say`${names.founder} orders nothing that needs a test report until the test house has answered in writing, and sells nothing without a page that says what it cannot do and how to leave.`,
        say`Two papers come before the batch: the test house’s answer, and for buyers one page with limits, liability and the way out. ${names.founder} has both by day seventy-five, or the date moves.`,
      ]),
    },
  }
}
