// What one customer leaves, what it costs, and how the first ones come.
import { formatNumber } from '../../../money.ts'
import { percent } from '../../context.ts'
import { periodOf } from '../../founder-facts.ts'
import { cite, type Prose, say, together } from '../../kit/prose.ts'
import type { Quantity } from '../../kit/quantity.ts'
import type { GoToMarketText, ModelText, PricingText } from '../playbook.ts'
import { channelsOf, firstYearText } from '../software/channels.ts'
import { otherFigures } from '../software/other-figures.ts'
import type { Product } from '../software/product.ts'
import { usersProse } from '../software/texts-problem.ts'
import { aOne, clause, sentence, w, waysOf } from '../software/told.ts'

export function modelText(product: Product): ModelText {
  const { context, kind, known, unit, stream, isForFirms } = product
  const { choose, names } = context
  const left = unit(stream, 'contribution')
  const margin = unit(stream, 'margin')
  return {
    lead: choose('sub-lead', [
      say`${names.company} earns by the month from people who could stop at any time. So one ${w(kind.one)} is worth what a month leaves, times how many months there are.`,
      say`One unit carries everything: ${w(aOne(kind))} that pays ${known.monthly} a month. The sale is the smaller event; the month in which it is paid for the twelfth time is the larger.`,
      say`There is no stock, no delivery and hardly a bill that grows with sales. There is a door through which ${w(kind.many)} leave, and the table below is about that door.`,
    ]),
    comments: [
      left && margin
        ? choose('sub-margin', [
            say`Of ${known.monthly} a month ${left} stay, ${margin}. That looks like plenty and is shared by few: pay and tools have to be carried by it before anybody earns.`,
            say`${margin} of the price stay, or ${left} a month. The figure flatters all software; it leaves out the people who write it, who are paid whether anybody joins or not.`,
            say`${left} a month, ${margin} of the price: so much remains of each ${w(kind.one)} once computing, help and the payment have been taken off. It is a good margin on a small sum, and small sums need many.`,
          ])
        : say`What one ${w(kind.one)} leaves is set by computing and by the questions that it asks.`,
      whichMisleads(product),
      ceiling(product),
      usersProse(product),
    ].filter((prose) => prose !== undefined),
    ending: {
      label: 'Threshold',
      prose: choose('sub-threshold', [
        say`${names.founder} reads one table each month: of those who joined in a month, how many are there after one, three and six. If leaving passes ${worse(product)} for two months, advertising stops until the reason is known by name.`,
        say`Above ${worse(product)} leaving a month, twice in a row, no money goes into winning ${w(kind.many)}; it goes into asking those who left. ${w(isForFirms ? 'Ten calls' : 'Thirty answers')} within two weeks, by ${names.founder}.`,
        say`One number is read aloud each month: who of the group of three months ago is still there. Should leaving pass ${worse(product)} twice, ${names.founder} closes every paid channel and reopens them only with a reason found.`,
      ]),
    },
  }
}

function worse({ context, known }: Product) {
  const value = known.churn.value * 1.4
  return context.computed('churn-worse', value, percent(value))
}

