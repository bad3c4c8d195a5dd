// How many would list it, and what they do instead.
import { formatNumber } from '../../../money.ts'
import { cite, say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import type { CompetitionText, MarketStep, MarketText } from '../playbook.ts'
import {
  accountsAtEnd,
  buyersOf,
  type Maker,
  monthlyUnits,
  reachable,
  shareOfReachable,
  told,
  ways,
} from './maker.ts'

export function market(maker: Maker): MarketText {
  const { context, goods, accounts, known } = maker
  const { choose, names } = context
  const many = words(goods.account.many)
  return {
    lead: choose('maker-market', [
      say`A maker’s market is a list of addresses at which somebody may place an order. One of them buys for about ${cite(known.accountMonth)} a month, so the list can be turned into money.`,
      say`Counted are ${many} and not those who eat, wear or use it in the end. Each regular one is worth ${cite(known.accountMonth)} a month.`,
      say`How many ${many} could order, and how many would? From ${cite(known.accountMonth)} a month for each, the rest is multiplication.`,
    ]),
    steps: steps(maker),
    check: check(maker),
    cautions: together(
      accounts.isLifted
        ? say`What the brief reports as sold today implies more buyers than our count, so the count was lifted to five times theirs.`
        : undefined,
      choose('maker-caution', [
        say`The softest step is ${accounts.open}, those ${words(goods.openWho)}. It is an opinion until fifteen of them have been visited.`,
        say`Doubt the step at ${accounts.open} before any other. ‘${words(goods.openWho)}’ cannot be read off a register.`,
        say`Two things can be looked up here and one cannot: ${accounts.open} ${words(goods.openWho)}. If that is half as many, so is everything below it.`,
      ]),
    ),
    ending: {
      label: 'Test',
      prose: choose('maker-count', [
        say`${names.founder} takes sixty addresses from ${words(goods.register)}, marks by telephone those ${words(goods.openWho)}, and puts the share in place of ${accounts.open} by day thirty-five.`,
        say`By day thirty-five sixty addresses out of ${words(goods.register)} have been called. Fewer than half of ${accounts.open}, and ${names.founder} looks for another kind of buyer before looking for a machine.`,
        say`Sixty calls decide it, to addresses from ${words(goods.register)}. The share ${words(goods.openWho)} is written over ${accounts.open} by ${names.founder}, in the fifth week.`,
      ]),
    },
  }
}

function steps(maker: Maker): MarketStep[] {
  const { context, accounts, known, goods, streamRevenue } = maker
  const { computed, money, names } = context
  const amount = (id: string, value: number) => computed(id, value, money(value))
  const yearly = known.accountMonth.value * 12
  const there = reachable(maker)
  const sam = Math.round(there.value * yearly)
  const tam = Math.max(sam, Math.round(accounts.all.value * yearly))
  const { base, rate, region, open, all } = accounts
  return [
    base && rate
      ? {
          working: say`${cite(base)} people in ${words(names.country)}, ${cite(rate)} ${words(goods.account.many)} for each million`,
          result: all,
        }
      : { working: say`as counted: ${cite(all)}`, result: all },
    {
      is: 'TAM',
      working: say`${all} × twelve months × ${cite(known.accountMonth)}`,
      result: amount('tam', tam),
    },
    ...(region
      ? [
          {
            working: say`× ${cite(region)} within delivery ${names.where}`,
            result: computed(
              'in-region',
              Math.round(all.value * region.value),
              formatNumber(Math.round(all.value * region.value)),
            ),
          },
        ]
      : []),
    {
      working: say`× ${cite(open)} ${words(goods.openWho)}${words(accounts.isLifted ? ', lifted as said below' : '')}`,
      result: there,
    },
    { is: 'SAM', working: say`${there} × twelve months × ${known.accountMonth}`, result: amount('sam', sam) },
    {
      is: 'SOM',
      working: say`sales to the trade in the third year, about ${accountsAtEnd(maker)} at its end`,
      result: amount('som', Math.max(1, Math.min(sam, streamRevenue('trade', 3).value))),
    },
  ]
}

/** The same in units and in addresses. */
function check(maker: Maker) {
  const { context, goods } = maker
  const { choose, computed } = context
  const end = accountsAtEnd(maker)
  const share = shareOfReachable(maker)
  const month = monthlyUnits(maker, 3)
  const each = month.value / Math.max(1, end.value)
  const per = computed('units-per-account', each, formatNumber(each, each < 10 ? 1 : 0))
  return choose('maker-check', [
    say`Turned round: ${month} a month in the third year, at ${per} for each ${words(goods.account.one)}, need ${end}. That is ${share} of those who would list it.`,
    say`${end} at the end, ${share} of the reachable, each taking ${per} ${words(goods.unit.many)} a month: that is what the third year’s ${month} a month come down to.`,
    say`Is it many? ${end} would have to order every month, ${share} of all that are open to it. Together they take ${month} a month, ${per} apiece.`,
  ])
}

export function competition(maker: Maker): CompetitionText {
  const { context, goods } = maker
  const { choose, names } = context
  const buyers = buyersOf(maker)
  const { trusts } = ways(maker)
  return {
    lead: choose('maker-rivals', [
      say`No maker is named here, for the brief names none. What ${buyers} buy today falls into kinds, and the kinds are enough to set a price by.`,
      say`Against whom? Against whatever stands on the shelf or in the file of approved suppliers at present, in these forms.`,
      say`Each row is something ${buyers} already do without complaint. That is what makes it a rival.`,
    ]),
    alternatives: goods.rivals.map(({ name, why, fails, answer }) => ({
      name,
      whyChosen: told(why),
      whereItFails: told(fails),
      answer: told(answer),
    })),
    position: together(
      choose('maker-danger', [
        say`Watch ${words(goods.danger)}.`,
        say`What could undo it is ${words(goods.danger)}.`,
        say`The serious one: ${words(goods.danger)}.`,
      ]),
      told(goods.dangerWhy),
      choose('maker-moat', [
        say`Nothing here can be protected by law at a price worth paying. Protection is ${words(trusts)} who says that the last delivery was right.`,
        say`A recipe or a drawing is copied in a season; dates kept, complaint by complaint answered, are not. Buyers hear of it from ${words(trusts)}.`,
        say`The defence is dull: the same quality on the agreed day, for so long that ${words(trusts)} mentions it unasked.`,
      ]),
    ),
    ending: {
      label: 'Decision',
      prose: choose('maker-rival-test', [
        say`${names.founder} buys one of each row by day thirty, lays them side by side with the price written underneath, and asks five buyers to choose blind. If ours is chosen by fewer than two, the range changes before the price does.`,
        say`By day forty ${names.founder} knows from ten buyers what they paid for the nearest alternative, delivered. Where ours is more than a third above, that use is left to the rival.`,
        say`Before machines are ordered, ${names.founder} loses one sale on purpose to each row and writes down the reason. The reason named most often is worked on first.`,
      ]),
    },
  }
}
