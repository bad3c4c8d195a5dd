// What is done, what one donor leaves, and what is asked for.
import { formatNumber } from '../../../money.ts'
import { percent } from '../../context.ts'
import { cite, say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { alsoSaid, atStart, fill } from '../content/saying.ts'
import type { ModelText, PricingText, ProductText } from '../playbook.ts'
import { type Cause, fullCost, servedIn } from './cause.ts'

export function product(cause: Cause): ProductText {
  const { context, kind, known, isRunning } = cause
  const { u, names, choose } = context
  return {
    lead: choose('cause-product', [
      say`The first year does little and does it wholly. Spreading is tempting; ${words(kind.oneMore)}.`,
      say`What ${names.buyers} can rely on from the beginning is short, since ${words(kind.oneMore)}.`,
      say`A small list, kept every week: ${words(kind.oneMore)}, so nothing is added lightly.`,
    ]),
    features: [...kind.first, ...u.parts.map(({ value }) => value)].slice(0, 8),
    phases: [
      {
        name: isRunning ? 'Count' : 'Proof',
        when: isRunning ? 'months one and two' : 'months one to four',
        what: isRunning
          ? say`what was done last year is counted again, by somebody else`
          : fill(context, kind.phases.proof),
        movesOnWhen: say`${words(kind.phases.proved)}`,
      },
      {
        name: 'Work',
        when: 'to the end of the first year',
        what: fill(context, kind.phases.open),
        movesOnWhen: say`${servedIn(cause, 1)} have been counted, and new donors hold at ${cite(known.joining[0])}`,
      },
      {
        name: 'Carry',
        when: 'the second and third year',
        what: fill(context, kind.phases.settled),
        movesOnWhen: say`three months of costs lie in reserve, and no single payer brings more than a third`,
      },
    ],
    leftOut: kind.leftOut.map(({ what, why }) => ({ what, why: say`${words(why)}.` })),
    ending: {
      label: 'Threshold',
      prose: choose('cause-next', [
        say`Nothing is added before this has been shown to somebody outside: ${words(kind.phases.proved)}.`,
        say`One condition stands before every extension: ${words(kind.phases.proved)}. Counted by whom? Not by ${names.founder}.`,
        say`${atStart(names.founder)} asks the board for the next phase only with this in hand: ${words(kind.phases.proved)}.`,
      ]),
    },
  }
}

export function modelText(cause: Cause): ModelText {
  const { context, kind, known, unit, streamShare, drivers } = cause
  const { choose, names, computed } = context
  const left = unit('donors', 'contribution')
  const payback = unit('donors', 'payback')
  const shares = (['donors', 'gifts', 'grants', 'trading'] as const).map((id) => streamShare(id, 3))
  const [donors, gifts, grants, trading] = shares as [
    (typeof shares)[0],
    (typeof shares)[0],
    (typeof shares)[0],
    (typeof shares)[0],
  ]
  const stream = drivers.streams.find(({ id }) => id === 'donors')
  const joining = stream?.kind === 'subscription' ? (stream.joining.at(-1)?.value ?? 0) : 0
  const settles = Math.round(joining / Math.max(0.001, known.churn.value))
  const better = Math.round(joining / Math.max(0.001, known.churn.value * 0.7))
  const top = Math.max(...shares.map(({ value }) => value))
  return {
    lead: together(
      say`Four sources feed it. In the third year monthly donors bring ${donors}, single gifts ${gifts}, grants that run ${grants}, and ${words(kind.money.trading.label.toLowerCase())} ${trading}.`,
      top > 0.5
        ? say`One of them brings more than half, and a board should dislike that.`
        : say`None brings more than half, which is the point: each of them has failed somebody.`,
    ),
    comments: [
      together(
        left && payback
          ? say`A monthly donor leaves ${left} a month and has paid for being found after ${payback}; whoever stops sooner has cost the cause money.`
          : undefined,
        fill(context, kind.misleads),
      ),
      choose('cause-ceiling', [
        say`Donors settle where joining and leaving meet: ${computed('joining-last', joining, formatNumber(joining))} a month over ${cite(known.churn)} makes ${computed('donors-ceiling', settles, formatNumber(settles))}. Lose three in ten fewer, and it is ${computed('donors-better', better, formatNumber(better))}. Thanking is cheaper than asking.`,
        say`The full cost of one ${words(kind.served.one)}, with everybody’s pay, is ${fullCost(cause, 2)} in the second year; the ${known.unitCost} of the first table is only the part that is bought. Donors are told the larger figure.`,
      ]),
    ],
    ending: {
      label: 'Threshold',
      prose: choose('cause-watch', [
        say`Each quarter ${names.founder} reports two figures to the board: ${words(kind.served.many)}, and donors who gave again. If the second falls under ${computed('stay-line', 1 - known.churn.value * 4, percent(1 - known.churn.value * 4))} of the quarter before, asking stops and thanking begins.`,
        say`A quarter in which more donors left than joined is reported to the board within a week, with ten reasons heard by telephone. ${atStart(names.founder)} starts no new work in the quarter after.`,
        say`Two lines on one page every quarter: ${words(kind.served.many)} against plan, donors lost against ${known.churn} a month. Twice too many lost, and ${names.founder} telephones thirty of them before writing another appeal.`,
      ]),
    },
  }
}

export function pricing(cause: Cause): PricingText {
  const { context, kind, known } = cause
  const { names, choose } = context
  const rest = alsoSaid(context, [
    known.monthlyGift,
    known.unitCost,
    context.said('budget'),
    context.said('raise'),
    context.said('rent'),
  ])
  const isSaid = (quantity: typeof known.monthlyGift) => quantity.basis.kind === 'founder'
  const per =
    known.monthlyGift.basis.kind === 'founder' && known.monthlyGift.basis.fact.amount?.per === 'year'
      ? ', a year'
      : ', a month'
  return {
    lead: fill(context, kind.giftLead),
    rows: [
      {
        what: `what is asked of a regular donor${per}`,
        price: known.monthlyGift,
        why: isSaid(known.monthlyGift)
          ? say`the founder’s figure, used as it stands`
          : say`the middle of what households give regularly`,
      },
      {
        what: 'a single gift, on average',
        price: known.singleGift,
        why: say`mostly in the last weeks of the year`,
      },
      {
        what: `one ${kind.served.one}, beyond pay`,
        price: known.unitCost,
        why: isSaid(known.unitCost) ? say`the founder’s figure` : say`material, food, rooms and travel`,
      },
      {
        what: `${kind.money.trading.label.toLowerCase()}: one ${kind.money.trading.one}`,
        price: known.tradePrice,
        why: say`a price and not a gift; it has to leave something`,
      },
      {
        what: 'one grant, a month',
        price: known.grant,
        why: say`a first grant of a middling foundation, for a year at a time`,
      },
    ],
    paragraphs: [
      choose('cause-price', [
        /adoption/i.test(kind.money.trading.label)
          ? say`A fee is no gift. It is asked of whoever adopts, in full, and it is named on the page before anybody falls in love.`
          : say`Nobody who needs it is asked for money; ${names.buyers} pay nothing, and no gift is expected. What is sold is sold to others.`,
        say`Every sum asked for is computed with rent, pay and accounts in it. A figure that leaves them out raises more once and is found out later.`,
        say`Gifts for a single named case are not taken. Money that may only be spent in one place is the hardest sort to run a ${words(kind.noun)} on.`,
      ]),
      rest ?? say``,
    ],
    ending: { label: 'Test', prose: fill(context, kind.giftTest) },
  }
}