/** The usual ratio looks at paid and unpaid customers together. */
function whichMisleads({ context, known, unit, stream, kind }: Product): Prose | undefined {
  const cac = unit(stream, 'cac')
  const ratio = unit(stream, 'ltvToCac')
  const payback = unit(stream, 'payback')
  if (!cac || !ratio || !payback) return undefined
  const { choose } = context
  const paid = known.winCost
  const isBelow = cac.value < paid.value
  return isBelow
    ? choose('sub-misleads', [
        say`Which figure misleads? The cost of winning one. The table shows ${cac}, because it divides by all who came; those who were paid for cost ${paid} each, ${cite(known.winMonths)} of the price. More advertising buys ${w(kind.many)} at the second figure, not at the first.`,
        say`LTV over CAC comes to ${ratio}. Trust it with care: it counts those who came by themselves as if money had brought them. One more ${w(kind.one)} by advertising costs ${paid}, or ${cite(known.winMonths)} of its price.`,
        say`What deceives in this table is the third line from below. ${cac} is a mean over those who were bought and those who just came. The next ${w(kind.one)} that money brings costs ${paid}, which is ${cite(known.winMonths)} of its price, and that is the sum to decide with.`,
      ])
    : choose('sub-misleads-slow', [
        say`In the first year winning one costs ${cac}, more than the ${paid} planned for later (${cite(known.winMonths)} of the price), because money is spent before anybody can buy. Payback in ${payback} is read with that in mind.`,
        say`LTV over CAC comes to ${ratio} in the first year, in which part of the marketing runs before the first sale. Later the plan pays ${paid} for one, ${cite(known.winMonths)} of its price.`,
      ])
}

/** Of those who join in the third year, how many only make up for those who leave. */
export function replacedShare({ context, projection, stream }: Product): Quantity {
  const customers = projection.streams.find(({ id }) => id === stream)?.customers
  const share = (customers?.leaving.years[2] ?? 0) / Math.max(1, customers?.joining.years[2] ?? 0)
  return context.computed('replaced-y3', share, `${formatNumber(share * 100)} of each hundred`)
}

/** Limit, then lever: what joins and what leaves balance somewhere. */
function ceiling(product: Product): Prose {
  const { context, projection, known, kind, stream } = product
  const replaced = replacedShare(product)
  const { computed, choose } = context
  const customers = projection.streams.find(({ id }) => id === stream)?.customers
  const joining = (customers?.joining.years[2] ?? 0) / 12
  const churn = Math.max(0.001, known.churn.value)
  const count = (id: string, value: number) =>
    computed(id, Math.round(value), formatNumber(Math.round(value)))
  const each = computed('joining-y3', joining, formatNumber(joining, joining < 10 ? 1 : 0))
  const settles = count('ceiling', joining / churn)
  const lower = computed('churn-lower', churn * 0.7, percent(churn * 0.7))
  const better = count('ceiling-better', joining / (churn * 0.7))
  return choose('sub-ceiling', [
    say`The number that rules is leaving. In the third year ${each} ${w(kind.many)} join in a month on average and ${cite(known.churn)} leave; at that pace the count comes to rest at ${settles}, and ${replaced} newcomers only replace leavers. With ${lower} it would rest at ${better}, without one more advertisement. They leave because ${w(kind.leaves)}: that is where the work lies.`,
    say`Growth has a ceiling, and it can be computed: ${each} joining a month in the third year, divided by ${cite(known.churn)} leaving, is ${settles} ${w(kind.many)}; of the newcomers, ${replaced} already do no more than replace leavers. Bring leaving to ${lower}, and the ceiling is ${better}. The usual reason is known: ${w(kind.leaves)}.`,
    say`Where does it stop? At ${settles} ${w(kind.many)}, by a division that needs no model: ${each} join in a month of the third year, ${cite(known.churn)} of all go. By then ${replaced} newcomers fill gaps. A loss of ${lower} instead would carry ${better}. The gaps arise because ${w(kind.leaves)}.`,
  ])
}

