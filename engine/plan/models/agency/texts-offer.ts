// What is sold, what an hour leaves, and what it costs.

import { cite, type Prose, say, together } from '../../kit/prose.ts'
import { type Quantity, words } from '../../kit/quantity.ts'
import { capital, small } from '../../names.ts'
import { withArticle } from '../article.ts'
import type { ModelText, PricingText, ProductText } from '../playbook.ts'
import { amountsSaid, leftOver } from '../said.ts'
import type { Firm } from './firm.ts'
import { founderFirst, loadOf, mainId, mainLine, periodText, priceOf, winsOfYear, wonWord } from './speech.ts'

export function product(firm: Firm): ProductText {
  const { context, practice, capacity, known } = firm
  const { choose, names, u } = context
  const runs = capacity.openingHours > 0 || capacity.from === 1
  return {
    lead: choose('firm-product', [
      say`What is delivered is one ${words(practice.work.one)} after another, so the product is the way it is made: the same steps, the same page, the same date.`,
      say`${words(capital(withArticle(practice.noun)))} has no machine in the cellar. What can be built is a way of working that the second person follows as well as the first.`,
      say`${words(capital(names.offer.words))} becomes a product only when it is done the same way twice. The first version holds this.`,
    ]),
    features: [...practice.features, ...u.parts.slice(0, 2).map(({ value }) => value)].slice(0, 8),
    phases: [
      {
        name: runs ? 'Count' : 'Pilot',
        when: runs ? 'weeks one to six' : 'weeks one to eight',
        what: runs
          ? say`every hour of every client written down, also the unpaid ones`
          : say`${words(practice.pilot)}, sold to three ${names.buyers}`,
        movesOnWhen: runs
          ? say`hours are known for nine in ten jobs`
          : say`three have paid, and two ask for the next piece`,
      },
      {
        name: 'Repeat',
        when: runs ? 'months two to six' : 'months three to seven',
        what: say`the same work at ${cite(mainLine(firm).price)}${words(periodText(mainLine(firm)))}, done from a written page`,
        movesOnWhen: say`the founders’ own hours are sold four weeks ahead`,
      },
      {
        name: 'Second hand',
        when: runs ? 'months six to twelve' : 'months eight to fourteen',
        what: known.employs
          ? say`the first ${words(practice.hand.role.toLowerCase())} on the payroll, working from that page`
          : say`two freelancers who have each done two jobs from that page`,
        movesOnWhen: say`work that ${names.founder} has only checked comes back no more often than work done alone`,
      },
      {
        name: 'House',
        when: 'the third year',
        what: say`a small team that delivers for a week without being asked`,
        movesOnWhen: say`${cite(known.settled)} of all hours are billed for six months`,
      },
    ],
    leftOut: practice.leftOut.map(([what, why]) => ({ what, why: say`${words(why)}.` })),
    ending: {
      label: 'Test',
      prose: together(
        say`${words(practice.proof)}`,
        choose('firm-proof', [
          say`${founderFirst(context)} keeps the record.`,
          say`Owner: ${names.founder}, from the first job on.`,
          say`The result is read aloud once a quarter, by ${names.founder}.`,
        ]),
      ),
    },
  }
}

export function modelText(firm: Firm): ModelText {
  const { context, practice, known } = firm
  const { choose, names } = context
  const wins = winsOfYear(firm)
  return {
    lead: leadOf(firm),
    comments: [
      pairOfHands(firm),
      choose('firm-leak', [
        say`${words(practice.leak)} Of ${known.hoursEach} a month, ${cite(known.started)} are sold after the first year and ${cite(known.settled)} once the firm is known; the plan lives in the gap between the two.`,
        say`The lever is the unsold hour. ${words(practice.leak)} The plan moves from ${cite(known.started)} of hours billed to ${cite(known.settled)}, and each point on the way costs nobody a new client.`,
        say`Billed time goes from ${cite(known.started)} to ${cite(known.settled)} in this plan. What stands in the way is known: ${words(small(practice.leak))}`,
      ]),
      choose('firm-misleads', [
        say`What misleads is the contribution in the table above: it looks rich because pay stands below the line. Judge the firm by what a pair of hands leaves, and by how soon ${wins} of the first year come back or send somebody.`,
        say`Do not read the margin of the table as profit. People are paid whether ${names.buyers} order or not; only bought-in work falls when orders do.`,
        say`The margin above flatters. It leaves out the people, who are the cost; a bad month shows up in hours that nobody bought and not in a dearer job.`,
      ]),
    ],
    ending: {
      label: 'Threshold',
      prose: choose('firm-threshold', [
        say`Every Friday ${names.founder} writes down hours billed, hours worked unpaid, and weeks sold ahead. Below four weeks ahead for a month, nobody is hired; above ten, the price rises.`,
        say`Two numbers on the wall: share of hours billed, and weeks of work signed. Under half and under three for six weeks in a row, ${names.founder} stops delivering for two days a week and sells.`,
        say`No hire before the founders’ hours are sold six weeks ahead, twice in a quarter. ${founderFirst(context)} signs that on paper, since the wish to grow will be stronger than the figure.`,
      ]),
    },
  }
}

