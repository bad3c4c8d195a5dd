// The first page: what it is, how it earns, what limits it, what is left, and the weakest point.
import { type Prose, say, together } from '../plan/kit/prose.ts'
import { words } from '../plan/kit/quantity.ts'
import { type Block, paragraph, type Section } from '../plan/kit/section.ts'
import type { SummaryText } from '../plan/model.ts'
import { yearTable } from '../plan/sections/summary.ts'
import { checkedClaim } from './checked.ts'
import { type Composer, capitalised, dayOf, inSentence, testsOf } from './composer.ts'
import { limitPoint } from './limit.ts'
import { payersIn } from './sentences.ts'

export function summarySection(
  { results }: Composer,
  { what, findings, weakest, ending }: SummaryText,
  more: Block[],
): Section {
  return {
    id: 'summary',
    title: 'Executive summary',
    blocks: [
      paragraph(what),
      ...findings.map(({ headline, text }): Block => ({ kind: 'point', headline, prose: text })),
      yearTable(results),
      paragraph(together(needProse(results), evenProse(results))),
      paragraph(weakest),
      ...more,
      { kind: 'ending', ...ending },
    ],
  }
}

function needProse({ context, need, raise, lowestCash, lowestMonth }: Composer['results']): Prose {
  if (raise.value === 0 && lowestCash.value < 0)
    return say`The account would fall to ${lowestCash} in ${lowestMonth}. This plan asks nobody for that sum, because the third year does not earn it back; what has to change comes first.`
  if (raise.value === 0)
    return say`No outside money is needed. Cash is lowest in ${lowestMonth}, at ${lowestCash}.`
  const { amount } = need.committed.lowestCash
  const alone = context.computed('lowest-alone', amount, context.money(amount))
  return say`Without new money the account would fall to ${alone}. The plan needs ${raise}, reserve included; cash is then lowest in ${lowestMonth}, at ${lowestCash}.`
}

function evenProse({ context, breakEvenMonth, year }: Composer['results']): Prose {
  const name = context.names.company
  if (([1, 2, 3] as const).every((each) => year('net', each).value >= 0 && year('ebitda', each).value > 0))
    return say`${name} earns money in each of the three years, after founders’ pay.`
  if (!breakEvenMonth) return say`Within three years ${name} does not break even for good.`
  return year('ebitda', 3).value > 0
    ? say`${name} breaks even in ${breakEvenMonth}.`
    : say`Single months earn money from ${breakEvenMonth} on; the third year as a whole does not.`
}

export function summaryText(composer: Composer): SummaryText {
  const { trade, one } = composer
  const s = composer.sentences()
  const limit = limitPoint(composer, s)
  const made = trade.money.made.flatMap((point) => s.headed(point) ?? [])[0]
  const worth = s.text(one.streams[0]?.plan.says.worth ?? '')
  return {
    what: together(whatItIs(composer), s.line(trade.thesis), s.text(trade.earns[0]?.says ?? '')),
    findings: [
      ...(limit ? [limit] : []),
      ...(made ? [{ headline: made.headline, text: worth ? together(worth) : made.text }] : []),
    ],
    weakest: s.line(trade.doubt.short) ?? say`The weakest point is named on the page about risks.`,
    checkedClaim: checkedClaim(composer),
    ending: nextStep(composer),
  }
}

function whatItIs({ one, context }: Composer): Prose {
  const { words: called } = one.trade
  const offer = words(one.reading.offer.text || called.offer)
  const payers = payersIn(one, context)
  const name = words(one.reading.name)
  const about = one.input.subjects[0]?.name
  if (!one.reading.offer.text && about) return say`${name}: ${words(about)}, for ${words(payers)}.`
  // The founder's offer is a noun phrase; the trade's verb goes with the trade's own words.
  const verb = one.reading.offer.text ? 'offers' : called.does
  const isNamed = offer.words.toLowerCase().includes(payers.toLowerCase())
  const to = isNamed ? say`` : say` to ${words(payers)}`
  const { country, locality } = one.reading.place
  const where =
    (country || locality) && !mentionsPlace(offer.words, payers, locality)
      ? say` ${context.names.where}`
      : say``
  return say`${name} ${words(verb)} ${offer}${to}${where}.`
}

const mentionsPlace = (offer: string, payers: string, locality: string) =>
  locality !== '' && `${offer} ${payers}`.toLowerCase().includes(locality.toLowerCase())

function nextStep(composer: Composer): SummaryText['ending'] {
  const s = composer.sentences()
  const first = testsOf(composer)[0]
  const action = first && s.text(first.do)
  if (!first || !action)
    return {
      label: 'Next',
      prose: say`${capitalised(composer.context.names.founder)} begins with the first test in the last section.`,
    }
  return { label: 'Next', prose: say`First step, by ${dayOf(composer, first.day)}: ${inSentence(action)}.` }
}
