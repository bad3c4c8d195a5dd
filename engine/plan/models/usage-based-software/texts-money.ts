// What one account leaves, what a use costs, and how the first accounts come.
import { formatNumber } from '../../../money.ts'
import { percent } from '../../context.ts'
import { cite, type Prose, say, together } from '../../kit/prose.ts'
import type { Quantity } from '../../kit/quantity.ts'
import type { GoToMarketText, ModelText, PricingText } from '../playbook.ts'
import { channelsOf, firstYearText } from '../software/channels.ts'
import { otherFigures } from '../software/other-figures.ts'
import { usersProse } from '../software/texts-problem.ts'
import { clause, sentence, w, waysOf } from '../software/told.ts'
import { saidVolume, type UsageProduct } from './usage.ts'

export function modelText(product: UsageProduct): ModelText {
  const { context, kind, known, unit, stream, usage } = product
  const { choose, names } = context
  const left = unit(stream, 'contribution')
  const margin = unit(stream, 'margin')
  return {
    lead: choose('use-lead', [
      say`Nobody pays ${names.company} for having it, only for using it. An account brings ${usage.uses} a month at ${cite(usage.price)} ${w(usage.unit)}${onEach(product)}, which comes to ${known.monthly}.`,
      say`The meter decides. ${cite(usage.uses)} a month, ${cite(usage.price)} ${w(usage.unit)}${onEach(product)}: so an account pays ${known.monthly} in an ordinary month, more in a good one and nothing in a dead one.`,
      say`Count, multiply, send the bill: ${cite(usage.uses)} in a month, ${cite(usage.price)} ${w(usage.unit)}${onEach(product)}, makes ${known.monthly} an account. Everything that follows rests on the first of these figures.`,
    ]),
    comments: [
      left && margin
        ? choose('use-margin', [
            say`Of that ${left} stay, ${margin}. Software by the month keeps more; here each ${w(kind.use.one)} has a cost of its own, ${w(kind.inputs)}, planned at ${cite(usage.inputs)} of the bill.`,
            say`${margin} stay, or ${left} an account and month. The rest goes to ${w(kind.inputs)} (${cite(usage.inputs)}), to computing (${cite(known.hosting)}) and to people who answer.`,
            say`What is left of a bill is ${left}, ${margin} of it. First in line stand others: ${w(kind.inputs)} at ${cite(usage.inputs)}, computing at ${cite(known.hosting)}.`,
          ])
        : say`Each ${w(kind.use.one)} costs more than it brings: the price has to move before anything else does.`,
      average(product),
      lever(product),
      usersProse(product),
    ].filter((prose) => prose !== undefined),
    ending: {
      label: 'Threshold',
      prose: choose('use-threshold', [
        say`Cost of one ${w(kind.use.one)} is read weekly, by account. An account on which it passes two thirds of the price for four weeks gets a new price or a limit, whoever it is. Owner: ${names.founder}.`,
        say`${names.founder} keeps one list: the ten largest accounts and what each leaves. When the first of them passes a fifth of all revenue, it is offered a yearly contract before anything new is built.`,
        say`Twice a month ${names.founder} looks at what one ${w(kind.use.one)} costs and at who uses most. A loss on any account for a month, or one account above a fifth of revenue, and its terms are changed first, the plan second.`,
      ]),
    },
  }
}

const onEach = ({ usage }: UsageProduct): Prose => (usage.value ? say`, on ${cite(usage.value)} each` : say``)

/** The average misleads: use is never spread evenly. */
function average({ context, kind, known, usage }: UsageProduct): Prose {
  const { choose, computed, price } = context
  const small = Math.round(known.monthly.value * 0.3)
  const smallBill = computed('bill-small', small, price(small))
  return choose('use-average', [
    say`The figure that misleads is the average. Use is never spread evenly: a few accounts make most of it, and the common one pays nearer to ${smallBill}. Whoever plans on ${usage.uses} for everybody hires too early.`,
    say`Beware of ‘an account’. Most will bring something like ${smallBill} a month and a handful ten times the mean, and ${w(kind.swings)}. The table shows an average that no single customer will resemble.`,
    say`No customer is average here. ${clause(kind.swings)}; three accounts may make half of the use while the one in the middle pays about ${smallBill}. A plan that forgets this looks rich until the largest one leaves.`,
  ])
}

