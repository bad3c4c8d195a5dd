// What each style looks like, as data: the one page to change when the Word plan should look different.
import type { Ink } from '../drawing/drawing.ts'
import { contentWidth, type Look } from './look.ts'
import { BODY_INDENT } from './measures.ts'
import type { CharacterStyle } from './runs.ts'

export interface Type {
  face?: keyof Look['faces']
  /** Points. */
  size?: number
  ink?: Ink
  bold?: boolean
  italic?: boolean
  /** Between letters, points. */
  tracking?: number
  isRaised?: boolean
  underlined?: boolean
}

export interface Shape {
  before?: number
  after?: number
  /** Leading in points; at least so much, so that a taller script is never cut. */
  line?: number
  left?: number
  right?: number
  hanging?: number
  keepNext?: boolean
  keepLines?: boolean
  /** Space between paragraphs of the same style is left out. */
  isTight?: boolean
  rules?: Partial<Record<Side, { ink: Ink; width: number; space: number }>>
  ground?: Ink
  align?: 'right'
  tabs?: { at: number; kind: 'left' | 'right' }[]
  isBulleted?: boolean
  outline?: number
}
export type Side = 'top' | 'left' | 'bottom' | 'right' | 'between'

export interface ParagraphStyle {
  name: string
  basedOn?: string
  next?: string
  type?: Type
  shape?: Shape
  /** Shown in the gallery. */
  isQuick?: boolean
}

const quick = { isQuick: true, next: 'Normal' }

export function paragraphStyles({ isDisplayBold, paper, nameSize }: Look) {
  const width = contentWidth(paper)
  const display = { face: 'display', bold: isDisplayBold } as const
  const table = { face: 'table', size: 8.5 } as const
  const small = { face: 'mono', size: 7, ink: 'grey' } as const
  const onCover = { ground: 'primary', left: 0 } as const
  const cell = { before: 1.7, after: 1.7, line: 11, left: 0 }
  const smallCell = { before: 0.6, after: 0.6, line: 9.4, left: 0 }
  const callout = { before: 10, after: 4, line: 14, left: BODY_INDENT + 13, keepLines: true } as const
  return {
    Normal: {
      name: 'Normal',
      type: { face: 'text', size: 9.8, ink: 'ink' },
      shape: { after: 6, line: 13.8, left: BODY_INDENT },
      isQuick: true,
    },
    Heading1: {
      ...quick,
      name: 'heading 1',
      type: { ...display, size: 28, tracking: -0.4, ink: 'ink' },
      shape: { before: 16, after: 10, line: 33, left: 0, keepNext: true, keepLines: true, outline: 0 },
    },
    Heading2: {
      ...quick,
      name: 'heading 2',
      type: { ...display, size: 14, ink: 'primary' },
      shape: { before: 14, after: 5, line: 18, left: 0, keepNext: true, keepLines: true, outline: 1 },
    },
    Heading3: {
      ...quick,
      name: 'heading 3',
      type: { ...display, size: 11.5, ink: 'mid' },
      shape: { before: 14, after: 4, line: 15, left: 0, keepNext: true, keepLines: true, outline: 2 },
    },
    Lead: {
      ...quick,
      name: 'Lead',
      type: { ...display, size: 15, ink: 'primary' },
      shape: { after: 14, line: 20, left: 0, right: 60, keepNext: true, keepLines: true },
    },
    ListBullet: {
      name: 'List Bullet',
      isQuick: true,
      shape: { after: 3, left: BODY_INDENT + 14, hanging: 14, isBulleted: true },
    },
    Caption: {
      ...quick,
      name: 'caption',
      type: { ...display, size: 11, ink: 'ink' },
      shape: { before: 13, after: 4, line: 14.5, left: 0, keepNext: true, keepLines: true },
    },
    Figure: { name: 'Figure', next: 'FigureNote', shape: { after: 4, left: 0, keepNext: true, line: 0 } },
    FigureNote: {
      name: 'Figure note',
      next: 'Normal',
      type: { face: 'table', size: 8, ink: 'grey' },
      shape: { before: 2, after: 12, line: 11.5, left: 0, keepLines: true },
    },
    Callout: {
      ...quick,
      name: 'Callout',
      type: { face: 'text', size: 10, ink: 'ink' },
      shape: { ...callout, rules: { left: { ink: 'signal', width: 3, space: 10 } } },
    },
    Decision: {
      ...quick,
      name: 'Decision',
      type: { ...display, size: 12.5, ink: 'paper' },
      shape: { ...callout, ...bandOf('primary'), left: 15, right: 11, line: 17.5, before: 20, after: 12 },
    },
    Title: {
      name: 'Title',
      type: { ...display, size: nameSize, ink: 'paper', tracking: -nameSize * 0.025 },
      shape: { ...onCover, after: 8, line: nameSize * 1.06, keepNext: true },
    },
    Subtitle: {
      name: 'Subtitle',
      type: { face: 'display', size: 18, ink: 'paper' },
      shape: { ...onCover, after: 14, line: 23, keepNext: true },
    },
    CoverText: {
      name: 'Cover text',
      type: { face: 'text', size: 10.5, ink: 'paper' },
      shape: { ...onCover, after: 34, line: 15, right: width * 0.42 },
    },
    CoverFact: {
      name: 'Cover fact',
      type: { face: 'table', size: 9.5, ink: 'paper' },
      shape: {
        ...onCover,
        line: 14,
        after: 0,
        left: 90,
        hanging: 90,
        tabs: [{ at: 90, kind: 'left' }],
        rules: {
          top: { ink: 'line', width: 0.5, space: 5 },
          between: { ink: 'line', width: 0.5, space: 5 },
          bottom: { ink: 'line', width: 0.5, space: 5 },
        },
      },
    },
    ContentsHeading: {
      name: 'TOC Heading',
      type: { ...display, size: 28, tracking: -0.4, ink: 'ink' },
      shape: { before: 16, after: 22, line: 33, left: 0, keepNext: true },
    },
    TOC1: {
      name: 'toc 1',
      type: { face: 'display', size: 11.5 },
      shape: {
        left: 0,
        after: 0,
        line: 16,
        tabs: [{ at: width, kind: 'right' }],
        rules: {
          between: { ink: 'hair', width: 0.5, space: 7 },
          bottom: { ink: 'hair', width: 0.5, space: 7 },
        },
      },
    },
    ReadingNote: {
      name: 'Reading note',
      type: { face: 'table', size: 8.5, ink: 'grey' },
      shape: { left: 0, right: 120, after: 2, line: 12.5 },
    },
    Header: {
      name: 'header',
      type: small,
      shape: { left: 0, after: 0, line: 10 },
    },
    Footer: {
      name: 'footer',
      type: small,
      shape: { left: 0, after: 0, line: 10, rules: { top: { ink: 'hair', width: 0.5, space: 6 } } },
    },
    TableText: { name: 'Table text', type: table, shape: cell },
    TableFigure: { name: 'Table figure', type: table, shape: { ...cell, align: 'right' } },
    TableSmall: { name: 'Table text, small', type: { ...table, size: 7.2 }, shape: smallCell },
    TableSmallFigure: {
      name: 'Table figure, small',
      type: { ...table, size: 7.2 },
      shape: { ...smallCell, align: 'right' },
    },
    Gap: { name: 'Gap', type: { size: 1 }, shape: { after: 0, line: 1, left: 0 } },
  } satisfies Record<string, ParagraphStyle>
}

