// What can break it, where to stop, and what to do first.
import { cite, say } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { RisksText, Step, Texts } from '../playbook.ts'
import { figuresOf, type Place, shareOf } from './place.ts'
import { countMarket } from './texts-market.ts'

export function risks(place: Place): RisksText {
  const { context, trade, known, money, Founder, changes } = place
  const { names, choose } = context
  const figures = figuresOf(place)
  const near = countMarket(place).near
  const { oneIn } = shareOf(place, 'active-of-near', figures.active(3).value, near.value)
  const half = Math.max(1, Math.round(figures.monthly(1).value / 2))
  const halfMonthly = context.counted('half-orders', half, trade.order.many, trade.order.one)
  const running = money.starts === 1
  const hasWages = changes.some(({ id }) => id === 'wages')
  return {
    list: [
      {
        name: `Fewer ${trade.order.many} than planned`,
        likelihood: running ? 'medium' : 'high',
        measuredBy: 'volume:orders',
        firstSign: say`searches that end without an offer`,
        answer: say`more ${words(trade.seller.many)} in the same circle, not more advertising`,
      },
      {
        name: 'The share has to come down',
        likelihood: 'medium',
        measuredBy: 'take:orders',
        firstSign: say`the second ${words(trade.seller.one)} who asks for a discount in one month`,
        answer: say`a lower share for pairs that have met, the full one for new ones`,
      },
      {
        name: `Each ${trade.order.one} is worth less`,
        likelihood: 'medium',
        measuredBy: 'price:orders',
        firstSign: say`the average of the last fifty`,
        answer: say`two things in one ${words(trade.order.one)}; a floor below which support costs more than the share`,
      },
      {
        name: 'Winning people costs more',
        likelihood: 'high',
        measuredBy: 'cost:marketing',
        firstSign: say`cost of a first ${words(trade.order.one)}, read weekly`,
        answer: say`the ${words(trade.seller.many)}’ own customers first; pause the dearest way`,
      },
      {
        name: 'Support and refunds grow',
        likelihood: 'medium',
        measuredBy: 'unitCosts:orders',
        firstSign: say`the same complaint three times`,
        answer: say`remove the cause, or the ${words(trade.seller.one)}`,
      },
      running && hasWages
        ? {
            name: 'People cost more',
            likelihood: 'medium' as const,
            measuredBy: 'wages',
            firstSign: say`the second refused offer`,
            answer: say`hire one later, not two cheaper`,
          }
        : {
            name: 'The opening slips',
            likelihood: 'high' as const,
            measuredBy: 'delay',
            firstSign: say`a list of ${words(trade.seller.many)} half full a month before`,
            answer: say`open smaller on the day`,
          },
      {
        name: trade.risk.name,
        likelihood: 'low',
        firstSign: say`${words(trade.risk.sign)}`,
        answer: say`${words(trade.risk.answer)}`,
      },
    ],
    sceptic: [
      choose('mp-sceptic', [
        say`Begin with the arithmetic. One in ${oneIn} of those within reach must form a habit of ${cite(known.rhythm)}; ${known.costToWin} are paid for each before anybody knows. ${words(trade.sceptic[0])} ${words(trade.sceptic[1])}`,

        say`${words(trade.sceptic[0])} ${names.company} asks one in ${oneIn} of those within reach to change where they go, and pays ${known.costToWin} for each before knowing whether they return. ${words(trade.sceptic[1])}`,
        say`${words(trade.sceptic[1])} ${words(trade.sceptic[0])} And the plan counts on ${cite(known.rhythm)} each from people of whom nobody has yet been watched for a year.`,
      ]),
      choose('mp-sceptic-leak', [
        say`And who pays a share twice? Two people who are content with each other will find a way to save ${known.take}, politely, without a word. What is left are the difficult cases, and those who need ${words(trade.hold)} because they expect trouble.`,

        say`Success is what empties it: the better the first time, the less the two need anybody for the second. The share of ${known.take} is then a tax on strangers, charged once for each pair. An investor has seen this curve before: it climbs while money is spent, and lies flat a quarter after it is not.`,
        say`Then there is the hole in the floor, through which content pairs leave with each other’s number. Against it stands ${words(trade.hold)}, which is worth something on a bad day, and bad days are rare if the ${words(trade.seller.many)} are good.`,
      ]),
      choose('mp-sceptic-big', [
        say`Nor does size protect. ${words(capital(trade.danger))} would need no profit from this; ${names.company} does, every month.`,

        say`Finally, ${words(trade.danger)}: it needs a quarter to copy what took ${names.founder} two years. Nothing in this plan prevents it.`,
        say`And should it work, it will be seen. ${words(capital(trade.danger))} is then one decision away, taken by people who do not need the share to live.`,
      ]),
    ],
    answer: choose('mp-answer', [
      say`All of that is answered by one sheet of paper: the first hundred ${words(trade.buyer.many)}, by month, with a mark for each return. If it shows ${known.rhythm} and winning one stayed at ${known.costToWin}, the argument is over. ${Founder} keeps the sheet by hand.`,

      say`The sceptic is wrong if three things hold: ${words(trade.liquid)}; pairs come back through the front door for ${known.rhythm}; and winning one costs no more than ${known.costToWin}. ${Founder} measures all three from the ledger, monthly, and shows them unasked.`,
      say`To prove the sceptic wrong takes one circle in which ${words(trade.liquid)}, and a cohort of a hundred first ${words(trade.buyer.many)} of whom twenty-five are back within a quarter, at ${known.costToWin} each or less. ${Founder} counts that cohort by name.`,
    ]),
    kill: [
      {
        when: 'day sixty',
        stopIf: say`fewer than one in fifteen of the ${words(trade.seller.many)} asked has joined, after sixty talks`,
      },
      {
        when: running ? 'the end of month four' : 'the end of month six',
        stopIf: say`fewer than one first-time ${words(trade.buyer.one)} in six is back within a quarter: stop advertising, keep the rest small`,
      },
      {
        when: 'the end of month nine',
        stopIf: say`winning one ${words(trade.buyer.one)} still costs more than twice ${cite(known.costToWin)}`,
      },
      {
        when: 'the end of the first year',
        stopIf: say`fewer than ${halfMonthly} in a month: sell the list to somebody with ${words(trade.buyer.many)}, or close`,
      },
    ],
    ending: {
      label: 'Owner',
      prose: choose('mp-risk-end', [
        say`Whoever lends or gives money to ${names.company} receives the four lines in writing, and the right to ask on each date. ${Founder} offers it before being asked.`,

        say`${Founder} gives this table to one ${words(trade.seller.one)} and one outsider, who ask for the four numbers on their dates.`,
        say`The four lines go to somebody without a stake in ${names.company}. ${Founder} reports on each date, also when the news is bad.`,
      ]),
    },
  }
}

