// What all of it comes to, what it asks for, and what is done first.
import { cite, type Prose, say } from '../../kit/prose.ts'
import { capital } from '../../names.ts'
import type { Step, SummaryText, Texts } from '../playbook.ts'
import { openingOf } from '../software/drivers.ts'
import { countMarket, shareNeeded } from '../software/market.ts'
import type { Product } from '../software/product.ts'
import { purposeOf, w } from '../software/told.ts'
import { replacedShare } from './texts-money.ts'
import { weakestPoint } from './texts-risks.ts'

/** First paying month of something that is being built already. */
const BUILDING = 3

export function summary(product: Product): SummaryText {
  const { context, kind, known, starts } = product
  const { choose, names } = context
  return {
    what: choose('sub-what', [
      say`${names.company} is ${names.offer} for ${names.buyers}, planned ${names.where}. ${howItEarns(product)}`,
      say`${w(capital(names.buyers.words))} are to get ${names.offer}. ${names.company} starts ${names.where}. ${howItEarns(product)}`,
      say`${names.company}: ${names.offer}, meant for ${names.buyers} and begun ${names.where}. ${howItEarns(product)}`,
    ]),
    findings: findings(product),
    weakest: weakestPoint(product),
    ending: {
      label: 'Decision',
      prose:
        starts === BUILDING
          ? choose('sub-decide-building', [
              say`The first version goes out in month three, whatever it still lacks. By day ninety ten strangers have it and five have paid twice, or ${names.founder} stops adding to it.`,
              say`Work on functions ends in month three. From then ${names.founder} counts second payments: five by day ninety, or the plan is read again from the sceptic’s page.`,
            ])
          : starts > 1
            ? choose('sub-decide', [
                say`Nothing is programmed before five people have paid twice for the version made by hand. ${names.founder} decides on day ninety.`,
                say`Ninety days, five second payments, ${known.price} each: then the first version is built, and otherwise it is not. Owner: ${names.founder}.`,
                say`First five people who pay a second time, for something made by hand; then a program. ${names.founder} has ninety days for it and stops if they are not found.`,
              ])
            : choose('sub-decide-running', [
                say`For ninety days no new function is built. ${names.founder} mends the first week of a new ${w(kind.one)} and counts who is still there in the tenth.`,
                say`By day ninety ${names.founder} knows what share of the newest ${w(kind.many)} is left after ten weeks. That number, and not the number of sign-ups, decides what is spent next.`,
                say`${names.founder} spends the next ninety days on the first week of a new ${w(kind.one)} and adds nothing. What is left of them in the tenth week decides on the money.`,
              ]),
    },
  }
}

function howItEarns({ context, known, kind }: Product): Prose {
  const { choose } = context
  const seats = known.seats
    ? say` (${cite(known.seats)} ${w(known.seat ?? '')}s at ${cite(known.price)})`
    : say``
  const price = known.seats ? known.monthly : known.price
  const per = known.seats || known.billingMonths === 1 ? w('a month') : w('a year')
  const already = known.paying ? say`, and ${cite(known.paying)} pay already` : say``
  return choose('sub-earns', [
    say`It earns ${cite(price)} ${per} from each ${w(kind.one)}${seats}${already}.`,
    say`Each ${w(kind.one)} pays ${cite(price)} ${per}${seats}${already}.`,
  ])
}

function findings(product: Product): SummaryText['findings'] {
  const { context, kind, known, unit, stream, isForFirms, hired } = product
  const { there, share, oneIn } = shareNeeded(product, countMarket(context, kind, openingOf(known)))
  const payback = unit(stream, 'payback')
  const ratio = unit(stream, 'ltvToCac')
  const part = replacedShare(product)
  return [
    {
      headline: leavingHeadline(product, part.value),
      text:
        part.value > 0.4
          ? say`In the third year ${part} who join only make up for those who leave. People leave because ${w(kind.leaves)}; they stay because ${w(kind.holds)}. The plan works on the second.`
          : say`In the third year ${part} who join make up for leavers, and the rest is growth. What keeps the others: ${w(kind.holds)}.`,
    },
    share.value > 0.08
      ? {
          headline: 'The circle is narrow.',
          text: say`The third year needs ${there}, one in ${oneIn} of those within reach. Being known by name is not a wish here but a condition.`,
        }
      : {
          headline: 'There are enough of them.',
          text: say`${there} after three years are ${share} of those within reach. Not the market but the way to them sets the pace.`,
        },
    payback && ratio
      ? {
          headline:
            ratio.value < 1
              ? 'Winning one costs more than it brings.'
              : isForFirms
                ? 'The sale is slow, the money comes back.'
                : 'Each one has to be won cheaply.',
          text: say`What it costs to win one comes back in ${payback}, and LTV over CAC is ${ratio}. ${w(hired.length > 0 ? `People are hired one after the other, ${hired.length > 3 ? 'as customers and the money in hand allow' : 'and only what customers or the round carry'}` : 'Nobody but the founders is on the payroll in these three years')}.`,
        }
      : {
          headline: 'Proof comes before code.',
          text: say`The first sales fall late, so the first months buy knowledge and not customers.`,
        },
  ]
}

