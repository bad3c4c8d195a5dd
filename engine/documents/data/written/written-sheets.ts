// The sheets of sections that a language model wrote freely.
import type { Identity } from '../../../brand/brand.ts'
import type { Run, SectionData } from '../prose-data.ts'
import { arranged } from './arrange.ts'
import type { Setting } from './item-heights.ts'
import type { Item } from './items.ts'
import { type Cut, type Flowing, isInside, judgeOf, type Rooms } from './pack.ts'
import { partsOfTable, tableItem } from './tables.ts'
import { facesOf, heightOfLines, linesIn } from './text-heights.ts'

export interface WrittenSheet {
  kind: 'written'
  id: string
  /** Sections that begin on it. */
  begins: string[]
  title: string
  /** Left out where it goes on with the section before. */
  claim?: Run[]
  items: Item[]
  ending?: { label: string; prose: Run[] }
  /** Drawn on the ground of doubts. */
  isCaseAgainst: boolean
  /** An index of DENSITIES; more than the last where none was found to do. */
  density: number
}

type Opened = Omit<SectionData, 'id'> & { id: string }

/** Points between the title and the footer, for each kind of sheet. */
export function roomsOf(footer: number, setting: Setting): Rooms {
  const below = 36 + 13 * footer - 27 - (36 + 39) - 28.1 - 13.2
  return {
    opening: below - TITLE,
    going: below - GOING_TITLE,
    foot: (item) => (item.kind === 'ending' ? 15 + bandHeight(item.prose, setting) : 0),
  }
}
const TITLE = 52
const GOING_TITLE = 24

/** A long ending is set smaller; compare the band in templates/complete/written.typ. */
function bandHeight(prose: Run[], { lines, wide }: Setting): number {
  const size = sizeOfBand(prose)
  return (
    22 + heightOfLines(lines(prose, size, wide(12) - 28 - wide(2) - 12, 'display'), size * 1.1, size * 1.28)
  )
}
const sizeOfBand = (prose: Run[]): number =>
  prose.reduce((sum, run) => sum + (typeof run === 'string' ? run : run.text).length, 0) > 200 ? 9.8 : 11

/** Sections one after the other, each with its title before and its end after it. */
export function flowOf(sections: Opened[], setting: Setting): Flowing[] {
  return sections.flatMap((section) => {
    const { id, title, claim = [], ending } = section
    const items: Item[] = [
      { kind: 'section', id, title, claim },
      ...(id === 'checked' ? checkedItems(section, setting) : arranged(section as SectionData, setting)),
      ...(ending ? [{ kind: 'ending' as const, ...ending }] : []),
    ]
    const parts = items.flatMap((item): Item[] => (item.kind === 'table' ? partsOfTable(item) : [item]))
    return parts.map((item) => ({ item, section: { id, title } }))
  })
}

/** Parts of one table that stand on one sheet are one table again. */
function joined(items: Item[]): Item[] {
  const all: Item[] = []
  for (const item of items) {
    const before = all.at(-1)
    if (item.kind === 'table' && item.goesOn && before?.kind === 'table') {
      const rows = [...before.table.rows, ...item.table.rows]
      all[all.length - 1] = { ...before, table: { ...before.table, rows } }
    } else if (item.kind === 'table' && item.goesOn) {
      const { goesOn: _, ...first } = item
      all.push(first)
    } else all.push(item)
  }
  return all
}

/** How the brief was read stands in a panel; questions stand beside their answers. */
function checkedItems({ blocks }: Opened, { wide }: Setting): Item[] {
  const texts: Run[][] = []
  const items: Item[] = []
  let panel: string | undefined
  for (const block of blocks) {
    if (block.kind === 'heading') {
      if (panel === undefined && items.length === 0) panel = block.text
      else items.push({ kind: 'title', text: block.text })
    } else if (block.kind === 'paragraph') {
      if (panel !== undefined && items.length === 0) texts.push(block.prose)
      else items.push({ kind: 'texts', columns: 1, texts: [block.prose] })
    } else if ('columns' in block && block.rows.length > 0) {
      const table = tableItem(block, wide(12))
      items.push(table.look === 'answers' ? table : { ...table, hasNames: true })
    }
  }
  return [...(panel === undefined ? [] : [{ kind: 'panel' as const, title: panel, texts }]), ...items]
}

export function sheetsFrom(flow: Flowing[], cuts: Cut[]): WrittenSheet[] {
  const parts = new Map<string, number>()
  return cuts.map(({ from, to, density }): WrittenSheet => {
    const all = flow.slice(from, to)
    const [first] = all as [Flowing]
    const { section } = first
    const isGoing = isInside(flow, from)
    const opener = first.item.kind === 'section' ? first.item : undefined
    const last = all.at(-1)?.item
    const ending = last?.kind === 'ending' ? last : undefined
    const items = joined(all.map(({ item }) => item).slice(opener ? 1 : 0, ending ? -1 : undefined))
    const part = (parts.get(section.id) ?? 0) + 1
    parts.set(section.id, part)
    return {
      kind: 'written',
      id: isGoing ? `${section.id}-${part}` : section.id,
      begins: all.flatMap(({ item }) => (item.kind === 'section' ? [item.id] : [])),
      title: section.title,
      ...(opener && { claim: opener.claim }),
      items,
      ...(ending && { ending: { label: ending.label, prose: ending.prose } }),
      isCaseAgainst: all.every((one) => one.section.id === 'risks'),
      density,
    }
  })
}

/** Where the faces are known, a sheet may be set more loosely than it was judged for any. */
export function densityWith(identity: Identity, sheet: WrittenSheet, rooms: Rooms, setting: Setting): number {
  const known = { ...setting, lines: linesIn(facesOf(identity)) }
  const section = { id: sheet.id, title: sheet.title }
  const opener: Item = { kind: 'section', id: sheet.id, title: sheet.title, claim: sheet.claim ?? [] }
  const flow: Flowing[] = [
    ...(sheet.claim ? [opener] : []),
    ...sheet.items,
    ...(sheet.ending ? [{ kind: 'ending' as const, ...sheet.ending }] : []),
  ].map((item) => ({ item, section }))
  const own = sheet.claim ? rooms : { ...rooms, opening: rooms.going }
  return judgeOf(flow, own, known)(0, flow.length).density
}
