// How bookings are won, what is rented, and how one customer follows another.
import { percent } from '../../context.ts'
import { channel } from '../../drivers/channels.ts'
import { periodOf } from '../../founder-facts.ts'
import { cite, label, type Prose, say } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import { INDUSTRY_WAYS } from '../industry.ts'
import { feeOf } from '../payment-fee.ts'
import type { ArchitectureText, Channel, GoToMarketText, OperationsText } from '../playbook.ts'
import { howMany, type Let, periodWords } from './let.ts'
import { founderShare } from './money.ts'

function channels({ context, letting, won, spent }: Let): Channel[] {
  return letting.ways.map(({ name, reached, wins, cost, conversion: [low, value, high] }, i) => {
    const share = context.assume(`conversion-${i + 1}`, {
      label: `${name}: share who book`,
      low,
      value,
      high,
      show: percent,
      why: 'replaced by the first month’s count',
    })
    const needed = Math.max(1, (won.value * wins) / share.value)
    const reach = needed > 1_000 ? Math.round(needed / 100) * 100 : Math.round(needed)
    const paid = Math.round((spent.value * cost) / 100) * 100
    return channel(context, {
      id: `way-${i + 1}`,
      name,
      reach: context.counted(`reach-${i + 1}`, reach, reached),
      conversion: share,
      cost: context.computed(`way-cost-${i + 1}`, paid, context.money(paid)),
    })
  })
}

export function goToMarket(made: Let): GoToMarketText {
  const { context, known, won, spent } = made
  const { names, choose, u } = context
  const { dates } = periodWords(made)
  const ways = INDUSTRY_WAYS[u.industry.value]
  return {
    lead: choose('let-channels', [
      say`The first year’s tables hold ${won}, and each has to be found before it can be served. ${spent} are set aside for it.`,
      say`${won} in the first year, for ${spent} of own marketing: so many does the plan take for granted, and here is where they come from.`,
      say`Empty ${words(dates)} are filled from three sides. Together they have to bring ${won} in the first year, at ${cite(known.winning)} each.`,
    ]),
    channels: channels(made),
    paragraphs: [
      choose('let-where', [
        say`People decide ${words(ways.buys)}. Prices and pictures for those dates are in place two weeks before, and ${names.founder} looks in person at ${words(ways.meets[0])}.`,
        say`${names.founder} visits ${words(ways.meets[0])} once a week in the first quarter, with a card and a question, and keeps away in ${words(ways.busy)}. What people ask for there decides the next photograph.`,
        say`Two places are worth a visit: ${words(ways.meets[0])}, and ${words(ways.meets[1])}. A name in either brings more bookings than a banner, since people trust ${words(ways.trusts)}.`,
      ]),
      choose('let-direct', [
        say`Booking pages bring strangers and keep their part. Every stranger therefore leaves with a reason to come back directly: the next date, at the price without the page’s share.`,
        say`A second booking by the same customer costs nothing but a letter. It is sent on the day on which the first was booked, a year later, or a month, as the trade has it.`,
        say`Who came through a booking page the first time should book here the second time. The card at the handing over says so, and ${names.founder} counts how many do.`,
      ]),
    ],
    ending: {
      label: 'Threshold',
      prose: choose('let-way-ends', [
        say`After a quarter the rows are ranked by cost for each booking. Whatever costs twice ${known.winning} ends, unless it fills ${words(dates)} that nothing else fills. Owner: ${names.founder}.`,
        say`One booking in four has to come without a booking page by the end of the first year. If it is one in ten, ${names.founder} stops paid pictures and spends the sum on visits.`,
        say`By the ninetieth day of letting two of the rows have to work. ${names.founder} closes the third without mourning and moves its money.`,
      ]),
    },
  }
}