function lever({ context, projection, known, kind, stream, drivers }: UsageProduct): Prose {
  const { choose, computed } = context
  const rise = drivers.streams[0]?.priceRise ?? 0
  const growth = computed('use-growth', rise, percent(rise))
  const customers = projection.streams.find(({ id }) => id === stream)?.customers
  const joining = (customers?.joining.years[2] ?? 0) / 12
  const churn = Math.max(0.001, known.churn.value)
  const settles = Math.round(joining / churn)
  const each = computed('joining-y3', joining, formatNumber(joining, joining < 10 ? 1 : 0))
  const rests = computed('ceiling', settles, `${formatNumber(settles)} ${kind.many}`)
  return choose('use-lever', [
    say`Two levers exist. Accounts that stay use more: the plan lets the bill grow by ${growth} a year and no faster, price cuts included. And they must stay: with ${each} joining a month in the third year and ${cite(known.churn)} leaving, the count comes to rest at ${rests}. They go because ${w(kind.leaves)}.`,
    say`What lifts this business is use by those who are already there, ${growth} a year in the plan, because ${w(kind.holds)}. What caps it is leaving: ${each} joining a month against ${cite(known.churn)} going settle at ${rests}. The usual reason is that ${w(kind.leaves)}.`,
    say`It grows from within or not at all. An account that stays is taken to use ${growth} more each year; ${cite(known.churn)} a month fall silent, and against ${each} newcomers a month in the third year that balances at ${rests}. What silences them: ${w(kind.leaves)}.`,
  ])
}

export function pricing(product: UsageProduct): PricingText {
  const { context, kind, known, usage } = product
  const { choose, names } = context
  const { paper } = waysOf(context, kind)
  const limit = Math.round(known.monthly.value * 3)
  const ceiling: Quantity = context.computed('bill-limit', limit, context.price(limit))
  return {
    lead: usage.value
      ? shareLead(product)
      : choose('use-price', [
          say`A price by use has one enemy, the surprise. So the price stands on the page, the running bill on the first screen, and the customer sets the limit.`,
          say`What is compared is one ${w(kind.use.one)} with the same thing done by hand. There lies the room for a price; our cost is the floor and not the argument.`,
          say`Priced by the ${w(kind.use.one)}, because that is how ${names.buyers} think of it: they know how many they have and what one is worth.`,
        ]),
    rows: [
      {
        what: usage.unit.startsWith('of ') ? `a share ${usage.unit}` : usage.unit,
        price: usage.price,
        why:
          usage.price.basis.kind === 'founder'
            ? say`as the brief says; kept until the test below`
            : say`the middle of what is published for such things`,
      },
      {
        what: `an ordinary month of one ${kind.one}`,
        price: known.monthly,
        why: usage.value
          ? say`${cite(usage.uses)} × ${cite(usage.value)} × the share`
          : say`${cite(usage.uses)}, at that price`,
      },
      ...(usage.value
        ? []
        : [
            {
              what: 'limit set at sign-up',
              price: ceiling,
              why: say`three ordinary months; the service stops and asks, and never just goes on`,
            },
          ]),
    ],
    paragraphs: [
      usage.value
        ? choose('use-share', [
            say`The share is taken off each ${w(kind.use.one)} before the rest is paid out, so no bill is ever sent. It is printed beside each one; a share that has to be looked for is believed to be larger than it is.`,
            say`Nothing is invoiced: our part stays behind when the rest goes to the ${w(kind.one)}. Whoever sees both sums on one line each evening does not ask for a table of fees.`,
          ])
        : kind.isPrepaid
          ? choose('use-credits', [
              say`It is paid ahead or taken off at once, so no invoice has to be chased. Unused credit stays valid for a year and is paid back on request; what people fear to lose they do not buy.`,
              say`Money comes first and use second. That frees the plan from collecting, and it obliges ${names.company} to give back what was not used, without a form.`,
            ])
          : choose('use-invoice', [
              say`Bills go out after the month, by card below a small sum and by invoice above it, which is paid about a month later. The working capital for that is in the figures.`,
              say`Small accounts pay by card on the first; larger ones get an invoice and take their time. Both see the count day by day, so that no bill is opened with a cold heart.`,
            ]),
      usage.value
        ? say`There is no entry fee and no monthly one. Larger volumes get a smaller share from a published table, because whoever haggles tells the whole market.`
        : choose('use-discount', [
            say`Larger volumes get a lower price from a published table. Haggling is slower, and it teaches the best accounts that the first price was not meant. Before money moves they will want ${w(paper)}.`,
            say`A minimum was considered and refused: ${w(kind.swings)}, and a minimum would turn away the very customers for whom a price by use exists.`,
            say`Volume lowers the price by steps that everybody can read. Special terms are not given: they are passed on within a week, and ${w(kind.swings)} anyway.`,
          ]),
      otherFigures(product),
    ].filter((prose) => prose !== undefined),
    ending: {
      label: 'Test',
      prose: usage.value
        ? say`On one market the planned share is offered, on the next one a third higher, with the payout an hour earlier. If the count of ${w(kind.use.many)} differs by less than a tenth after six weeks, speed sells and the higher share stays. Owner: ${names.founder}.`
        : choose('use-price-test', [
            say`New accounts see two price tables by turns for six weeks, the second a quarter higher. If revenue after those weeks is not lower, the second stays. Owner: ${names.founder}.`,
            say`${names.founder} asks the ten heaviest users at what price they would build it themselves. The planned price has to lie below half of the lowest answer that sounds true.`,
            say`For six weeks every second new account is shown prices a quarter higher. ${names.founder} compares what both halves have paid by then, and not how many signed up.`,
          ]),
    },
  }
}

