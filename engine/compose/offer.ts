// What is sold first, what is left out, what it costs, and with what it is run.

import { tokensIn } from '../case/formula.ts'
import { label, say } from '../plan/kit/prose.ts'
import { words } from '../plan/kit/quantity.ts'
import type { ArchitectureText, PricingText, ProductText } from '../plan/model.ts'
import { small } from '../plan/names.ts'
import type { OwnBooks } from '../trades/own-books.ts'
import type { Trade } from '../trades/schema.ts'
import { type Composer, capitalised, endingOf, named } from './composer.ts'
import { shown } from './figures.ts'

export function productText(composer: Composer): ProductText {
  const { trade, one } = composer
  const s = composer.sentences()
  const name = words(one.reading.name)
  return {
    lead: say`What ${name} sells first has these parts.`,
    features: trade.product.first.map((feature) => s.plain(feature)),
    phases: trade.product.next
      .filter(({ when }) => one.holds(when))
      .flatMap(({ name: phase, during, what, gate }) => {
        const [told, moves] = [s.text(what), s.text(gate)]
        return told && moves
          ? [{ name: s.plain(phase), when: s.plain(during), what: told, movesOnWhen: moves }]
          : []
      }),
    leftOut: trade.product.leave
      .filter(({ when }) => one.holds(when))
      .flatMap(({ what, why }) => {
        const reason = s.text(`${why}.`)
        return reason ? [{ what: s.plain(what), why: reason }] : []
      }),
    ending: endingOf(composer, 'product'),
  }
}

/** Ids under which mechanisms know what the customer pays. */
const PRICES = [
  'part-price',
  'price',
  'bill-rate',
  'take',
  'franchise-fee',
  'royalty',
  'upfront',
  'cpm',
  'sponsor-price',
  'payer-spend',
  'rate',
  'setup-price',
  'joining-fee',
  'minimum-fee',
  'buyer-fee',
  'grant-size',
  'fee',
]

export function pricingText(composer: Composer): PricingText {
  const { trade, one, figures } = composer
  const s = composer.sentences()
  const streams = trade.earns.filter(({ when }) => one.holds(when))
  const rows = trade.own
    ? ownPrices(composer, trade.own)
    : streams.flatMap((stream, i) =>
        PRICES.flatMap((id) => {
          const full = i === 0 ? id : `${stream.id}-${id}`
          const price = figures.of(full)
          if (!price || !one.numbers.has(full)) return []
          const { basis, label: what, entry } = one.numbers.get(full)
          const why =
            basis === 'founder'
              ? say`the founder’s own: ‘${words(entry?.quote ?? '')}’`
              : basis === 'made'
                ? label('follows from the figures beside it')
                : label('usual for this kind of business; the founder’s own replaces it')
          return [{ what, price, why }]
        }),
      )
  const [lead, ...told] = s.points(trade.pricing)
  return {
    lead: lead ?? say``,
    rows,
    paragraphs: told,
    ending: endingOf(composer, 'pricing'),
  }
}

/** What each thing that is sold costs, and what its price rests on. */
function ownPrices({ one, figures, context, trade }: Composer, { streams }: OwnBooks): PricingText['rows'] {
  const sold = streams.filter(({ id }) => one.streams.some((stream) => stream.id === id))
  return sold.map(({ id, label: what, price: formula, unit }) => {
    const known = one.numbers.has(formula) ? figures.of(formula) : undefined
    const amount = one.numbers.amount(formula)
    const price = known ?? context.computed(`price-${id}`, amount, shown(amount, 'usd', one.currency))
    const { basis, entry } = known ? one.numbers.get(formula) : { basis: 'made' as const, entry: undefined }
    const rests = trade.numbers[formula]?.basis
    const why =
      basis === 'founder'
        ? say`the founder’s own: ‘${words(entry?.quote ?? '')}’`
        : rests
          ? named(rests)
          : named(madeOf(trade.numbers, trade.numbers[formula]?.make ?? formula))
    return { what: `${what}, per ${unit[0]}`, price, why }
  })
}

/** 'fee for a plain machine + extra fee': a formula in the labels of its numbers. */
const madeOf = (numbers: Trade['numbers'], formula: string): string => {
  const tokens = tokensIn(formula)
  const names = tokens.filter(({ is }) => is === 'name')
  if (names.length > MOST_NAMES || tokens.some(({ is }) => is === 'function'))
    return 'computed from the figures of this plan'
  return formula
    .replace(/[a-z][a-z0-9]*(?:-[a-z0-9]+)*/g, (id) => small(numbers[id]?.label ?? id))
    .replace(/ ?\* ?/g, ' × ')
    .replace(/ ?\/ ?/g, ' ÷ ')
}
const MOST_NAMES = 3

export function architectureText(composer: Composer): ArchitectureText {
  const { trade } = composer
  const s = composer.sentences()
  return {
    lead: s.text(trade.build.what) ?? say``,
    layers: trade.systems.flatMap(({ part, job, choice }) => {
      const told = s.text(job)
      return told ? [{ part: s.plain(part), job: told, choice: named(s.plain(choice)) }] : []
    }),
    paragraphs: [],
    ending: {
      label: 'Decision',
      prose:
        trade.build.is === 'product'
          ? say`${capitalised(composer.context.names.founder)} builds only the part that customers pay for and rents everything around it.`
          : say`${capitalised(composer.context.names.founder)} rents these tools month by month and builds nothing until one of them fails.`,
    },
  }
}