function leadOf(firm: Firm): Prose {
  const { context, known, practice, streamShare } = firm
  const { names, choose } = context
  const [first, second] = known.lines
  if (first && second)
    return choose('firm-two', [
      say`Clients of ${names.company} pay in two ways: ${priceOf(first)}, and ${priceOf(second)}. In the third year the first makes up ${streamShare(mainId(firm), 3)} of revenue. Behind both stand the same hours.`,
      say`Two bills, one calendar. ${priceOf(first)} bring ${streamShare(mainId(firm), 3)} of the third year’s revenue, ${priceOf(second)} the rest, and whatever one takes of the week the other lacks.`,
      say`${priceOf(first)} wins a client, ${priceOf(second)} keeps the lights on between, or the reverse; what decides is that both are made of hours. ${streamShare(mainId(firm), 3)} of the third year come from the first.`,
    ])
  const main = mainLine(firm)
  if (main.billing === 'hours')
    return choose('firm-hours', [
      say`Time is sold, at ${priceOf(main)}. That is simple and honest, and it caps what the firm can earn at the hours it has.`,
      say`${names.company} bills ${priceOf(main)}. Nothing is earned while nobody works, and everything hangs on how much of the week is billed.`,
      say`An hour costs ${priceOf(main)}. A reader should ask one question of such a firm: how many of them are really sold?`,
    ])
  return choose('firm-fee', [
    say`A client pays ${priceOf(main)}. Behind it lie about ${cite(known.workIn)} of work, so an hour earns ${known.rate}; finish sooner and the difference is ours, later and it is our loss.`,
    say`What is billed is ${priceOf(main)}; what is sold, underneath, is ${cite(known.workIn)} at ${known.rate} each. Every figure of this section follows from those two.`,
    say`The price, ${priceOf(main)}, hides ${cite(known.workIn)} of somebody’s time at ${known.rate} each. ${words(capital(withArticle(practice.noun)))} that forgets the second number learns it in its first December.`,
  ])
}

/** The one sum that tells whether such a firm can grow at all. */
function pairOfHands(firm: Firm): Prose {
  const { context, known, practice } = firm
  const { choose, names } = context
  const load = loadOf(firm)
  const { many } = wonWord(firm)
  const role = words(practice.hand.role.toLowerCase())
  const aRole = words(withArticle(practice.hand.role.toLowerCase()))
  const carries =
    mainLine(firm).billing === 'retainer'
      ? say`carries about ${load} ${words(many)} at a time`
      : say`has room for about ${load} ${words(many)} a month`
  if (known.employs)
    return choose('firm-hand', [
      say`One more ${role} brings ${known.brings} a month when known, costs ${known.costs} with contributions, and leaves ${known.leaves} after what is bought in. Such a person ${carries}, so growth is a matter of signed work before signed contracts of employment.`,
      say`Hiring adds ${known.leaves} a month at best: ${known.brings} billed, ${known.costs} paid, the rest bought in. At half the hours the same person costs more than comes in; such a person ${carries}.`,
      say`The sum that matters is for one pair of hands. Billed: ${known.brings} a month. Paid: ${known.costs}. Left for everything else: ${known.leaves}. Such a person ${carries}, and an idle one is paid all the same.`,
    ])
  return choose('firm-freelance', [
    say`At this price a salary does not fit: a month of billed hours brings ${known.brings}, too little for ${aRole} on the payroll and the rest of the firm. So the plan pays freelancers ${cite(known.freelance)} of the hour, which leaves ${known.leaves} on a full month and costs nothing in an empty one. Each ${carries}.`,
    say`A full month of one pair of hands is worth ${known.brings}. Local pay for ${aRole} would eat most of it, so ${names.company} grows with freelancers at ${cite(known.freelance)} of the fee and keeps ${known.leaves}. One of them ${carries}; a higher price is the only way to a payroll.`,
    say`Could ${aRole} be employed? Not at this price: ${known.brings} a month, fully billed, do not carry the salary and the risk. Freelancers at ${cite(known.freelance)} of what the client pays leave ${known.leaves}, and each ${carries}.`,
  ])
}

