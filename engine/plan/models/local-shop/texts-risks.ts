// What can break it, where to stop, what to do first, and what all of it comes to.
import { periodOf } from '../../founder-facts.ts'
import { cite, type Prose, say } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import type { Ending } from '../../kit/section.ts'
import { capital } from '../../names.ts'
import type { RisksText, Step, SummaryText, Texts } from '../playbook.ts'
import type { Shop } from './shop.ts'
import { householdsNeeded } from './texts-market.ts'

export function risks(shop: Shop): RisksText {
  const { context, trade, extras, known, opens, voice, told } = shop
  const { names, choose } = context
  const rentPeriod = periodOf(known.rent) || ' a month'
  const { share, oneIn } = householdsNeeded(shop)
  return {
    list: [
      {
        name: 'Too few people pass',
        likelihood: 'unknown',
        measuredBy: 'volume:counter',
        firstSign: say`the count at the door before signing`,
        answer: say`another address, not more advertising`,
      },
      {
        name: 'They buy less at a time',
        likelihood: 'medium',
        measuredBy: 'price:counter',
        firstSign: say`the average on the till, week by week`,
        answer: say`a second item beside the till, a tenth on the price`,
      },
      ...(extras.subscription
        ? [
            {
              name: 'Regulars leave faster',
              likelihood: 'medium' as const,
              measuredBy: 'churn:regulars',
              firstSign: say`two skips in a row`,
              answer: say`a call, a pause, another day`,
            },
          ]
        : []),
      {
        name: trade.keeps ? 'Goods cost more' : 'Goods and waste cost more',
        likelihood: 'high',
        measuredBy: 'unitCosts:counter',
        firstSign: trade.keeps ? say`the supplier’s new list` : say`the scale in the evening`,
        answer: trade.keeps ? say`fewer lines, ordered more often` : say`fewer lines, smaller batches`,
      },
      {
        name: 'Wages rise',
        likelihood: 'high',
        measuredBy: 'wages',
        firstSign: say`the announced minimum wage`,
        answer: say`hours follow the hourly count`,
      },
      {
        name: 'The opening is late',
        likelihood: 'high',
        measuredBy: 'delay',
        firstSign: say`the first missed visit of a tradesman`,
        answer: say`rent-free months in the lease`,
      },
      {
        name: 'The founder falls ill',
        likelihood: 'medium',
        firstSign: say`no day off in a month`,
        answer: say`a second person who can ${words(trade.craft)}`,
      },
    ],
    sceptic: [
      told(voice.sceptic),
      choose('shop-sceptic', [
        say`In figures: it asks one household in ${oneIn} within reach to change a habit, and it asks ${names.founder} to sign for years before a single one has. Equipment bought new is second-hand the day the door opens.`,
        say`The plan needs ${share} of all households in reach, and nobody has counted them. Rent runs from the first month, whether they come or not; a fit-out is gone the day it is paid.`,
        say`Counted soberly, one door in ${oneIn} has to become a regular. If it is one in twice as many, every other figure here is decoration, and the lease goes on.`,
      ]),
    ],
    answer: choose('shop-answer', [
      say`The sceptic is wrong if people within reach pay before the door opens, if ${names.founder} can ${words(trade.craft)}, and if a rent of ${known.rent}${words(rentPeriod)} stays below a tenth of what the till takes. All three can be known before the lease is signed, for less than one month’s rent.`,
      say`Three things would have to be true: strangers come back within a month, ${words(trade.bottleneck.what)} can be mastered by ${names.founder}, and ${known.rent}${words(rentPeriod)} of rent is earned by the fourth day of each month. The first two cost a few Saturdays to find out.`,
      say`What would prove it wrong? A market table that sells at these prices on four Saturdays, ${names.founder} showing the ability to ${words(trade.craft)}, and a landlord who agrees to a break. None of that needs a lease.`,
    ]),
    kill: [
      {
        when: opens === 1 ? 'the end of month two' : 'day sixty',
        stopIf: extras.subscription
          ? say`fewer than a third of ${cite(extras.subscription.pledges)} orders are paid after two hundred talks`
          : say`fewer than two in five first customers come back within a month`,
      },
      {
        when: opens === 1 ? 'the end of month four' : 'before signing',
        stopIf: say`the census count gives a share above one household in six, or the test fails: ${words(trade.craftTest)}`,
      },
      {
        when: 'half a year after opening',
        stopIf: say`sales stay a quarter below ${cite(known.opening)} for six weeks: cut hours, offer the lease, sell equipment while it is young`,
      },
      {
        when: 'the end of the first year',
        stopIf: say`${names.founder} has not been paid for three months and the trend is flat`,
      },
    ],
    ending: {
      label: 'Owner',
      prose: choose('shop-owner', [
        say`${words(capital(names.founder.words))} names one person outside who may ask about these four lines, on their dates, without being asked.`,
        say`These lines are signed by ${names.founder} before the lease is, and lie with somebody who has no share in the hope.`,
        say`A friend with a head for figures gets the table and the right to be rude on four dates. ${words(capital(names.founder.words))} chooses that friend this week.`,
      ]),
    },
  }
}

