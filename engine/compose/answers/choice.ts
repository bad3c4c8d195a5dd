// Which of two: what each leaves, where both have figures; otherwise what the other one has to beat.
import { say, together } from '../../plan/kit/prose.ts'
import { words } from '../../plan/kit/quantity.ts'
import { shown } from '../figures.ts'
import { type Answer, type Ask, answered, paceProse } from './ask.ts'

export function answerChoice(ask: Ask): Answer | undefined {
  const { economics, composer } = ask
  if (!economics) return undefined
  return betweenStreams(ask) ?? against(ask, economics, composer.trade.words.offer)
}

/** Two ways of earning in the same plan. */
function betweenStreams(ask: Ask): Answer | undefined {
  const { streams } = ask.composer.one
  const { projection } = ask.composer.results
  const rows = streams.flatMap(({ label, plan }) => {
    const id = plan.streams[0]?.id
    const line = projection.streams.find((stream) => stream.id === id)
    const earned = line?.contribution.years[1] ?? 0
    return earned > 0 ? [{ label, earned }] : []
  })
  const [first, second] = rows.sort((a, b) => b.earned - a.earned)
  if (!first || !second || first.label === second.label) return undefined
  const mentions = (label: string) =>
    ask.question.text.toLowerCase().includes(label.toLowerCase().slice(0, 5))
  if (!mentions(first.label) && !mentions(second.label)) return undefined
  return answered(
    together(
      say`Begin with ${words(first.label.toLowerCase())}.`,
      say`In the second year they leave ${ask.about('first', first.earned)}, and ${words(second.label.toLowerCase())} leave ${ask.about('second', second.earned)}.`,
      say`Add ${words(second.label.toLowerCase())} for customers who already buy the first.`,
    ),
  )
}

/** The bar that the other one has to clear: left by the hour, else by the sale and the month. */
function against(ask: Ask, economics: NonNullable<Ask['economics']>, offer: string): Answer {
  const { left, noun, pace, hours } = economics
  const monthly = left * pace
  const { one } = ask.composer
  const what = one.reading.offer.text || offer
  if (hours !== undefined && hours > 0)
    return answered(
      together(
        say`Take the one that leaves more for an hour of your time.`,
        say`Today’s ${words(noun[0])} leaves ${ask.money('left', left)} in ${words(shown(hours, 'hours', one.currency))}: ${ask.about('hourly', left / hours)} an hour.`,
        say`Work out the same for the other: price less materials and pay, divided by hours with travel. Start it first only if it beats ${ask.about('hourly', left / hours)}; otherwise add it when your week is full.`,
      ),
    )
  return answered(
    together(
      say`First the one that customers already pay for.`,
      say`In the plan ${words(what)} ${what.endsWith('s') ? say`leave` : say`leaves`} ${ask.money('left', left)} for each ${words(noun[0])}, and ${paceProse(ask, economics)}: ${ask.about('monthly', monthly)} a month before fixed costs.`,
      say`The other has to leave more than that for the same money and weeks. Tell us its price, its cost and how many would buy: then both can be compared.`,
    ),
  )
}
