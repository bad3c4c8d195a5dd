// What the founder made of the milestones, in the texts that speak of them. The founder's text is data: it stands as
// words, its numbers drive nothing, and what a page has no room for is cut by sense.
import type { MilestoneEdits } from '../edits.ts'
import { bySense, plain } from '../plain-text.ts'
import { withoutOrders } from '../read/text/orders.ts'
import type { Context } from './context.ts'
import { proseFaults } from './gate/gate.ts'
import { label, type Prose, plainText, say, together } from './kit/prose.ts'
import { words } from './kit/quantity.ts'
import { type MilestoneData, MOST_ITEMS, MOST_READ } from './milestone-data.ts'
import type { Texts } from './model.ts'

/** `own`: what the plan itself says of each, so that what was only added is told from what was replaced. */
export function withMilestones(
  { names, milestones: edits }: Context,
  texts: Texts,
  own: MilestoneData,
): Texts {
  if (Object.keys(edits).length === 0) return texts
  const founder = names.founder
  const named = (items: string[]): Prose[] =>
    items.length === 0 ? [] : [say`Named by ${founder}: ${words(ended(bySense(items.join('; '), LIST)))}`]
  return {
    ...texts,
    problem: problemOf(texts.problem, own, edits, named),
    solution: solutionOf(texts.solution, own, edits),
    market: marketOf(texts.market, own, edits),
    product: productOf(
      texts.product,
      own,
      edits,
      (text) => say`The timeline, as ${founder} sets it: ${text}`,
    ),
    architecture: architectureOf(
      texts.architecture,
      own,
      edits,
      (text) => say`Chosen by ${founder}: ${text}`,
    ),
    pricing: pricingOf(texts.pricing, own, edits),
    model: modelOf(texts.model, own, edits, named),
    goToMarket: goToMarketOf(texts.goToMarket, own, edits, named),
    ninetyDays: ninetyDaysOf(texts.ninetyDays, own, edits, (text) => say`In ${founder}’s own words: ${text}`),
  }
}

const PARAGRAPH = 700
const LIST = 500
const LINE = 110
const MOST_FEATURES = 12
const MOST_GROUPS = 4

interface Told {
  prose: Prose
  /** What the plan said is still all there, and something came with it. */
  isAdded: boolean
}

const sentencesIn = (text: string) => text.split(/(?<=[.!?…])\s+/).filter((one) => one !== '')

const clean = (text: string) => plain(withoutOrders(text.slice(0, MOST_READ)), MOST_READ)

const cleanItems = (items: string[]) =>
  items
    .slice(0, MOST_ITEMS)
    .map((item) => clean(item.slice(0, PARAGRAPH)))
    .filter((item) => /[\p{L}\p{N}]/u.test(item))