export function ninetyDays(place: Place): Texts['ninetyDays'] {
  const { context, trade, known, money, ways, Founder } = place
  const { names, choose } = context
  const figures = figuresOf(place)
  const owner = names.founder.words
  const [seller, sellers] = [words(trade.seller.one), words(trade.seller.many)]
  const [buyer, buyers] = [words(trade.buyer.one), words(trade.buyer.many)]
  const orders = words(trade.order.many)
  const step = (day: number, action: Step['action'], number: string, goOnIf: Step['goOnIf']): Step => ({
    day,
    action,
    owner,
    number,
    goOnIf,
  })
  const running = [
    step(
      7,
      say`Sort all past ${orders} by month of the first one and count who returned`,
      'returned within a quarter',
      say`one in four, or the reason is known`,
    ),
    step(14, say`Call thirty ${buyers} who came once`, 'same reason named', say`ten name one thing`),
    step(28, say`Ask ten ${sellers} ${words(trade.askedSeller)}`, 'with idle capacity', say`six of ten`),
    step(
      40,
      say`Write the rule for bad days and try it: ${words(trade.remedy)}`,
      'hours until settled',
      say`a day or less in nine cases of ten`,
    ),
    step(
      55,
      say`Fill the circle: ${words(trade.thick)}`,
      'searches with an offer',
      say`${words(trade.liquid)}`,
    ),
    step(
      70,
      say`Spend one month’s ${cite(known.marketing)} on two ways of the table`,
      'cost of a first order',
      say`at most ${known.costToWin}`,
    ),
    step(
      80,
      say`Show the cohort sheet to three people who might give money`,
      'questions without an answer',
      say`fewer than three`,
    ),
    step(
      90,
      say`Decide on the next hire and on the second circle`,
      'orders a month',
      say`on course for ${figures.monthly(1)}`,
    ),
  ]
  const opening = [
    step(
      10,
      say`Ask twenty ${buyers} ${words(trade.asked)}`,
      'with a loss they can name',
      say`twelve of twenty`,
    ),
    step(20, say`Ask ten ${sellers} ${words(trade.askedSeller)}`, 'with idle capacity', say`six of ten`),
    step(
      30,
      say`Find the first ${sellers} ${words(trade.supply)}, and sign them`,
      'signed',
      say`ten, each with papers checked`,
    ),
    step(
      45,
      say`Match by hand, paid by link: ${words(trade.thick)}`,
      'paid orders',
      say`ten, from people nobody knew`,
    ),
    step(
      55,
      say`Let one go wrong, or wait for it, and settle it by the rule`,
      'hours until settled',
      say`a day or less`,
    ),
    step(
      65,
      say`Take one printed page to where they meet: ${words(ways.meets[0])}`,
      'requests',
      say`fifteen from forty talks`,
    ),
    step(
      78,
      say`Spend a test sum on the first way of the table`,
      'cost of a first order',
      say`at most twice ${known.costToWin}`,
    ),
    step(90, say`Decide: open, change the ${seller} side, or stop`, 'kill lines crossed', say`none`),
  ]
  return {
    lead: choose('mp-ninety', [
      say`Ninety days, one number a line. The order is deliberate: ${words(running.length > 0 && money.starts === 1 ? 'what the past orders say comes before anything new' : 'both sides are asked before either is promised anything')}.`,
      say`Each line costs days and little money, and each can end the next. ${Founder} moves on only with the number in hand.`,
      say`What can be learned from ${words(money.starts === 1 ? 'orders that exist' : 'thirty conversations')} comes first; what costs money comes last.`,
    ]),
    steps: money.starts === 1 ? running : opening,
    ending: {
      label: 'Next',
      prose: choose('mp-ninety-end', [
        say`Tomorrow ${names.founder} writes down ten ${sellers} by name and calls the first before noon.`,
        say`On day one ${names.founder} calls one ${buyer} and one ${seller}, and writes down what each would need from the other.`,
      ]),
    },
  }
}
