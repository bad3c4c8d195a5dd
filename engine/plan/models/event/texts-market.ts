// Who could come, how many of them would, and where they go today.
import { formatNumber } from '../../../money.ts'
import { cite, say, together } from '../../kit/prose.ts'
import { type Quantity, words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import { alternatives, atStart, fill, oneIn } from '../content/saying.ts'
import { shareOf } from '../content/scale.ts'
import type { CompetitionText, MarketText } from '../playbook.ts'
import type { Occasion } from './occasion.ts'
import { isByFee } from './quantities.ts'

interface Reach {
  people: Quantity
  go: Quantity
  going: Quantity
  times: Quantity
  would: Quantity
  willing: Quantity
}

/** Counted from the place outwards; never smaller than what the plan itself sells. */
export function reachOf({ context, kind, projection }: Occasion): Reach {
  const { assume, counted } = context
  const { who, count, go, times } = kind.money.reach
  const sold = projection.streams.find(({ id }) => id === 'places')?.volume.years[2] ?? 0
  const least = (sold * 2.5) / (go[1] * times[1] * 0.3)
  const [low, typical, high] = count.map((each) => roundly(Math.max(each, (least * each) / count[1]))) as [
    number,
    number,
    number,
  ]
  const people = assume('reach', {
    label: capital(who),
    value: typical,
    low,
    high,
    show: (value) => formatNumber(value),
    why: 'ours; the statistical office has the count for the places themselves',
  })
  const goes = shareOf(context, 'goes', {
    label: isByFee(kind)
      ? 'Of these, with hosts who pay somebody to plan'
      : 'Of these, go to such a thing at least once a year',
    range: go,
    why: 'ours, to be tested by asking',
  })
  const often = assume('times', {
    label: 'Times a year, those who go',
    low: times[0],
    value: times[1],
    high: times[2],
    show: (value) => formatNumber(value, value % 1 === 0 ? 0 : 1),
    why: 'ours',
  })
  const would = shareOf(context, 'would', {
    label: 'Of these, would choose this sort at this price',
    range: [0.12, 0.3, 0.5],
    why: 'ours; paid places on the first dates show it',
  })
  const going = Math.round(people.value * goes.value)
  return {
    people,
    go: goes,
    going: counted('people-going', going, 'of them'),
    times: often,
    would,
    willing: counted('people-willing', Math.round(going * would.value), 'of them'),
  }
}

function roundly(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1)
  return Math.ceil(value / step) * step
}

