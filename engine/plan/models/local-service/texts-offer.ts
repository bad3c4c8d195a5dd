// What is sold, what one customer leaves, and what it costs.
import { formatNumber } from '../../../money.ts'
import { periodOf } from '../../founder-facts.ts'
import { cite, type Prose, say, together } from '../../kit/prose.ts'
import { type Quantity, words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { ModelText, Phase, PricingText, ProductText } from '../playbook.ts'
import { aOr } from './article.ts'
import type { Service } from './service.ts'

export function product(service: Service): ProductText {
  const { context, kind, told } = service
  const { u, choose, names } = context
  const parts = u.parts.map(({ value }) => value).slice(0, 3)
  return {
    lead: choose('service-range', [
      say`The first version fits on one card. Why no more? ${told(capital(kind.oneMore))}.`,
      say`${told(capital(kind.oneMore))}. So ${names.company} begins with this and nothing else.`,
      say`One ${words(kind.visit.one)}, done the same way each time, comes before any choice of them: ${told(kind.oneMore)}.`,
    ]),
    features: [...parts, ...kind.first].slice(0, 8),
    phases: phasesOf(service),
    leftOut: kind.leftOut.map(({ what, why }) => ({ what, why: say`${told(why)}.` })),
    ending: { label: 'Test', prose: told(kind.workTest) },
  }
}

function phasesOf({ context, kind, size, settled, hires, told }: Service): Phase[] {
  const selling = size.opens === 1
  const { choose, names } = context
  const half = context.counted(
    'half-full',
    Math.max(1, Math.round(size.settled / 2)),
    kind.money.shape === 'jobs' ? `${kind.visit.many} a month` : kind.customer.many,
  )
  return [
    {
      name: selling ? 'Measure' : 'Prove',
      when: selling ? 'weeks one to six' : size.opens > 2 ? 'before a lease is signed' : 'weeks one to six',
      what: selling
        ? say`every ${words(kind.visit.one)} timed, every customer asked who sent them`
        : say`a handful of paid ${words(kind.visit.many)}, done by ${names.founder}`,
      movesOnWhen: told(kind.craftTest),
    },
    {
      name: 'Fill the week',
      when: selling
        ? 'months two to eight'
        : size.opens > 2
          ? 'months four to twelve'
          : 'months two to eight',
      what: choose('service-fill', [
        say`the same ${words(kind.visit.one)} for people who live near each other`,
        say`one circle, fixed days, a waiting list instead of exceptions`,
        say`repeat customers first, strangers second`,
      ]),
      movesOnWhen: say`${half} are reached and hold for two months`,
    },
    hires
      ? {
          name: 'Share the work',
          when: size.isSmall ? 'the second year' : 'as the count asks for it',
          what: say`${words(kind.worker.role.toLowerCase())}, trained beside ${names.founder}`,
          movesOnWhen: say`their customers stay as long as ${names.founder}’s`,
        }
      : {
          name: 'Choose',
          when: 'the second year',
          what: say`far or difficult customers handed on, near ones taken instead`,
          movesOnWhen: say`a waiting list of a quarter of the round has lasted three months: only then a second person`,
        },
    {
      name: 'Settle',
      when: 'the third year',
      what: say`${settled}${words(kind.money.shape === 'jobs' ? ' a month' : '')}, a stand-in who is known to all of them`,
      movesOnWhen: say`a fortnight runs without ${names.founder}`,
    },
  ]
}

export function modelText(service: Service): ModelText {
  const { context, kind, known, each, told, even } = service
  const { choose, names, computed } = context
  const isJobs = kind.money.shape === 'jobs'
  const monthly = computed('customer-month', known.monthly, context.price(known.monthly))
  const needed = even.units
  return {
    lead: isJobs
      ? choose('service-earns-jobs', [
          say`Money comes ${words(kind.visit.one)} by ${words(kind.visit.one)}, ${each} at a time, and each has to be found again. What repeats is the name, not the payment.`,
          say`${names.company} is paid when a ${words(kind.visit.one)} is done: ${each} on average. Two things decide the month, how many fit into a day and how many of them somebody sent.`,
        ])
      : kind.money.shape === 'places'
        ? choose('service-earns-places', [
            say`A place costs ${monthly} a month whether it is used or not, and the room costs the same whether it is full or not. Between these two sentences lies the whole business.`,
            say`What is sold is a place, ${monthly} a month. Costs hardly follow the number of ${words(kind.customer.many)}, so the last third of the places earns what the first two thirds only pay for.`,
          ])
        : choose('service-earns-visits', [
            say`A ${words(kind.customer.one)} is worth ${monthly} a month: ${each} for each ${words(kind.visit.one)}, again and again. The first one costs effort, all later ones only time.`,
            say`The unit to watch is the ${words(kind.customer.one)}, not the ${words(kind.visit.one)}: ${monthly} a month for as long as they stay.`,
          ]),
    comments: [unitComment(service), handComment(service)],
    ending: {
      label: 'Threshold',
      prose: needed
        ? say`${told('{founder}')} keeps three numbers in view: ${words(isJobs ? `${kind.visit.many} done` : kind.customer.many)}, minutes on the way, and how many left or complained. Fewer than ${computed(`break-even-${needed.streamId}`, needed.needed, `${formatNumber(needed.needed)} ${needed.unit}${needed.needed === 1 ? '' : 's'}`)}${words(isJobs ? ' a month' : '')} in the second year do not cover the costs.`
        : say`${told('{founder}')} keeps three numbers in view: ${words(isJobs ? `${kind.visit.many} done` : kind.customer.many)}, minutes on the way, and how many left or complained.`,
    },
  }
}

/** Which figure misleads, and which is the lever. */
function unitComment({ context, kind, streamId, unit, oneMore, effect, told }: Service): Prose {
  const { choose } = context
  const left = unit(streamId, 'contribution')
  const ratio = unit(streamId, 'ltvToCac')
  if (kind.money.shape === 'places') {
    const churn = effect('churn:regulars')
    return together(
      ratio
        ? say`A ratio of ${ratio} between what a ${words(kind.customer.one)} brings and what it costs to win one looks splendid and says little, because rent and wages stand outside it.`
        : undefined,
      churn ? say`Half as many again leaving would cost ${churn} over three years.` : undefined,
      told(kind.lever),
    )
  }
  const misleads = ratio
    ? choose('service-ratio', [
        say`The ratio of ${ratio} between what a customer leaves and what winning one costs misleads: it forgets the hour that the work takes, and hours are what runs out.`,
        say`Winning customers looks cheap, ${ratio} to one. The figure is true and useless, because an hour can be sold only once.`,
        say`Do not read too much into ${ratio}, contribution over cost of winning: nobody can be served in an hour that is already sold.`,
      ])
    : undefined
  return together(
    left ? undefined : say`What one leaves is set by its materials.`,
    misleads,
    choose('service-lever', [
      say`What counts: ${words(kind.binds)}. One more ${words(kind.visit.one)} on each working day is worth ${oneMore} a year to one person.`,
      say`The lever: ${words(kind.binds)}. A day that holds one ${words(kind.visit.one)} more adds ${oneMore} a year for each person at work.`,
    ]),
    told(kind.lever),
  )
}

function handComment({ context, kind, hand, draws, hires }: Service): Prose {
  const { choose } = context
  const role = words(kind.worker.role.toLowerCase())
  if (hand.leaves.value <= 0)
    return choose('service-hand-loses', [
      say`Hiring does not help by itself. ${words(capital(aOr(kind.worker.role)))} at ${cite(hand.pay)} a month, with contributions and a full book, costs ${hand.leaves} more than the work brings. Price or pace has to move before a post is offered.`,
      say`What would one employee change? For the worse, at these prices: ${cite(hand.pay)} a month plus contributions exceeds a full book by ${hand.leaves}. The plan therefore keeps hiring for later.`,
    ])
  const small = hand.leaves.value < draws.value * 0.5
  const half = hand.half.value > 0 ? say`${hand.half}` : say`${hand.half} are lost`
  return small
    ? choose('service-hand-little', [
        say`A second pair of hands is no shortcut. Paid ${cite(hand.pay)} a month and fully booked, ${words(aOr(kind.worker.role))} leaves ${hand.leaves} a month; half booked, ${half}. ${words(hires ? 'Hours are therefore added in quarters of a post.' : 'So nobody is hired before a waiting list asks for it.')}`,
        say`And employees? Each brings ${hand.leaves} a month once the book is full, after ${cite(hand.pay)} of pay, contributions and the way. Half booked: ${half}. That is why hours come in small steps.`,
      ])
    : choose('service-hand-much', [
        say`An employed ${role} at ${cite(hand.pay)} a month leaves ${hand.leaves} a month once fully booked; half booked, ${half}. Growth is a question of booking the next person before the last one is full.`,
        say`Each further ${role}, paid ${cite(hand.pay)} a month, leaves ${hand.leaves} with a full book and, with half of one, this: ${half}. The danger lies in the months between, so hours grow in steps.`,
      ])
}

export function pricing(service: Service): PricingText {
  const { context, kind, known, told, each } = service
  const { choose, computed } = context
  const isOwn = known.price.basis.kind === 'founder'
  const isHourly = periodOf(known.price) === ' a hour'
  const period = kind.money.shape === 'jobs' ? '' : periodOf(known.price)
  const monthly = computed('customer-month', known.monthly, context.price(known.monthly))
  return {
    lead: choose('service-price', [
      say`A customer compares ${each} with their own evening, not with our costs.`,
      say`${each}: said once, without an excuse, and the same for the neighbour.`,
      say`Price is the first thing asked and the last thing that decides.`,
    ]),
    rows: [
      {
        what: isHourly
          ? 'an hour of work'
          : kind.money.shape === 'places' || period
            ? `a ${kind.customer.one}’s place${period || ' a month'}`
            : `one ${kind.visit.one}`,
        price: known.price,
        why: isOwn
          ? say`as the brief says`
          : say`ours, to be tested; the range is on the list of assumptions`,
      },
      ...(each.id === known.price.id
        ? []
        : [{ what: `one ${kind.visit.one}`, price: each, why: say`what that comes to for an ordinary one` }]),
      ...(kind.money.shape === 'visits'
        ? [
            {
              what: `a ${kind.customer.one} for a month`,
              price: monthly,
              why: say`${cite(known.timesAYear)}, holidays taken off`,
            },
          ]
        : []),
      ...otherPrices(service).map((price) => ({
        what: 'also in the brief',
        price,
        why: say`‘${words(price.basis.kind === 'founder' ? price.basis.fact.evidence.words : '')}’; not the base of the computation`,
      })),
    ],
    paragraphs: [
      told(kind.priceTalk),
      choose('service-discount', [
        say`Nothing is sold below this price to begin with. Whoever came for a discount leaves for the next one, and tells the others what it cost.`,
        say`Prices rise once a year by a little, less than wages do, and every customer hears it two months before.`,
        say`There is one price list and it is public. Exceptions are made in time, never in money: a longer first ${words(kind.visit.one)}, not a cheaper one.`,
      ]),
    ],
    ending: { label: 'Test', prose: told(kind.priceTest) },
  }
}

/** Whatever else the founder said about prices stands in the table too. */
function otherPrices({ context, known, rooms }: Service): Quantity[] {
  const kinds = ['price', 'average-order', 'take-rate', 'unit-cost'] as const
  return kinds
    .flatMap((kind) => context.allSaid(kind))
    .filter(({ id, basis }) => id !== known.price.id && id !== rooms?.rent.id && basis.kind === 'founder')
}
