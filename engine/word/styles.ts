// The styles a founder finds in Word's pane: every paragraph of the document wears one, so a change there changes all.
import type { Face } from '../fonts/faces.ts'
import { eighths, halves, type Look, twips } from './look.ts'
import { NAMESPACES } from './namespaces.ts'
import {
  CHARACTERS,
  type ParagraphStyle,
  paragraphStyles,
  type Shape,
  type Side,
  type Type,
} from './style-sheet.ts'
import { element, setting, type Xml } from './xml.ts'

export function stylesPart(look: Look): Xml {
  return element(
    'w:styles',
    NAMESPACES,
    defaults(look),
    ...Object.entries<ParagraphStyle>(paragraphStyles(look)).map(([id, style]) =>
      paragraphStyle(id, style, look),
    ),
    ...Object.entries(CHARACTERS).map(([id, { name, type }]) =>
      element(
        'w:style',
        { 'w:type': 'character', 'w:styleId': id },
        setting('w:name', name),
        typeSettings(type, look),
      ),
    ),
    tableStyle(look),
  )
}

/** Arabic and Hebrew come in Arial, which every system has; the faces of a brand seldom hold them. */
const defaults = ({ faces }: Look) =>
  element(
    'w:docDefaults',
    {},
    element(
      'w:rPrDefault',
      {},
      element(
        'w:rPr',
        {},
        fontSetting(faces.text),
        setting('w:sz', 20),
        setting('w:szCs', 20),
        element('w:lang', { 'w:val': 'en-GB', 'w:eastAsia': 'en-GB', 'w:bidi': 'ar-SA' }),
      ),
    ),
    element('w:pPrDefault'),
  )

const fontSetting = ({ family }: Face) =>
  element('w:rFonts', {
    'w:ascii': family,
    'w:hAnsi': family,
    'w:eastAsia': 'Microsoft YaHei',
    'w:cs': 'Arial',
  })

function paragraphStyle(id: string, { name, next, type, shape, isQuick }: ParagraphStyle, look: Look): Xml {
  return element(
    'w:style',
    { 'w:type': 'paragraph', 'w:styleId': id, 'w:default': id === 'Normal' ? 1 : undefined },
    setting('w:name', name),
    id === 'Normal' ? undefined : setting('w:basedOn', 'Normal'),
    next ? setting('w:next', next) : undefined,
    isQuick ? element('w:qFormat') : undefined,
    shape && shapeSettings(shape, look),
    type && typeSettings(type, look),
  )
}

function typeSettings(
  { face, size, ink, bold, italic, tracking, isRaised, underlined }: Type,
  look: Look,
): Xml {
  const isOn = (value: boolean | undefined, ...names: string[]) =>
    value === undefined ? [] : names.map((name) => setting(name, value ? 1 : 0))
  return element(
    'w:rPr',
    {},
    face && fontSetting(look.faces[face]),
    ...isOn(bold, 'w:b', 'w:bCs'),
    ...isOn(italic, 'w:i', 'w:iCs'),
    ink && setting('w:color', look.colours[ink]),
    tracking ? setting('w:spacing', twips(tracking)) : undefined,
    ...(size ? [setting('w:sz', halves(size)), setting('w:szCs', halves(size))] : []),
    underlined ? setting('w:u', 'single') : undefined,
    isRaised ? setting('w:vertAlign', 'superscript') : undefined,
  )
}