/** A share of each payment is weighed against cash and not against work. */
function shareLead({ context, kind }: UsageProduct): Prose {
  return context.choose('use-share-lead', [
    say`A share is compared with cash, which seems free until the lost sale is counted. It has to be one number, the same on every day, and small enough to be said aloud to a customer.`,
    say`What does a ${w(kind.use.one)} cost the ${w(kind.one)} today? Mostly nothing on paper. The share must therefore be argued from what was not sold, never from what our partners charge.`,
  ])
}

export function goToMarket(product: UsageProduct): GoToMarketText {
  const { context, kind, known } = product
  const { choose, names, computed, money } = context
  const { meets, trusts, busy } = waysOf(context, kind)
  const most = Math.round(known.winCost.value * 1.5)
  const dear = computed('win-cost-most', most, money(most))
  return {
    lead: choose('use-gtm', [
      say`The first use is the sale. Everything before it is a page, and everything after it is a reason to come back; so each way below is judged by how many reach ${w(kind.core)}.`,
      say`Such things are tried before they are bought, usually at night and without a word. ${names.company} therefore spends on what can be tried, and little on what can be said.`,
      say`Where do ${names.buyers} look? At ${w(meets[0])}, and in ${w(meets[1])}. They believe ${w(trusts)}, which no advertisement replaces.`,
    ]),
    channels: channelsOf(product),
    paragraphs: [
      sentence(kind.decides),
      choose('use-gtm-money', [
        say`By its end the first year has to bring ${firstYearText(product)} paying ${w(kind.many)}; the reach in the table follows from that. ${cite(known.marketing)} a month is there for it at the start. Free use counts as marketing too, and is capped for each key.`,
        say`${cite(known.marketing)} a month begins it, and more is spent only as bills come in. Read the table backwards: ${firstYearText(product)} have to pay in the first year, so that many have to be reached.`,
        say`How many must pay by the end of the first year? ${firstYearText(product)}. From that the reach is computed backwards, with ${cite(known.marketing)} a month to begin with; what is given away for trying is in that sum.`,
      ]),
      choose('use-gtm-keep', [
        say`An account that stops does not say so. ${clause(kind.firstSign)}: then it gets ${w(kind.save)}. In ${w(busy)} nobody is written to.`,
        say`There is no cancellation to count, so silence is counted. The sign is ${w(kind.firstSign)}; the answer is ${w(kind.save)}, within two days.`,
        say`Use that fades is the only notice anybody gives. When it shows, ${w(kind.firstSign)}, somebody writes within two days: ${w(kind.save)}. Not in ${w(busy)}, though.`,
      ]),
    ],
    ending: {
      label: 'Threshold',
      prose: together(
        choose('use-gtm-end', [
          say`Of a hundred who get a key or try once, eight must pay within sixty days, and at fewer than four the first ten minutes are rebuilt.`,
          say`Half of those who try must finish one real ${w(kind.use.one)} on the first day; below a third, no money goes into being found.`,
          say`Eight paying accounts out of a hundred first trials is the line; with fewer than four after sixty days the examples are rewritten by somebody else.`,
        ]),
        say`Above ${dear} for one paying ${w(kind.one)}, two months running, ${names.founder} stops paid channels.`,
      ),
    },
  }
}

/** Volume the founder reports, if any, for the summary and the model. */
export function volumeProse({ context, kind }: UsageProduct): Prose {
  const volume = saidVolume(context)
  return volume ? say`, with ${cite(volume)} ${w(kind.use.many)} a month so far` : say``
}
