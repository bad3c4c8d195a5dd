// The figures of a plan, each once, with where it came from. Pure.

import { type Prose as PlanProse, plainText } from '#engine/plan/kit/prose.ts'
import { isSet, type Quantity } from '#engine/plan/kit/quantity.ts'
import { type Block, type Section, WORKING_HEAD } from '#engine/plan/kit/section.ts'
import type { ReaderFigure, Run } from '../../contract.ts'

/** A table with more columns is a statement: its cells are looked up, and no reader opens them one by one. */
const MOST_COLUMNS = 7

export const isStatement = (block: Block) => block.kind === 'table' && block.columns.length > MOST_COLUMNS

export class FigureIndex {
  readonly figures: Record<string, ReaderFigure> = {}

  /** Figures become references; what they are is said once, in the index. */
  runs({ parts }: PlanProse): Run[] {
    return parts.map((part): Run => {
      if (part.kind === 'address') return { url: part.text }
      if (part.kind !== 'figure') return part.text
      return { figure: this.add(part.quantity) }
    })
  }

  add(quantity: Quantity): string {
    this.figures[quantity.id] ??= figureOf(quantity)
    return quantity.id
  }

  /** A computed figure has no name of its own: the table in which it stands has one for it. */
  describe(section: Section, place: string, block: Block): void {
    if (block.kind !== 'table' || isStatement(block)) return
    const working = block.columns.findIndex(({ head }) => head === WORKING_HEAD)
    for (const { cells } of block.rows) {
      cells.forEach((cell, i) => {
        const figure = this.#aloneIn(cell)
        if (figure?.origin !== 'computed') return
        figure.place ??= place
        const worked = working >= 0 && i > working ? cells[working] : undefined
        if (worked?.parts.some(({ kind }) => kind === 'figure')) figure.working ??= this.runs(worked)
        const name = nameIn(cells, block.columns[i]?.head ?? '', section.id)
        if (name) figure.label ??= name
      })
    }
  }

  #aloneIn({ parts }: PlanProse): ReaderFigure | undefined {
    const figures = parts.filter((part) => part.kind === 'figure')
    const [only] = figures
    return figures.length === 1 && only?.kind === 'figure' ? this.figures[only.quantity.id] : undefined
  }
}

/** Rows of a ladder or of working are named by their number or by a whole sentence. */
const LONGEST_NAME = 60

function nameIn(cells: PlanProse[], head: string, section: string): string | undefined {
  const [first] = cells
  if (!first || head === WORKING_HEAD || first.parts.some(({ kind }) => kind === 'figure')) return undefined
  const row = plainText(first).trim()
  if (row.length < 3 || row.length > LONGEST_NAME || row.endsWith('?')) return undefined
  const column = head && head !== 'Result' ? `, ${lower(head)}` : ''
  return section === 'assumptions' ? undefined : `${row}${column}`
}

/** 'Year 1' → 'year 1', but 'CAC' stays. */
const lower = (head: string) => head.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())

function figureOf(quantity: Quantity): ReaderFigure {
  const { text, label, basis } = quantity
  const common = { text, ...(label && { label }) }
  switch (basis.kind) {
    case 'founder':
      return {
        ...common,
        origin: 'founder',
        ...(isSet(quantity)
          ? { was: basis.fact.wasSaid?.words ?? '' }
          : basis.fact.evidence.words && { quote: basis.fact.evidence.words }),
      }
    case 'set':
      return { ...common, origin: 'founder', was: basis.was }
    case 'source':
      return {
        ...common,
        origin: 'source',
        source: basis.source.id,
        range: basis.range,
        ...(basis.note && { note: basis.note }),
      }
    case 'assumption':
      return {
        ...common,
        origin: 'assumption',
        range: basis.range,
        likely: { low: basis.low, high: basis.high },
        why: basis.why,
        ...(basis.frame && { source: basis.frame.id }),
      }
    case 'computed':
      return { ...common, origin: 'computed' }
  }
}