function shapeSettings(shape: Shape, look: Look): Xml {
  const { before, after, line, left, right, hanging, keepNext, keepLines, rules, ground, align, tabs } = shape
  return element(
    'w:pPr',
    {},
    keepNext ? element('w:keepNext') : undefined,
    keepLines ? element('w:keepLines') : undefined,
    element('w:widowControl'),
    shape.isBulleted ? element('w:numPr', {}, setting('w:numId', 1)) : undefined,
    rules && ruleSettings(rules, look),
    ground && element('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': look.colours[ground] }),
    tabs &&
      element(
        'w:tabs',
        {},
        ...tabs.map(({ at, kind }) => element('w:tab', { 'w:val': kind, 'w:pos': twips(at) })),
      ),
    element('w:spacing', {
      'w:before': before === undefined ? undefined : twips(before),
      'w:after': after === undefined ? undefined : twips(after),
      ...(line !== undefined && {
        'w:line': line ? twips(line) : 240,
        'w:lineRule': line ? 'atLeast' : 'auto',
      }),
    }),
    element('w:ind', {
      'w:left': left === undefined ? undefined : twips(left),
      'w:right': right === undefined ? undefined : twips(right),
      'w:hanging': hanging === undefined ? undefined : twips(hanging),
    }),
    align && setting('w:jc', align),
    shape.outline === undefined ? undefined : setting('w:outlineLvl', shape.outline),
  )
}

const SIDES: Side[] = ['top', 'left', 'bottom', 'right', 'between']

const ruleSettings = (rules: NonNullable<Shape['rules']>, look: Look) =>
  element(
    'w:pBdr',
    {},
    ...SIDES.map((side) => {
      const rule = rules[side]
      return rule && ruleLine(`w:${side}`, look.colours[rule.ink], rule.width, rule.space)
    }),
  )

export const ruleLine = (name: string, colour: string, width: number, space = 0): Xml =>
  element(name, { 'w:val': 'single', 'w:sz': eighths(width), 'w:space': space, 'w:color': colour })

/** No vertical rules and no zebra; a rule under the head, a hairline between rows. */
const tableStyle = ({ colours }: Look) =>
  element(
    'w:style',
    { 'w:type': 'table', 'w:styleId': 'PlanTable' },
    setting('w:name', 'Plan table'),
    element(
      'w:tblPr',
      {},
      element(
        'w:tblBorders',
        {},
        ruleLine('w:bottom', colours.hair, 0.5),
        ruleLine('w:insideH', colours.hair, 0.5),
      ),
      element(
        'w:tblCellMar',
        {},
        ...(
          [
            ['top', 0],
            ['left', 0],
            ['bottom', 0],
            ['right', 8],
          ] as const
        ).map(([side, points]) => element(`w:${side}`, { 'w:w': twips(points), 'w:type': 'dxa' })),
      ),
    ),
    element(
      'w:tblStylePr',
      { 'w:type': 'firstRow' },
      element('w:rPr', {}, element('w:b'), element('w:bCs')),
      element('w:tcPr', {}, element('w:tcBorders', {}, ruleLine('w:bottom', colours.ink, 1))),
    ),
  )

/** Families with what stands in for them where they are not installed. */
export function fontsPart({ faces }: Look): Xml {
  const families = [...new Map(Object.values(faces).map((face) => [face.family, face])).values()]
  return element(
    'w:fonts',
    NAMESPACES,
    ...families.map(({ family, fallback }) => {
      const { alternative, kind, pitch } = STAND_INS[fallback]
      return element(
        'w:font',
        { 'w:name': family },
        setting('w:altName', alternative),
        setting('w:family', kind),
        setting('w:pitch', pitch),
      )
    }),
  )
}

const STAND_INS = {
  serif: { alternative: 'Georgia', kind: 'roman', pitch: 'variable' },
  'sans-serif': { alternative: 'Arial', kind: 'swiss', pitch: 'variable' },
  monospace: { alternative: 'Courier New', kind: 'modern', pitch: 'fixed' },
} as const

/** One kind of list: a dash in the second colour. */
export const numberingPart = (look: Look): Xml =>
  element(
    'w:numbering',
    NAMESPACES,
    element(
      'w:abstractNum',
      { 'w:abstractNumId': 0 },
      setting('w:multiLevelType', 'hybridMultilevel'),
      element(
        'w:lvl',
        { 'w:ilvl': 0 },
        setting('w:start', 1),
        setting('w:numFmt', 'bullet'),
        setting('w:pStyle', 'ListBullet'),
        setting('w:lvlText', '–'),
        setting('w:lvlJc', 'left'),
        typeSettings({ ink: 'mid' }, look),
      ),
    ),
    element('w:num', { 'w:numId': 1 }, setting('w:abstractNumId', 0)),
  )