export function architecture(made: Let): ArchitectureText {
  const { context, letting } = made
  const { names, choose, u } = context
  const { dates } = periodWords(made)
  const ways = INDUSTRY_WAYS[u.industry.value]
  return {
    lead: choose('let-parts-rented', [
      say`One calendar is the heart: whatever is let twice for the same ${words(dates)} costs a customer and a review. Everything else hangs on it and is rented.`,
      say`${names.company} needs six rented parts and one rule, a single calendar that every booking page reads and writes.`,
      say`Nothing here is built. The one technical fault that a letting cannot survive is the double booking, so the calendar comes first and the page second.`,
    ]),
    layers: [
      {
        part: 'calendar',
        job: say`which ${words(letting.one)}, when, in what state`,
        choice: say`a hosted booking system that joins the booking pages; no second list on paper`,
      },
      {
        part: 'page',
        job: say`${words(letting.range)}, price to the end, ${words(letting.proof)}`,
        choice: say`the booking system’s own page, quick on a telephone`,
      },
      {
        part: 'payment and deposit',
        job: say`paid ahead, deposit held and released`,
        choice: say`a hosted payment page with holds, at ${cite(feeOf(context))} of each payment; no card number with us`,
      },
      {
        part: letting.isPlace ? 'doors' : 'handing over',
        job: letting.isPlace
          ? say`a code for each booking, from the hour to the hour`
          : say`name, state and photograph, out and back`,
        choice: letting.isPlace
          ? say`locks with codes from the calendar, and a key with a neighbour`
          : say`a form on a telephone, signed on the glass`,
      },
      {
        part: 'care list',
        job: say`what each ${words(letting.one)} needs before the next booking`,
        choice: say`a list fed by the calendar, ticked by whoever did it`,
      },
      {
        part: 'books',
        job: say`takings, deposits apart, tax on stays or hires`,
        choice: say`the accountant’s program, fed from the calendar`,
      },
    ],
    paragraphs: [
      choose('let-data', [
        say`To be guarded: ${words(ways.keeps)}. Copies of papers are looked at and not stored; what has to be stored by law is deleted when the law allows.`,
        say`A lost telephone must not open a door. Access is by name with a second factor, and ${words(ways.keeps)} are seen by two people at most.`,
        say`Names, dates and deposits are kept as long as the tax office wants them. ${words(capital(ways.keeps))}: for these there is no copy outside the rented systems.`,
      ]),
    ],
    ending: {
      label: 'Test',
      prose: choose('let-trial', [
        say`A week before the first booking ten people book, move a date, cancel, come late and claim the deposit, two of them for the same ${words(letting.one)} at the same minute. No double booking, ten deposits returned.`,
        say`${names.founder} asks two friends to book the last free ${words(letting.one)} in the same second, and eight others to do everything wrong that can be done. The list of what broke is mended before the page opens.`,
        say`Ten trial bookings from first click to returned deposit, without help; the slowest may take four minutes. Then the network is switched off for an hour, and the eleventh has to work on paper.`,
      ]),
    },
  }
}

export function operations(made: Let): OperationsText {
  const { context, letting, drivers } = made
  const { names, choose } = context
  const hired = drivers.staff.filter(
    ({ isFounder, count }) => !isFounder && count.some(({ value }) => value > 0),
  )
  return {
    paragraphs: [
      label(letting.turning),
      choose('let-limit', [
        say`The bottleneck is ${words(letting.limit.what)}: ${words(letting.limit.because)}. ${words(letting.wear)}`,
        say`${words(letting.wear)} What limits a busy week, though, is ${words(letting.limit.what)}, because ${words(letting.limit.because)}.`,
        say`How many bookings fit is decided by ${words(letting.limit.what)}, since ${words(letting.limit.because)}. Slower, and dearer in the end, is wear. ${words(letting.wear)}`,
      ]),
      ...living(made),
    ],
    people: [
      {
        role: 'founder',
        when: 'the first day',
        why: say`hands over, cleans and answers in person until two hundred bookings have taught what goes wrong`,
      },
      ...hired.map(({ role }) => ({
        role: role.toLowerCase(),
        when: 'by the hour at first, more as the calendar fills',
        why: say`hours follow the number of changes from one customer to the next, counted over four weeks`,
      })),
    ],
    gaps: [
      { gap: label(letting.gap.gap), why: label(letting.gap.why), closedBy: label(letting.gap.closedBy) },
      {
        gap: say`Somebody who answers at night when ${names.founder} cannot`,
        why: say`one customer before a locked door costs more than a month of standby`,
        closedBy: say`a neighbour or colleague with a key and a page of instructions, paid by the call`,
      },
    ],
    ending: {
      label: 'Decision',
      prose: choose('let-rules', [
        say`${names.founder} writes three pages before the first booking: how it is handed over, when the deposit is kept, and who is called at night. Whatever is not on them is decided in the customer’s favour, once.`,
        say`Each ${words(letting.one)} gets a file: bought when, repaired how often, let how many times. ${names.founder} sells it when repairs of a year pass a quarter of what it brings.`,
        say`An outside person books without saying so once a quarter and reports. ${names.founder} mends the first fault named before spending on anything else.`,
      ]),
    },
  }
}

/** Whether it carries a full living. */
function living(made: Let): Prose[] {
  const { context, known, letting } = made
  const share = founderShare(context, known)
  const shown = context.computed('founder-share', share, percent(share))
  const most = context.said('capacity')
  const fact =
    most && periodOf(most)
      ? [say`The brief also names ${cite(most)}${words(periodOf(most))}, which the calendar has to bear out.`]
      : []
  if (share >= 1) return fact
  return [
    say`${howMany(made)} do not carry a full living: the plan pays ${shown} of a founder’s salary from the second year on, and expects the other hours to be earned elsewhere${words(letting.grows ? ', until more of them are let' : '')}.`,
    ...fact,
  ]
}
