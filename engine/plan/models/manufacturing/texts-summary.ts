// What all of it comes to.
import { percent } from '../../context.ts'
import { cite, type Prose, say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import type { SummaryText } from '../playbook.ts'
import {
  accountsAtEnd,
  buyersOf,
  handsPerUnit,
  isRunning,
  type Maker,
  monthlyUnits,
  shareOfReachable,
  todayTold,
} from './maker.ts'

export function summary(maker: Maker): SummaryText {
  const { context, goods, known } = maker
  const { names, choose } = context
  return {
    what: isRunning(maker) ? running(maker) : planned(maker),
    findings: [marginFinding(maker), accountsFinding(maker), limitFinding(maker)],
    weakest: weakest(maker),
    ending: {
      label: 'Decision',
      prose:
        known.starts <= 2
          ? choose('maker-decide-now', [
              say`By day ninety twenty orders have been recalculated and the losing ones repriced. The next machine is decided after that.`,
              say`The next ninety days go into costing and the narrow point. What is then earned by a ${words(goods.unit.one)} decides on people and machines.`,
              say`${names.founder} buys nothing large before day ninety, and by then knows which part of the range pays.`,
            ])
          : choose('maker-decide', [
              say`No lease before five ${words(goods.account.many)} have paid for samples and three of them have ordered again, by day ninety.`,
              say`Day ninety decides on premises and machines, by second orders: three are enough, compliments are not.`,
              say`Machines are ordered when three of the first five ${words(goods.account.many)} have come back with a second order. The date for that is day ninety.`,
            ]),
    },
  }
}

const sells = ({ goods, known }: Maker): Prose =>
  say`A ${words(goods.unit.one)} goes to the trade at ${known.wholesale} and costs ${known.costEach} in material, packaging and delivery.`

function planned(maker: Maker): Prose {
  const { names, choose } = maker.context
  const buyers = buyersOf(maker)
  const makes = words(maker.goods.makes)
  return choose('maker-what', [
    together(
      say`${names.company}: ${names.offer}, for ${buyers} ${names.where}. It starts with ${makes}.`,
      sells(maker),
    ),
    together(
      say`Planned under the name of ${names.company}: ${names.offer}, for ${buyers} ${names.where}.`,
      sells(maker),
      say`The first price list holds ${makes}.`,
    ),
    together(
      say`For ${buyers} ${names.where} there is to be ${names.company}: ${names.offer}.`,
      say`On the first price list stand ${makes}.`,
      sells(maker),
    ),
  ])
}

function running(maker: Maker): Prose {
  const { names, choose } = maker.context
  const buyers = buyersOf(maker)
  return choose('maker-what-now', [
    together(say`${names.company} supplies ${buyers} ${names.where}: ${names.offer}.`, sells(maker)),
    together(say`${names.company}, ${names.where}, is at work: ${names.offer}, for ${buyers}.`, sells(maker)),
    together(
      sells(maker),
      say`That is the trade of ${names.company} ${names.where}: ${names.offer}, for ${buyers}.`,
    ),
  ])
}

type Finding = SummaryText['findings'][number]

function marginFinding(maker: Maker): Finding {
  const { context, unit, goods } = maker
  const { choose, computed, price } = context
  const left = unit('trade', 'contribution')
  const labour = handsPerUnit(maker)
  const one = words(goods.unit.one)
  if (!left || left.value <= 0)
    return {
      headline: 'Each sale costs more than it brings.',
      text: say`Before anybody is paid, a ${one} leaves nothing. Price or material has to move before volume may.`,
    }
  if (labour.value === 0)
    return {
      headline: 'The founders’ hands are the margin.',
      text: say`${left} stay of a ${one} as long as nobody is hired to make it.`,
    }
  const rest = Math.round(left.value - labour.value)
  const after = computed('left-after-hands', rest, price(rest))
  return {
    headline: 'Minutes decide, not material.',
    text: choose('maker-minutes', [
      say`A ${one} leaves ${left} on paper and ${after} once the hands are paid that made it.`,
      say`Of the ${left} that a ${one} seems to leave, ${labour} go to those who make it. ${after} is the true figure.`,
      say`${labour} of work sit in each ${one} in the third year. What is left after that, ${after}, pays for all the rest.`,
    ]),
  }
}

function accountsFinding(maker: Maker): Finding {
  const { choose } = maker.context
  const end = accountsAtEnd(maker)
  const share = shareOfReachable(maker)
  const many = words(maker.goods.account.many)
  return {
    headline: share.value > 0.15 ? 'The region is small.' : 'Reorders make the plan.',
    text:
      share.value > 0.15
        ? choose('maker-small', [
            say`${end} are needed by the end, ${share} of those open to a small maker. Beyond that lies another region or another kind of buyer.`,
            say`The plan takes ${share} of all open ${many}, ${end}. There is no second rank to fall back on.`,
            say`With ${end} it has won ${share} of whoever might list it, and the next step costs a longer drive.`,
          ])
        : choose('maker-reorders', [
            say`${end} that order every month carry the third year, ${share} of those open to it. A first order proves little; the second is the one counted.`,
            say`It takes ${share} of the open ${many}, ${end}, provided that they come back. Most of the work is the second order.`,
            say`Not many ${many} are needed: ${end}, ${share} of the reachable. They have to stay, though, because a lost one costs two new ones in hours.`,
          ]),
  }
}

function limitFinding(maker: Maker): Finding {
  const { context, known, goods } = maker
  const { choose, computed } = context
  const today = todayTold(maker)
  if (today)
    return {
      headline: 'It sells already.',
      text: choose('maker-running', [
        say`The brief counts ${today}. What is open is whether the next ones earn as much as they add.`,
        say`${today} stand at the beginning. From there to ${monthlyUnits(maker, 3)} a month the limit is ${words(goods.bottleneck.what)}.`,
        say`From ${today} it is to grow to ${monthlyUnits(maker, 3)} a month, through ${words(goods.bottleneck.what)}.`,
      ]),
    }
  if (known.most && known.mostSaid) {
    const used = monthlyUnits(maker, 3).value / Math.max(0.01, known.most)
    return {
      headline: used > 0.8 ? 'The works are full before the plan is.' : 'There is room in the works.',
      text: say`Capacity is ${cite(known.mostSaid)} by the brief; the third year uses ${computed('capacity-used', used, percent(used))} of it.`,
    }
  }
  return {
    headline: 'Money is bound before it is earned.',
    text: choose('maker-bound', [
      say`${known.machines} for machines come before the first invoice, and material before each one. So samples are made on rented hours first.`,
      say`Before anything is sold, ${known.machines} stand in the hall. The plan delays that until buyers have paid for samples.`,
      say`Setting up costs ${known.machines}, and half of it is lost on the day. Whatever can be tried on somebody else’s machines is tried there.`,
    ]),
  }
}

/** The same point as on the sceptic's page, in other words: enough reorders at this price. */
function weakest(maker: Maker) {
  const { context, effect, goods } = maker
  const { choose } = context
  const [volume, price] = [effect('volume:trade'), effect('price:trade')]
  if (!volume || !price) return say`Weakest is the number of orders, which nobody has counted yet.`
  const worse =
    volume.value >= price.value
      ? say`a fifth fewer ${words(goods.unit.many)} sold cost ${volume}`
      : say`a tenth off the price costs ${price}`
  return choose('maker-weakest', [
    say`The weakest point is whether ${words(goods.account.many)} reorder at the full price: ${worse} over three years.`,
    say`Where it can break is the second order. Over three years, ${worse}, and no buyer has signed for so long.`,
    say`Doubt the order book before the machines. In three years ${worse}.`,
  ])
}