export type StyleId = keyof ReturnType<typeof paragraphStyles>

/** A ground that reaches a little beyond its words, with the signal at its edge. */
const bandOf = (ink: Ink) =>
  ({
    ground: ink,
    rules: {
      top: { ink, width: 0.5, space: 9 },
      left: { ink: 'signal', width: 4, space: 11 },
      bottom: { ink, width: 0.5, space: 9 },
      right: { ink, width: 0.5, space: 10 },
    },
  }) as const

/** Shown at about two thirds of its size; a larger one would push the lines of a table apart. */
const raised = { face: 'table', size: 9.5, isRaised: true } as const

export const CHARACTERS: Record<CharacterStyle, { name: string; type: Type }> = {
  Strong: { name: 'Strong', type: { bold: true } },
  Hyperlink: { name: 'Hyperlink', type: { ink: 'mid', underlined: true } },
  CalloutLabel: { name: 'Callout label', type: { ink: 'signal', bold: true } },
  FounderMark: { name: 'Founder mark', type: { ...raised, ink: 'grey' } },
  SourceMark: { name: 'Source mark', type: { ...raised, ink: 'mid' } },
  AssumptionMark: { name: 'Assumption mark', type: { ...raised, ink: 'signal' } },
  StrongLoss: { name: 'Strong loss', type: { bold: true, ink: 'signal' } },
  CoverLabel: { name: 'Cover label', type: { face: 'mono', size: 7.5, ink: 'paper' } },
  PageNumber: { name: 'page number', type: { bold: true, ink: 'ink' } },
}
