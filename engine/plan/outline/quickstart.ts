// What to do today, this week and this month: made from the plan's own tests, steps and figures.
import { bare, type Ground, inSentence, openingOf } from '../claims/ground.ts'
import { mainPrice, nameOf, priceProse } from '../claims/offer.ts'
import { label, type Prose, plainText, say } from '../kit/prose.ts'
import { type Quantity, words } from '../kit/quantity.ts'
import type { SectionId } from '../kit/section.ts'
import type { Channel, KillLine, Step } from '../model.ts'
import { capital, small } from '../names.ts'
import { type WeeklyNumber, weeklyNumbers } from './weekly-numbers.ts'

interface Task {
  action: Prose
  detail: Prose
  /** Where in the plan it comes from, so that the page can be named. */
  section: SectionId
}

export interface Quickstart {
  /** Ninety minutes of work. */
  today: Task[]
  thisWeek: Task[]
  thisMonth: Task[]
  /** Five, read once a week. */
  numbers: WeeklyNumber[]
  /** What to set up, and how. */
  tools: { name: string; choice: Prose }[]
  /** The lines at which to stop. */
  stop: { when: string; stopIf: Prose }[]
}

/** What is due by then is begun in the first week. */
const SOON = 16

export function quickstartOf(ground: Ground): Quickstart {
  const { texts } = ground
  const { steps } = texts.ninetyDays
  const first = steps.filter(({ day }) => day <= SOON).slice(0, 2)
  const rest = steps.slice(first.length)
  return {
    today: [listTask(ground), askTask(ground), priceTask(ground)],
    thisWeek: [
      ...first.map((step) => stepTask(ground, step)),
      diaryTask(ground, rest),
      stopTask(ground),
    ].slice(0, 3),
    thisMonth: rest.slice(0, 3).map((step) => stepTask(ground, step)),
    numbers: weeklyNumbers(ground),
    tools: texts.architecture.layers.slice(0, 6).map(({ part, choice }) => ({ name: capital(part), choice })),
    stop: killLines(texts.risks.kill),
  }
}

export const killLines = (kill: KillLine[]) =>
  kill.map(({ when, stopIf }) => ({ when: capital(when), stopIf }))

const COUNTS = ['ten', 'fifteen', 'twenty', 'twenty-five', 'thirty']

/** How many people the plan's first test asks. */
function askedCount(test: string): string {
  const found = COUNTS.filter((count) => RegExp(`(?<!day |-)\\b${count}\\b(?!-)`, 'i').test(test))
  return found.at(-1) ?? 'twenty'
}

function listTask({ context, texts }: Ground): Task {
  const { names, u } = context
  const many = words(askedCount(plainText(texts.problem.ending.prose)))
  const channel = firstChannel(texts.goToMarket.channels)
  const isNamed = !/^(?:the|people|everyone|anyone)\b/.test(names.buyers.words)
  const action =
    u.model.value === 'non-profit'
      ? say`List ten people and firms ${names.where} who could give`
      : isNamed
        ? say`List ${many} ${names.buyers} ${names.where}`
        : say`List ${many} people ${names.where} who could buy first`
  const start = channel ? say`Start here: ${words(small(channel.name))}.` : label('')
  return { action, detail: say`A name and a way to reach each. ${start}`, section: 'go-to-market' }
}

/** Somebody has to be there already, before anybody can bring another. */
const BY_OTHERS =
  /brought|introduc|sent |return|recommend|bring|already|pass(?:ed)? (?:it )?on|told|tells|who send|that name|neighbour who|\bword$|a customer|earlier|first accounts|\bwho (?:move|start|tell|name|show)|last year/i

/** The most personal way that works on the first day. */
function firstChannel(channels: Channel[]): Channel | undefined {
  const open = channels.filter(({ name }) => !BY_OTHERS.test(name))
  return open.sort((a, b) => b.conversion.value - a.conversion.value)[0] ?? channels[0]
}

/** The question is the plan's own: about what somebody did, and never about what they would do. */
function askTask(ground: Ground): Task {
  const { parts } = ground.texts.problem.ending.prose
  const at = parts.findIndex(
    (part) => part.kind === 'words' && /^(?:what|which|how|who|where|when|why)\b/.test(part.text),
  )
  const found = parts[at]
  const before = parts[at - 2]
  const question =
    found?.kind === 'words' ? found.text : 'what they did about it the last time, and what that cost'
  const isNext = parts[at - 1]?.kind === 'text' && plainText({ parts: parts.slice(at - 1, at) }) === ' '
  const isNoun = isNext && before?.kind === 'words' && /^[a-z][a-z -]{2,28}s$/.test(before.text)
  const who = isNoun && before?.kind === 'words' ? say`three ${words(before.text)}` : say`three from the list`
  return {
    action: say`Ask ${who} about the last time`,
    detail: say`Ask ${words(question)}. Write the answer down in their words.`,
    section: 'problem',
  }
}

function priceTask(ground: Ground): Task {
  const { context } = ground
  const row = mainPrice(ground)
  if (!row) return { action: say`Put a price on paper`, detail: say`Say it aloud once.`, section: 'pricing' }
  const { basis } = row.price
  const isGiven = context.u.model.value === 'non-profit'
  const period = /\ba (?:month|year)$/.exec(nameOf(row.what))?.[0] ?? ''
  const action = isGiven
    ? say`Ask one person aloud for ${bare(row.price)}${words(period && ` ${period}`)}`
    : say`Say the price aloud: ${priceProse(row)}`
  const told =
    basis.kind === 'assumption'
      ? say`The plan assumes it, in a range of ${words(basis.range)}.`
      : say`Write down the first thing they say.`
  return {
    action,
    detail: isGiven ? say`In person, once. ${told}` : say`To somebody who could pay it, once. ${told}`,
    section: 'pricing',
  }
}

function dayOf({ context }: Ground, day: number): Quantity {
  return context.computed(`by-day-${day}`, day, `day ${day}`)
}

function stepTask(ground: Ground, { day, action, number, goOnIf }: Step): Task {
  return {
    action,
    detail: say`Number by ${dayOf(ground, day)}: ${words(small(number))}. Pass: ${inSentence(goOnIf)}.`,
    section: 'ninety-days',
  }
}

/** Where the first week holds one step only: the dates of the others. */
function diaryTask(ground: Ground, rest: Step[]): Task {
  const [one, two, three] = rest.map(({ day }) => dayOf(ground, day))
  const last = rest.at(-1)
  const decided = last && openingOf(last.action)
  const next =
    one && two && three ? say`First come ${one}, ${two} and ${three}` : label('They stand in the plan')
  return {
    action: say`Put the dates of the next ninety days into the diary`,
    detail: last && decided ? say`${next}; by ${dayOf(ground, last.day)}: ${words(decided)}.` : say`${next}.`,
    section: 'ninety-days',
  }
}

function stopTask({ texts }: Ground): Task {
  const [line] = texts.risks.kill
  return {
    action: say`Give your stop lines to one person outside`,
    detail: line
      ? say`The first one, ${words(line.when)}: ${inSentence(line.stopIf)}.`
      : say`They are in the plan.`,
    section: 'risks',
  }
}
