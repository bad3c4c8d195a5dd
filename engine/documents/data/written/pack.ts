// Cuts written sections into sheets: as few as hold them at a density that reads well, cut where a section begins if possible.
import { DENSITIES } from '../density.ts'
import { gapAfter, itemHeight, type Setting } from './item-heights.ts'
import type { Item } from './items.ts'

export interface Flowing {
  item: Item
  /** The section it belongs to. */
  section: { id: string; title: string }
}

export interface Cut {
  from: number
  to: number
  density: number
}

export interface Rooms {
  /** Of a sheet that opens with a section's title, and of one that goes on with it. */
  opening: number
  going: number
  /** What a section's end takes at the foot of its sheet. */
  foot(ending: Item): number
}

/** Judged a little low, a sheet would run over and everything would be set again. */
const SPARE = 0.995
/** Of a sheet; emptier ones look forgotten. */
const LEAST = 0.42
const MOST_SHEETS = 3
/** Up to this density two sections may share a sheet. */
export const COMFORTABLE = 4
/** Up to this density a section is rather kept whole than set more loosely. */
const WHOLE = 5
const NONE = DENSITIES.length
/** The airiest is for pages of few words. */
const MOST_AIRY = 1

export interface Packing {
  cuts: Cut[]
  /** Of its densest sheet. */
  density: number
}

/** The best way to cut a flow into one sheet, into two, into three. */
export function packings(flow: Flowing[], rooms: Rooms, setting: Setting): Packing[] {
  const judge = judgeOf(flow, rooms, setting)
  return Array.from({ length: MOST_SHEETS }, (_, i) => i + 1).flatMap((count): Packing[] => {
    let best: { cuts: Cut[]; cost: number[] } | undefined
    for (const cuts of cutsOf(flow, count)) {
      const sheets = cuts.map(([from, to]) => ({ from, to, ...judge(from, to) }))
      const fills = sheets.map(({ filled }) => filled)
      const density = Math.max(...sheets.map((sheet) => sheet.density))
      const thin = count > 1 ? fills.filter((filled) => filled < LEAST).length : 0
      const inside = sheets.filter(({ from }) => isInside(flow, from))
      // A table that is cut is worse than a section that is.
      const torn = inside.length + inside.filter(({ from }) => goesOn(flow[from]?.item)).length
      const unlike = Math.max(...fills) - Math.min(...fills)
      const cost = [thin, Math.max(WHOLE, density), torn, density, unlike]
      if (!best || isLess(cost, best.cost))
        best = { cuts: sheets.map(({ from, to, density: one }) => ({ from, to, density: one })), cost }
    }
    // A sheet that stays nearly empty is none to choose.
    if (!best || (best.cost[0] ?? 0) > 0) return []
    return [{ cuts: best.cuts, density: Math.max(...best.cuts.map(({ density }) => density)) }]
  })
}

const isLess = (one: number[], other: number[]): boolean => {
  const at = one.findIndex((value, i) => value !== other[i])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}

/** Whether a sheet that begins here goes on with a section. */
export const isInside = (flow: Flowing[], at: number): boolean => at > 0 && flow[at]?.item.kind !== 'section'

const goesOn = (item: Item | undefined): boolean => item?.kind === 'table' && item.goesOn === true
/** Heads of a table are set again on the next sheet. */
const HEADS = 18

function cutsOf(flow: Flowing[], count: number): [number, number][][] {
  const places = flow.map((_, i) => i).filter((i) => i > 0 && mayBegin(flow, i))
  const chosen = (left: number, after: number): number[][] =>
    left === 0
      ? [[]]
      : places
          .filter((place) => place > after)
          .flatMap((place) => chosen(left - 1, place).map((rest) => [place, ...rest]))
  return chosen(count - 1, 0).map((starts) =>
    [0, ...starts].map((from, i) => [from, starts[i] ?? flow.length] as [number, number]),
  )
}

/** What ends a section stays with it, and a title with what it heads. */
function mayBegin(flow: Flowing[], at: number): boolean {
  const [before, here] = [flow[at - 1]?.item.kind, flow[at]?.item.kind]
  return here !== 'ending' && before !== 'title' && before !== 'section' && before !== 'figures'
}

export function judgeOf(flow: Flowing[], rooms: Rooms, setting: Setting) {
  const full = setting.wide(12)
  const heights = DENSITIES.map((density) =>
    flow.map(
      ({ item }, i) =>
        itemHeight(item, full, density, setting) + (goesOn(flow[i + 1]?.item) ? 0 : gapAfter(density)),
    ),
  )
  return (from: number, to: number) => {
    // A section that opens the sheet has its title above, and one that ends it has its end at the foot.
    const start = flow[from]?.item.kind === 'section' ? from + 1 : from
    const last = flow[to - 1]
    const isEnd = last?.item.kind === 'ending'
    const end = isEnd ? to - 1 : to
    const foot = isEnd ? rooms.foot(last.item) : 0
    const room = ((isInside(flow, from) ? rooms.going : rooms.opening) - foot) * SPARE
    const heightAt = (density: number) =>
      (heights[density] ?? [])
        .slice(start, end)
        .reduce((sum, height) => sum + height, goesOn(flow[from]?.item) ? HEADS : 0)
    const found = DENSITIES.findIndex((_, density) => density >= MOST_AIRY && heightAt(density) <= room)
    // Too much for the densest: by how much decides what is shrunk, should there be no other way.
    const density = found < 0 ? NONE - 1 + heightAt(NONE - 1) / room : found
    return { density, filled: heightAt(0) / room }
  }
}
