// How many there are, what they would spend, and what they do instead.
import { tidy } from '../case/numbers.ts'
import { formatNumber } from '../money.ts'
import { type Prose, say, together } from '../plan/kit/prose.ts'
import { words } from '../plan/kit/quantity.ts'
import type { CompetitionText, MarketStep, MarketText } from '../plan/model.ts'
import { capital, small } from '../plan/names.ts'
import type { OwnBooks } from '../trades/own-books.ts'
import type { Rival } from '../trades/schema.ts'
import { type Composer, endingOf, named } from './composer.ts'
import { shown, spelling } from './figures.ts'
import { peopleIn } from './population.ts'
import { quotedProse } from './quoted-sentences.ts'

export function marketText(composer: Composer): MarketText {
  const { trade, one, context, results } = composer
  if (trade.own) return ownMarketText(composer, trade.own.market)
  const s = composer.sentences()
  const { market } = trade
  const { computed, assume, money } = context
  const count = (value: number) => formatNumber(Math.round(value))
  const { perThousand, ownCount, spend } = one.market
  const density = assume('market-density', {
    label: `${capital(spelling(one.country)(market.count.what))} in a thousand people`,
    value: perThousand[1],
    low: perThousand[0],
    high: perThousand[2],
    show: (value) => formatNumber(value, value < 10 ? 1 : 0),
    why: spelling(one.country)(market.count.basis),
  })
  const share = assume('market-fits', {
    label: `Share that is ${small(spelling(one.country)(market.fits.what))}`,
    value: market.fits.share[1],
    low: market.fits.share[0],
    high: market.fits.share[2],
    show: (value) => shown(value, 'share', one.currency),
    why: 'our guess; a list of names replaces it',
  })
  const third = results.year('revenue', 3)
  const catchment = peopleIn(composer)
  const all = ownCount ? Number(ownCount.value) : tidy((catchment.value * density.value) / 1000)
  const fit = tidy(all * share.value)
  const yearly = computed('market-spend', spend, money(Math.round(spend)))
  const allCount = computed('market-all', all, count(all))
  const fitCount = computed('market-fit', fit, count(fit))
  const tam = computed('market-tam', all * spend, money(Math.round(tidy(all * spend))))
  const sam = computed('market-sam', fit * spend, money(Math.round(tidy(fit * spend))))
  const steps: MarketStep[] = [
    ownCount
      ? { working: say`Counted in the brief: ‘${words(ownCount.quote)}’`, result: allCount }
      : {
          working: say`${catchment} × ${{ cited: density }} in a thousand: ${words(spelling(one.country)(market.count.what))}`,
          result: allCount,
        },
    { working: say`All of them × ${yearly} a year`, result: tam, is: 'TAM' },
    {
      working: say`${{ cited: share }} of them: ${words(spelling(one.country)(market.fits.what))}`,
      result: fitCount,
    },
    { working: say`These × ${yearly} a year`, result: sam, is: 'SAM' },
    { working: say`Revenue of the third year in this plan`, result: third, is: 'SOM' },
  ]
  return {
    lead: s.line(market.says) ?? say``,
    steps,
    check: shareCheck(composer, fit),
    cautions: s.line(market.caution) ?? say``,
    ending: endingOf(composer, 'market'),
  }
}

/** Counted step by step for this one business. */
function ownMarketText(composer: Composer, own: OwnBooks['market']): MarketText {
  const { one, context, results } = composer
  const steps = own.map(({ what, make, unit, is }, i): MarketStep => {
    const value = unit === 'usd' ? one.numbers.amount(make) : one.numbers.plain(make)
    const result =
      is === 'SOM'
        ? results.year('revenue', 3)
        : context.computed(
            `market-step-${i + 1}`,
            value,
            shown(Number(value.toPrecision(3)), unit, one.currency),
          )
    return { working: named(what), result, ...(is && { is }) }
  })
  return { lead: say``, steps, check: say``, cautions: say``, ending: endingOf(composer, 'market') }
}

/** Whether the plan needs one in a thousand of them, or one in two. */
function shareCheck({ one, context }: Composer, fit: number): Prose {
  const { computed } = context
  const customers = one.streams[0]?.plan.customers[35] ?? 0
  const [, many] = one.trade.words.customer
  const share = customers / Math.max(1, fit)
  const count = computed('customers-36', customers, formatNumber(Math.round(customers)))
  if (share > 1)
    return say`After three years the plan counts ${count} ${words(many)}, more than were counted here. Either the count is too small or the plan too large: a list of names decides it.`
  if (share > 0.25) {
    const percentage = computed('market-share', share, shown(share, 'share', one.currency))
    return say`After three years the plan counts ${count} ${words(many)}, which is ${percentage} of all who fit. The size of the market is a limit here.`
  }
  const oneIn = computed(
    'market-one-in',
    1 / Math.max(share, 1e-6),
    formatNumber(Math.round(1 / Math.max(share, 1e-6))),
  )
  return say`After three years the plan counts ${count} ${words(many)}: one in ${oneIn} of those who fit. The market is large enough; reaching it is the work.`
}

export function competitionText(composer: Composer): CompetitionText {
  const { trade, one } = composer
  const s = composer.sentences()
  const rivals = trade.rivals.list.filter(({ when }) => one.holds(when))
  const anyNamed = rivals.some((rival) => namesOf(rival, composer).length > 0)
  const rivalsQuoted = quotedProse(composer, 'rivals')
  const lead = together(s.line(trade.rivals.lead) ?? say``, rivalsQuoted)
  return {
    lead: anyNamed
      ? together(
          lead,
          say`Companies are named from general knowledge; check who serves ${words(placeName(composer))}.`,
        )
      : lead,
    alternatives: rivals.flatMap((rival) => {
      const [why, fails, answer] = [s.text(rival.why), s.text(rival.fails), s.text(rival.answer)]
      if (!why || !fails || !answer) return []
      const names = namesOf(rival, composer)
      const name = names.length > 0 ? `${s.plain(rival.name)} (${names.join(', ')})` : s.plain(rival.name)
      return {
        name,
        whyChosen: why,
        whereItFails: fails,
        answer,
        ...(rival.wins && { whereItWins: named(capital(s.plain(rival.wins))) }),
      }
    }),
    position: s.line(trade.rivals.position) ?? say``,
    ending: endingOf(composer, 'competition'),
  }
}

const placeName = ({ one, context }: Composer) => one.reading.place.locality || context.names.country

/** Those of the variant first, then of the country, then of everywhere. */
export function namesOf(rival: Pick<Rival, 'names' | 'if'>, { one }: Composer): string[] {
  const variant = one.circumstances.variants.find((id) => rival.if?.[id])
  const lists = [variant ? rival.if?.[variant] : undefined, rival.names]
  const names = lists.flatMap((list) => [...(list?.[one.country] ?? []), ...(list?.any ?? [])])
  return [...new Set(names)].slice(0, 4)
}
