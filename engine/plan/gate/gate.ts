// Nothing leaves the engine unchecked. A plan with a serious fault is not delivered.

import { bannedIn } from '../../banned-words.ts'
import type { Fact, FactKind } from '../../read/understanding.ts'
import { prosesOf, quantitiesOf } from '../kit/marks.ts'
import { figuresOf, label, type Prose, plainText } from '../kit/prose.ts'
import type { Quantity } from '../kit/quantity.ts'
import { roundText } from '../kit/round-text.ts'
import type { Block, Section } from '../kit/section.ts'

export interface Fault {
  rule: string
  section: string
  detail: string
  /** A blemish: another choice of words is tried, but nobody goes without a plan for it. */
  isMinor?: true
}

export interface Checked {
  name: string
  /** Words that have to appear somewhere: who buys, and what is offered. */
  mustSay: string[]
  facts: Fact[]
  sections: Section[]
}

export function faultsOf(plan: Checked): Fault[] {
  return [
    ...plan.sections.flatMap((section) => sectionFaults(section)),
    ...figureFaults(plan.sections),
    ...repetitionFaults(plan.sections),
    ...missingWords(plan),
    ...unusedFacts(plan),
    ...summaryFaults(plan.sections),
    ...marketFaults(plan.sections),
  ]
}

const BROKEN = /\b(undefined|NaN|Infinity|null|TODO)\b|lorem ipsum|\{\{|\}\}|\[object|\$\{/

/** A headline that needs a third line is none. */
const LONGEST_CLAIM = 96

function sectionFaults({ id, claim, blocks }: Section): Fault[] {
  const fault = (rule: string, detail: string): Fault => ({ rule, section: id, detail })
  const proses = blocks.flatMap(prosesOf)
  const faults: Fault[] = []
  if (proses.length === 0) faults.push(fault('empty section', id))
  if (claim && plainText(claim).length > LONGEST_CLAIM) faults.push(fault('long claim', plainText(claim)))
  for (const prose of claim ? [claim, ...proses] : proses)
    faults.push(...proseFaults(prose).map(([rule, detail]) => fault(rule, detail)))
  for (const text of titlesOf(blocks))
    faults.push(...proseFaults(label(text)).map(([rule, detail]) => fault(rule, detail)))
  if (blocks.some(hasBrokenChart)) faults.push(fault('not a number', 'a chart'))
  const last = blocks.at(-1)
  if (id !== 'assumptions' && last?.kind !== 'ending')
    faults.push(fault('no ending', 'a decision, test, threshold, owner or date is missing'))
  faults.push(
    ...openingFaults(blocks).map((detail) => ({ ...fault('same opening', detail), isMinor: true as const })),
  )
  return faults
}

/** Our own headings; month and year numbers in the heads of columns are counts, not figures. */
function titlesOf(blocks: Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') return [block.text]
    if (block.kind === 'point') return [block.headline]
    if (block.kind === 'chart') return [block.title]
    return block.kind === 'table' && block.title ? [block.title] : []
  })
}

function hasBrokenChart(block: Block): boolean {
  if (block.kind !== 'chart') return false
  const { chart } = block
  const values =
    'series' in chart
      ? chart.series.flatMap((series) => series.values)
      : 'steps' in chart
        ? chart.steps.map((step) => step.value)
        : chart.rings.map((ring) => ring.value)
  return values.some((value) => !Number.isFinite(value))
}

/** What is wrong with one text, wherever it stands. */
export function proseFaults(prose: Prose): [rule: string, detail: string][] {
  const text = plainText(prose)
  const ours = prose.parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join(' ')
  const faults: [string, string][] = []
  if (text.trim() === '' && prose.parts.length > 0) faults.push(['empty text', ''])
  if (BROKEN.test(ours)) faults.push(['placeholder', ours])
  if (prose.parts.some((part) => part.kind === 'figure' && BROKEN.test(part.quantity.text)))
    faults.push(['placeholder', text])
  if (/\d/.test(ours)) faults.push(['figure without a source', ours])
  for (const word of bannedIn(ours)) faults.push(['banned word', word])
  return faults
}

/** Paragraphs of one section that begin with the same two words. */
function openingFaults(blocks: Block[]): string[] {
  const seen = new Set<string>()
  return blocks.flatMap((block) => {
    if (block.kind !== 'paragraph') return []
    const opening = plainText(block.prose).split(/\s+/, 2).join(' ').toLowerCase()
    if (seen.has(opening)) return [opening]
    seen.add(opening)
    return []
  })
}

/** '3 tanks' may be '3' where the sentence names the tanks itself, and a figure that says so is rounded. */
const isSameText = (one: string, other: string): boolean =>
  one === other ||
  one.startsWith(`${other} `) ||
  other.startsWith(`${one} `) ||
  roundText(one) === other ||
  roundText(other) === one

function figureFaults(sections: Section[]): Fault[] {
  const known = new Map<string, Quantity>()
  const faults: Fault[] = []
  for (const { id: section, claim, blocks } of sections) {
    for (const quantity of [...(claim ? figuresOf(claim) : []), ...blocks.flatMap(quantitiesOf)]) {
      const before = known.get(quantity.id) ?? quantity
      known.set(quantity.id, before)
      if (!isSameText(before.text, quantity.text) || before.value !== quantity.value)
        faults.push({
          rule: 'two values for one figure',
          section,
          detail: `${quantity.id}: ${before.text}, ${quantity.text}`,
        })
      if (!Number.isFinite(quantity.value))
        faults.push({ rule: 'not a number', section, detail: quantity.id })
      if (quantity.basis.kind === 'assumption' && !contains(quantity.basis, quantity.value))
        faults.push({
          rule: 'assumption outside its range',
          section,
          detail: `${quantity.id}: ${quantity.text}`,
        })
    }
  }
  return faults
}

