// How accounts are won, how orders become goods, and who does it.
import { formatNumber } from '../../../money.ts'
import { percent } from '../../context.ts'
import { channel } from '../../drivers/channels.ts'
import { founderPay } from '../../drivers/people.ts'
import { periodOf } from '../../founder-facts.ts'
import { cite, label, say } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { capital, small } from '../../names.ts'
import type { ArchitectureText, Channel, GoToMarketText, OperationsText } from '../playbook.ts'
import { type Maker, monthlyUnits, told, ways, wonInYearOne } from './maker.ts'
import { costOfAccount } from './money.ts'

const INTO_CHANNELS = 0.9

function channels(maker: Maker): Channel[] {
  const { context, goods, projection } = maker
  const spent = projection.costs.find(({ id }) => id === 'marketing')?.cost.years[0] ?? 0
  const target = wonInYearOne(maker).value
  const given = context.said('conversion')
  let left = target
  return goods.channels.map(({ name, reached, conversion: [low, value, high], share }, i) => {
    const isLast = i === goods.channels.length - 1
    const wins = isLast ? Math.max(0, left) : Math.min(left, Math.round(target * share))
    left -= wins
    const conversion =
      i === 0 && given && given.value > 0 && given.value < 1
        ? given
        : context.assume(`conversion-${i + 1}`, {
            label: `${name}: share that orders again`,
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

export function goToMarket(maker: Maker): GoToMarketText {
  const { context, goods, known } = maker
  const { names, choose, computed } = context
  const { meets, trusts, buys, busy } = ways(maker)
  const many = words(goods.account.many)
  const target = wonInYearOne(maker)
  const third = Math.max(1, Math.round(target.value / 3))
  return {
    lead: told(goods.sale),
    channels: channels(maker),
    paragraphs: [
      choose('maker-meets', [
        say`${words(capital(buys))}: that is the season for new suppliers. At the wrong time, ${words(busy)}, nobody looks at anything new. The place to be is ${words(meets[0])}, and the word that counts is that of ${words(trusts)}.`,
        say`Go to ${words(meets[0])}; the second place is ${words(meets[1])}. Decisions fall ${words(buys)}, on the word of ${words(trusts)}. The wrong time: ${words(busy)}.`,
        say`A new supplier is looked at ${words(buys)}. For the rest of the year a visit keeps the name alive, at ${words(meets[0])} or at ${words(meets[1])}, and stays away at the wrong time, ${words(busy)}.`,
      ]),
      choose('maker-wins', [
        say`${target} ${many} have to be won in the first year, those who replace lost ones included. Each costs about ${cite(costOfAccount(context, goods))} in samples, travel and stands, which one reorder pays back and a single order does not.`,
        say`The sum is ${target} new ${many} in the first year. At ${cite(costOfAccount(context, goods))} each the money is small; what is scarce are ${names.founder}’s free afternoons.`,
        say`First orders are not counted as won. ${target} ${many} that order a second time make the first year’s plan, at ${cite(costOfAccount(context, goods))} each without the founder’s hours.`,
      ]),
    ],
    ending: {
      label: 'Threshold',
      prose:
        known.starts <= 2
          ? choose('maker-go-now', [
              say`By the end of month four ${computed('won-third', third, formatNumber(third))} new ${many} have ordered twice. If not, ${names.founder} calls ten who ordered once, before another sample leaves the house.`,
              say`${names.founder} reads reorders by channel every month; a channel without one in a quarter is closed. ${computed('won-third', third, formatNumber(third))} new ${many} by month four keep the plan alive.`,
              say`A quarter without ${computed('won-third', third, formatNumber(third))} new ${many} ends the fairs and puts ${names.founder} back into the car, with samples and a list.`,
            ])
          : choose('maker-go', [
              say`Five paid orders from strangers come before a lease. ${names.founder} signs nothing on the strength of praise.`,
              say`The order for machines waits until five ${many} have paid for samples made elsewhere, at the list price.`,
              say`Five of fifteen: so many of the visited ${many} have to order and pay before ${names.founder} signs for premises. Three or fewer, and the goods change first.`,
            ]),
    },
  }
}

export function architecture(maker: Maker): ArchitectureText {
  const { context, goods } = maker
  const { choose, names } = context
  const papers = words(small(goods.permit.what))
  return {
    lead: choose('maker-works', [
      say`The works are an order book, a ${words(goods.bench)} and a trail of paper. What follows is kept simple enough to be run by whoever stands in.`,
      say`Between an order and an invoice nothing may depend on memory. These parts see to that, and none of them is written by ${names.company} itself.`,
      say`From order to invoice in as few steps as possible; each leaves a line that can be found again.`,
    ]),
    layers: [
      ...goods.layers.map(({ part, job, choice }) => ({ part, job: told(job), choice: told(choice) })),
      {
        part: 'price and costing',
        job: say`what a ${words(goods.unit.one)} really cost`,
        choice: say`one sheet with the hours really worked, updated by whoever finished the lot`,
      },
      {
        part: 'books',
        job: say`invoices, reminders, stock at month’s end`,
        choice: say`the accountant’s program, fed by the order book; reminders go out on day one after the due date`,
      },
    ],
    paragraphs: [
      told(goods.batch),
      choose('maker-paper', [
        say`Buyers ask for papers before they ask for prices. What comes of ${papers} is laid out once, dated, and sent with the first sample.`,
        say`With the first sample goes what such buyers want in writing (${papers}). Who has to be asked for it has lost a week.`,
        say`One folder answers whoever does the buying. Its contents: ${papers}, and the price list. It is checked each January.`,
      ]),
    ],
    ending: { label: 'Test', prose: told(goods.acceptance) },
  }
}

export function operations(maker: Maker): OperationsText {
  const { context, goods, known } = maker
  const { names, choose } = context
  const month = monthlyUnits(maker, 3)
  const owner = names.founder.words === 'the founder' ? 'founder' : names.founder.words
  return {
    paragraphs: [
      told(goods.week),
      choose('maker-narrow', [
        say`What binds is ${words(goods.bottleneck.what)}, because ${words(goods.bottleneck.because)}. ${capacity(maker)}`,
        say`All else can wait for ${words(goods.bottleneck.what)}: ${words(goods.bottleneck.because)}. ${capacity(maker)}`,
        say`${capacity(maker)} The limit lies in ${words(goods.bottleneck.what)}, since ${words(goods.bottleneck.because)}.`,
      ]),
      told(goods.spoils),
      ...premises(maker),
    ],
    people: [
      {
        role: owner,
        when: 'the first day',
        why: say`three days making and two with buyers; pay rises to ${cite(founderPay(context))} a month`,
      },
      {
        role: goods.hands.role.toLowerCase(),
        when: known.starts <= 2 ? 'now, along the orders' : 'the first regular month',
        why: say`hours follow the order book of the coming month, up to ${month} a month in the third year`,
      },
      {
        role: 'sales, orders and delivery',
        when: 'the second half of the first year, by the day',
        why: say`when packing and driving have taken a day a week from making`,
      },
    ],
    gaps: [
      { gap: told(goods.gap.gap), why: told(goods.gap.why), closedBy: told(goods.gap.closedBy) },
      {
        gap: say`Somebody who can run the ${words(goods.bench)} when ${names.founder} is ill`,
        why: say`a fortnight without goods loses the accounts that took a year to win`,
        closedBy: say`the first person hired learns every step within the first quarter, by the written card`,
      },
    ],
    ending: {
      label: 'Decision',
      prose:
        known.starts <= 2
          ? choose('maker-lease-now', [
              say`${names.founder} plans the narrow point for the coming four weeks every Friday, and accepts no date that is not on that sheet.`,
              say`From now on a date is given only by looking at the board. ${names.founder} answers for it, whoever took the call.`,
              say`No second shift before the first one is full: ${names.founder} measures for a month how many hours the narrow point really runs.`,
            ])
          : choose('maker-lease', [
              say`The lease is signed with three answers in writing: that this use is permitted, what power and water the building really has, and a way out after two years. Owner: ${names.founder}.`,
              say`Before signing, ${names.founder} asks the authority, the utility and the insurer about these premises, and waits for paper.`,
              say`${names.founder} rents by the month or shares a unit until five accounts have reordered; a long lease is the one mistake that cannot be sold on.`,
            ]),
    },
  }
}

/** What can be made against what is to be sold. */
function capacity(maker: Maker) {
  const { context, known, goods } = maker
  const month = monthlyUnits(maker, 3)
  if (known.most && known.mostSaid) {
    const used = month.value / Math.max(0.01, known.most)
    const share = context.computed('capacity-used', used, percent(used))
    return say`Capacity by the brief is ${cite(known.mostSaid)}; the third year’s ${month} a month use ${share} of it.`
  }
  const needed = context.computed(
    'capacity-needed',
    month.value * 1.25,
    formatNumber(month.value * 1.25, month.value < 10 ? 1 : 0),
  )
  return say`To deliver ${month} a month in the third year with a day in five for change-overs and repairs, it has to be able to make ${needed} ${words(goods.unit.many)}.`
}

/** Where it stands already; a works that is still to be set up has this in its roadmap. */
function premises({ context, known }: Maker) {
  if (known.starts > 2) return []
  const rent = say`${cite(known.rent)}${words(periodOf(known.rent))}`
  const area = known.area ? say` for ${cite(known.area)}` : label('')
  return [
    context.choose('maker-premises', [
      say`Rent is ${rent}${area}, and the next machine of ${cite(known.machines)} has to fit into the same walls before larger ones are looked for.`,
      say`The premises cost ${rent}${area}. Before moving, the ${cite(known.machines)} for the next machine buy more than square metres would.`,
      say`With ${rent} of rent${area} the walls are set. What is bought next, for ${cite(known.machines)}, goes to the narrow point and nowhere else.`,
    ]),
  ]
}
