// What all of it comes to, and who would pay for it.
import { cite, type Prose, say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { SummaryText, Texts } from '../playbook.ts'
import { tooling } from './money.ts'
import { customersAtEnd, shareOfReachable } from './texts-market.ts'
import { inWords } from './texts-offer.ts'
import { calls, openers, type Venture } from './venture.ts'

export function summary(venture: Venture): SummaryText {
  const { context, device, known } = venture
  const { names, choose } = context
  const { buyers, many } = calls(venture)
  const earns =
    known.kit.value > 0
      ? say`It earns twice: once with ${words(known.device ? `the ${device.noun.many}` : 'setting up')}, ${known.kit} for each customer, and month by month with the service at ${known.fee}.`
      : say`The ${many} are lent; it earns with the service, at ${known.fee} a month for each customer.`
  return {
    what: choose('device-what', [
      together(say`${names.company} sells ${names.offer} to ${buyers} ${names.where}.`, earns),
      together(say`For ${buyers} ${names.where}, ${names.company} offers ${names.offer}.`, earns),
      together(
        say`${words(capital(names.offer.words))}: that is what ${names.company} sells to ${buyers} ${names.where}.`,
        earns,
      ),
    ]),
    findings: [marketFinding(venture), moneyFinding(venture), timeFinding(venture)],
    weakest: weakest(venture),
    ending: {
      label: 'Decision',
      prose:
        known.starts <= 2
          ? choose('device-decide-now', [
              say`Within ninety days every ${words(device.noun.one)} in the field is accounted for and the quietest customers have been asked whether they stay. Only then is the next batch ordered.`,
              say`On day ninety ${names.founder} decides on the next batch by two counts: silent ${many}, and customers who say that they stay.`,
              say`The next batch waits for two numbers, both due by day ninety: how many ${many} are silent, and how many customers say they will stay.`,
            ])
          : choose('device-decide', [
              say`Tooling is ordered when ${openers(venture)} have signed with a price, by day ninety, and not because a date has come.`,
              say`On day ninety ${names.founder} orders the first batch or stops; ${openers(venture)} under contract decide it.`,
              say`No mould is cut before ${openers(venture)} have signed. Day ninety is the day on which that is read off.`,
            ]),
    },
  }
}

type Finding = SummaryText['findings'][number]

function marketFinding(venture: Venture): Finding {
  const { choose } = venture.context
  const share = shareOfReachable(venture)
  const end = customersAtEnd(venture)
  const { customers } = calls(venture)
  if (share.value > 0.15)
    return {
      headline: 'The market is the limit.',
      text: choose('device-limit', [
        say`The plan ends with ${end}, ${share} of all for whom it pays. More money would not find more ${customers}.`,
        say`${end} after three years is ${share} of those worth calling. Growth beyond that needs another use or another coast, not another salesperson.`,
        say`There are not many of them. ${end} by the end of the third year means ${share} of everybody within reach.`,
      ]),
    }
  return {
    headline: 'Reach is not the limit, hands are.',
    text: choose('device-hands', [
      say`After three years ${end} are served, ${share} of those for whom it pays. How fast they can be told and set up decides the pace.`,
      say`${share} of the reachable ${customers} would do: ${end}. Finding them is easier than visiting them.`,
      say`Enough ${customers} exist; ${end} are ${share} of them. Scarce are the days on which somebody shows it.`,
    ]),
  }
}

function moneyFinding(venture: Venture): Finding {
  const { context, unit, known } = venture
  const { choose } = context
  const [setup, monthly, payback] = [
    unit('service', 'setup'),
    unit('service', 'contribution'),
    unit('service', 'payback'),
  ]
  const { customer, many } = calls(venture)
  if (!setup || !monthly || monthly.value <= 0)
    return {
      headline: 'The fee does not carry the service yet.',
      text: say`At ${known.fee} a month one ${customer} costs more to serve than it pays. That comes before every other question.`,
    }
  if (setup.value <= 0)
    return {
      headline: 'Each new customer first costs money.',
      text: payback
        ? say`Lent ${many} and the effort of winning are earned back after ${payback}; until then growth empties the account.`
        : say`Lent ${many} are earned back at ${monthly} a month; until then growth empties the account.`,
    }
  return {
    headline: 'The device pays for the visit, the service for the wages.',
    text: choose('device-two', [
      say`${setup} are left of the first sale, and ${monthly} of every month after it. Renewal is therefore worth more than any new feature.`,
      say`A sale leaves ${setup} once; a month of service leaves ${monthly} again and again. The firm is as good as its renewals.`,
      say`Whoever stays brings ${monthly} a month on top of the ${setup} from the sale. What keeps them is being right, and being there when it breaks.`,
    ]),
  }
}

function timeFinding(venture: Venture): Finding {
  const { context, known, device } = venture
  const { said, choose } = context
  const built = said('prototypes')
  const prototypes = words(built?.value === 1 ? 'prototype' : 'prototypes')
  const { many } = calls(venture)
  if (known.starts <= 2)
    return {
      headline: 'What is in the field knows the answer.',
      text: say`${openers(venture)} at the start ${words(known.opening.value === 1 ? 'is' : 'are')} enough to begin counting what breaks and who stays. Both numbers are worth more than a forecast.`,
    }
  return {
    headline: built ? 'Prototypes are not a series.' : 'Nothing is proved yet.',
    text: built
      ? choose('device-series', [
          say`From ${cite(built)} ${prototypes} to a batch lie a mould, a test report and ${cite(tooling(context, known))} of tooling. The first paid month is ${words(`month ${inWords(known.starts)}`)}.`,
          say`${cite(built)} ${prototypes} are one thing; a hundred that work are another. Tooling for ${cite(tooling(context, known))} is spent only after the prototypes’ own records have been scored.`,
          say`The records of ${cite(built)} ${prototypes} can be scored now, for nothing. It decides whether ${cite(tooling(context, known))} of tooling make sense.`,
        ])
      : choose('device-unproved', [
          say`No ${words(device.noun.one)} of this kind has yet told a customer anything. The plan spends ${cite(tooling(context, known))} on tooling only after people have signed.`,
          say`The brief shows no ${many} at work. So talks and a bench version come first, and ${cite(tooling(context, known))} of tooling last.`,
          say`Before ${words(`month ${inWords(known.starts)}`)} nothing is earned. What can be learned until then without tooling, ${cite(tooling(context, known))}, is learned first.`,
        ]),
  }
}

/** In other words than on the sceptic's page, the same point: too few, or not staying. */
function weakest(venture: Venture) {
  const { context, effect } = venture
  const { choose } = context
  const { customers } = calls(venture)
  const [won, kept] = [effect('acquisition:service'), effect('churn:service')]
  if (!won || !kept) return say`Weakest is the number of ${customers}: nobody has been counted yet.`
  const worse = won.value >= kept.value ? won : kept
  const which =
    won.value >= kept.value ? say`three in ten fewer ${customers} join` : say`they leave half as fast again`
  return choose('device-weakest', [
    say`Weakest is what nobody has measured: whether ${customers} join and stay. If ${which}, the cash of three years falls by ${worse}.`,
    say`The soft spot is the customer, not the circuit. Should it turn out that ${which}, ${worse} are missing after three years.`,
    say`A reader should doubt the number of ${customers} first. When ${which}, it costs ${worse} over three years, and no better circuit brings that back.`,
  ])
}

export function funding(venture: Venture): Texts['funding'] {
  const { context, raise, known, need } = venture
  const { allSaid, choose, names } = context
  const budgets = allSaid('budget')
  const rounds = allSaid('raise')
  const { customers } = calls(venture)
  return {
    more: [
      ...budgets
        .slice(0, 1)
        .map((budget) =>
          choose('device-budget', [
            say`${cite(budget)} of the founder’s own go into talks, bench and papers. They carry the plan to its first decision, and that is their purpose.`,
            say`In hand are ${cite(budget)}, to be spent in the order of the ninety days; what they buy is an answer.`,
            say`The brief’s ${cite(budget)} come first and are risked first. Other people’s money follows signatures.`,
          ]),
        ),
      ...rounds
        .slice(0, 1)
        .map((round) =>
          Math.round(round.value) >= need.raise
            ? say`The round of ${cite(round)} covers the need of ${raise}. ${words(round.value > need.raise * 1.05 ? 'What lies above it is not spent on a larger batch; it is time.' : 'Nothing in it is spare, so a late batch has to be paid for by later hiring.')}`
            : say`The round of ${cite(round)} is smaller than the need of ${raise}. Either the difference is found, or hiring moves back until it fits.`,
        ),
      ...[...budgets.slice(1), ...rounds.slice(1)].map(
        (more) => say`Named beside it: ${cite(more)}, not counted twice.`,
      ),
      choose('device-investors', [
        say`Who lends on devices? Banks hardly, since returned ones are worth nothing. Buyers who pay a year ahead do, and so do public programmes for applied research; investors come when ${customers} have renewed once.`,
        say`Money for hardware is released in two steps: a small one for proof, a larger one for the batch. The second depends on signatures, a quoted landed cost of ${known.landed} or less, and on nothing else.`,
        say`The cheapest lender is the customer. A year paid ahead by each of the first ${openers(venture)} would bring ${context.computed('paid-ahead', known.feeYear.value * known.opening.value, context.money(known.feeYear.value * known.opening.value))} before the assembler wants his part.`,
      ]),
    ],
    ending: {
      label: 'Decision',
      prose:
        raise.value > 0
          ? choose('device-ask', [
              say`${names.founder} asks for ${raise} in two parts, the second only against signed ${customers}; whoever offers all of it at once is asked why.`,
              say`Of ${raise}, a third is enough for the first decision. ${names.founder} asks for that third first, and names the numbers that release the rest.`,
              say`${raise} are sought, after day ninety and with the counts in hand. Owner: ${names.founder}.`,
            ])
          : say`Nothing is sought. ${names.founder} keeps three months of costs in a second account and treats touching it as the first kill line.`,
    },
  }
}

/** What a second payer's contracts cost to serve, and how little or much that matters. */
export function contractCosts({ context, effect, device }: Venture): Prose[] {
  const size = effect('unitCosts:contracts')
  if (!size || !device.second) return []
  return [
    context.choose('device-contract-costs', [
      say`Serving ${words(device.second.label.toLowerCase())} is reckoned at three tenths of their price. A tenth more on that costs ${size} over three years.`,
      say`Three tenths of what ${words(device.second.label.toLowerCase())} bring are set aside for visits and devices; should they cost a tenth more, ${size} are missing at the end.`,
      say`If ${words(device.second.label.toLowerCase())} cost a tenth more to serve than the three tenths assumed, three years end ${size} lower.`,
    ]),
  ]
}
