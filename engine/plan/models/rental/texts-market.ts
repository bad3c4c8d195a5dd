// Counted from what is let in the district already.
import { formatNumber } from '../../../money.ts'
import { percent } from '../../context.ts'
import { cite, label, say } from '../../kit/prose.ts'
import { type Quantity, words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { CompetitionText, MarketText } from '../playbook.ts'
import { howMany, type Let, periodWords } from './let.ts'
import { PERIOD_WORDS } from './quantities.ts'

interface District {
  occasions: Quantity
  fits: Quantity
  suitable: Quantity
  tam: Quantity
  sam: Quantity
  som: Quantity
  /** Periods let by the plan in its third year, and which part of the suitable ones that is. */
  ours: Quantity
  share: Quantity
}

/** Periods in a month by which a count in one of them becomes a count in another. */
const IN_A_MONTH = { hour: 90, day: 30, night: 30, hire: 10, month: 1 }

export function districtOf({ context, letting, known, year }: Let): District {
  const { assume, computed, money } = context
  const many = PERIOD_WORDS[known.period][1]
  const ours = Math.max(1, Math.round(known.fleet[2] * known.periods * known.use.value * 12))
  const factor = IN_A_MONTH[known.period] / IN_A_MONTH[letting.period]
  const rounded = (value: number) => {
    const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1)
    return Math.max(1, Math.round(value / step) * step)
  }
  const [low, value, high] = letting.occasions.map((count) =>
    rounded(Math.max(count * factor, ours * 12)),
  ) as [number, number, number]
  const occasions = assume('occasions', {
    label: `${capital(letting.countedBy)}, in the district a year`,
    low: Math.min(low, rounded(value * 0.5)),
    value,
    high: Math.max(high, rounded(value * 1.8)),
    show: (count) => `${formatNumber(count)} ${many}`,
    why: 'counted from the calendars of everybody who lets there, for one week in season and one out of it',
  })
  const fits = assume('fits', {
    label: 'Of these, suited by price, size and place',
    low: letting.fits[0],
    value: letting.fits[1],
    high: letting.fits[2],
    show: percent,
    why: 'sorted by hand on the same evening as the count',
  })
  const suitable = rounded(occasions.value * fits.value)
  const [tam, sam] = [occasions.value * known.price.value, suitable * known.price.value]
  const amount = (id: string, of: number) => computed(id, of, money(of))
  const share = ours / suitable
  return {
    occasions,
    fits,
    suitable: context.counted('suitable', suitable, many),
    tam: amount('tam', tam),
    sam: amount('sam', sam),
    som: amount('som', Math.max(1, Math.min(year('revenue', 3).value, sam))),
    ours: context.counted('lets-third', ours, many),
    share: computed('share-third', share, percent(share, share < 0.1 ? 1 : 0)),
  }
}

export function market(made: Let): MarketText {
  const { context, letting, known } = made
  const { choose, names } = context
  const { one, many, dates } = periodWords(made)
  const district = districtOf(made)
  return {
    lead: choose('let-market', [
      say`Nobody needs a national figure to know how many ${words(letting.many)} can be let ${names.where}. Calendars are public, so the market can be counted from what is taken already.`,
      say`The market is what others let in the same district today, counted in ${words(many)}, and the part of it that would change hands for this offer.`,
      say`How often is such a thing let ${names.where}, by anybody? ${words(capital(letting.countedBy))} are the measure, since money follows them and not the number of inhabitants.`,
    ]),
    steps: [
      { working: say`${words(letting.countedBy)}, all providers`, result: district.occasions },
      {
        is: 'TAM',
        working: say`${cite(district.occasions)} × ${cite(known.price)} a ${words(one)}`,
        result: district.tam,
      },
      { working: say`× ${cite(district.fits)} suited by price, size and place`, result: district.suitable },
      { is: 'SAM', working: say`${district.suitable} × ${known.price}`, result: district.sam },
      { is: 'SOM', working: say`what ${names.company} lets in its third year`, result: district.som },
    ],
    check: choose('let-check', [
      say`The other way round: ${howMany(made)} at ${cite(known.use)} use, with what is added later, come to ${district.ours} in the third year. That is ${district.share} of the suitable ones in the district, so somebody else will notice.`,
      say`From the side of the ${words(letting.many)} the third year has ${district.ours} to fill, ${district.share} of those that suit. It rests on ${cite(known.use)} of all ${words(dates)} being let, and this is the figure to doubt first.`,
      say`Does it fit? In the third year ${district.ours} are let, at ${cite(known.use)} use. They are ${district.share} of what would suit, taken from people who manage otherwise today.`,
    ]),
    cautions: choose('let-cautions', [
      say`${words(letting.season)} The tables spread this evenly, because the plan’s first month has no date yet; the bank account will not.`,
      say`Both counts are ours until an evening with the calendars has replaced them. ${words(letting.season)}`,
      say`A yearly sum hides the year. ${words(letting.season)} Nothing in the tables shows it, so the reserve has to.`,
    ]),
    ending: {
      label: 'Test',
      prose: choose('let-count', [
        say`${names.founder} takes one evening for the calendars of all who let within half an hour, for one week in season and one outside it. If fewer than half of their ${words(dates)} are taken in the good week, the price or the place is wrong.`,
        say`One evening, two weeks of the calendar, all providers nearby: ${names.founder} writes free and taken into a sheet. Where the good week is less than half full, nothing is ${words(letting.isPlace ? 'signed' : 'bought')}.`,
        say`Count before ${words(letting.isPlace ? 'signing' : 'buying')}: each provider’s calendar, one busy and one quiet week. ${names.founder} goes on if the busy one is more than half taken, and names in writing who loses the bookings we win.`,
      ]),
    },
  }
}

export function competition(made: Let): CompetitionText {
  const { context, letting, known } = made
  const { choose, names } = context
  const { one } = periodWords(made)
  return {
    lead: choose('let-rivals', [
      say`Real names come with the count of calendars; here the kinds must do. Against each of them ${names.company} needs one sentence, or should leave it alone.`,
      say`Whoever needs it for a while can get it in several ways, and the first costs nothing. None of the rivals is named, as the brief names none.`,
      say`The brief is silent on competitors. What ${names.buyers} do instead can be listed without names, and the list is uncomfortable enough.`,
    ]),
    alternatives: letting.rivals.map(({ name, why, fails, answer }) => ({
      name,
      whyChosen: label(why),
      whereItFails: label(fails),
      answer: label(answer),
    })),
    position: label(letting.danger),
    ending: {
      label: 'Decision',
      prose: choose('let-try-five', [
        say`${names.founder} books with three rivals, pays, uses and returns. If two of them are simpler from the first click to the returned deposit and ask less than ${known.price} a ${words(one)}, the offer is changed before money is bound.`,
        say`Three bookings at three rivals, paid like anybody else. ${names.founder} notes minutes, faults and what it cost in the end; whichever step took them longest is the one to be better at.`,
        say`Before the first own booking ${names.founder} is a customer three times. What annoyed twice becomes the headline of the page; what did not annoy is no argument.`,
      ]),
    },
  }
}
