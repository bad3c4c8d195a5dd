// Who gives, how much of it could reach this cause, and what else is done for the same people.
import { formatNumber } from '../../../money.ts'
import { percent } from '../../context.ts'
import { cite, say, together } from '../../kit/prose.ts'
import { type Quantity, words } from '../../kit/quantity.ts'
import { alternatives, atStart, fill, oneIn } from '../content/saying.ts'
import { amountOf, shareOf } from '../content/scale.ts'
import type { CompetitionText, MarketText } from '../playbook.ts'
import { type Cause, servedIn } from './cause.ts'
import { giftAMonth } from './quantities.ts'

interface Giving {
  households: Quantity
  near: Quantity
  reached: Quantity
  gives: Quantity
  giving: Quantity
  yearly: Quantity
  cares: Quantity
  caring: Quantity
}

/** From households to those who might give for this; the share in reach is never too small for the plan itself. */
export function givingOf({ context, kind, known, sold }: Cause): Giving {
  const { benchmark, counted } = context
  const households = benchmark('households', {
    metric: 'households',
    label: 'Households in the country',
    show: (count) => formatNumber(count),
    otherwise: { value: 8_000_000, low: 1_000_000, high: 40_000_000, why: 'no national figure at hand' },
  })
  const gives = shareOf(context, 'gives', {
    label: 'Households that give to anything in a year',
    range: [0.2, 0.45, 0.7],
    why: 'ours; national surveys of giving exist and should replace it',
  })
  const cares = shareOf(context, 'cares', {
    label: 'Of those who give: to a cause of this sort',
    range: kind.money.cares,
    why: 'ours; count the members and donors of the three nearest charities',
  })
  const donors = sold('donors', 3, 'donors').value
  const least = (donors * 6) / (households.value * gives.value * cares.value)
  const isLocal = context.u.place.value.locality !== undefined
  const near = Math.min(1, Math.max(isLocal ? 0.02 : 0.05, Math.ceil(least * 1000) / 1000))
  const nearby = shareOf(context, 'near', {
    label: isLocal
      ? 'Of the country’s households: in and around the place'
      : 'Of the country’s households: whom we can address at all',
    range: [near / 3, near, Math.min(1, near * 2.5)],
    why: 'ours; the census has the count of the place',
  })
  const reached = Math.round(households.value * nearby.value)
  const giving = Math.round(reached * gives.value)
  const caring = Math.round(giving * cares.value)
  const least12 = Math.round(giftAMonth(known) * 12)
  const usual = Math.max(320, (least12 / Math.max(1, context.dollars(1))) * 1.5)
  return {
    households,
    near: nearby,
    reached: counted('households-near', reached, 'households'),
    gives,
    giving: counted('households-giving', giving, 'households'),
    yearly: amountOf(context, 'given-yearly', {
      label: 'Given by such a household a year, to all causes',
      dollars: [120, usual, Math.max(3_000, usual * 2)],
      why: 'ours; surveys of giving differ widely',
    }),
    cares,
    caring: counted('households-caring', caring, 'households'),
  }
}