export function ninetyDays({ context, trade, extras, opens }: Shop): Texts['ninetyDays'] {
  const { names, choose } = context
  const owner = names.founder.words
  const counted: Step[] = [
    {
      day: 7,
      action: say`Ask for the last tenant’s energy bill and reason for leaving`,
      owner,
      number: 'answers',
      goOnIf: say`both are in hand`,
    },
    {
      day: 14,
      action: say`Count people passing the door, a weekday and a Saturday, by the hour`,
      owner,
      number: 'people a day',
      goOnIf: say`one in fifteen would have to come in, not one in five`,
    },
    {
      day: 21,
      action: say`Walk round every rival within reach`,
      owner,
      number: 'prices and closing times',
      goOnIf: say`fewer than two already do it`,
    },
    {
      day: 28,
      action: say`Ask twenty-five people ${words(trade.asked)}`,
      owner,
      number: 'people who paid that much last week',
      goOnIf: say`ten of twenty-five`,
    },
    {
      day: 45,
      action: extras.subscription
        ? say`Sell four weeks ahead, at doors and at a table`
        : say`Sell from a table at the planned prices`,
      owner,
      number: extras.subscription ? 'paid orders' : 'sales a morning',
      goOnIf: extras.subscription ? say`half of the planned number` : say`thirty on each of two Saturdays`,
    },
    {
      day: 60,
      action: say`Prove the craft: ${words(trade.craftTest)}`,
      owner,
      number: 'sellable share',
      goOnIf: say`nine in ten`,
    },
    {
      day: 75,
      action: say`Two quotes for every piece of equipment above a month’s rent`,
      owner,
      number: 'total against plan',
      goOnIf: say`within a tenth`,
    },
    {
      day: 90,
      action: say`Decide on the lease, with the figures of this plan replaced by counted ones`,
      owner,
      number: 'conditions met',
      goOnIf: say`all three`,
    },
  ]
  const open: Step[] = [
    {
      day: 7,
      action: say`Print sales by the hour for the last eight weeks`,
      owner,
      number: 'hours below cost',
      goOnIf: say`they are known`,
    },
    {
      day: 21,
      action: say`Close or shorten the two worst hours`,
      owner,
      number: 'wages saved',
      goOnIf: say`takings fall by less`,
    },
    {
      day: 40,
      action: say`Ask twenty regulars ${words(trade.asked)}`,
      owner,
      number: 'what they still buy elsewhere',
      goOnIf: say`one thing is named by seven of them`,
    },
    {
      day: 60,
      action: say`Sell that thing for three weeks`,
      owner,
      number: 'share of sales',
      goOnIf: say`one sale in ten`,
    },
    {
      day: 90,
      action: say`Decide on hours, range and the next hire`,
      owner,
      number: 'sales a day against plan',
      goOnIf: say`within a tenth`,
    },
  ]
  return {
    lead: choose('shop-ninety', [
      say`Ninety days, and nearly all of them before money is bound. Each line has one number; a line that fails stops the next.`,
      say`What can be learned for the price of shoe leather comes first. Nothing is signed before the last line.`,
      say`Questions first, a table in the street second, quotes third. Whoever signs a lease earlier buys the answers at the price of the rent.`,
    ]),
    steps: opens === 1 ? open : counted,
    ending: {
      label: 'Next',
      prose:
        opens === 1
          ? say`Tomorrow ${names.founder} prints the hourly report; everything else in the table follows from it.`
          : choose('shop-next', [
              say`On day one ${names.founder} writes the counts of day fourteen into the diary, both mornings, and tells the landlord’s agent that an answer comes on day ninety.`,
              say`This week ${names.founder} books a market table for the first free Saturday and borrows a hand counter.`,
              say`First thing: ${names.founder} writes the last tenant’s name on a piece of paper and finds out why they left.`,
            ]),
    },
  }
}