function contains({ low, high }: { low: number; high: number }, value: number): boolean {
  return low <= value && value <= high
}

function repetitionFaults(sections: Section[]): Fault[] {
  const seen = new Map<string, string>()
  const faults: Fault[] = []
  for (const { id: section, claim, blocks } of sections) {
    const told = blocks.flatMap((block) =>
      block.kind === 'paragraph' || block.kind === 'ending' ? [block.prose] : [],
    )
    for (const prose of claim ? [claim, ...told] : told) {
      for (const sentence of sentencesOf(ownWords(prose))) {
        const where = seen.get(sentence)
        if (where !== undefined) faults.push({ rule: 'repeated sentence', section, detail: sentence })
        seen.set(sentence, section)
      }
    }
  }
  return faults
}

/** A name with full stops in it is no sentence of ours, however often it comes. */
const ownWords = ({ parts }: Prose) =>
  parts
    .map((part) => (part.kind === 'figure' ? part.quantity.text : part.kind === 'words' ? NAME : part.text))
    .join('')
const NAME = '…'

/** Of eight words or more: short ones may well come twice. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?])\s+/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.split(/\s+/).length >= 8)
}

function missingWords({ name, mustSay, sections }: Checked): Fault[] {
  const all = sections
    .flatMap(({ blocks }) => blocks.flatMap(prosesOf).map(plainText))
    .join('\n')
    .toLowerCase()
  const isSaid = (phrase: string) => all.includes(phrase.toLowerCase()) || shareSaid(all, phrase) >= 0.6
  return [
    ...(all.includes(name.toLowerCase()) ? [] : [name]),
    ...mustSay.filter((phrase) => !isSaid(phrase)),
  ].map((word) => ({ rule: 'missing word', section: 'plan', detail: word }))
}

/** A long phrase may be told in parts: so many of its telling words are there. Where none tells, none is missed. */
function shareSaid(all: string, phrase: string): number {
  const telling = phrase.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return telling.length === 0 ? 1 : telling.filter((word) => all.includes(word)).length / telling.length
}

/** Figures that drive the money: they have to stand in the plan itself, not only in its list of facts. */
const DRIVING: FactKind[] = ['price', 'average-order', 'take-rate', 'unit-cost', 'rent', 'budget', 'raise']

/** What the founder gave in figures has to be used. */
function unusedFacts({ facts, sections }: Checked): Fault[] {
  const body = sections.filter(({ id }) => id !== 'assumptions')
  const driving = unusedDrivers(facts, body)
  const anywhere = usedIn(sections)
  return facts
    .filter((fact) => driving.includes(fact) || (fact.amount && !anywhere.has(fact.id)))
    .map(({ id, evidence }) => ({ rule: 'unused fact', section: 'plan', detail: `${id}: ${evidence.words}` }))
}

/** The founder's figures that should drive the money and stand nowhere in these sections. */
export function unusedDrivers(facts: Fact[], sections: Section[]): Fact[] {
  const used = usedIn(sections)
  return facts.filter(({ id, amount, kind }) => amount && isDriving(kind, amount) && !used.has(id))
}

const usedIn = (sections: Section[]) =>
  new Set(
    sections
      .flatMap(({ blocks }) => blocks.flatMap(quantitiesOf))
      .flatMap(({ basis }) => (basis.kind === 'founder' ? [basis.fact.id] : [])),
  )

/** An amount in a foreign currency is shown, and drives nothing. */
const isDriving = (kind: FactKind, amount: Fact['amount']) => DRIVING.includes(kind) && !amount?.currency

/** The summary is made from the finished plan: it holds no figure that the body lacks. */
function summaryFaults(sections: Section[]): Fault[] {
  const body = new Set<string | number>(
    sections
      .filter(({ id }) => id !== 'summary')
      .flatMap(({ blocks }) => blocks.flatMap(quantitiesOf))
      .flatMap(({ id, value }) => [id, sizeOf(value)]),
  )
  return (
    sections
      .filter(({ id }) => id === 'summary')
      // Its tables are made from the same rows as the body's.
      .flatMap(({ claim, blocks }) => [
        ...(claim ? figuresOf(claim) : []),
        ...blocks.filter(({ kind }) => kind !== 'table').flatMap(quantitiesOf),
      ])
      .filter(({ id, value }) => !body.has(id) && !body.has(sizeOf(value)))
      .map(({ id, text }) => ({
        rule: 'only in the summary',
        isMinor: true as const,
        section: 'summary',
        detail: `${id}: ${text}`,
      }))
  )
}

/** A cost stands in a table as what it takes away. */
const sizeOf = (value: number) => Math.abs(value)

/** All ≥ reachable ≥ ours, and none of them nothing. */
function marketFaults(sections: Section[]): Fault[] {
  const rings = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'chart' && block.chart.kind === 'nested' ? [block.chart.rings] : []))
  return rings
    .filter((ring) => ring.some(({ value }, i) => value <= 0 || value > (ring[i - 1]?.value ?? value)))
    .map((ring) => ({
      rule: 'market does not nest',
      isMinor: true as const,
      section: 'market',
      detail: ring.map(({ name, value }) => `${name} ${value}`).join(', '),
    }))
}
