// What is let, what a booking leaves, and what it costs.
import { percent } from '../../context.ts'
import { periodOf } from '../../founder-facts.ts'
import { cite, label, type Prose, say } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { ModelText, PricingText, ProductText } from '../playbook.ts'
import { howMany, isHopeless, type Let, lineOf, oneMore, payingBack, periodWords } from './let.ts'

export function product(made: Let): ProductText {
  const { context, letting, known, opens } = made
  const { u, names, choose } = context
  const { dates } = periodWords(made)
  const runs = opens === 1
  const [first, second, third] = known.fleet
  const count = (id: string, value: number) => context.counted(id, value, letting.many, letting.one)
  return {
    lead: choose('let-range', [
      say`${words(capital(letting.range))}: with that ${names.company} ${words(runs ? 'goes on' : 'opens')}. More would be a mistake, because ${words(letting.oneMore)}.`,
      say`The temptation is to begin with everything. ${names.company} begins with ${words(letting.range)}; ${words(letting.oneMore)}.`,
      say`What there is to book is soon told: ${words(letting.range)}. ${words(capital(letting.oneMore))}.`,
    ]),
    features: [
      ...u.parts.slice(0, 3).map(({ value }) => value),
      ...letting.features,
      'price, deposit and way out on one screen',
      'a photograph of the state at each handing over',
    ].slice(0, 8),
    phases: [
      {
        name: runs ? 'Count' : 'Proof',
        when: runs ? 'weeks one to six' : letting.isPlace ? 'before the lease' : 'before buying',
        what: runs
          ? say`each ${words(letting.one)} with its own line: let, empty, broken, cleaned`
          : letting.isPlace
            ? say`the count of calendars, a page with prices, requests with a date`
            : say`a few borrowed or used ones, let by hand to people nobody knows`,
        movesOnWhen: runs
          ? say`the ten emptiest weeks of last year are known by cause`
          : say`fifteen strangers have paid a deposit for a date`,
      },
      {
        name: 'Open',
        when: runs ? 'months two to six' : 'the first half-year of letting',
        what: say`${howMany(made)}, booked and paid ahead`,
        movesOnWhen: say`two thirds of the planned ${cite(known.use)} are let, three months in a row`,
      },
      {
        name: 'Fill',
        when: 'to the end of the second year',
        what: say`the empty ${words(dates)}: longer stays, firms, groups, the quiet season`,
        movesOnWhen: say`${cite(known.use)} over twelve months, by the calendar`,
      },
      ...(third > first
        ? [
            {
              name: 'Add',
              when: 'the second and third year',
              what: say`${count('fleet-second', second)}, then ${count('fleet-third', third)}`,
              movesOnWhen: say`requests refused in a month outnumber the ${words(letting.many)} that would be added`,
            },
          ]
        : []),
    ],
    leftOut: letting.leftOut.map(({ what, why }) => ({ what, why: say`${words(why)}.` })),
    ending: { label: 'Test', prose: say`${words(letting.productTest)} Owner: ${names.founder}.` },
  }
}

export function modelText(made: Let): ModelText {
  const { context, letting, known, even } = made
  const { choose, names } = context
  const { one, many, dates } = periodWords(made)
  return {
    lead: choose('let-earns', [
      say`${names.company} sells time. ${howMany(made)}, each of them ${words(known.period === 'month' ? 'by the month' : `so many ${many} a month`)}, at ${cite(known.price)}: a ${words(one)} that was not let yesterday cannot be sold tomorrow.`,
      say`Three numbers make the money: how many there are, how often they are let, and ${cite(known.price)} a ${words(one)}. The first was paid for in advance; the second is the business.`,
      say`Let or empty, each ${words(letting.one)} costs the same. So income is ${cite(known.price)} a ${words(one)} times use, and nearly all costs come before the first of these.`,
    ]),
    comments: [pays(made), lever(made), label(letting.empties), ...alsoSaid(made)],
    ending: {
      label: 'Threshold',
      prose: isHopeless(made)
        ? say`Break-even lies at ${lineOf(made)} a month, and there are ${howMany(made)}: let to the last, they would still lose money. ${names.founder} goes to the landlord, the lender or the price list first, and ${words(letting.isPlace ? 'signs' : 'buys')} nothing at these figures.`
        : even.units
          ? choose('let-line', [
              say`${names.founder} reads one figure on the first of each month: ${words(many)} let against ${words(many)} owned. Break-even needs ${lineOf(made)} a month in the second year; two months below it, and a quarter’s prices are changed before anything is repaired for beauty.`,
              say`The line is ${lineOf(made)} a month, averaged over a quarter of the second year. Below it ${names.founder} fills the quiet ${words(dates)} at a lower price for longer bookings, and buys nothing.`,
            ])
          : say`${names.founder} reads one figure on the first of each month: ${words(many)} let against ${words(many)} owned; two falling quarters end all buying.`,
    },
  }
}