/** Says no more than the figures do. */
function leavingHeadline({ context, effect, stream }: Product, replaced: number): string {
  const [leaving, joining] = [effect(`churn:${stream}`), effect(`acquisition:${stream}`)]
  if (leaving && joining && leaving.value > joining.value) return 'Keeping beats finding.'
  return replaced >= 0.48
    ? context.choose(
        'sub-f1',
        replaced > 0.55
          ? ['The back door is wide.', 'Most newcomers replace leavers.']
          : ['Half of growth is replacement.', 'Every second newcomer fills a gap.'],
      )
    : context.choose('sub-f1-low', ['More come than go.', 'Newcomers still outnumber leavers.'])
}

export function ninetyDays(product: Product): Texts['ninetyDays'] {
  const { context, starts } = product
  const { choose, names } = context
  return {
    lead: choose('sub-ninety', [
      say`Eight lines, one number each. The order matters: a line that fails stops those below it.`,
      say`Ninety days of small sums. Whatever can be learnt without programming comes first, and money is spent last.`,
      say`Each line ends in a number that can disappoint. If one does, the next line waits.`,
    ]),
    steps: starts > 1 ? proving(product) : mending(product),
    ending: {
      label: 'Next',
      prose: choose('sub-next', [
        say`Tomorrow ${names.founder} writes the first five names on a sheet of paper and rings the first of them before lunch.`,
        say`The first line costs an afternoon. ${names.founder} enters it in the diary now, and beside it the name of the person who will ask about it.`,
        say`Before the week is out ${names.founder} has done the first line and told somebody its number.`,
      ]),
    },
  }
}

function proving({ context, kind, known, isForFirms, starts }: Product): Step[] {
  const owner = context.names.founder.words
  const purpose = purposeOf(context)
  return [
    {
      day: 10,
      action: say`List ${w(isForFirms ? `thirty ${kind.many} by name, with telephone numbers` : 'thirty strangers with the trouble, not one of them a friend')}`,
      owner,
      number: 'names',
      goOnIf: say`thirty`,
    },
    {
      day: 14,
      action: say`Buy and use three of the rivals for a week`,
      owner,
      number: 'places where it was given up',
      goOnIf: say`one that ${context.names.company} does better`,
    },
    {
      day: 21,
      action: say`Ask them ${w(kind.asked)}`,
      owner,
      number: 'stories from the last month',
      goOnIf: isForFirms ? say`nine of fifteen` : say`twelve of twenty-five`,
    },
    {
      day: 30,
      action: say`Put one page with the price of ${cite(known.price)} before strangers${purpose ? say`: ‘${w(purpose)}’` : say``}`,
      owner,
      number: 'taps on pay',
      goOnIf: isForFirms ? say`five firms ask for a date` : say`fifteen of five hundred`,
    },
    {
      day: 45,
      action:
        starts === BUILDING
          ? say`Let ten strangers into the unfinished version, for money`
          : say`Deliver it by hand to ten, with a form and a sheet, for money`,
      owner,
      number: 'who paid',
      goOnIf: say`six of ten`,
    },
    {
      day: 60,
      action: say`Watch who gets to ${w(kind.core)} without help`,
      owner,
      number: 'reached it',
      goOnIf: say`six of ten`,
    },
    {
      day: 75,
      action: say`Ask for the second month`,
      owner,
      number: 'second payments',
      goOnIf: say`five of ten`,
    },
    {
      day: 90,
      action:
        starts === BUILDING
          ? say`Decide what is added, with these numbers in place of ours`
          : say`Decide on the first version, with these numbers in place of ours`,
      owner,
      number: 'lines passed',
      goOnIf: say`six of seven`,
    },
  ]
}