export function market(cause: Cause): MarketText {
  const { context, kind, known, sold, streamRevenue, streamShare } = cause
  const { names, choose, computed, money } = context
  const all = givingOf(cause)
  const amount = (id: string, value: number) => computed(id, Math.round(value), money(Math.round(value)))
  const tam = all.giving.value * all.yearly.value
  const each = computed('gift-yearly', giftAMonth(known) * 12, money(giftAMonth(known) * 12))
  const sam = Math.min(tam, all.caring.value * each.value * 1)
  const given = streamRevenue('donors', 3).value + streamRevenue('gifts', 3).value
  const donors = sold('donors', 3, 'monthly donors', 'monthly donor')
  const share = donors.value / Math.max(1, all.caring.value)
  return {
    lead: choose('cause-market', [
      say`Those who need help are no market; those who give are. The count below is of givers ${names.where}, because they limit how much can be done.`,
      say`Two counts matter: how many ${names.buyers} there are, and how many households would pay for them. Only the second can be turned into a budget.`,
      say`Need has no upper end, so it cannot set the size. Giving can: household by household, ${names.where}.`,
    ]),
    steps: [
      {
        working: say`households in ${words(names.country)} (${cite(all.households)}) × ${cite(all.near)} in reach`,
        result: all.reached,
      },
      { working: say`× ${cite(all.gives)} that give to anything in a year`, result: all.giving },
      {
        is: 'TAM',
        working: say`${all.giving} × ${cite(all.yearly)} given a year to all causes`,
        result: amount('tam', tam),
      },
      { working: say`× ${cite(all.cares)} that give to a cause of this sort`, result: all.caring },
      { is: 'SAM', working: say`${all.caring} × ${each}, twelve monthly gifts`, result: amount('sam', sam) },
      {
        is: 'SOM',
        working: say`gifts planned for the third year, grants and sales left out`,
        result: amount('som', Math.min(given, sam)),
      },
    ],
    check: together(
      say`${atStart({ words: donors.text })} in the third year are one in ${oneIn(context, 'one-in', share)} of the households that give to such causes within reach.`,
      choose('cause-check', [
        say`On the other side of the table stand ${servedIn(cause, 3)}: what that money does in the same year.`,
        say`For those who give, the same year reads differently: ${servedIn(cause, 3)}.`,
        say`What it does with the whole income is ${servedIn(cause, 3)} in that year; how many ${names.buyers} there are in all, nobody has counted here.`,
      ]),
    ),
    cautions: say`Gifts are ${computed('given-share', streamShare('donors', 3).value + streamShare('gifts', 3).value, percent(streamShare('donors', 3).value + streamShare('gifts', 3).value))} of the third year’s income; foundations and ${words(kind.money.trading.label.toLowerCase())} bring the rest and are counted by contract, not by household. The share that cares is our weakest figure.`,
    ending: {
      label: 'Test',
      prose: choose('cause-market-test', [
        say`${atStart(names.founder)} reads the published accounts of the three nearest charities within a month: donors, average gift, what asking cost. Their figures replace ours.`,
        say`A small sample decides early: ${names.founder} asks thirty people in person for a monthly gift of ${known.monthlyGift} before day forty. Fewer than three say yes, and the joining rate of the plan is halved.`,
        say`Three charities of the same sort publish accounts. ${atStart(names.founder)} takes donors and average gift from them before day thirty; if the gift is under two thirds of ${known.monthlyGift}, the plan is cut by as much.`,
      ]),
    },
  }
}

export function competition({ context, kind }: Cause): CompetitionText {
  const { choose, names } = context
  return {
    lead: choose('cause-rivals', [
      say`Others help the same people, and others ask the same donors. The table holds both, as kinds; no organisation is named that the brief does not name.`,
      say`Whoever works for ${names.buyers} is an ally on most days and a rival on the day a grant is decided. By kind:`,
      say`What is there already? Less than is needed and more than one thinks.`,
    ]),
    alternatives: alternatives(kind.rivals),
    position: together(
      choose('cause-danger', [
        say`The most dangerous: ${words(kind.danger)}.`,
        say`Worse than any lack of money would be ${words(kind.danger)}.`,
        say`What could make ${names.company} superfluous or poor is ${words(kind.danger)}.`,
      ]),
      fill(context, kind.hardToCopy),
    ),
    ending: {
      label: 'Decision',
      prose: choose('cause-allies', [
        say`Before the first appeal ${names.founder} visits the three nearest and asks each what it wishes somebody else would do. If one of them does all of this already, ${names.company} becomes its branch and not its rival.`,
        say`One question to each of the three nearest, in person: whom do you turn away? If the answers leave nobody over for ${names.company}, ${names.founder} gives the money and the evenings to the best of them.`,
        say`${atStart(names.founder)} offers two of them the count and the method in writing. A cause that two can do better together is not founded a third time.`,
      ]),
    },
  }
}
