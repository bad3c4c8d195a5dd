// How it earns, where it loses, how customers are won, and what a lender looks at.
import { statedSeason } from '../case/season.ts'
import { channel, printedWins } from '../plan/drivers/channels.ts'
import { type Prose, say, together } from '../plan/kit/prose.ts'
import type { Block } from '../plan/kit/section.ts'
import type { GoToMarketText, ModelText, Texts } from '../plan/model.ts'
import { type Composer, capitalised, endingOf, named } from './composer.ts'
import { namesOf } from './market.ts'
import { quotedProse } from './quoted-sentences.ts'

export function modelText(composer: Composer): ModelText {
  const { trade, one } = composer
  const s = composer.sentences()
  const points = [...trade.money.made, ...trade.money.lost].flatMap((point): Block[] => {
    const headed = s.headed(point)
    return headed ? [{ kind: 'point', headline: headed.headline, prose: headed.text }] : []
  })
  const plan = one.streams[0]?.plan
  return {
    lead: together(
      s.text('At {{part-price}} each, the plan counts {{parts}} in an average {sale}.'),
      s.text(plan?.says.one ?? ''),
      s.text(plan?.says.worth ?? ''),
    ),
    more: points,
    comments: [s.line(trade.money.watch)].flatMap((prose) => prose ?? []),
    ending: endingOf(composer, 'model'),
  }
}

export function goToMarketText(composer: Composer): GoToMarketText {
  const { trade, one, context, figures } = composer
  const s = composer.sentences()
  const channels = trade.channels.filter(({ when }) => one.holds(when))
  const exact = (id: string) => one.numbers.value(`reach-${id}`) * one.numbers.value(`win-${id}`)
  const wins = trade.own && printedWins(channels.map(({ id }) => exact(id)))
  return {
    lead: s.line(trade.selling.cycle) ?? say``,
    channels: channels.flatMap((row, i) => {
      const [reach, conversion, cost] = [
        figures.of(`reach-${row.id}`),
        figures.of(`win-${row.id}`),
        figures.of(`spend-${row.id}`),
      ]
      if (!reach || !conversion || !cost) return []
      const names = namesOf({ names: row.names }, composer)
      const name = names.length > 0 ? `${s.plain(row.name)} (${names.join(', ')})` : s.plain(row.name)
      return [channel(context, { id: row.id, name, reach, conversion, cost, wins: wins?.[i] })]
    }),
    paragraphs: [
      ...s.points(trade.selling.says),
      ...channels.flatMap(({ name, how }) => {
        const told = s.text(how)
        return told ? [say`${{ words: `${s.plain(name)}:` }} ${told}`] : []
      }),
      ...seasonProse(composer),
    ],
    ending: endingOf(composer, 'go-to-market'),
  }
}

/** What the brief says of the months, and that the figures follow it; else the trade's. */
function seasonProse(composer: Composer): Prose[] {
  const quoted = quotedProse(composer, 'season')
  if (statedSeason(composer.one.input))
    return [
      together(quoted, say`The plan weighs its months in this way, and the lowest cash follows from it.`),
    ]
  const usual = composer.sentences().line(composer.trade.season.says)
  return [quoted ?? usual].flatMap((prose) => prose ?? [])
}

export function fundingText(composer: Composer): Texts['funding'] {
  const s = composer.sentences()
  const { founder } = composer.context.names
  const card = composer.one.input.countryCard
  return {
    more: [
      ...[s.line(composer.trade.finance.says)].flatMap((prose) => prose ?? []),
      ...(card ? [named(card.funding), named(card.help)] : []),
    ],
    ending: {
      label: 'Decision',
      prose: say`${capitalised(founder)} decides before signing anything which part of this money is in hand, which is promised in writing, and which is only hoped for.`,
    },
  }
}