export function pricing(product: Product): PricingText {
  const { context, kind, known, isForFirms } = product
  const { choose, names } = context
  const { paper } = waysOf(context, kind)
  const yearly = Math.round(known.monthly.value * 10)
  const paidYearly = context.computed('yearly-plan', yearly, context.price(yearly))
  return {
    lead: choose('sub-price', [
      say`The price is compared with what they do today, whatever a price list says: ‘${w(kind.rivals[0]?.name.replace(/^Do nothing: /, '') ?? 'nothing')}’. Cost plays no part in it; ${w(aOne(kind))} never sees our bill for computing.`,
      say`What is it worth to be rid of ${w(kind.nothing)}? The price takes a small part of that and leaves the rest as the reason to stay.`,
      say`One price, on the page, without a call. Whoever has to ask suspects that the neighbour pays less.`,
    ]),
    rows: [
      {
        what: known.seat
          ? `one ${known.seat}${periodOf(known.price) || ' a month'}`
          : `one ${kind.one}${periodOf(known.price) || ' a month'}`,
        price: known.price,
        why:
          known.price.basis.kind === 'founder'
            ? say`as the brief says; kept until the test below`
            : say`the middle of what such software costs; the test below sets it`,
      },
      ...(known.seats
        ? [
            {
              what: `one ${kind.one} a month`,
              price: known.monthly,
              why: say`${cite(known.seats)} paid ${w(`${known.seat}s`)} each`,
            },
          ]
        : []),
      ...(known.billingMonths === 1
        ? [
            {
              what: `one ${kind.one}, a year ahead`,
              price: paidYearly,
              why: say`ten months for twelve; offered in the second year and not counted in the figures`,
            },
          ]
        : [
            {
              what: `the same, by the month`,
              price: known.monthly,
              why: say`what the yearly price comes to`,
            },
          ]),
    ],
    paragraphs: [
      isForFirms
        ? choose('sub-price-firms', [
            say`A trial runs for three weeks and ends with a question, not with a silent charge. It has to contain one whole cycle of the customer’s work; shorter proves nothing, longer is forgotten.`,
            say`No discount for the first ones. They get something better: a founder who answers, and a price that stays for two years. Whoever joined for a rebate leaves for the next.`,
            say`Before they sign, such customers ask for ${w(paper)}. It is answered on the price page, because a price without a way out looks higher than it is.`,
          ])
        : choose('sub-price-people', [
            say`Two weeks are free, with the end date on the first screen and a message two days before. Charging the forgetful brings money once and a bad review for years.`,
            say`A free version stays, for one part of the thing. It exists to be shown to others, not to be lived in; whoever wants the second part pays.`,
            say`The store keeps its part of each payment, so the same plan is sold on the web too, where more of it stays. Every mail leads there.`,
          ]),
      choose('sub-price-rise', [
        say`Prices rise by a little each year for newcomers and a year later for the rest. It is told a month ahead, in two sentences, with the way out in the second.`,
        say`A rise of a few per cent a year is in the figures. It comes with something that those who stay have asked for, or it does not come.`,
        say`Each year newcomers pay slightly more; those who are there follow a year later. Nobody is surprised by it: a month’s notice, two sentences, and the way out beside them.`,
      ]),
      otherFigures(product),
    ].filter((prose) => prose !== undefined),
    ending: {
      label: 'Test',
      prose: isForFirms
        ? choose('sub-price-test', [
            say`The next twenty offers carry two prices by turns, the planned one and one a third higher. If the number who accept differs by fewer than three, the higher one stays. Owner: ${names.founder}, within sixty days.`,
            say`${names.founder} names the price in the first ten minutes of the next twelve talks and then is silent. If nobody flinches in nine of them, the next twelve hear a third more.`,
            say`Until day sixty every second offer is written with a third added. ${names.founder} notes yes, no and the face. Equal numbers of yes mean that the planned price was too low.`,
          ])
        : choose('sub-price-test-people', [
            say`Half of the next two thousand visitors see the planned price, half see one higher by a third. What is compared is money after sixty days, not sign-ups on the first; ${names.founder} reads it once and not daily.`,
            say`Three prices run side by side for four weeks, sorted by day of birth so that nobody compares. The winner is what leaves most after two months. Owner: ${names.founder}.`,
            say`The price is set by those who pay, not by those who are asked. Two prices, a third apart, shown by turns to the next two thousand; ${names.founder} compares takings after two months and keeps the better.`,
          ]),
    },
  }
}

