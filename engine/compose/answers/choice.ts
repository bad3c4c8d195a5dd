// Which of two: what each leaves, where both have figures; otherwise what the other one has to beat.
import { say, together } from '../../plan/kit/prose.ts'
import { words } from '../../plan/kit/quantity.ts'
import { shown } from '../figures.ts'
import { type Answer, type Ask, everyMonth, figuresInside, paceProse, sumAnswer } from './ask.ts'
import type { Economics } from './economics.ts'
import { economicsMeant } from './meant.ts'

export function answerChoice(ask: Ask): Answer | undefined {
  const { economics } = ask
  if (!economics) return undefined
  return (
    nextPlace(ask, economics) ??
    fillFirst(ask, economics) ??
    betweenPrices(ask) ??
    betweenStreams(ask) ??
    toBeat(ask, economics)
  )
}

const PLACE = /\b(?:add|go to|enter|expand (?:in)?to|start in|open) \p{Lu}\p{Ll}+/u

/** Another town or country: what it has to bring to pay for the founder's time in it. */
function nextPlace(ask: Ask, economics: Economics): Answer | undefined {
  const { fixed, running, left, noun } = economics
  const pay = fixed - running
  if (!PLACE.test(ask.question.text) || pay <= 0) return undefined
  return sumAnswer(
    together(
      say`One place at a time, and first where somebody already waits to pay.`,
      say`A place that takes half of your time has to bring ${ask.count('needed', Math.max(1, Math.ceil(pay / 2 / left)), noun)}${everyMonth(economics)} at ${ask.about('left', left)} each, only to pay for that half. Against that, ${paceProse(ask, economics)}.`,
      say`Go where three customers have agreed to a date and a price; if none has, stay at home another season.`,
    ),
  )
}

const GROWING = /\bexpand|\bmore\b|\bsecond\b|\bgrow|\bbigger|\bbuild\b|\badd\b|\bfill\b|\banother\b/i
const EMPTY = /\bempty|\bunused|\bidle|\bvacant/i
const WELL_USED = 0.7

/** Nobody needs more room while half of it stands empty. */
function fillFirst(ask: Ask, economics: Economics): Answer | undefined {
  const { most, pace, noun, left } = economics
  const empty = figuresInside(ask).find(({ unit }) => unit === 'count')
  if (empty && EMPTY.test(ask.question.text)) {
    const count = Number(empty.value)
    return sumAnswer(
      together(
        say`Fill the empty ones first.`,
        say`${words(`‘${empty.quote.trim()}’`)} at ${ask.about('left', left)} each would leave ${ask.about('unused', count * left)} a month without any new money.`,
        say`Grow when they have been taken for two months running.`,
      ),
    )
  }
  if (most === undefined || pace > most * WELL_USED || !GROWING.test(ask.question.text)) return undefined
  const free = Math.floor(most - pace)
  if (free < 2) return undefined
  return sumAnswer(
    together(
      say`Fill what you have first.`,
      say`You can do ${ask.count('most', Math.floor(most), noun)} a month, and ${paceProse(ask, economics)}. The ${ask.number('free', free)} that are free would leave ${ask.about('unused', free * left)} a month without any new money.`,
      say`Grow when four fifths of it are sold for two months running.`,
    ),
  )
}

/** Two things of the question, each with a price of its own. */
function betweenPrices(ask: Ask): Answer | undefined {
  const halves = ask.question.text.split(/\bor\b|\bversus\b|\bvs\b|\binstead of\b|\bthan\b/i)
  if (halves.length < 2) return undefined
  const [one, other] = halves
    .slice(0, 2)
    .map((text) => economicsMeant({ ...ask, question: { ...ask.question, text } }))
  if (!one || !other || one.word === other.word || one.economics.price === other.economics.price)
    return undefined
  const [best, second] = [one.economics, other.economics].sort((a, b) => b.left - a.left)
  if (!best || !second || best.price === undefined || second.price === undefined) return undefined
  return sumAnswer(
    together(
      say`${words(capital(best.noun[1]))} first, if they take no more of your time.`,
      say`One ${words(best.noun[0])} at ${ask.money('best-price', best.price)} leaves about ${ask.about('best', best.left)}, one ${words(second.noun[0])} at ${ask.money('second-price', second.price)} about ${ask.about('second', second.left)}.`,
      say`Divide each by the hours it takes. The other wins only if one ${words(best.noun[0])} takes more than ${ask.number('times', best.left / second.left, 1)} times as long.`,
    ),
  )
}

/** Two ways of earning in the same plan. */
function betweenStreams(ask: Ask): Answer | undefined {
  const { streams } = ask.composer.one
  const { projection } = ask.composer.results
  const rows = streams.flatMap(({ label, plan }) => {
    const line = projection.streams.find((stream) => stream.id === plan.streams[0]?.id)
    const contribution = line?.contribution.years[1] ?? 0
    return contribution > 0 ? [{ label: label.toLowerCase(), contribution }] : []
  })
  const [first, second] = rows.sort((a, b) => b.contribution - a.contribution)
  if (!first || !second || first.label === second.label) return undefined
  const mentions = (label: string) => ask.question.text.toLowerCase().includes(label.slice(0, 5))
  if (!mentions(first.label) && !mentions(second.label)) return undefined
  return sumAnswer(
    together(
      say`Begin with ${words(first.label)}.`,
      say`In the second year they leave ${ask.about('first', first.contribution)}, and ${words(second.label)} leave ${ask.about('second', second.contribution)}.`,
      say`Add ${words(second.label)} for customers who already buy the first.`,
    ),
  )
}

/** The bar that the other one has to clear: left by the hour, else by the sale and the month. */
function toBeat(ask: Ask, economics: Economics): Answer {
  const { left, noun, pace, hours } = economics
  const monthly = left * pace
  if (hours !== undefined && hours > 0)
    return sumAnswer(
      together(
        say`Take the one that leaves more for an hour of your time.`,
        say`Today’s ${words(noun[0])} leaves ${ask.about('left', left)} in ${words(shown(hours, 'hours', ask.composer.one.currency))}: ${ask.about('hourly', left / hours)} an hour.`,
        say`Work out the same for the other: price less materials and pay, divided by hours with travel. Begin with it only if it beats ${ask.about('hourly', left / hours)}; otherwise add it when your week is full.`,
      ),
    )
  return sumAnswer(
    together(
      economics.isRunning
        ? say`First the one that customers already pay for.`
        : say`First the one that brings money with the least spent.`,
      say`One ${words(noun[0])} leaves ${ask.about('left', left)}, and ${paceProse(ask, economics)}: ${ask.about('monthly', monthly)} a month before fixed costs.`,
      say`The other has to leave more than that for the same money and weeks. Tell us its price, its cost and how many would buy: then both can be compared.`,
    ),
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
