// What can break it, where to stop, and what to do first.
import { formatNumber } from '../../../money.ts'
import { cite, say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import type { Ending } from '../../kit/section.ts'
import type { Risk, RisksText, Step, Texts } from '../playbook.ts'
import { accountsAtEnd, type Maker, shareOfReachable, told, wonInYearOne } from './maker.ts'

export function risks(maker: Maker): RisksText {
  const { context, goods } = maker
  const { names, choose } = context
  return {
    list: riskList(maker),
    sceptic: [told(goods.sceptic), sums(maker)],
    answer: choose('maker-answer', [
      say`All that would be refuted if ${words(goods.wrongIf)}. ${names.founder} counts it from the first invoice on and shows the count to the lender unasked.`,
      say`The sceptic loses if ${words(goods.wrongIf)}. Nobody has to believe it: the order book and the board on the wall say so, or do not.`,
      say`It comes out well if ${words(goods.wrongIf)}. Half a year of deliveries is enough to know, and ${names.founder} does the counting in the open.`,
    ]),
    kill: killLines(maker),
    ending: {
      label: 'Owner',
      prose: choose('maker-owner', [
        say`${names.founder} hangs these lines beside the order board and asks the accountant to ring on each date.`,
        say`The accountant holds a copy. When a date has passed unread, nothing above a month’s rent is ordered until ${names.founder} has answered.`,
        say`${names.founder} names one person from the trade, neither friend nor family, who reads the lines on their dates.`,
      ]),
    },
  }
}

function riskList({ goods, known }: Maker): Risk[] {
  return [
    {
      name: 'Fewer orders than planned',
      likelihood: 'high',
      measuredBy: 'volume:trade',
      firstSign: say`first orders without a second after six weeks`,
      answer: say`ask those who stopped; change goods before prices`,
    },
    {
      name: 'Buyers press the price',
      likelihood: 'high',
      measuredBy: 'price:trade',
      firstSign: say`the word ‘listing fee’, or a rival’s quote on the table`,
      answer: say`a smaller lot, a later date, and a friendly no`,
    },
    {
      name: 'Material grows dearer',
      likelihood: 'high',
      measuredBy: 'unitCosts:trade',
      firstSign: say`a supplier’s letter`,
      answer: say`two sources for what makes half of ${known.cost}; the list changes with them`,
    },
    {
      name: 'Buyers pay late',
      likelihood: 'medium',
      measuredBy: 'paidLater',
      firstSign: say`the second reminder to one ${words(goods.account.one)}`,
      answer: say`no new delivery on an old debt`,
    },
    {
      name: known.starts > 1 ? 'Set-up takes longer' : 'The next machine is late',
      likelihood: 'high',
      measuredBy: known.starts > 1 ? 'delay' : 'investments',
      firstSign: say`a permit or a part without a date`,
      answer: say`make samples elsewhere meanwhile, and say so`,
    },
    {
      name: 'Wages of those who make it rise',
      likelihood: 'medium',
      measuredBy: 'wages',
      firstSign: say`an advertisement that nobody answers`,
      answer: say`fewer change-overs before more people`,
    },
    {
      name: goods.risk.name,
      likelihood: goods.risk.likelihood,
      firstSign: told(goods.risk.sign),
      answer: told(goods.risk.answer),
    },
  ]
}

function sums(maker: Maker) {
  const { context, year, raise, known, goods } = maker
  const { choose } = context
  const earned = year('ebitda', 3)
  const end = accountsAtEnd(maker)
  const share = shareOfReachable(maker)
  const result =
    earned.value > 0
      ? say`If every line holds, the third year leaves ${earned} before interest, tax and wear of machines.`
      : say`Every line may hold, and the third year still does not pay for itself: ${earned} before interest, tax and wear of machines.`
  const stake =
    raise.value > 0
      ? say`${raise} have to be found for it, against machines worth ${known.machines} new and half of that on the day after.`
      : say`The money is the founder’s own, and the machines fetch half on the day they are switched on.`
  return choose('maker-sums', [
    together(stake, result, say`And ${end} have to keep ordering, ${share} of all who might.`),
    together(
      say`It also needs ${end} at the end, ${share} of all that are open to a small maker, while ${words(goods.account.many)} close and change hands.`,
      stake,
      result,
    ),
    together(
      result,
      say`For that, ${share} of the open ${words(goods.account.many)}, ${end}, must have been won and kept.`,
      stake,
    ),
  ])
}

function killLines(maker: Maker): RisksText['kill'] {
  const { context, known, goods } = maker
  const { computed, price } = context
  const third = Math.max(1, Math.round(wonInYearOne(maker).value / 3))
  const limit = Math.round(known.cost.value * 1.3)
  const dear = computed('material-kill', limit, price(limit))
  const few = computed('won-third', third, formatNumber(third))
  return known.starts <= 2
    ? [
        {
          when: 'day sixty',
          stopIf: say`recalculated orders show that half of the range loses money: drop that half, whoever asks for it`,
        },
        {
          when: 'the end of month six',
          stopIf: say`fewer than ${few} new ${words(goods.account.many)} have ordered twice, and old ones order less`,
        },
        {
          when: 'any quarter',
          stopIf: say`material passes ${dear} a ${words(goods.unit.one)} and buyers refuse the new list`,
        },
        {
          when: 'the end of the first year',
          stopIf: say`one buyer takes more than two fifths, or the founder has gone unpaid for three months`,
        },
      ]
    : [
        {
          when: 'day forty-five',
          stopIf: say`fewer than three of fifteen visited ${words(goods.account.many)} have paid for a sample lot`,
        },
        {
          when: 'before the machines are ordered',
          stopIf: say`quotes put material above ${dear} a ${words(goods.unit.one)}, or a permit is refused`,
        },
        {
          when: 'half a year after the first invoice',
          stopIf: say`fewer than ${few} ${words(goods.account.many)} have ordered twice: sell the machines while they are young`,
        },
        {
          when: 'the end of the first year',
          stopIf: say`dates are kept in fewer than four cases of five, or the founder has gone unpaid for a quarter`,
        },
      ]
}

export function ninetyDays(maker: Maker): Texts['ninetyDays'] {
  const { context, known } = maker
  const { names, choose } = context
  const running = known.starts <= 2
  return {
    lead: running
      ? choose('maker-ninety-now', [
          say`The quarter begins with arithmetic on orders already delivered, because that is where the money leaks.`,
          say`First the costing, then the narrow point, then new accounts: in that order a quarter pays for itself.`,
          say`Before more is sold, it should be known what is earned by it. Seven lines, one number each.`,
        ])
      : choose('maker-ninety', [
          say`A quarter on borrowed equipment. What buyers do with samples they have paid for decides about premises.`,
          say`Sample, sell, cost, and only then sign. Each line has a number that can say no.`,
          say`Nothing with a lease or a plug is bought in these ninety days, except by the hour.`,
        ]),
    steps: running ? stepsRunning(maker) : stepsStarting(maker),
    ending: {
      label: 'Next',
      prose: running
        ? choose('maker-next-now', [
            say`This week ${names.founder} pulls the last twenty orders and writes real hours beside each.`,
            say`${names.founder} starts on Monday with a stopwatch at the narrow point, for one full day.`,
            say`The first call goes to the account that stopped ordering most recently. ${names.founder} makes it today.`,
          ])
        : choose('maker-next', [
            say`On day one ${names.founder} books a rented ${words(maker.goods.bench)} for the second week, so that there is a date to work towards.`,
            say`${names.founder} writes fifteen names on a sheet tonight and rings three of them tomorrow.`,
            say`First of all a sample is costed to the last detail, by ${names.founder}, before anybody has praised it.`,
          ]),
    },
  }
}

function stepsStarting({ context, goods, known }: Maker): Step[] {
  const { names, computed, price } = context
  const owner = names.founder.words
  const limit = Math.round(known.cost.value * 1.1)
  const material = computed('material-limit', limit, price(limit))
  return [
    {
      day: 10,
      action: say`Cost one ${words(goods.unit.one)} with quotes in hand`,
      owner,
      number: 'material',
      goOnIf: say`${material} or less`,
    },
    {
      day: 20,
      action: say`Ask which permits the goods and the premises need`,
      owner,
      number: 'answers in writing',
      goOnIf: say`all, with a date`,
    },
    {
      day: 30,
      action: say`Visit fifteen ${words(goods.account.many)} and ask ${words(goods.asked)}`,
      owner,
      number: 'who pass',
      goOnIf: say`seven of fifteen`,
    },
    {
      day: 35,
      action: say`Call sixty from ${words(goods.register)}`,
      owner,
      number: 'share that is open',
      goOnIf: say`half of what is assumed, or more`,
    },
    {
      day: 50,
      action: say`Make the first sample lot in rented hours`,
      owner,
      number: 'sellable share',
      goOnIf: say`nineteen in twenty`,
    },
    {
      day: 60,
      action: say`Sell it at the list price, half of the offers a tenth dearer`,
      owner,
      number: 'paid orders',
      goOnIf: say`five`,
    },
    {
      day: 75,
      action: say`Two quotes for each machine and a lease with a way out`,
      owner,
      number: 'total against plan',
      goOnIf: say`within a tenth`,
    },
    {
      day: 90,
      action: say`Count reorders; sign or wait`,
      owner,
      number: 'second orders',
      goOnIf: say`three of the five`,
    },
  ]
}

function stepsRunning({ context, goods, known }: Maker): Step[] {
  const { names, computed, price } = context
  const owner = names.founder.words
  const limit = Math.round(known.cost.value * 1.1)
  const material = computed('material-limit', limit, price(limit))
  return [
    {
      day: 10,
      action: say`Recalculate twenty orders with real hours`,
      owner,
      number: 'orders that lost money',
      goOnIf: say`they are known by name`,
    },
    {
      day: 20,
      action: say`Time the narrow point for five days`,
      owner,
      number: 'hours it really ran',
      goOnIf: say`six of eight; else change-overs come first`,
    },
    {
      day: 35,
      action: say`New price list for what lost money`,
      owner,
      number: 'accounts that stay',
      goOnIf: say`nine in ten`,
    },
    {
      day: 45,
      action: say`Second source for the dearest material`,
      owner,
      number: `material of one ${goods.unit.one}`,
      goOnIf: say`${material} or less`,
    },
    {
      day: 60,
      action: say`Visit fifteen ${words(goods.account.many)} who do not buy yet and ask ${words(goods.asked)}`,
      owner,
      number: 'sample orders paid',
      goOnIf: say`five`,
    },
    {
      day: 75,
      action: say`Call every account that has not ordered for two months`,
      owner,
      number: 'orders',
      goOnIf: say`one in three`,
    },
    {
      day: 90,
      action: say`Decide on the next machine or the next pair of hands`,
      owner,
      number: 'dates kept',
      goOnIf: say`nine in ten`,
    },
  ]
}

export function scenarios({ context, effect, goods }: Maker): { ending: Ending } {
  const { names, choose } = context
  const [volume, price] = [effect('volume:trade'), effect('price:trade')]
  if (!volume || !price)
    return {
      ending: {
        label: 'Threshold',
        prose: say`No machine is bought before the one at the narrow point is full; ${names.founder} keeps to it.`,
      },
    }
  return {
    ending: {
      label: 'Threshold',
      prose: choose('maker-threshold', [
        say`A fifth fewer ${words(goods.unit.many)} cost ${volume} over three years, a tenth off the price ${price}. ${names.founder} therefore gives no discount without a signature from somebody else in the firm, or a night’s sleep.`,
        say`When orders lie a fifth below plan for two months, working hours are cut in the third. It is worth ${volume}, and ${names.founder} decides it on the first of the month.`,
        say`${volume} hang on a fifth of the volume and ${price} on a tenth of the price. Whichever of the two slips first, ${names.founder} buys no machine in that quarter.`,
      ]),
    },
  }
}

export function fundingText(maker: Maker): Texts['funding'] {
  const { context, raise, known, need, year } = maker
  const { allSaid, choose, names } = context
  const [budgets, rounds, rents] = [allSaid('budget'), allSaid('raise'), allSaid('rent')]
  return {
    more: [
      ...budgets
        .slice(0, 1)
        .map((budget) =>
          choose('maker-budget', [
            say`${cite(budget)} of the founder’s own pay for samples, permits and the deposit first. Machines come out of what is left, or out of a loan secured on them.`,
            say`In hand are ${cite(budget)}. A lender counts them as the founder’s share and asks that they be spent first, which is fair.`,
            say`The founder’s ${cite(budget)} should not all become machines: a third stays back for material, which has to be paid for before the first customer pays.`,
          ]),
        ),
      ...rounds
        .slice(0, 1)
        .map((round) =>
          Math.round(round.value) >= need.raise
            ? say`The ${cite(round)} sought in the brief cover the need of ${raise}; the rest is slack for a late start and should be named so.`
            : say`The ${cite(round)} sought in the brief fall short of ${raise}. The difference is the second machine or the first hire, and one of them waits.`,
        ),
      ...[...budgets.slice(1), ...rounds.slice(1), ...rents.filter(({ id }) => id !== known.rent.id)].map(
        (more) => say`Also named: ${cite(more)}, not counted a second time.`,
      ),
      choose('maker-lender', [
        say`Banks like machines and dislike stock. For ${known.machines} of equipment a lease or a secured loan can be had; material and unpaid invoices have to be carried by own money, or by a line of credit against the invoices.`,
        say`What secures it? Machines, at half of ${known.machines}; invoices to firms that pay; and the third year’s earnings of ${year('ebitda', 3)}, once somebody believes them.`,
        say`Suppliers are the first lenders: ten days more for material replace a part of the bank. The second are buyers who pay within a week for a small discount.`,
      ]),
    ],
    ending: {
      label: 'Decision',
      prose:
        raise.value > 0 && !maker.drivers.funding.loan
          ? choose('maker-capital', [
              say`${raise} have to come as capital, because the earnings of these three years do not repay a bank. ${names.founder} puts the counted reorders in front of people who know the trade, or starts smaller.`,
              say`No bank is asked: the plan cannot repay within its three years. ${names.founder} looks for ${raise} among partners, suppliers and public programmes, after day ninety.`,
              say`Since a loan could not be served from these figures, ${raise} are sought as patient money. Until it is found, ${names.founder} makes in rented hours and signs nothing.`,
            ])
          : raise.value > 0
            ? choose('maker-ask', [
                say`${names.founder} asks two banks and one lessor for ${raise}, with five paid orders and two quotes for each machine in the folder.`,
                say`${raise} are asked for after day ninety, split by purpose: machines on a lease, material on a credit line, and the rest as a loan. Owner: ${names.founder}.`,
                say`Nobody is asked for ${raise} before reorders can be shown. Then ${names.founder} goes to the bank that already lends to the first accounts.`,
              ])
            : say`Nothing is borrowed. ${names.founder} keeps a quarter’s fixed costs apart and buys the next machine from profit.`,
    },
  }
}