export function scenarios({ context: { names, choose }, effect }: Shop): { ending: Ending } {
  const worst = effect('volume:counter')
  return {
    ending: {
      label: 'Threshold',
      prose: worst
        ? choose('shop-rule', [
            say`Hours of staff are added only after three months at or above the planned sales. A fifth fewer customers cost ${worst} over three years, so this one rule comes before any saving on goods, and ${names.founder} may not waive it.`,
            say`With a fifth fewer sales ${worst} are missing after three years. Therefore wages follow the till with a delay of three good months, without exception; ${names.founder} answers for it.`,
            say`${worst} hang on a fifth of the customers. Until three months in a row have reached the plan, nobody gets more hours, ${names.founder} included.`,
          ])
        : say`Hours of staff are added only after three months at or above the planned sales, and ${names.founder} may not waive it.`,
    },
  }
}

export function funding({ context, raise, need, known, year, drivers }: Shop): Texts['funding'] {
  const { names, allSaid, choose } = context
  const said = [
    ...allSaid('budget'),
    ...allSaid('raise'),
    ...allSaid('rent'),
    ...allSaid('investment'),
  ].filter(({ basis }) => basis.kind === 'founder' && !basis.fact.amount?.currency)
  const list = said
    .map((one) => say`${words((one.label ?? '').toLowerCase())} ${cite(one)}${words(periodOf(one))}`)
    .reduce<Prose | undefined>((all, one) => (all ? say`${all}, ${one}` : one), undefined)
  const named: Prose[] = [
    list
      ? choose('shop-own', [
          say`In the brief stand: ${list}. Own money goes into the room first; borrowed money comes last, when the door is about to open.`,
          say`The founder gives these figures: ${list}. They are used as they stand; what they leave open is the need above.`,
        ])
      : choose('shop-no-money', [
          say`No money of the founder’s own is named. A lender will ask for a quarter to a third of the total from ${names.founder} before reading on.`,
          say`How much ${names.founder} puts in is not said. Below a quarter of the whole, most conversations with a bank end on the first page.`,
        ]),
  ]
  const unlent = context.said('raise')
    ? say`Investors in shops buy a second and a third door, not the first: the first has to be full before they are shown anything.`
    : say`No bank would lend this sum: what the third year earns would not pay it back in four. It has to be ${names.founder}’s own, or the plan has to shrink until it can be.`
  const lent: Prose = choose('shop-loan', [
    say`A bank lends against what it can count: a signed lease with a break, paid orders, quotes, and the third year’s earnings of ${year('ebitda', 3)}. It does not lend against a rendering of the room.`,
    say`Lenders ask three things: what is yours, what is proved, what is left if it fails. Equipment bought for ${known.fitOut} is second-hand on the day the door opens, so a count and paid orders weigh more.`,
  ])
  return {
    more: [...named, ...(need.raise > 0 ? [drivers.funding.loan ? lent : unlent] : [])],
    ending: {
      label: 'Decision',
      prose:
        raise.value > 0
          ? choose('shop-ask-for', [
              say`${words(capital(names.founder.words))} asks for ${raise} with the counted figures of day ninety in hand, not before, and from two lenders at once.`,
              say`${raise} are asked for once, with quotes, a count of passers-by and the landlord’s draft on the table. Owner: ${names.founder}, after day ninety.`,
            ])
          : say`Nothing is borrowed. ${words(capital(names.founder.words))} keeps the reserve in a second account and counts touching it as the first kill line.`,
    },
  }
}

