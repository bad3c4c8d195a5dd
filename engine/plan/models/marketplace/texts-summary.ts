// What all of it comes to: the first page, the scenarios' rule and the money.
import { cite, type Prose, say } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import type { Ending } from '../../kit/section.ts'
import { capital } from '../../names.ts'
import type { SummaryText, Texts } from '../playbook.ts'
import { figuresOf, type Place, shareOf, soFar } from './place.ts'
import { countMarket } from './texts-market.ts'

export function scenarios({ context: { names, choose }, effect, trade, known }: Place): {
  ending: Ending
} {
  const worst = effect('volume:orders')
  const order = words(trade.order.one)
  return {
    ending: {
      label: 'Threshold',
      prose: worst
        ? choose('mp-scenario', [
            say`If every fifth ${order} stays away, ${worst} are missing after three years. The guard is simple: ${names.founder} signs no new contract of employment in a quarter whose ${words(trade.order.many)} fell short.`,

            say`A fifth fewer ${words(trade.order.many)} cost ${worst} over three years. So nobody is hired in a month whose first-time ${words(trade.buyer.many)} cost more than ${known.costToWin} each; ${names.founder} may not waive that.`,
            say`The rule that protects the plan: after two months with a tenth fewer ${words(trade.order.many)} than planned, the next hire waits. It is worth a good part of the ${worst} that a fifth fewer would cost. Owner: ${names.founder}.`,
          ])
        : say`No ${order} is advertised that costs more than it leaves; ${names.founder} may not waive that.`,
    },
  }
}

export function funding(place: Place): Texts['funding'] {
  const { context, raise, trade, known, year, money, Founder } = place
  const { said, choose, computed, money: shown } = context
  const figures = figuresOf(place)
  const [round, budget] = [said('raise'), said('budget')]
  const people = Math.round(
    place.projection.profit.staff.years.slice(0, 2).reduce((total, value) => total + value, 0),
  )
  const winning = Math.round(
    (place.projection.costs.find(({ id }) => id === 'marketing')?.cost.years ?? [])
      .slice(0, 2)
      .reduce((total, value) => total + value, 0),
  )
  const roles = money.hired.map(({ role }) => role.toLowerCase()).join(', ')
  const more: Prose[] = []
  if (round)
    more.push(
      say`A round of ${cite(round)} is named in the brief. In two years ${computed('two-years-staff', people, shown(people))} go to people other than founders${words(roles ? ` (${roles})` : '')} and ${computed('two-years-marketing', winning, shown(winning))} to winning ${words(trade.buyer.many)}. ${round.value >= raise.value ? say`The plan’s own need, ${raise}, lies within that sum; what is above it is time, and should be treated as such.` : say`The plan’s own need is ${raise}, which is more than that sum: either the second hire waits, or the round grows.`}`,
    )
  if (budget)
    more.push(
      say`Own money of ${cite(budget)} goes first into ${words(trade.seller.many)} and the first ${words(trade.order.many)}, because these two are what anybody else will ask about.`,
    )
  const isSmall = !round && raise.value > 0 && raise.value < context.dollars(100_000)
  if (isSmall)
    more.push(
      choose('mp-small', [
        say`A need of ${raise} is no case for an investor. It is savings, a relative or a second job for a year; what it buys is the time until ${words(trade.buyer.many)} come back by themselves.`,
        say`The gap is of a size that a family closes, not a fund: ${raise}. Whoever gives it should see the sheet of returns first and be told that it may be gone.`,
      ]),
    )
  if (raise.value > 0 && !isSmall)
    more.push(
      choose('mp-investor', [
        say`The people to ask are those who have run two-sided trades themselves: they look at returns before revenue, know that ${known.costToWin} is an opening bid, and do not mind that ${year('revenue', 3)} are three years away.`,

        say`Whoever invests will look at one sheet: of a hundred who bought first in a given month, how many bought again in the second, third and sixth. Third-year revenue of ${year('revenue', 3)} follows from that sheet or it does not follow.`,
        say`Investors in marketplaces have seen many and ask three things: who comes back, what it costs to win one (${known.costToWin} here), and what stops the other side from dealing directly. The plan has a figure for the first two and a promise for the third.`,
      ]),
    )
  if (more.length === 0)
    more.push(
      say`The plan carries itself at ${figures.left} on each ${words(trade.order.one)}, as long as nobody is hired ahead of them.`,
    )
  return {
    more,
    ending: {
      label: 'Decision',
      prose: isSmall
        ? say`${Founder} puts in ${raise} in two parts, the second only once ${words(trade.liquid)}.`
        : raise.value > 0
          ? choose('mp-fund-end', [
              say`${Founder} splits the ${raise}: what the first circle needs now, the remainder after a quarter in which ${words(trade.liquid)}. Without that quarter the second part is not asked for.`,

              say`${Founder} asks for ${raise} with the cohort sheet of day ninety in hand, in two halves: the second only when ${words(trade.liquid)}.`,
              say`The sum of ${raise} is drawn in two parts. Half at the start; the rest when a hundred first ${words(trade.buyer.many)} show twenty-five returns. ${Founder} puts that into the term sheet.`,
            ])
          : say`Nothing is raised. ${Founder} keeps three months of costs in a second account, and touching it counts as a kill line.`,
    },
  }
}

