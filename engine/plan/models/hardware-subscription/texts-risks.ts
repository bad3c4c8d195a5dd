// What can break it, where to stop, and what to do first.
import { formatNumber } from '../../../money.ts'
import { say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import type { Ending } from '../../kit/section.ts'
import type { Risk, RisksText, Step, Texts } from '../playbook.ts'
import { wonInYearOne } from './texts-doing.ts'
import { customersAtEnd, shareOfReachable } from './texts-market.ts'
import { calls, isMonthly, isSelling, openers, told, type Venture } from './venture.ts'

export function risks(venture: Venture): RisksText {
  const { context, device } = venture
  const { names, choose } = context
  const { customers } = calls(venture)
  return {
    list: riskList(venture),
    sceptic: [told(device.sceptic), arithmetic(venture)],
    answer: choose('device-answer', [
      say`The sceptic is wrong if ${words(device.wrongIf)}. Both can be counted within two years; ${names.founder} publishes the count to every investor and every ${words(device.customer.one)}.`,
      say`What would settle it? Not words: the case stands if ${words(device.wrongIf)}. ${names.founder} measures it from the first ${words(device.noun.one)} on and reports each quarter.`,
      say`There is an answer, and it is not an argument. It holds if ${words(device.wrongIf)}, counted by somebody who is not paid by ${names.company}.`,
    ]),
    kill: killLines(venture),
    ending: {
      label: 'Owner',
      prose: choose('device-owner', [
        say`${names.founder} signs this table before the first outside money arrives and gives a copy to one of the first ${customers}.`,
        say`One outsider, named by ${names.founder} in week one, asks about each line on its date.`,
        say`The lines are read aloud at the end of each quarter. ${names.founder} may move a date once, in writing, and no line twice.`,
      ]),
    },
  }
}

function riskList(venture: Venture): Risk[] {
  const { device, known, context } = venture
  const { customers, one } = calls(venture)
  return [
    {
      name: `Fewer ${device.customer.many} join than planned`,
      likelihood: 'high',
      measuredBy: 'acquisition:service',
      firstSign: say`demonstrations without a second call`,
      answer: say`change whom, then what is said, then the price`,
    },
    {
      name: isMonthly(venture) ? 'They leave' : 'They do not renew',
      likelihood: 'unknown',
      measuredBy: 'churn:service',
      firstSign: say`messages not opened for three weeks`,
      answer: say`${words(isMonthly(venture) ? 'call in the third silent week' : 'call before the renewal, not after')}`,
    },
    {
      name: 'The price does not hold',
      likelihood: 'medium',
      measuredBy: 'price:service',
      firstSign: say`three requests for a discount in a row`,
      answer: say`fewer ${customers}, those with more at stake`,
    },
    {
      name: `A ${device.noun.one} costs more to build and keep`,
      likelihood: 'high',
      measuredBy: 'unitCosts:service',
      firstSign: say`the assembler’s second quote`,
      answer: say`drop a part or lift the price before the next batch`,
    },
    known.starts > 1
      ? {
          name: 'The first batch is late',
          likelihood: 'high',
          measuredBy: 'delay',
          firstSign: say`one part with no date`,
          answer: say`tell those who signed, at once; deliver ten by hand`,
        }
      : {
          name: 'The founders cannot live on it',
          likelihood: 'medium',
          measuredBy: 'founders',
          firstSign: say`pay put off for the second month`,
          answer: say`a smaller batch, a dearer fee, or an honest end`,
        },
    {
      name: device.risk.name,
      likelihood: device.risk.likelihood,
      firstSign: told(device.risk.sign),
      answer: told(device.risk.answer),
    },
    context.u.sells.value === 'to-consumers'
      ? {
          name: 'Advertising grows dearer',
          likelihood: 'medium',
          measuredBy: 'cost:marketing',
          firstSign: say`cost of one ${words(device.customer.one)} above ${known.cac} for two months`,
          answer: say`stop the dearest channel; pay owners for friends`,
        }
      : device.second
        ? {
            name: 'No contract with the second payer',
            likelihood: 'medium',
            measuredBy: 'volume:contracts',
            firstSign: say`six talks and no offer asked for`,
            answer: say`plan without it, and with one salary less`,
          }
        : {
            name: 'Firms pay late',
            likelihood: 'medium',
            measuredBy: 'paidLater',
            firstSign: say`the second reminder for one ${one}`,
            answer: say`a year ahead, by card, for new ones`,
          },
  ]
}

/** The plan's own figures, read by somebody who wishes it no good. */
function arithmetic(venture: Venture) {
  const { context, year, raise, need } = venture
  const { choose, names } = context
  const earned = year('ebitda', 3)
  const end = customersAtEnd(venture)
  const share = shareOfReachable(venture)
  const result =
    earned.value > 0
      ? say`When all of it goes right, the third year leaves ${earned} before interest, tax and write-offs.`
      : say`Even when all of it goes right, the third year still loses money: ${earned} before interest, tax and write-offs.`
  const money =
    need.raise > 0
      ? say`For that somebody has to put in ${raise} first, most of it gone into people and parts that nobody buys back.`
      : say`The founders’ own years are the stake, and they are in no table.`
  return choose('device-arithmetic', [
    together(say`Then the sums. The plan needs ${end}, ${share} of all for whom it pays.`, result, money),
    together(
      result,
      money,
      say`And it presumes ${end} from a group of which it must win ${share}, ${words(isSelling(venture) ? 'while those won so far were the easy ones' : 'by people who have sold none so far')}.`,
    ),
    together(
      say`${names.company} also has to win ${share} of everybody it could serve, ${end}, before it is what these tables say.`,
      money,
      result,
    ),
  ])
}

function killLines(venture: Venture): RisksText['kill'] {
  const { known, context, device } = venture
  const { computed, price } = context
  const { customers, many } = calls(venture)
  const limit = Math.round(known.landed.value * 1.4)
  const target = wonInYearOne(venture)
  const third = Math.max(1, Math.round(target.value / 3))
  const landed = computed('landed-kill', limit, price(limit))
  return known.starts <= 2
    ? [
        {
          when: 'day sixty',
          stopIf: say`more than one in ten ${many} in the field is silent without a known cause: sell none until it is below`,
        },
        {
          when: 'the end of month six',
          stopIf: say`fewer than ${computed('joined-third', third, formatNumber(third))} new ${customers} have joined, at any price`,
        },
        {
          when: 'the next batch',
          stopIf: say`a ${words(device.noun.one)} lands above ${landed}: raise the price or end the series`,
        },
        lastLine(venture),
      ]
    : [
        { when: 'day thirty', stopIf: say`fewer than eight of twenty ${words(device.askedPass)}` },
        {
          when: 'day ninety',
          stopIf: say`fewer than half of ${openers(venture)} have signed with a price, or quotes put a ${words(device.noun.one)} above ${landed} landed`,
        },
        {
          when: 'the end of the first year',
          stopIf: say`fewer than ${computed('joined-third', third, formatNumber(third))} ${customers} pay, or one ${words(device.noun.one)} in ten has had to be replaced`,
        },
        lastLine(venture),
      ]
}

const lastLine = (venture: Venture): RisksText['kill'][number] =>
  isMonthly(venture)
    ? {
        when: 'the end of the second year',
        stopIf: say`fewer than two in three of those who joined a year before still pay`,
      }
    : { when: 'the first renewals', stopIf: say`fewer than two in three of those asked pay again` }

export function ninetyDays(venture: Venture): Texts['ninetyDays'] {
  const { context, known } = venture
  const { names, choose } = context
  const isSelling = known.starts <= 2
  return {
    lead: isSelling
      ? choose('device-ninety-now', [
          say`The next quarter counts before it adds. Each line ends in one number, and the number decides about the next line.`,
          say`What runs already knows more than any plan. For ninety days it is asked.`,
          say`Three months, one number a line; growth comes last.`,
        ])
      : choose('device-ninety', [
          say`Ninety days in which talk and bench work cost little, and in which the order for the first batch is earned or dropped.`,
          say`Nothing is tooled in this quarter. It ends with signatures and quotes, or with a saved year.`,
          say`The cheap questions come first. A line that fails stops those below it.`,
        ]),
    steps: isSelling ? stepsSelling(venture) : stepsBuilding(venture),
    ending: {
      label: 'Next',
      prose: isSelling
        ? choose('device-next-now', [
            say`On Monday ${names.founder} pulls the list of every ${words(venture.device.noun.one)} in the field, with the date of its last message.`,
            say`First of all ${names.founder} calls the three customers who have been quiet longest.`,
            say`${names.founder} begins with the drawer of returns, and opens every one of them this week.`,
          ])
        : choose('device-next', [
            say`On day one ${names.founder} writes down twenty names to talk to, and calls the first three before lunch.`,
            say`${names.founder} starts with the telephone and not with the soldering iron: three appointments by Friday.`,
            say`Before anything is drawn, ${names.founder} puts the last line of the table into the diary of somebody who will ask about it.`,
          ]),
    },
  }
}

function stepsBuilding(venture: Venture): Step[] {
  const { context, device, known } = venture
  const { names, u, computed, price } = context
  const { customers, one } = calls(venture)
  const owner = names.founder.words
  const partner = u.facts.some(({ who }) => who === 'co-founder') ? 'the co-founder' : owner
  const limit = Math.round(known.landed.value * 1.12)
  return [
    {
      day: 14,
      action: say`One page: what it does, what it cannot, what it costs`,
      owner,
      number: 'pages',
      goOnIf: say`one, and a stranger understands it`,
    },
    {
      day: 30,
      action: say`Ask twenty ${customers} ${words(device.asked)}`,
      owner,
      number: 'who pass the test of section one',
      goOnIf: say`twelve of twenty`,
    },
    {
      day: 35,
      action: say`Call a hundred from ${words(device.market.register)}`,
      owner,
      number: 'share that qualifies',
      goOnIf: say`half of what is assumed, or more`,
    },
    {
      day: 45,
      action: say`Three quotes for a quarter’s batch, test report included`,
      owner: partner,
      number: 'landed cost',
      goOnIf: say`${computed('landed-limit', limit, price(limit))} or less`,
    },
    {
      day: 60,
      action: say`Run the ${one} at two places beside what people do today`,
      owner: partner,
      number: 'times it knew first',
      goOnIf: say`three, with no false alarm too many`,
    },
    {
      day: 70,
      action: say`Answer of the test house and of the insurer, in writing`,
      owner,
      number: 'answers',
      goOnIf: say`both`,
    },
    {
      day: 80,
      action: say`Twenty price sheets, in two versions`,
      owner,
      number: 'signatures',
      goOnIf: say`half of the founding number`,
    },
    {
      day: 90,
      action: say`Order, wait or stop`,
      owner,
      number: 'lines passed',
      goOnIf: say`six of the seven above, the signatures among them`,
    },
  ]
}

function stepsSelling(venture: Venture): Step[] {
  const { context, device, known } = venture
  const { names, computed, price } = context
  const { customers, one, many } = calls(venture)
  const owner = names.founder.words
  const limit = Math.round(known.landed.value * 1.12)
  return [
    {
      day: 10,
      action: say`List every ${one} in the field with age, last message and faults`,
      owner,
      number: 'silent without a reason',
      goOnIf: say`below one in twenty`,
    },
    {
      day: 20,
      action: say`Open every return of the last year`,
      owner,
      number: 'causes',
      goOnIf: say`the first cause explains a third`,
    },
    {
      day: 35,
      action: say`Ask twenty paying ${customers} ${words(device.asked)}`,
      owner,
      number: 'who would miss it',
      goOnIf: say`twelve of twenty`,
    },
    {
      day: 50,
      action: isMonthly(venture)
        ? say`Call the twenty ${customers} who open their messages least`
        : say`Call everybody whose renewal falls into the next quarter`,
      owner,
      number: isMonthly(venture) ? 'who mean to stay' : 'renewals promised',
      goOnIf: say`four in five`,
    },
    {
      day: 60,
      action: say`Offer the next ten the dearer sheet`,
      owner,
      number: 'signatures',
      goOnIf: say`no fewer than with the old one, within one`,
    },
    {
      day: 75,
      action: say`Quote the next batch of ${many} with two assemblers`,
      owner,
      number: 'landed cost',
      goOnIf: say`${computed('landed-limit', limit, price(limit))} or less`,
    },
    {
      day: 90,
      action: say`Decide on the batch and on the next pair of hands`,
      owner,
      number: `new ${device.customer.many} against plan`,
      goOnIf: say`within a sixth`,
    },
  ]
}

export function scenarios(venture: Venture): { ending: Ending } {
  const { context, effect } = venture
  const { names, choose } = context
  const { customers } = calls(venture)
  const [won, kept] = [effect('acquisition:service'), effect('churn:service')]
  if (!won || !kept)
    return {
      ending: {
        label: 'Threshold',
        prose: say`Nobody is hired ahead of the number of ${customers}; ${names.founder} may not waive it.`,
      },
    }
  const weighs =
    won.value >= kept.value
      ? say`Winning fewer ${customers}, ${won}, weighs more than losing them faster, ${kept}: so talks come before features in the first two years.`
      : say`Losing ${customers} faster, ${kept}, weighs more than winning fewer, ${won}: so the call before renewal comes before the next demonstration.`
  return {
    ending: {
      label: 'Threshold',
      prose: choose('device-threshold', [
        together(
          weighs,
          say`If either figure is missed by a third over two quarters, ${names.founder} takes no new obligation for a quarter.`,
        ),
        together(
          weighs,
          say`${names.founder} reviews both on the same day each month, and hires nobody while one of them is a third below plan.`,
        ),
        together(
          weighs,
          say`A third below plan in either, two quarters running, stops batches and hiring until ${names.founder} can say why.`,
        ),
      ]),
    },
  }
}
