// How wide each column of a table is, without measuring type: figures as wide as they need, words share what is left.
import type { Column } from '../plan/kit/section.ts'
import { widthOf } from './look.ts'

interface Asked {
  /** The longest word: below this it would be broken. */
  least: number
  /** On one line. */
  most: number
  isFigure: boolean
}

/** Between columns, as in the table's style. */
const GUTTER = 8
/** Addresses and the like may break. */
const LONGEST_WORD = 84

/** What is this short is not wrapped. */
const SHORT = 62

/** `texts` row by row. Points that add up to `total`. */
export function columnWidths(columns: Column[], texts: string[][], total: number, size: number): number[] {
  const asked = columns.map(({ head, align }, i) => {
    const cells = texts.map((row) => row[i] ?? '')
    return askedBy(head, cells, align, size)
  })
  return flush(columns, exactly(total, shared(evenFigures(asked, total), total)))
}

/** The last figures have no neighbour to keep away from; where columns are crowded they have little to give. */
function flush(columns: Column[], widths: number[]): number[] {
  const last = widths.at(-1) ?? 0
  if (columns.length < 2 || columns.at(-1)?.align !== 'right') return widths
  const spare = Math.min(GUTTER, last / 2)
  return widths.map((width, i) => {
    if (i === 0) return width + spare
    return i === widths.length - 1 ? width - spare : width
  })
}

/** Figures of one table stand in columns of one width, where there is room for it. */
function evenFigures(asked: Asked[], total: number): Asked[] {
  const width = Math.max(0, ...asked.filter(({ isFigure }) => isFigure).map(({ most }) => most))
  const even = asked.map((one) => (one.isFigure ? { ...one, least: width, most: width } : one))
  return even.reduce((sum, { most }) => sum + most, 0) <= total ? even : asked
}

function askedBy(head: string, cells: string[], align: Column['align'], size: number): Asked {
  // Heads and sums are bold.
  const widths = [head, ...cells].map((text) => widthOf(text, size) * 1.12)
  const words = [head, ...cells].flatMap((text) => text.split(/\s+/))
  const longestWord = Math.max(...words.map((word) => widthOf(word, size) * 1.12))
  const widest = Math.max(...widths)
  // One long cell among short ones may wrap.
  const typical = widths.reduce((sum, width) => sum + width, 0) / widths.length
  const isFigure = align === 'right' && widest < 90
  const isWhole = isFigure || widest < SHORT
  const most = isWhole ? widest : Math.min(widest, Math.max(typical * 1.6, widest / 2))
  const least = isWhole ? widest : Math.min(longestWord, LONGEST_WORD)
  return { least: least + GUTTER, most: Math.max(least, most) + GUTTER, isFigure }
}

function shared(asked: Asked[], total: number): number[] {
  const sum = (pick: (one: Asked) => number) => asked.reduce((all, one) => all + pick(one), 0)
  const [least, most] = [sum((one) => one.least), sum((one) => one.most)]
  if (least >= total) return asked.map((one) => (one.least * total) / least)
  if (most >= total)
    return asked.map((one) => one.least + ((one.most - one.least) * (total - least)) / (most - least))
  return spread(asked, total - most)
}

/** Room that nobody needs: figures move apart up to a point, the rest goes to the words. */
function spread(asked: Asked[], spare: number): number[] {
  const figures = asked.filter(({ isFigure }) => isFigure).length
  const words = asked.length - figures
  const toEach = figures === 0 ? 0 : Math.min(words === 0 ? spare / figures : 34, (spare * 0.7) / figures)
  const rest = spare - toEach * figures
  const wordWidth = asked.reduce((sum, one) => sum + (one.isFigure ? 0 : one.most), 0)
  return asked.map((one) => (one.isFigure ? one.most + toEach : one.most + (rest * one.most) / wordWidth))
}

/** Rounded to the twentieth of a point, the last takes the difference. */
function exactly(total: number, widths: number[]): number[] {
  const rounded = widths.map((width) => Math.floor(width * 20) / 20)
  const difference = total - rounded.reduce((sum, width) => sum + width, 0)
  return rounded.map((width, i) => (i === 0 ? width + difference : width))
}
