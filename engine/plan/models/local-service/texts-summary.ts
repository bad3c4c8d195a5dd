// One page, from the finished figures.
import { periodOf } from '../../founder-facts.ts'
import { cite, type Prose, say } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { SummaryText } from '../playbook.ts'
import { aOr } from './article.ts'
import type { Service } from './service.ts'
import { needed } from './texts-market.ts'

export function summary(service: Service): SummaryText {
  const { context, kind, each, size, effect, fewer, selling } = service
  const { names, choose } = context
  const lost = effect(fewer)
  const earns =
    kind.money.shape === 'places'
      ? say`It earns by the place: ${cite(each)} a month for each ${words(kind.customer.one)}.`
      : kind.money.shape === 'jobs'
        ? say`It earns by the ${words(kind.visit.one)}, ${cite(each)} on average.`
        : say`It earns by the ${words(kind.visit.one)}, ${cite(each)} each, from ${words(kind.customer.many)} who come back.`
  return {
    what: choose('service-what', [
      say`${names.company} ${words(selling ? 'works' : 'begins')} ${names.where}. The offer: ${names.offer}; those who pay are ${names.buyers}. ${earns}`,
      say`${names.company}, ${words(selling ? 'at work' : 'planned')} ${names.where}, serves ${names.buyers}. Its offer: ${names.offer}. ${earns}`,
      say`One thing is on offer at ${names.company}: ${names.offer}. The customers are ${names.buyers}. ${earns}`,
    ]),
    findings: [limitFinding(service), handFinding(service), livingFinding(service)],
    weakest: lost
      ? choose('service-weakest', [
          say`Weakest point: ${words(size.opening > 0 ? 'whether the next customers come as the first did' : 'nobody has paid yet')}. ${words(kind.money.shape === 'jobs' ? `A fifth fewer ${kind.visit.many}` : 'Three in ten fewer won')} would cost ${lost} over three years.`,
          say`Everything rests on ${words(size.opening > 0 ? 'growth that has not happened' : 'customers who do not exist yet')}: ${words(kind.money.shape === 'jobs' ? `a fifth fewer ${kind.visit.many} take` : 'win three in ten fewer and it takes')} ${lost} out of three years’ cash.`,
        ])
      : say`Weakest point: ${words(size.opening > 0 ? 'growth that has not happened yet' : 'nobody has paid yet')}.`,
    ending: {
      label: 'Decision',
      prose: selling
        ? nextDecision(service)
        : choose('service-first', [
            say`${words(capital(names.founder.words))} finds three paying customers inside one circle within forty-five days. If that fails, no app and no logo will help.`,
            say`First decision: which circle. ${words(capital(names.founder.words))} chooses it by day fourteen and takes no customer outside it in the first half-year.`,
            size.opens > 2
              ? say`No lease before strangers have paid ${each} twice. ${words(capital(names.founder.words))} decides on day ninety.`
              : say`On day ninety ${names.founder} decides with counted figures: go on, move the circle, or stop.`,
          ]),
    },
  }
}

function nextDecision({ context, kind, hires }: Service): Prose {
  const { names, choose } = context
  return choose('service-first-selling', [
    say`Within ninety days ${names.founder} knows of every ${words(kind.customer.one)} who sent them and how many minutes they take; what is dropped, and what is sold more of, follows from these two columns.`,
    say`First decision: which of the present customers to let go. ${words(capital(names.founder.words))} marks the farthest fifth by day thirty.`,
    hires
      ? say`Nobody new is hired before two full months in a row. ${words(capital(names.founder.words))} decides on day ninety.`
      : say`Price before growth: ${names.founder} quotes the next five customers a tenth more and decides on day ninety.`,
  ])
}

type Finding = SummaryText['findings'][number]

/** Of those nearby who would pay at all. */
const TIGHT = 0.2

