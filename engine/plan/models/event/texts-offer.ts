// What is held, what one place leaves, and what it costs.
import { formatNumber } from '../../../money.ts'
import { cite, type Prose, say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { alsoSaid, atStart, fill } from '../content/saying.ts'
import type { ModelText, PricingText, ProductText } from '../playbook.ts'
import type { Occasion } from './occasion.ts'
import { partsSaid } from './texts-problem.ts'

export function product({ context, kind, known, isRare, isRunning, byFee }: Occasion): ProductText {
  const { u, names, choose } = context
  return {
    lead: choose('event-product', [
      say`A first ${words(kind.session.one)} holds few things, all of them working. Each addition has its price: ${words(kind.oneMore)}.`,
      say`Less than could be done, because ${words(kind.oneMore)}. This is what ${names.buyers} get.`,
      say`Why is the list so short? Since ${words(kind.oneMore)}.`,
    ]),
    features: [...kind.first, ...partsSaid(u)].slice(0, 8),
    phases: [
      {
        name: isRunning ? 'Count' : 'Proof',
        when: isRunning ? 'weeks one to eight' : 'months one to three',
        what: isRunning
          ? say`who came last time is asked and counted; nothing is added`
          : fill(context, kind.phases.proof),
        movesOnWhen: say`${words(kind.phases.proved)}`,
      },
      {
        name: 'Hold',
        when: isRare ? 'the first year’s date' : 'months four to twelve',
        what: fill(context, kind.phases.open),
        movesOnWhen: byFee
          ? say`${cite(known.aYear[0])} ${words(kind.session.many)} are done and paid`
          : say`${cite(known.filled[0])} of the places are paid, over all dates of the year`,
      },
      {
        name: 'Settle',
        when: 'the second and third year',
        what: fill(context, kind.phases.settled),
        movesOnWhen: byFee
          ? say`${cite(known.aYear[2])} a year are signed ahead of the season`
          : say`${cite(known.filled[1])} of the places are paid without a single free ticket`,
      },
    ],
    leftOut: kind.leftOut.map(({ what, why }) => ({ what, why: say`${words(why)}.` })),
    ending: {
      label: 'Threshold',
      prose: choose('event-next-phase', [
        say`The next phase begins only when this has been true once, on paper: ${words(kind.phases.proved)}.`,
        say`Until this holds, nothing is added and nothing is hired: ${words(kind.phases.proved)}. ${atStart(names.founder)} keeps the count.`,
      ]),
    },
  }
}

export function modelText(occasion: Occasion): ModelText {
  const { context, kind, known, unit, streamShare, byFee, isRare, projection } = occasion
  const { choose, names } = context
  const left = unit('places', 'contribution')
  const share = streamShare('places', 3)
  const extra = projection.streams.some(({ id }) => id === 'beside')
  return {
    lead: extra
      ? say`${atStart({ words: kind.paid })}s bring ${share} of the third year’s revenue, ${words(kind.money.beside?.label.toLowerCase() ?? '')} the rest. ${share.value < 0.5 ? say`So the smaller part is paid at the door, and the larger by those who are already in.` : say`The first part decides whether it takes place, the second whether it was worth it.`}`
      : byFee
        ? say`${names.company} earns fees, one for each ${words(kind.session.one)}. There is no stock and no room; there are hours and Saturdays.`
        : say`All revenue is ${words(kind.paid)}s. A date costs nearly the same whether it is full or not, so the places between half full and full are where the money is.`,
    comments: [
      together(
        left
          ? choose('event-unit', [
              say`One ${words(kind.paid)} leaves ${left} after its part of the ${words(kind.session.one)}.`,
              say`Of ${known.price}, ${left} remain when guest, ${words(kind.session.one)} and payment have been paid for.`,
            ])
          : undefined,
        fill(context, kind.misleads),
      ),
      fullOrEmpty(occasion),
    ],
    ending: {
      label: 'Threshold',
      prose: isRare
        ? say`Ten weeks ahead ${names.founder} adds up what is paid and signed against what falls due. If the first is smaller, the ${words(kind.session.one)} is made smaller that week, not later.`
        : byFee
          ? say`${atStart(names.founder)} writes down hours for each ${words(kind.session.one)}. A fifth above plan on three in a row, and the fee rises before the next offer leaves.`
          : say`After each ${words(kind.session.one)} ${names.founder} writes down places paid and money left. Three in a row under ${lossLine(occasion)}, and dates are cut before anything is advertised.`,
    },
  }
}

/** Places at which one session pays for itself, without the year's fixed costs. */
export function placesToCover({ context, known, drivers }: Occasion) {
  const stream = drivers.streams.find(({ id }) => id === 'places')
  if (stream?.kind !== 'cohorts') return context.computed('places-to-cover', 1, 'one')
  const each = stream.price - stream.costPerSeat - stream.price * stream.fee.share - stream.fee.each
  const needed = each > 0 ? Math.min(stream.seats, Math.ceil(stream.costPerSession / each)) : stream.seats
  return context.computed(
    'places-to-cover',
    needed,
    `${formatNumber(needed)} of ${formatNumber(known.seats.value)}`,
  )
}

const lossLine = (occasion: Occasion) => placesToCover(occasion)

function fullOrEmpty(occasion: Occasion): Prose {
  const { context, kind, known, byFee, drivers, unit } = occasion
  const { computed, money, choose } = context
  const stream = drivers.streams.find(({ id }) => id === 'places')
  if (byFee || stream?.kind !== 'cohorts') {
    const margin = unit('places', 'margin')
    return margin
      ? say`The margin of ${margin} looks like a consultant’s. It is not: ${names(context)}’s own hours are in no line of the table above, and they are what runs out.`
      : say`The founder’s own hours are in no line of the table above, and they are what runs out.`
  }
  const each = stream.price - stream.costPerSeat - stream.price * stream.fee.share - stream.fee.each
  const more = Math.max(1, Math.round(stream.seats * 0.1))
  const worth = Math.round(each * more)
  const tenth = computed('tenth-worth', worth, money(worth))
  return choose('event-full', [
    say`A ${words(kind.session.one)} pays for itself from ${placesToCover(occasion)} places on. Each further tenth of the room then brings ${tenth}, almost all of it kept: filling is the lever, not price.`,
    say`Up to ${placesToCover(occasion)} places the ${words(kind.session.one)} only pays its own bills. Beyond that a tenth of the room more is worth ${tenth} every time, and ${cite(known.filled[0])} sold is where the first year stands.`,
    say`Look at the step between half full and full. The ${words(kind.session.one)} is covered at ${placesToCover(occasion)}; another tenth of the room adds ${tenth} and costs next to nothing.`,
  ])
}

const names = ({ names: { founder } }: Occasion['context']) => founder

export function pricing({ context, kind, known, byFee, isRare }: Occasion): PricingText {
  const { choose, computed, price: shown } = context
  const early = Math.round(known.price.value * 0.8)
  const rest = alsoSaid(context, [
    known.price,
    known.guestCost,
    context.said('rent'),
    context.said('budget'),
    context.said('raise'),
  ])
  const isSaid = known.price.basis.kind === 'founder'
  return {
    lead: fill(context, kind.priceLead),
    rows: [
      {
        what: `one ${kind.paid}`,
        price: known.price,
        why: isSaid
          ? say`the founder’s price, net of sales tax and used as it stands`
          : say`what this sort asks for; net of sales tax`,
      },
      ...(isRare && !byFee
        ? [
            {
              what: `one ${kind.paid}, first step`,
              price: computed('early-price', early, shown(early)),
              why: say`a fifth off for a tenth of the places, to pay deposits; the plan counts on the full price for the rest`,
            },
          ]
        : []),
      ...(kind.money.beside && known.besidePrice
        ? [
            {
              what: `${kind.money.beside.label.toLowerCase()}: one ${kind.money.beside.one}`,
              price: known.besidePrice,
              why: say`on average; not discounted to anybody`,
            },
          ]
        : []),
      ...(known.guestCost.basis.kind === 'founder'
        ? [
            {
              what: `what one ${kind.guest.one} costs us`,
              price: known.guestCost,
              why: say`from the brief; the floor under every offer`,
            },
          ]
        : []),
    ],
    paragraphs: [
      byFee
        ? say`The fee is quoted once, in full, with what it does not include. Hours beyond it are named before they are worked.`
        : choose('event-discount', [
            say`There are no tickets for friends. A free place is a paid place lost, and its holder is the likeliest to stay away.`,
            say`Prices fall for coming early or in a group, and for nothing else. Whoever waits for a last-minute price should be able to wait in vain.`,
          ]),
      rest ?? say``,
    ],
    ending: { label: 'Test', prose: fill(context, kind.priceTest) },
  }
}
