// How many care, how many of them could be reached, and what they do instead.
import { formatNumber } from '../../../money.ts'
import { cite, say, together } from '../../kit/prose.ts'
import { type Quantity, words } from '../../kit/quantity.ts'
import type { CompetitionText, MarketText } from '../playbook.ts'
import { followers } from './money.ts'
import type { Publication } from './publication.ts'
import { alternatives, atStart, oneIn } from './saying.ts'
import { type Range, shareOf } from './scale.ts'

interface Public {
  people: Quantity
  cares: Quantity
  caring: Quantity
  reached: Quantity
  reachable: Quantity
  yearly: Quantity
  ours: Quantity
}

function anywhere({ assume }: Publication['context'], [low, value, high]: Range): Quantity {
  return assume('buyers-anywhere', {
    label: 'People who buy such things, anywhere',
    low,
    value,
    high,
    show: (count) => formatNumber(count),
    why: 'ours; shops publish the owners of comparable titles or files',
  })
}

/** From a country's people down to those who could be reached; never fewer than the plan itself reaches. */
export function publicOf({ context, kind, known, projection, price, main }: Publication): Public {
  const { benchmark, counted, computed, money } = context
  const people = kind.anywhere
    ? anywhere(context, kind.anywhere)
    : benchmark('population', {
        metric: 'population',
        label: 'People in the country',
        show: (count) => formatNumber(count),
        otherwise: {
          value: 30_000_000,
          low: 5_000_000,
          high: 100_000_000,
          why: 'no national figure at hand',
        },
      })
  const ours = Math.round(followers(known, 36))
  const aYear = main === 'members' ? monthly(price) * 12 : price.value * 2
  const income = projection.profit.revenue.years[2] ?? 0
  // A trade is smaller than a pastime.
  const least = kind.anywhere ? 0.1 : context.u.sells.value === 'to-businesses' ? 0.0004 : 0.003
  const share = Math.min(
    0.9,
    Math.max(least, (ours * 6) / people.value, (income * 5) / (aYear * 0.35 * people.value)),
  )
  const rounded = Math.min(0.9, Math.ceil(share * 10_000) / 10_000)
  const cares = shareOf(context, 'cares', {
    label: 'People who follow such a subject at all',
    range: [rounded / 3, rounded, Math.min(1, rounded * 2.5)],
    why: `ours; count the members of groups, the readers of ${kind.noun === 'game' ? 'genre pages' : 'related titles'} and their overlap`,
  })
  const reached = shareOf(context, 'reachable', {
    label: 'Of these, in the language and in places where we can be seen',
    range: [0.15, 0.35, 0.6],
    why: 'ours; the channels below reach no others',
  })
  const caring = Math.round(people.value * cares.value)
  const reachable = Math.round(caring * reached.value)
  return {
    people,
    cares,
    caring: counted('people-caring', caring, 'people'),
    reached,
    reachable: counted('people-reachable', reachable, 'people'),
    yearly: computed('yearly-worth', Math.round(aYear), money(Math.round(aYear))),
    ours: counted('followers-y3', ours, kind.audience.many),
  }
}

const monthly = ({ value, basis }: Quantity): number => {
  const per = basis.kind === 'founder' ? basis.fact.amount?.per : undefined
  return Math.max(1, per === 'year' ? value / 12 : per === 'week' ? value * 4.33 : value)
}