function pays(made: Let): Prose {
  const { context, letting, known } = made
  const { one } = periodWords(made)
  const back = payingBack(made)
  if (!back)
    return say`A ${words(one)} let costs more than it brings. Until the price rises or handing over gets cheaper, an empty ${words(letting.one)} loses less than a full one.`
  const bought = letting.isPlace ? words('furnish') : words('buy')
  return context.choose('let-pays', [
    say`Of ${known.price} a ${words(one)}, ${back.each} stay after cleaning, repair and fees. One ${words(letting.one)} takes ${cite(known.costEach)} to ${bought}, so it is paid off after ${back.periods}: ${back.months} at the planned use, before rent and wages.`,
    say`It costs ${cite(known.costEach)} to ${bought} one ${words(letting.one)}, and each ${words(one)} let leaves ${back.each}. ${back.periods} pay for it. At the planned use this takes ${back.months}, with nothing taken off for rent or people.`,
    say`How long until one has earned its own price? ${cite(known.costEach)} divided by ${back.each} a ${words(one)}: ${back.periods}, or ${back.months} at planned use. Rent and wages come on top, and so does the year after, in which it is old.`,
  ])
}

/** A full house is the figure that misleads; use is the lever. */
function lever(made: Let): Prose {
  const { context, letting, known } = made
  const { choose, computed, money } = context
  const { one, dates } = periodWords(made)
  const full = Math.round(known.fleet[0] * known.periods * 12 * known.price.value)
  const fullHouse = computed('full-house', full, money(full))
  const real = computed('settled-year', known.takings * 12, money(known.takings * 12))
  const more = oneMore(made)
  const gain = !more
    ? label('')
    : known.period === 'month'
      ? say`Five points more of use are worth ${more} a year.`
      : say`One ${words(one)} more a month, of each, is worth ${more} a year.`
  return choose('let-lever', [
    say`A sum to distrust: every ${words(letting.one)} let on every one of its ${words(dates)} would bring ${fullHouse} a year. The plan counts ${real}, ${cite(known.use)} of it. ${gain}`,
    say`Fully let, the start would take ${fullHouse} a year; at ${cite(known.use)} it takes ${real}. The gap is the business. ${gain}`,
    say`The lever in reach is use. ${gain} Whoever quotes ${fullHouse} a year has forgotten that things stand: at ${cite(known.use)} there are ${real}.`,
  ])
}

/** Figures of the brief that no other sentence has used. */
function alsoSaid({ context }: Let): Prose[] {
  const rest = (
    ['unit-cost', 'rent', 'average-order', 'take-rate', 'investment', 'monthly-cost', 'margin'] as const
  ).flatMap((kind) => context.allSaid(kind))
  if (rest.length === 0) return []
  const told = rest.map(
    (quantity) =>
      say`${words((quantity.label ?? 'figure').toLowerCase())} ${cite(quantity)}${words(periodOf(quantity))}`,
  )
  const list = told.reduce((all, one, i) => (i === 0 ? one : say`${all}, ${one}`))
  return [say`From the brief, unaltered: ${list}.`]
}

export function pricing(made: Let): PricingText {
  const { context, letting, known } = made
  const { names, choose, allSaid, computed, price: shown } = context
  const { one } = periodWords(made)
  const asked = [
    ...allSaid('price'),
    ...(allSaid('price').length === 0 && known.price.basis.kind === 'founder' ? [known.price] : []),
  ]
  const own = asked.some(({ id }) => id === known.price.id) ? [] : [known.price]
  const booking = Math.round(known.price.value * known.stay.value)
  const quiet = computed('quiet-discount', 0.2, percent(0.2))
  return {
    lead: choose('let-pricing', [
      say`What is the other choice worth to them? That sets the price: ${words(letting.rivals[1]?.name.toLowerCase() ?? 'buying it')} on one side, doing without on the other.`,
      say`People see two sums: the price of a ${words(one)}, and what they will have paid when it is over. Fees that appear between the two end more bookings than the price does.`,
      say`Price follows the calendar. In the good weeks it is limited by rivals, in the quiet ones by what a cleaning costs; the figure below is the mean of both.`,
    ]),
    rows: [
      ...asked.map((quantity) => ({
        what: `one ${letting.one}${(known.period === 'night' ? periodOf(quantity).replace('a day', 'a night') : periodOf(quantity)) || (known.period === 'hire' ? ', one hire' : ` a ${one}`)}`,
        price: quantity,
        why: say`the founder’s figure, used as it stands`,
      })),
      ...own.map((quantity) => ({
        what: `one ${letting.one} a ${one}`,
        price: quantity,
        why: say`the mean over a year, net of sales tax`,
      })),
      ...(known.stay.value > 1
        ? [
            {
              what: 'a usual booking',
              price: computed('booking', booking, shown(booking)),
              why: say`${cite(known.stay)} at a time; cleaning and handing over are paid once`,
            },
          ]
        : []),
    ],
    paragraphs: [
      label(letting.priceNote),
      choose('let-deposit', [
        say`A deposit is held on the card and released within two days, with a photograph as proof. Who gets it back quickly comes back; who has to ask for it writes a review.`,
        say`Cancelling is free until a week before, half until two days before. Strict rules fill no empty ${words(letting.one)}; they only move the quarrel into the review.`,
        say`In quiet weeks longer bookings may cost up to ${quiet} less for each ${words(one)}, and single ones never: one cleaning for six is worth it, one for one is not.`,
      ]),
    ],
    ending: {
      label: 'Test',
      prose: choose('let-price-test', [
        say`For six weeks half of the ${words(letting.many)} stand at a price higher by an eighth. If they are let nine times for every ten of the others, ${names.founder} raises all.`,
        say`${names.founder} raises the price by a tenth for dates more than a month ahead. Unless bookings for those dates fall by more than a tenth within two months, it stays.`,
        say`Two calendars, two prices, six weeks. The dearer one wins if it loses fewer than one booking in ten; ${names.founder} decides on the last day and not before.`,
      ]),
    },
  }
}