export function goToMarket(product: Product): GoToMarketText {
  const { context, kind, known, isForFirms } = product
  const { choose, names } = context
  const { meets, trusts, buys, busy } = waysOf(context, kind)
  return {
    lead: isForFirms
      ? choose('sub-gtm-firms', [
          say`The first twenty ${w(kind.many)} are won one by one, by ${names.founder}, in person. Advertising can start a talk and never end one, so the table counts talks and visits before it counts clicks.`,
          say`Nobody buys ${names.offer} from a stranger on the first day. The ways below differ in how they shorten that distance, and in what an hour of ${names.founder} costs on each.`,
          say`Where are they to be found? At ${w(meets[0])}, and through ${w(meets[1])}. They buy ${w(buys)}, which is when to be there.`,
        ])
      : choose('sub-gtm-people', [
          say`An app is found in three ways: somebody shows it, somebody searches, somebody pays for it to be seen. The first is the cheapest by far and has to be built into the product.`,
          say`Being seen can be bought, being kept cannot. Money therefore goes out in the few weeks in which ${names.buyers} look for such a thing, and rests in the others.`,
          say`There is little to argue and much to show, so every channel of ${names.company} ends on its first screen and not on a page of reasons.`,
        ]),
    channels: channelsOf(product),
    paragraphs: [
      sentence(kind.decides),
      choose('sub-gtm-money', [
        say`Marketing begins with ${cite(known.marketing)} a month and is raised only by what customers bring in. What has to be reached in the first year follows from the ${firstYearText(product)} that the plan lets join; a reader who finds a reach absurd has found the weak line.`,
        say`The table is read from right to left: ${firstYearText(product)} have to join in the first year, and so many have to be reached for that. ${cite(known.marketing)} a month pays for it at the start. Hours of ${names.founder} are not in the cost.`,
        say`To let ${firstYearText(product)} join in the first year, so many have to be reached as the second column says. At the start ${cite(known.marketing)} a month is spent on it; the hours of ${names.founder} come on top and are not priced.`,
      ]),
      isForFirms
        ? choose('sub-gtm-told', [
            say`They believe ${w(trusts)}. So each satisfied ${w(kind.one)} is asked for two names in the fifth week, when the relief is fresh, and never again. In ${w(busy)} nobody is called.`,
            say`What convinces is ${w(trusts)}; what does not is a brochure. Calls are laid where they buy, ${w(buys)}, and kept away from ${w(busy)}.`,
            say`One question is asked in the fifth week, and only then: who else has this trouble? It works because such people believe ${w(trusts)}. Nobody rings during ${w(busy)}.`,
          ])
        : choose('sub-gtm-told-people', [
            say`Leaving is handled before it happens. ${clause(kind.firstSign)}: that is the sign. What follows is ${w(kind.save)}. Whoever leaves all the same is asked one question, and can come back with everything in place.`,
            say`Half of the work is on those who are there already. When the sign shows, ${w(kind.firstSign)}, they get ${w(kind.save)}. It costs nothing and is tested against doing nothing.`,
            say`Whoever is about to leave shows it: ${w(kind.firstSign)}. The answer goes out by itself: ${w(kind.save)}. A tenth get nothing, so that one can see whether it helps.`,
          ]),
    ],
    ending: {
      label: 'Threshold',
      prose: threshold(product),
    },
  }
}

function threshold(product: Product): Prose {
  const { context, kind, known, starts } = product
  const { choose, names, computed } = context
  const most = Math.round(known.winCost.value * 1.5)
  const dear = computed('win-cost-most', most, context.money(most))
  return together(
    choose('sub-gtm-end', [
      say`After ${w(starts > 1 ? 'three months of selling' : 'ninety days')} the dearest channel is closed, whichever it is.`,
      say`Each quarter one channel is dropped and its money goes to the best of the others.`,
      say`Two channels are kept after half a year and the rest is closed.`,
    ]),
    say`If one ${w(kind.one)} costs more than ${dear} to win for two months, ${names.founder} stops paying for any and goes back to asking in person.`,
  )
}