export function market(occasion: Occasion): MarketText {
  const { context, kind, known, sold, streamRevenue, projection, byFee } = occasion
  const { names, choose, computed, money } = context
  const all = reachOf(occasion)
  const amount = (id: string, value: number) => computed(id, Math.round(value), money(Math.round(value)))
  const tam = all.going.value * all.times.value * known.price.value
  const sam = all.willing.value * all.times.value * known.price.value
  const revenue = streamRevenue('places', 3)
  const som = Math.min(revenue.value, sam)
  const places = sold('places', 3, `${kind.paid}s`, kind.paid)
  const share = places.value / Math.max(1, all.willing.value * all.times.value)
  const extra = projection.streams.some(({ id }) => id === 'beside')
  return {
    lead: byFee
      ? say`Celebrations are counted, not people: ${words(kind.money.reach.who)}. Most hosts plan alone; the question is how many pay ${known.price} to be spared it.`
      : choose('event-market', [
          say`A date can be reached from so far and no farther. The count therefore starts with ${words(kind.money.reach.who)} and ends with those who would pay ${known.price}.`,
          say`How many would get up and go? Not a country’s worth: ${words(kind.money.reach.who)} are all there is ${names.where}.`,
          say`The market of a ${words(kind.noun)} has a shape: whoever can come, wants to, and is free. It is counted in ${words(kind.paid)}s a year.`,
        ]),
    steps: [
      { working: say`${words(kind.money.reach.who)}`, result: all.people },
      {
        working: byFee
          ? say`× ${cite(all.go)} whose hosts pay somebody to plan it`
          : say`× ${cite(all.go)} who go to such a thing at least once a year`,
        result: all.going,
      },
      {
        is: 'TAM',
        working: byFee
          ? say`${all.going} × ${known.price}`
          : say`${all.going} × ${cite(all.times)} times a year × ${known.price}`,
        result: amount('tam', tam),
      },
      { working: say`× ${cite(all.would)} who would choose this sort at this price`, result: all.willing },
      {
        is: 'SAM',
        working: byFee
          ? say`${all.willing} × ${known.price}`
          : say`${all.willing} × ${all.times} × ${known.price}`,
        result: amount('sam', sam),
      },
      { is: 'SOM', working: say`${places}, as planned for the third year`, result: amount('som', som) },
    ],
    check: together(
      byFee
        ? say`In contracts: ${places} in the third year, one in ${oneIn(context, 'one-in', share)} of those that could be won.`
        : choose('event-check', [
            say`Turned round: ${places} in the third year mean that one in ${oneIn(context, 'one-in', share)} of all the occasions on which these people go out is this one.`,
            say`A second count, in occasions. Of those that the fifth line prices, the third year needs ${places}: one in ${oneIn(context, 'one-in', share)}.`,
          ]),
      share > 0.2 ? say`That is a great deal for a newcomer.` : say`That leaves room for others.`,
    ),
    cautions: extra
      ? say`${words(kind.money.beside?.label ?? '')} are left out of these sums and come on top. How many people live or stay in reach is ours, not a statistic, and should be replaced first.`
      : say`Everything hangs on the first line, which is ours and not a statistic. A count for the true place takes an afternoon.`,
    ending: {
      label: 'Test',
      prose: byFee
        ? say`${atStart(names.founder)} rings fifteen venues within the month and asks how many such celebrations they hold in a year and at how many of them somebody planned for the hosts. Those two figures replace the first two lines.`
        : choose('event-market-test', [
            say`${atStart(names.founder)} counts for two weeks what else of this sort is on within reach, and how many paid. If the sum of paying guests is under ${computed('least-going', Math.round(places.value / 12), formatNumber(Math.max(1, Math.round(places.value / 12))))} a month, the plan is made smaller.`,
            say`Thirty people among ${names.buyers} are asked by ${names.founder} what they went to in the last twelve months, date by date. If fewer than a third went anywhere comparable, the second line is wrong and the plan with it.`,
            say`Before anything is booked, ${names.founder} replaces the first line by the official count and asks thirty people how often they went last year. If the result is under half of what stands here, so is the plan.`,
          ]),
    },
  }
}

export function competition({ context, kind, known, isRare }: Occasion): CompetitionText {
  const { choose, names } = context
  return {
    lead: choose('event-rivals', [
      say`The sofa wins most evenings. What else ${names.buyers} choose is sorted here by kind, because the brief names nobody and inventing names helps nobody.`,
      say`What do they do instead? The list begins with the strongest rival, which costs nothing.`,
      say`Rivals are kinds here and not names; the names belong on ${names.founder}’s own list, with dates and prices.`,
    ]),
    alternatives: alternatives(kind.rivals),
    position: together(
      choose('event-danger', [
        say`Hardest to answer would be ${words(kind.danger)}.`,
        say`One of them could hurt: ${words(kind.danger)}.`,
        say`What should ${names.founder} fear? Above all ${words(kind.danger)}.`,
      ]),
      fill(context, kind.hardToCopy),
    ),
    ending: {
      label: 'Decision',
      prose: isRare
        ? say`Before the date is fixed, ${names.founder} lists everything within reach on the four weekends around it. If two of them want the same public, the date moves; a price of ${known.price} cannot win against a clash.`
        : choose('event-watch', [
            say`${atStart(names.founder)} goes to five of them as a paying guest within the month and writes down price, heads and the moment at which people looked at their telephones.`,
            say`Whoever did something similar and stopped is worth more than those who go on. ${atStart(names.founder)} finds two of them within the month and asks why.`,
            say`Five visits as a paying guest, within four weeks: ${names.founder} notes heads, price and what was missing. What two of them already do well is not offered.`,
          ]),
    },
  }
}