/** With an end, since a sentence of ours may follow. */
const ended = (text: string) => (/[.!?…。！？]['’)]?$/u.test(text) ? text : `${text}.`)

/** Undefined where nothing was changed, or nothing is left: then the plan's own words stand. */
function told(edit: string | undefined, own: string, most = PARAGRAPH): Told | undefined {
  if (edit === undefined) return undefined
  const text = clean(edit)
  const before = clean(own)
  if (text === before || !/[\p{L}\p{N}]/u.test(text)) return undefined
  const [theirs, ours] = [sentencesIn(text), sentencesIn(before)]
  const isAdded = ours.every((sentence) => theirs.includes(sentence))
  const kept = isAdded ? theirs.filter((sentence) => !ours.includes(sentence)).join(' ') : text
  if (kept === '') return undefined
  const room = isAdded ? most : Math.max(most, before.length)
  return { prose: say`${words(ended(bySense(kept, room)))}`, isAdded }
}

/** Of a text that opens a page: what fits the narrow column, and what has to follow as a paragraph. */
interface Opening {
  lead: Prose
  rest: Prose[]
}

const OPENING = 320

/** What opens a page is short; what was added to the plan's own words follows them. */
function opened(lead: Prose, found: Told | undefined): Opening {
  if (!found) return { lead, rest: [] }
  if (found.isAdded) return { lead, rest: [found.prose] }
  const [first = '', ...others] = sentencesIn(plainText(found.prose))
  let opening = bySense(first, OPENING)
  while (others[0] && `${opening} ${others[0]}`.length <= OPENING) opening = `${opening} ${others.shift()}`
  const rest = others.join(' ')
  return {
    lead: say`${words(ended(opening))}`,
    rest: rest ? [say`${words(ended(bySense(rest, LIST)))}`] : [],
  }
}

/** Of a list kept as 'name: what': the items of the plan's own names, and those that are new. */
function sorted(edit: string[] | undefined, own: string[]) {
  if (edit === undefined) return undefined
  const items = cleanItems(edit)
  const names = own.map(nameIn)
  return {
    kept: new Map(
      items.flatMap((item) => (names.includes(nameIn(item)) ? [[nameIn(item), afterName(item)]] : [])),
    ),
    added: items.filter((item) => !names.includes(nameIn(item))),
    isEmpty: items.length === 0,
  }
}

const nameIn = (item: string) => (item.split(': ')[0] ?? '').trim().toLowerCase()
const afterName = (item: string) => item.slice(item.indexOf(': ') + 2).trim()
const listIn = (line: string | undefined) => line?.slice(0, MOST_READ).split(/;\s+|\n/)

type Named = (items: string[]) => Prose[]
type Framed = (text: ReturnType<typeof words>) => Prose

function problemOf(text: Texts['problem'], own: MilestoneData, edits: MilestoneEdits, named: Named) {
  const found = told(edits.vision?.problem, own.vision.problem)
  const points = sorted(edits.audience?.painPoints, own.audience.painPoints)
  const lead = found ? (found.isAdded ? [found.prose, ...text.paragraphs] : [found.prose]) : text.paragraphs
  if (!points || points.isEmpty) return { ...text, paragraphs: lead }
  const groups = text.groups.flatMap((group) => {
    const why = points.kept.get(group.who.toLowerCase())
    if (why === undefined) return []
    const isSame = clean(plainText(group.why)).replace(/\.$/, '') === why.replace(/\.$/, '')
    return [isSame ? group : { ...group, why: say`${words(ended(bySense(why, LIST)))}` }]
  })
  const added = points.added.map((item) => ({ item, group: groupIn(item) }))
  const rest = added.flatMap(({ item, group }) => (group ? [] : [item]))
  const theirs = added.flatMap(({ group }) => (group ? [group] : []))
  return {
    ...text,
    paragraphs: [...lead, ...named(rest)],
    groups: [...groups, ...theirs].slice(0, MOST_GROUPS),
  }
}

/** 'Night nurses: nothing is open at 7am'. What stands in a headline is short and holds no figure. */
function groupIn(item: string): Texts['problem']['groups'][number] | undefined {
  const [who = '', why] = [item.split(': ')[0]?.trim(), afterName(item)]
  const isName = item.includes(': ') && who.length <= 60 && proseFaults(label(who)).length === 0
  return isName && why ? { who, why: say`${words(ended(bySense(why, LIST)))}` } : undefined
}

function solutionOf(text: Texts['solution'], own: MilestoneData, { vision }: MilestoneEdits) {
  const idea = told(vision?.coreIdea, own.vision.coreIdea)
  const now = told(vision?.whyNow, own.vision.whyNow)
  const { lead, rest } = opened(text.promise, idea)
  // The milestone holds the promise and the first paragraph; the page has a place for at least one.
  const isReplaced = idea && !idea.isAdded && rest.length + text.paragraphs.length > 1
  return {
    ...text,
    promise: lead,
    paragraphs: [...rest, ...text.paragraphs.slice(isReplaced ? 1 : 0)],
    ...(now && { whyNow: now.isAdded ? [now.prose, ...text.whyNow] : [now.prose] }),
  }
}

function marketOf(text: Texts['market'], own: MilestoneData, { audience }: MilestoneEdits) {
  const who = told(audience?.demographics, own.audience.demographics, OPENING)
  const { lead, rest } = opened(text.lead, told(audience?.target, own.audience.target))
  return { ...text, lead: together(lead, ...rest, who?.prose) }
}

function pricingOf(text: Texts['pricing'], own: MilestoneData, { monetization }: MilestoneEdits) {
  const found = told(monetization?.pricingModel, own.monetization.pricingModel)
  const { lead, rest } = opened(text.lead, found)
  return { ...text, lead, paragraphs: [...rest, ...text.paragraphs] }
}

function productOf(text: Texts['product'], own: MilestoneData, { mvp }: MilestoneEdits, framed: Framed) {
  const features = mvp?.featureList && cleanItems(mvp.featureList).map((item) => bySense(item, LINE))
  const times = sorted(listIn(mvp?.timeline), listIn(own.mvp.timeline) ?? [])
  const rest = times && bySense(times.added.join('; '), LIST)
  return {
    ...text,
    ...(features && features.length > 0 && { features: features.slice(0, MOST_FEATURES) }),
    ...(rest && { lead: together(text.lead, framed(words(ended(rest)))) }),
    phases: text.phases.map((phase) => {
      const when = times?.kept.get(phase.name.toLowerCase())
      return when ? { ...phase, when: bySense(when, LINE) } : phase
    }),
  }
}

function architectureOf(
  text: Texts['architecture'],
  own: MilestoneData,
  { mvp }: MilestoneEdits,
  framed: Framed,
): Texts['architecture'] {
  const parts = sorted(listIn(mvp?.techStack), listIn(own.mvp.techStack) ?? [])
  if (!parts) return text
  const before = sorted(listIn(own.mvp.techStack), listIn(own.mvp.techStack) ?? [])?.kept
  const rest = bySense(parts.added.join('; '), LIST)
  return {
    ...text,
    lead: rest ? together(framed(words(ended(rest))), text.lead) : text.lead,
    layers: text.layers.map((layer) => {
      const name = layer.part.toLowerCase()
      const choice = parts.kept.get(name)
      return choice && choice !== before?.get(name)
        ? { ...layer, choice: say`${words(bySense(choice, LINE * 2))}` }
        : layer
    }),
  }
}

function modelOf(text: Texts['model'], own: MilestoneData, { monetization }: MilestoneEdits, named: Named) {
  const revenue = told(monetization?.revenue, own.monetization.revenue, LIST)
  const channels = sorted(monetization?.channels, own.monetization.channels)
  return {
    ...text,
    comments: [...(revenue ? [revenue.prose] : []), ...named(channels?.added ?? []), ...text.comments],
  }
}

/** The milestone's strategy holds the lead, two paragraphs and what the first ninety days begin with. */
function goToMarketOf(
  text: Texts['goToMarket'],
  own: MilestoneData,
  { launch }: MilestoneEdits,
  named: Named,
) {
  const strategy = told(launch?.strategy, own.launch.strategy)
  const channels = sorted(launch?.channels, own.launch.channels)
  const { lead, rest } = opened(text.lead, strategy)
  const kept = strategy && !strategy.isAdded ? text.paragraphs.slice(2) : text.paragraphs
  return { ...text, lead, paragraphs: [...rest, ...named(channels?.added ?? []), ...kept] }
}

function ninetyDaysOf(
  text: Texts['ninetyDays'],
  own: MilestoneData,
  { launch }: MilestoneEdits,
  framed: Framed,
): Texts['ninetyDays'] {
  const steps = sorted(listIn(launch?.timeline), listIn(own.launch.timeline) ?? [])
  if (!steps) return text
  const rest = bySense(steps.added.join('; '), LIST)
  return {
    ...text,
    lead: rest ? together(text.lead, framed(words(ended(rest)))) : text.lead,
    steps: text.steps.map((step) => {
      const number = steps.kept.get(`day ${step.day}`)
      return number ? { ...step, number: bySense(number, LINE) } : step
    }),
  }
}