export function summary(shop: Shop): SummaryText {
  const { context, trade, extras, known, streamShare, effect, opens } = shop
  const { names, choose, said, u } = context
  const rentPeriod = periodOf(known.rent) || ' a month'
  const { needed, share, oneIn } = householdsNeeded(shop)
  const rent = said('rent')
  // Many a founder puts the town into the offer itself.
  const place = / in \p{Lu}/u.test(names.offer.words) ? say`` : say` ${names.where}`
  const ways =
    extras.subscription && extras.classes
      ? 'three ways: over the counter, paid ahead by the week, and in evening classes'
      : extras.subscription
        ? 'two ways: over the counter and paid ahead'
        : extras.classes
          ? 'two ways: over the counter and in evening classes'
          : 'over one counter'
  const worst = effect('volume:counter')
  return {
    what: choose('shop-what', [
      say`${names.company} will be ${names.offer}${place}, for ${names.buyers}. It sells ${words(ways)}${words(rent ? ', from a unit of known size and rent' : '')}.`,
      say`${names.company} is planned as ${names.offer}${place}. Its customers are ${names.buyers}, and it sells ${words(ways)}.`,
    ]),
    findings: [
      {
        headline: choose('shop-size-head', [
          'The neighbourhood sets the size.',
          'Front doors, not followers.',
          'It has to be walked to.',
        ]),
        text: choose('shop-size', [
          say`The plan needs ${needed} of those within reach, ${share} of them all: one in ${oneIn}. That is the figure to press on.`,
          say`One household in ${oneIn} within a walk has to become a regular, ${needed} in all. Whoever doubts the plan should doubt this first.`,
          say`${needed}, or ${share} of everybody in reach, have to come again and again. No advertising replaces a street that is too thin for that.`,
        ]),
      },
      extras.subscription
        ? {
            headline: 'The counter pays, the order book steadies.',
            text: say`${streamShare('counter', 3)} of the third year’s revenue crosses the counter; the rest is paid ahead or booked. The second part cannot carry the rent alone; it tells the ${words(trade.noun)} how much to make.`,
          }
        : {
            headline: 'An ordinary Tuesday decides.',
            text: choose('shop-tuesday', [
              say`${known.settled} once settled, at ${known.spend} each, carry the room. The busy hours, ${words(trade.busy)}, look after themselves.`,
              say`What counts is the mean: ${known.settled}, at ${known.spend}, ${words(trade.quiet)} included.`,
            ]),
          },
      {
        headline: opens === 1 ? 'The hours are the lever.' : 'The lease is the risk, not the goods.',
        text:
          opens === 1
            ? say`The door is open, so the next gain lies in empty hours, ${words(trade.quiet)}, before it lies in new customers.`
            : choose('shop-bound', [
                say`${known.rent}${words(rentPeriod)} of rent and ${known.fitOut} of equipment are bound before the first sale. Everything that can be tested is therefore tested before signing.`,
                say`Before anybody has bought anything, ${known.fitOut} have gone into the room and ${known.rent}${words(rentPeriod)} are owed for years. The tests come first because they are cheap.`,
              ]),
      },
    ],
    weakest: worst
      ? say`Weakest is the number of people who come in. A fifth fewer cost ${worst} over three years, and the brief holds no count${words(u.facts.some(({ kind }) => kind === 'orders' || kind === 'customers') ? ' of who returns' : '')}.`
      : say`Weakest is the number of people who come in: the brief holds no count.`,
    ending: {
      label: 'Decision',
      prose:
        opens === 1
          ? say`In the next ninety days two bad hours are closed and one new thing is tried; what is counted then decides on the next hire.`
          : extras.subscription
            ? say`Sign only when ${extras.subscription.pledges} households have paid for four weeks, within ninety days.`
            : choose('shop-sign', [
                say`Sign only when the count at the door and two market Saturdays bear out the first month of this plan.`,
                say`No signature before day ninety, and none without a break after the second year. ${words(capital(names.founder.words))} tells the agent so today.`,
                say`First a table in the street, then the lease; ${names.founder} decides on day ninety with counted figures.`,
              ]),
    },
  }
}
