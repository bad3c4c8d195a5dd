// Sentences of a trade with the case put in: names, figures, the founder's nouns. A sentence with a gap is dropped whole.
import type { Case } from '../case/case.ts'
import type { Context } from '../plan/context.ts'
import { type Prose, say, together } from '../plan/kit/prose.ts'
import { words } from '../plan/kit/quantity.ts'
import { capital } from '../plan/names.ts'
import type { HeadedPoint, Line, Point, When } from '../trades/schema.ts'
import type { Figures } from './figures.ts'
import { inBritish, isBritish } from './spelling.ts'

export interface Sentences {
  /** Undefined where a slot has no value or the condition does not hold. */
  line: (line: Line | undefined) => Prose | undefined
  text: (text: string, when?: When) => Prose | undefined
  points: (points: Point[]) => Prose[]
  /** A point with its headline; `say` and `so` run together. */
  headed: (point: HeadedPoint) => { headline: string; text: Prose } | undefined
  /** Without figures and slots: for names and headings. */
  plain: (text: string) => string
}

const TOKEN = /\{\{([a-z0-9-]+)(?::(low|high|range))?\}\}|\{([a-zA-Z']+)\}/g

export function sentencesOf(one: Case, context: Context, figures: Figures): Sentences {
  const slots = slotsOf(one, context)
  const cited = new Set<string>()
  const reword = rewordFor(one)
  const text: Sentences['text'] = (template, when) => {
    if (!one.holds(when)) return undefined
    const parts: Prose[] = []
    let last = 0
    for (const match of reword(template).matchAll(TOKEN)) {
      const [all, id, end, slot] = match
      parts.push(own(reword(template).slice(last, match.index)))
      const insert = id ? figure(id, end as 'low' | 'high' | 'range' | undefined) : slots(slot ?? '')
      if (!insert) return undefined
      parts.push(insert)
      last = match.index + all.length
    }
    parts.push(own(reword(template).slice(last)))
    return withCapital({ parts: parts.flatMap(({ parts: some }) => some) })
  }
  const figure = (id: string, end: 'low' | 'high' | 'range' | undefined): Prose | undefined => {
    const quantity = figures.of(id, end)
    if (!quantity) return undefined
    const isFirst = !cited.has(quantity.id) && quantity.basis.kind !== 'computed'
    cited.add(quantity.id)
    return isFirst ? say`${{ cited: quantity }}` : say`${quantity}`
  }
  const plain = (template: string): string =>
    plainOf(
      template.replace(/\{\{([a-z0-9-]+)\}\}/g, (_, id) => figures.of(id)?.text ?? ''),
      one,
      context,
    )
  const line: Sentences['line'] = (lines) => {
    if (lines === undefined) return undefined
    if (typeof lines === 'string') return text(lines)
    for (const { say: template, when } of lines) {
      const prose = text(template, when)
      if (prose) return prose
    }
    return undefined
  }
  const point = (value: Point): Prose | undefined => {
    if (typeof value === 'string') return text(value)
    const said = text(value.say, value.when)
    return said && together(said, value.so ? text(value.so) : undefined)
  }
  return {
    text,
    line,
    points: (points) => points.flatMap((value) => point(value) ?? []),
    headed: ({ head, say: told, so, when }) => {
      const said = text(told, when)
      return said && { headline: plain(reword(head)), text: together(said, text(so)) }
    },
    plain: (template) => plain(reword(template)),
  }
}

/** Names of laws and measures may hold digits ('Item 19'); figures are never written out in a trade. */
const own = (text: string): Prose =>
  /\d/.test(text) ? say`${words(text)}` : { parts: text ? [{ kind: 'text', text }] : [] }

const plainOf = (template: string, one: Case, context: Context): string =>
  template.replace(/\{([a-zA-Z']+)\}/g, (_, slot) => {
    const prose = slotsOf(one, context)(slot)
    return prose ? prose.parts.map((part) => ('text' in part ? part.text : '')).join('') : ''
  })

/** As the founder calls them on the map of milestones, else as the brief does, else as the trade does. */
export const payersIn = ({ reading, trade }: Case, { names, milestones }: Context): string =>
  milestones.audience?.target ? names.buyers.words : reading.payer.text || trade.words.payers

function slotsOf(one: Case, context: Context) {
  const { names } = context
  const { reading, trade } = one
  const [customer, customers] = trade.words.customer
  const [sale, sales] = trade.words.sale
  const phrase = (text: string) => say`${words(text)}`
  const offer = reading.offer.text || trade.words.offer
  const payers = payersIn(one, context)
  const place = one.reading.place.locality || one.reading.place.country ? names.where : undefined
  const table: Record<string, () => Prose | undefined> = {
    name: () => phrase(reading.name || 'the business'),
    "name's": () => phrase(`${reading.name || 'the business'}’s`),
    offer: () => phrase(offer),
    payers: () => phrase(payers),
    place: () => place,
    customer: () => phrase(customer),
    customers: () => phrase(customers),
    Customers: () => phrase(capital(customers)),
    sale: () => phrase(sale),
    sales: () => phrase(sales),
  }
  return (slot: string) => table[slot]?.()
}

/** The founder's spelling, and British words where they are at home. */
function rewordFor({ trade, country }: Case): (text: string) => string {
  // Whoever wrote books of its own wrote them for this country.
  if (!isBritish(country) || trade.own) return (text) => text
  const pairs = Object.entries(trade.words.british)
  const known = new Map<string, string>()
  return (text) => {
    const cachedText = known.get(text)
    if (cachedText !== undefined) return cachedText
    const reworded = inBritish(
      pairs.reduce((all, [from, to]) => all.replace(RegExp(`\\b${from}\\b`, 'g'), to), text),
    )
    known.set(text, reworded)
    return reworded
  }
}

function withCapital({ parts }: Prose): Prose {
  const [first, ...rest] = parts
  if (!first || first.kind === 'figure') return { parts }
  return { parts: [{ ...first, text: capital(first.text) }, ...rest] }
}