export function market(publication: Publication): MarketText {
  const { context, kind, subject, main, sold, payers, projection, price, per } = publication
  const { names, choose, computed, money } = context
  const all = publicOf(publication)
  const amount = (id: string, value: number) => computed(id, Math.round(value), money(Math.round(value)))
  const tam = all.caring.value * all.yearly.value
  const sam = all.reachable.value * all.yearly.value
  const som = Math.min(projection.profit.revenue.years[2] ?? 0, sam)
  const paying = sold(main, 3, payers)
  const share = paying.value / Math.max(1, all.reachable.value)
  return {
    lead: choose('content-market', [
      say`Nobody sells to a country. The count runs from all people there to those who care about ${words(subject)}, and from them to those a small ${words(kind.noun)} can be seen by.`,
      say`How many people care enough to look for it, ${publication.where}? That is the first number; what they would spend on it in a year is the second.`,
      say`A ${words(kind.noun)} has no walls, so the market could be called the world. It is not: language, habit and the few places where ${names.company} can be seen draw the line.`,
    ]),
    steps: [
      {
        working: kind.anywhere
          ? say`people who buy such things, wherever they live`
          : say`people in ${words(names.country)}`,
        result: all.people,
      },
      { working: say`× ${cite(all.cares)} who follow such a subject at all`, result: all.caring },
      {
        is: 'TAM',
        working:
          main === 'members'
            ? say`${all.caring} × ${all.yearly}, twelve months at ${price}${words(per)}`
            : say`${all.caring} × ${all.yearly}, two a year at ${price}`,
        result: amount('tam', tam),
      },
      {
        working: say`× ${cite(all.reached)} in our language and in places where we can be seen`,
        result: all.reachable,
      },
      { is: 'SAM', working: say`${all.reachable} × ${all.yearly}`, result: amount('sam', sam) },
      {
        is: 'SOM',
        working: say`what the plan takes in during the third year${words(kind.money.sponsors ? ', from people and from sponsors' : '')}`,
        result: amount('som', som),
      },
    ],
    check: together(
      choose('content-check', [
        say`The same in people: ${paying} in the third year are one in ${oneIn(context, 'one-in', share)} of those who can be reached.`,
        say`A second count asks for heads. The third year needs ${paying}, out of ${all.reachable}: one in ${oneIn(context, 'one-in', share)}.`,
      ]),
      say`By then ${all.ours} follow, if the monthly numbers hold.`,
    ),
    cautions: choose('content-cautions', [
      say`Two figures are soft: the share who care, and the share who can be reached. Most of those counted here will never pay anybody for it, so the sums above are frames and not forecasts.`,
      say`What could be wrong? The second step by a factor of three, the third by two. Neither changes what ${names.founder} does next month, which is to find fifty people and not five thousand.`,
      say`Press on the second step. Whether ${cite(all.cares)} or a third of it is true can be found out in a week, and nobody has done it.`,
    ]),
    ending: {
      label: 'Test',
      prose: choose('content-count', [
        say`A list of every place where ${words(subject)} is talked about, with its members, is made by ${names.founder} before day fourteen. It replaces the second step; at a third of what stands there, the plan is halved.`,
        say`${atStart(names.founder)} counts within two weeks how many people follow the five places where ${words(subject)} is discussed, and how many of them in more than one. Fewer than ${computed('least-reachable', all.ours.value * 3, formatNumber(all.ours.value * 3))}, and the subject has to be widened or the plan made smaller.`,
      ]),
    },
  }
}

export function competition({ context, kind, subject, known }: Publication): CompetitionText {
  const { choose, names } = context
  const churn = known.churn
  return {
    lead: choose('content-rivals', [
      say`Time is the market, and everything on the same screen competes. No title is named here, since the brief names none; kinds are enough to choose by.`,
      say`What do ${names.buyers} do with that half-hour today? The answers fall into a few kinds.`,
      say`Whatever fills the same half-hour is a rival, free or not. Five kinds are enough to see where ${names.company} may stand.`,
      say`${atStart(names.company)} has rivals in every pocket. They are sorted by why people choose them, not by name.`,
    ]),
    alternatives: alternatives(kind.rivals),
    position: together(
      choose('content-danger', [
        say`To be feared: ${words(kind.danger)}.`,
        say`Which of them could end it? Most likely ${words(kind.danger)}.`,
      ]),
      say`${words(kind.hardToCopy)}`,
      churn
        ? say`Until that exists, leaving costs nobody anything, and the plan lets ${cite(churn)} go each month${words(churn.value >= 0.05 ? ', which is a lot' : '')}.`
        : say`Until that exists, a buyer owes nobody a second purchase.`,
    ),
    ending: {
      label: 'Decision',
      prose: choose('content-watch', [
        say`${atStart(names.founder)} follows the three nearest titles on ${words(subject)} for a month and notes what each leaves out. If two of them already print what ${names.company} wants to, the angle changes before anything is made.`,
        say`Four weeks of reading, hearing or playing what others make for ${names.buyers}; ${names.founder} writes one line on each, and what all of them skip is where ${names.company} begins.`,
        say`For four weeks ${names.founder} keeps a list of everything others bring out on ${words(subject)}. What appears twice is not made a third time.`,
      ]),
    },
  }
}