function limitFinding(service: Service): Finding {
  const { context, kind, oneMore, settled, size } = service
  const { choose } = context
  const { count, share } = needed(service)
  const isTight = share.value > TIGHT
  if (kind.money.shape === 'places')
    return {
      headline: choose('service-limit-places', [
        'Full is a narrow word.',
        'The last third of the places earns.',
      ]),
      text: say`Once settled the plan counts ${settled}, ${share} of those in reach who would pay. The limit: ${words(kind.binds)}. Rent is the same on both sides of it.`,
    }
  const full = kind.money.shape === 'jobs' ? say`${settled} a month` : say`${settled}`
  if (isTight)
    return {
      headline: choose('service-tight', [
        'The circle is small for it.',
        'Many of the likely ones have to say yes.',
      ]),
      text: say`The plan is full at ${full}, and that takes ${share} of everybody in reach who would pay at all. A wider circle costs time on the way; one more ${words(kind.visit.one)} in each day is worth ${oneMore} a year to each person.`,
    }
  return {
    headline: choose('service-limit', [
      'Demand is not the limit.',
      'The ceiling is set elsewhere.',
      'More demand would not help.',
    ]),
    text: choose('service-limit-text', [
      say`${full}${words(size.isSmall ? ' fill one person’s week' : ' fill the week of everybody at work')}, ${kind.money.shape === 'jobs' ? say`and that takes ${count}` : say`and no more fit`}. One more ${words(kind.visit.one)} a day is worth ${oneMore} a year to each person; so the work is on ${words(kind.binds)}.`,
      say`What runs out first: ${words(kind.binds)}. A day with room for one more ${words(kind.visit.one)} brings ${oneMore} a year; more demand alone brings a waiting list. The plan is full at ${full}.`,
    ]),
  }
}

function handFinding({ context, hand, draws, kind, hires }: Service): Finding {
  const { choose } = context
  if (hand.leaves.value <= 0)
    return {
      headline: 'Hiring does not pay yet.',
      text: say`At these prices ${words(aOr(kind.worker.role))} with a full book costs ${hand.leaves} a month more than the work brings. So the plan does not grow by hiring until the price or the pace moves.`,
    }
  const small = hand.leaves.value < draws.value * 0.5
  return {
    headline: small
      ? choose('service-hand-head', [
          'A second pair of hands adds little.',
          'Growth by hiring is slow money.',
        ])
      : choose('service-hand-head-more', [
          'Each further person carries the rest.',
          'Hiring is the engine, and the risk.',
        ]),
    text: small
      ? say`Fully booked, ${words(aOr(kind.worker.role))} leaves ${hand.leaves} a month; the founder’s own work is worth more. ${words(hires ? 'Posts therefore grow in quarters.' : 'Nobody is hired in this plan before a waiting list asks for it.')}`
      : say`Fully booked, ${words(aOr(kind.worker.role))} leaves ${hand.leaves} a month after pay and contributions; half booked, ${hand.half.value > 0 ? say`${hand.half}` : say`${hand.half} are lost`}. Bookings come before posts.`,
  }
}

function livingFinding({ context, draws, wage, size, rooms, year }: Service): Finding {
  const { choose } = context
  if (rooms) {
    return {
      headline: 'The room is paid first.',
      text:
        size.opens > 1
          ? say`Rent of ${cite(rooms.rent)}${words(periodOf(rooms.rent) || ' a month')} and a fit-out of ${rooms.fitOut} are bound before the first sale. What can be learned without them is learned first.`
          : say`Rent of ${cite(rooms.rent)}${words(periodOf(rooms.rent) || ' a month')} falls due in the empty weeks too, so an hour sold in a quiet week is worth more than a new customer in a full one.`,
    }
  }
  const left = year('ebitda', 2)
  const beyond =
    left.value <= 0
      ? say`Nothing is left beyond that.`
      : left.value < year('founders', 2).value * 0.3
        ? say`Beyond that ${left} are left in the year, which is a cushion and no profit to speak of.`
        : say`Beyond that the year leaves ${left}, before tax: the return on the risk.`
  const against: Prose = wage && size.isSmall ? say` The average wage there is ${cite(wage)}.` : say``
  return {
    headline: size.isSmall
      ? 'It is one person’s living.'
      : choose('service-pay-head', ['What it pays its founder.', 'A wage before a profit.']),
    text: say`In the second year ${words(size.isSmall ? 'the founder' : 'each founder')} draws ${draws} a month, contributions included.${against} ${beyond}`,
  }
}