function mending({ context, kind, isForFirms }: Product): Step[] {
  const owner = context.names.founder.words
  const { company } = context.names
  return [
    {
      day: 7,
      action: say`Write down for each month who joined and who is still there`,
      owner,
      number: 'share left after three months',
      goOnIf: say`it is known`,
    },
    {
      day: 14,
      action: say`Ring those who left or gave up a trial: ${w(isForFirms ? 'ten of them' : 'thirty of them')}`,
      owner,
      number: 'reasons named twice',
      goOnIf: say`one reason leads`,
    },
    {
      day: 28,
      action: say`Watch ten newcomers on the way to ${w(kind.core)}, in silence`,
      owner,
      number: 'got there alone',
      goOnIf: say`six of ten`,
    },
    {
      day: 45,
      action: say`Remove the step at which most gave up`,
      owner,
      number: 'got there alone, next ten',
      goOnIf: say`eight of ten`,
    },
    {
      day: 55,
      action: say`Show the higher price to half of the newcomers`,
      owner,
      number: 'paid, by price',
      goOnIf: say`fewer than a fifth lost`,
    },
    {
      day: 65,
      action: say`Ask the twenty happiest for two names each`,
      owner,
      number: 'names',
      goOnIf: say`twenty-five`,
    },
    {
      day: 80,
      action: say`Close the dearest way to new ${w(kind.many)}`,
      owner,
      number: 'cost of winning one',
      goOnIf: say`at or below plan`,
    },
    {
      day: 90,
      action: say`Decide what ${company} spends in the next half-year`,
      owner,
      number: 'left of the newest after ten weeks',
      goOnIf: say`more than of the group before`,
    },
  ]
}

export function funding(product: Product): Texts['funding'] {
  const { context, means, raise, known, hired, kind } = product
  const { names, choose } = context
  const { budget, round } = means
  const named: Prose | undefined =
    round && budget
      ? say`Own money of ${cite(budget)} stands beside a round of ${cite(round)}, by the brief.`
      : round
        ? say`A round of ${cite(round)} is what the brief asks for.`
        : budget
          ? say`In hand are ${cite(budget)}, by the brief.`
          : undefined
  const use = round
    ? choose('sub-round', [
        say`About three fifths of a round go into people, one after the other${w(hired[0] ? `, beginning with the ${hired[0].role.toLowerCase()}` : '')}; a quarter into being found, at most. Investors will ask for one table, the months of each group of newcomers, and will believe nothing else.`,
        say`Who gives such money buys a growth curve and not a living. What they will read first is how many of the oldest ${w(kind.many)} are still there; ${names.founder} brings that table to the first meeting.`,
      ])
    : choose('sub-no-round', [
        say`Money from investors would have to grow faster than ${known.churn} leaving a month allows. Founders’ savings, first customers who pay ahead and a small grant fit better, and keep the right to go slowly.`,
        say`Before anybody else is asked, the first ${w(kind.many)} are: a year paid ahead by twenty of them is the cheapest money there is, and it proves more than a pitch.`,
      ])
  return {
    more: [named ? say`${named} ${use}` : use, ...againstRound(product)],
    ending: {
      label: 'Decision',
      prose:
        raise.value > 0 && !round
          ? choose('sub-own', [
              say`Of the ${raise} no more than a third goes in before day ninety. The rest follows when five people have paid twice; ${names.founder} writes that down now, for the evening on which it will look different.`,
              say`${names.founder} finds ${raise} in two parts: a third for the ninety days, which may be lost, and the rest once the count of second payments is there.`,
              say`The sum is ${raise}, and it is found in steps. First the third that may be lost; the remainder when second payments have been counted, by ${names.founder}, on day ninety.`,
            ])
          : raise.value > 0
            ? choose('sub-ask', [
                say`${names.founder} asks after day ninety and not before, with the count of second payments on the first page, and for payment in two parts: the second comes when leaving has stayed at plan for six months.`,
                say`No talk about money before day ninety. Then ${names.founder} shows three numbers, who paid, who paid again, who brought another, and asks three people on the same day.`,
                say`The round is asked for once, after day ninety, by ${names.founder}, with one table: month by month, who joined and who is still there. Whoever does not ask for that table is the wrong investor.`,
              ])
            : choose('sub-no-ask', [
                say`No outside money is taken. ${names.founder} keeps three months of costs in a second account, and the day it is touched is the day the kill lines are read.`,
                say`The money is enough as planned. ${names.founder} says no to more until leaving has been at plan for half a year, because money spent before that buys the same people twice.`,
              ]),
    },
  }
}

/** The sum asked for and the sum needed are two figures; a reader wants to know why. */
function againstRound({ means, raise, context }: Product): Prose[] {
  const { round } = means
  if (!round || raise.value === 0) return []
  if (raise.value < round.value)
    return [
      context.choose('sub-round-more', [
        say`The plan itself needs ${raise}, reserve included. What the round brings beyond that is time: a second attempt at a channel, or a winter without sales.`,
        say`As planned, ${raise} would do. The difference is not spent in these figures; it is the room for being wrong once.`,
      ]),
    ]
  return [
    say`That is less than the plan needs: ${raise}, reserve included. Either one post waits, or the rest is found beside the round.`,
  ]
}
