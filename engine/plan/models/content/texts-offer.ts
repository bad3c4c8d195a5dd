// What comes out, what one payer leaves, and what it costs.
import { formatNumber } from '../../../money.ts'
import { percent } from '../../context.ts'
import { cite, type Prose, say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import type { ModelText, PricingText, ProductText } from '../playbook.ts'
import type { Publication } from './publication.ts'
import { alsoSaid, atStart } from './saying.ts'

export function product({ context, kind, starts, known }: Publication): ProductText {
  const { u, names, choose } = context
  const runs = starts === 1
  return {
    lead: choose('content-product', [
      say`Little comes out at first, and it comes out whole. More would hurt, because ${words(kind.oneMore)}.`,
      say`Why so little? Because ${words(kind.oneMore)}. What ${names.buyers} get from the first day is listed here.`,
      say`The first version fits on half a page; ${words(kind.oneMore)}.`,
    ]),
    features: [...kind.first, ...u.parts.map(({ value }) => value)].slice(0, 8),
    phases: [
      {
        name: runs ? 'Count' : 'Proof',
        when: runs ? 'weeks one to six' : 'months one to three',
        what: runs
          ? say`those who come back are counted among ${cite(known.audience)} ${words(kind.audience.many)}; nothing new is added`
          : say`${words(kind.phases.proof)}`,
        movesOnWhen: say`${words(kind.phases.proved)}`,
      },
      {
        name: 'Sell',
        when: runs
          ? 'months two to nine'
          : starts > 6
            ? 'to release, and the year after'
            : 'months four to twelve',
        what: say`${words(kind.phases.open)}`,
        movesOnWhen: say`new ${words(kind.audience.many)} reach ${cite(known.growth[0])} in three months running`,
      },
      {
        name: 'Steady',
        when: 'the second and third year',
        what: say`${words(kind.phases.settled)}`,
        movesOnWhen: say`new ${words(kind.audience.many)} hold at ${cite(known.growth[1])}, and ${names.founder} has had two weeks off without a gap`,
      },
    ],
    leftOut: kind.leftOut.map(({ what, why }) => ({ what, why: say`${words(why)}.` })),
    ending: {
      label: 'Threshold',
      prose: say`Nothing is added to the list before this is true: ${words(kind.phases.proved)}. Owner: ${names.founder}.`,
    },
  }
}

export function modelText(publication: Publication): ModelText {
  const { context, kind, known, main, streamShare, payers, unit } = publication
  const { choose, names } = context
  const { sponsors } = kind.money
  const share = streamShare(main, 3)
  const left = unit(main, 'contribution')
  return {
    lead: sponsors
      ? share.value >= 0.5
        ? say`Two purses pay. ${atStart({ words: payers })} bring ${share} of the third year’s revenue; the rest comes from ${words(sponsors.label.toLowerCase())}, and depends on how many follow for nothing.`
        : say`Two purses pay, and the larger is not the public’s: ${words(payers)} bring ${share} of the third year’s revenue, ${words(sponsors.label.toLowerCase())} the rest. Whoever pays the larger part will be listened to; ${names.founder} has to know that before it happens.`
      : choose('content-one-purse', [
          say`One purse pays: ${words(payers)} carry all of the revenue. That keeps the decisions simple and leaves no second leg to stand on.`,
          say`All revenue comes from ${words(payers)}. There is nobody else to please, and nobody else to help out in a thin month.`,
        ]),
    comments: [
      together(
        left
          ? say`One ${words(publication.payer)} leaves ${left}${words(main === 'members' ? ' a month' : '')}.`
          : undefined,
        say`${words(kind.misleads)}`,
      ),
      ceiling(publication) ??
        say`A release sells once. What lifts the year is the number who wait for it: ${cite(known.audience)} at the start, ${cite(known.growth[0])} more.`,
    ],
    ending: {
      label: 'Threshold',
      prose: choose('content-watchline', [
        say`One number is written on the wall each month: new ${words(kind.audience.many)} against ${known.growth[0]}. Two thirds of it or less for three months, and ${names.founder} changes the subject or the form before spending on reach.`,
        say`${atStart(names.founder)} compares each month’s new ${words(kind.audience.many)} with ${known.growth[0]}. Three months under two thirds of that, and freelances are stopped before anything else is.`,
      ]),
    },
  }
}

/** Joining over leaving is where it stops. */
function ceiling({ context, known, drivers, payers, payer, unit }: Publication): Prose | undefined {
  const stream = drivers.streams.find(({ id }) => id === 'members')
  if (stream?.kind !== 'subscription' || !known.churn || stream.churn <= 0) return undefined
  const { computed, choose } = context
  const joining = stream.joining.at(-1)?.value ?? 0
  const most = Math.round(joining / stream.churn)
  const lower = stream.churn * 0.7
  const better = Math.round(joining / lower)
  const coming = computed('joining-last', joining, formatNumber(joining))
  const settles = computed('payers-ceiling', most, formatNumber(most))
  const slow = computed('churn-lower', lower, percent(lower))
  const more = computed('payers-better', better, formatNumber(better))
  const ratio = unit('members', 'ltvToCac')
  return together(
    choose('content-ceiling', [
      say`At the rates of the third year ${coming} ${words(payers)} come in a month and ${cite(known.churn)} leave, so the number settles near ${settles}. Slow the leaving to ${slow} and the same work holds ${more}.`,
      say`Growth has an end that can be computed: ${coming} joining a month, divided by ${cite(known.churn)} leaving, is ${settles}. With ${slow} it would be ${more}; that is worth more than any campaign.`,
    ]),
    ratio &&
      (ratio.value >= 3
        ? say`LTV over CAC is ${ratio}. It flatters, since the founder’s own hours are not in the cost of winning.`
        : say`LTV over CAC is only ${ratio}: paid reach would eat what a ${words(payer)} brings, so it is bought last.`),
  )
}

export function pricing(publication: Publication): PricingText {
  const { context, kind, known, main, payer, price, per } = publication
  const { names, choose } = context
  const { sponsors } = kind.money
  const used = [
    price,
    known.place,
    context.said('budget'),
    context.said('raise'),
    context.said('rent'),
    known.copyCost,
  ]
  const rest = alsoSaid(context, used)
  return {
    lead: say`${words(kind.priceLead)}`,
    rows: [
      {
        what: main === 'members' ? `one ${payer}${per}` : `one ${payer}`,
        price,
        why:
          known.priceSaid || known.copyPriceSaid
            ? say`the founder’s price, net of sales tax and used as it stands`
            : say`within the usual band; net of sales tax`,
      },
      ...(sponsors && known.place
        ? [
            {
              what: known.byIssue
                ? `one paid place in one ${kind.issue.one}`
                : `a thousand ${sponsors.counted}, paid by a sponsor`,
              price: known.place,
              why: known.byIssue
                ? say`the founder’s price for one place`
                : say`before the part that goes to whoever sells it; ${cite(known.kept ?? known.place)} is kept`,
            },
          ]
        : []),
      ...(known.copyCost?.basis.kind === 'founder'
        ? [
            {
              what: `what one ${payer} costs to make`,
              price: known.copyCost,
              why: say`from the brief; no price may go below it`,
            },
          ]
        : []),
    ],
    paragraphs: [
      choose('content-free', [
        say`What stays free is decided once: whatever brings strangers. What is paid for is whatever those who return would miss.`,
        say`There is no opening discount. ${atStart(names.buyers)} who come for a discount leave with it, and they teach the others to wait.`,
        say`A rise of a fiftieth each year is built in. It is announced a month ahead, with the reason.`,
      ]),
      rest ?? say``,
    ],
    ending: {
      label: 'Test',
      prose:
        main === 'members'
          ? say`${words(kind.priceTest)} ${atStart(names.founder)} runs it once thirty people pay.`
          : say`${words(kind.priceTest)} Owner: ${names.founder}.`,
    },
  }
}