export function summary(place: Place): SummaryText {
  const { context, trade, known, effect, money, Founder } = place
  const { names, choose } = context
  const figures = figuresOf(place)
  const near = countMarket(place).near
  const { oneIn } = shareOf(place, 'active-of-near', figures.active(3).value, near.value)
  const worst = effect('volume:orders')
  const running = money.starts === 1 && known.openingBasis
  return {
    what: choose('mp-what', [
      say`${names.company} is ${names.offer}, ${names.where}, for ${names.buyers}. It keeps ${cite(known.take)} of each ${words(trade.order.one)}; an average one is worth ${cite(known.order)}.`,
      say`${names.company}, ${names.offer}, serves ${names.buyers} ${names.where}. Of an average ${words(trade.order.one)} of ${cite(known.order)} it keeps ${cite(known.take)}.`,
      say`For ${names.buyers} ${names.where}, ${names.company} is ${names.offer}. Its income is ${cite(known.take)} of each ${words(trade.order.one)}, on average ${cite(known.order)}.`,
    ]),
    findings: [
      {
        headline: choose(
          'mp-f1',
          known.rhythm.value >= 4
            ? ['A small sum, often.', 'What stays of each one is small.', 'Rhythm beats reach.']
            : ['They buy seldom.', 'A second time decides.'],
        ),
        text: choose('mp-f1t', [
          say`${figures.left} remain of ${known.order}. Everything rests on ${words(trade.buyer.many)} who come back for ${known.rhythm}; the first ${figures.paidBack} ${words(trade.order.many)} only pay for having won them.`,
          say`After payment and support ${figures.left} are left of one ${words(trade.order.one)}. Winning one of the ${words(trade.buyer.many)} costs ${known.costToWin}, so it takes ${figures.paidBack} ${words(trade.order.many)} before one earns anything.`,
        ]),
      },
      {
        headline: choose('mp-f2', [
          `${capital(trade.seller.many)} decide the speed.`,
          'The scarce side comes first.',
          'One circle, filled.',
        ]),
        text: choose('mp-f2t', [
          say`The first year needs ${figures.sellers(1)}, the third ${figures.sellers(3)}. They are won by hand, ${words(trade.supply)}, and nothing new is opened until this holds: ${words(trade.liquid)}.`,
          say`What binds is ${words(trade.bottleneck.what)}. ${figures.sellers(1)} are enough for the first year if they work in one circle: ${words(trade.thick)}.`,
        ]),
      },
      running
        ? {
            headline: 'It sells; does it return?',
            text: say`The brief counts ${soFar(place)} so far. That settles whether strangers buy. Not one word says how many came twice, and that figure is worth more than the next thousand.`,
          }
        : {
            headline: 'Pairs leave together.',
            text: choose('mp-f3t', [
              say`Whoever was content the first time can do without the place the second. The plan sets against it ${words(trade.hold)}, and tests that before it advertises.`,
              say`A good first ${words(trade.order.one)} shows both sides where to find each other. What should keep them is ${words(trade.hold)}; nobody has tried yet whether it does.`,
              say`The better the ${words(trade.seller.many)}, the sooner a pair needs nobody between. Against that stands ${words(trade.hold)}, to be tried before money is spent.`,
            ]),
          },
    ],
    weakest: choose('mp-weakest', [
      say`One number is missing, and it is the one that matters: who comes back. One in ${oneIn} of those within reach would have to${worst ? say`, and if every fifth ${words(trade.order.one)} stays away, ${worst} are missing after three years` : say``}.`,

      say`Weakest is the return of ${words(trade.buyer.many)}: one in ${oneIn} of those within reach has to become a habit. ${worst ? say`A fifth fewer ${words(trade.order.many)} cost ${worst} over three years, and pairs who deal directly are counted nowhere.` : say`Pairs who deal directly are counted nowhere.`}`,
      say`The soft spot: what keeps a pair here after the first time? ${worst ? say`If a fifth of the ${words(trade.order.many)} stay away, ${worst} are missing after three years.` : say`Nothing in the brief answers that.`} No figure in the brief says how many do.`,
    ]),
    ending: {
      label: 'Decision',
      prose: running
        ? say`${Founder} lays out by day ninety, month by month, who came back. The next hire and the second circle follow from that sheet.`
        : choose('mp-sum-end', [
            say`Ten paid ${words(trade.order.many)} between people who did not know each other, matched by hand within forty-five days; otherwise ${names.founder} changes the circle before building anything.`,
            say`Within ninety days ${names.founder} knows whether ten ${words(trade.seller.many)} sign and twenty strangers pay. Only then is the first version ordered.`,
          ]),
    },
  }
}