export function pricing(firm: Firm): PricingText {
  const { context, practice, known } = firm
  const { choose, names } = context
  const used: Quantity[] = known.lines.map(({ price }) => price)
  const others = [...amountsSaid(context, 'price'), ...amountsSaid(context, 'average-order')].filter(
    ({ id }) => !used.some((one) => one.id === id),
  )
  const unitCost = amountsSaid(context, 'unit-cost')
  const money = [
    ...amountsSaid(context, 'budget'),
    ...amountsSaid(context, 'raise'),
    ...amountsSaid(context, 'rent').slice(0, 1),
  ]
  const rest = leftOver(context, [...used, ...others, ...unitCost, ...money])
  return {
    lead: choose('firm-pricing', [
      say`${words(capital(names.buyers.words))} compare the price with what the trouble costs them, and only then with another offer. So it is named in the first talk and stands for a result, never for effort.`,
      say`A price that is named late is haggled over. ${names.company} prints it on the page that describes the work.`,
      say`What is the fee measured against? Against doing nothing, which is free until it is not. ${words(practice.rivals[0]?.[1] ? capital(practice.rivals[0][1]) : 'Habit')}: that is what it has to beat.`,
    ]),
    rows: [
      ...known.lines.map((line) => ({
        what:
          line.billing === 'retainer'
            ? 'a client, a month'
            : line.billing === 'project'
              ? `one ${wonWord(firm).one}`
              : 'an hour of work',
        price: line.price,
        why:
          line.billing === 'hours'
            ? say`billed by the hour, written down by task`
            : say`about ${context.computed(`work-${line.billing}`, line.hours, hoursOf(line.hours))} of work behind it`,
      })),
      ...others.map((price) => ({
        what: 'named in the brief as well',
        price,
        why: say`kept as the founder set it; the plan counts with the first row`,
      })),
      ...unitCost.slice(0, 2).map((price) => ({
        what: 'what one costs, by the brief',
        price,
        why: say`taken off before anything else`,
      })),
    ],
    paragraphs: [
      choose('firm-first-order', [
        say`The first order is smaller: ${words(practice.pilot)}, ${firstOrder(firm)}, set against the next when it follows within a month. There is no discount, because the first price is the one a client tells the next.`,
        say`To begin costs less. ${words(capital(practice.pilot))} is sold ${firstOrder(firm)} and credited when the client goes on. Discounts are not given; less work for less money is.`,
        say`Whoever hesitates buys ${words(practice.pilot)}, ${firstOrder(firm)}. Whoever haggles gets a smaller piece, since a rebate on hours is paid from sleep.`,
      ]),
      choose('firm-rise', [
        say`Prices rise by a little each January, and for new ${names.buyers} first. When four of five offers are accepted, they are too low.`,
        say`One rule moves the price: four yeses out of five, and the next offer is a tenth dearer; one in five, and the work is described again before a figure is touched.`,
        say`The plan raises fees once a year by less than pay tends to grow. More is to be had from the fifth client than from the first, and is asked for there.`,
      ]),
      ...(rest ? [rest] : []),
    ],
    ending: {
      label: 'Test',
      prose: choose('firm-price-test', [
        say`Of the first ten offers five carry the price above and five one that is a fifth higher, in turn. If the dearer ones are accepted no more than once less often, the higher price stays. Owner: ${names.founder}.`,
        say`${founderFirst(context)} offers the next six clients two sizes on one page. If four take the larger, it becomes the standard; if none does, it goes.`,
        say`From the third client on each new offer is a twentieth above the last, until two in a row are refused for the price. ${founderFirst(context)} notes the reason in the client’s words.`,
      ]),
    },
  }
}

const hoursOf = (hours: number) =>
  hours < 1
    ? 'under an hour'
    : hours < 10
      ? `${Math.round(hours * 10) / 10} hours`
      : `${Math.round(hours)} hours`

/** What the small first piece costs: never so little that it says the rest is dear. */
function firstOrder(firm: Firm): Prose {
  const { billing, price } = mainLine(firm)
  if (billing === 'retainer') return say`for one month’s fee, ${price}`
  if (billing === 'hours') return say`for a number of hours named beforehand`
  return say`for about a third of ${price}`
}
