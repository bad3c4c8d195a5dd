// The looks of a workbook, each kept once, and the part of the file that lists them.
import type { Style } from './workbook.ts'
import { escapeXml, XML } from './xml.ts'

/** The number formats below are taken. */
const OWN_FORMATS = 164

/** A list in which each text has one place. */
function places(...first: string[]) {
  const known = new Map<string, number>(first.map((text, i) => [text, i]))
  return {
    of(text: string): number {
      const place = known.get(text) ?? known.size
      known.set(text, place)
      return place
    },
    all: () => [...known.keys()],
  }
}

const listed = (tag: string, entries: string[]): string =>
  `<${tag} count="${entries.length}">${entries.join('')}</${tag}>`

const colour = (hex: string) => `rgb="FF${hex.replace('#', '').toUpperCase()}"`

export function styleBook(font: string) {
  const fontXml = ({ bold, italic, size = 10, colour: hex }: Style) =>
    `<font>${bold ? '<b/>' : ''}${italic ? '<i/>' : ''}<sz val="${size}"/>${hex ? `<color ${colour(hex)}/>` : ''}<name val="${escapeXml(font)}"/><family val="2"/></font>`
  const fonts = places(fontXml({}))
  const fills = places(
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
  )
  const borders = places(borderXml({}))
  const formats = places()
  const cells = places(formatXml({}, false))
  const named = new Map<string, string>()
  const conditions = places()
  const known = new Map<Style, [plain: number, quoted: number]>()

  function formatXml(style: Style, quoted: boolean, parent = 0): string {
    const { format, fill, align, wrap, indent } = style
    const number = format ? OWN_FORMATS + formats.of(format) : 0
    const filled = fill
      ? fills.of(`<fill><patternFill patternType="solid"><fgColor ${colour(fill)}/></patternFill></fill>`)
      : 0
    const horizontal = align ? ` horizontal="${align}"` : ''
    const alignment = `<alignment${horizontal} vertical="center"${wrap ? ' wrapText="1"' : ''}${indent ? ` indent="${indent}"` : ''}/>`
    return `<xf numFmtId="${number}" fontId="${fonts.of(fontXml(style))}" fillId="${filled}" borderId="${borders.of(borderXml(style))}" xfId="${parent}"${quoted ? ' quotePrefix="1"' : ''} applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">${alignment}</xf>`
  }

  function numbers(style: Style): [number, number] {
    const found = known.get(style)
    if (found) return found
    // Style 0 of the named ones is 'Normal'.
    if (style.named && !named.has(style.named))
      named.set(style.named, formatXml(style, false).replace(/ xfId="\d+"/, ''))
    const parent = style.named ? [...named.keys()].indexOf(style.named) + 1 : 0
    const made: [number, number] = [
      cells.of(formatXml(style, false, parent)),
      cells.of(formatXml(style, true, parent)),
    ]
    known.set(style, made)
    return made
  }

  return {
    /** `quoted`: what begins like a formula stays text when somebody edits it. */
    numberOf: (style: Style | undefined, quoted: boolean): number =>
      style ? numbers(style)[quoted ? 1 : 0] : 0,
    conditionOf: ({ bold, colour: hex, fill }: Pick<Style, 'bold' | 'colour' | 'fill'>): number =>
      conditions.of(
        `<dxf><font>${bold ? '<b/>' : ''}${hex ? `<color ${colour(hex)}/>` : ''}</font>${fill ? `<fill><patternFill patternType="solid"><fgColor ${colour(fill)}/><bgColor ${colour(fill)}/></patternFill></fill>` : ''}</dxf>`,
      ),
    xml(): string {
      const parents = [formatXml({}, false).replace(/ xfId="\d+"/, ''), ...named.values()]
      const names = ['Normal', ...named.keys()].map(
        (name, i) => `<cellStyle name="${escapeXml(name)}" xfId="${i}"${i === 0 ? ' builtinId="0"' : ''}/>`,
      )
      const numberFormats = formats
        .all()
        .map((code, i) => `<numFmt numFmtId="${OWN_FORMATS + i}" formatCode="${escapeXml(code)}"/>`)
      return `${XML}<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${
        numberFormats.length > 0 ? listed('numFmts', numberFormats) : ''
      }${listed('fonts', fonts.all())}${listed('fills', fills.all())}${listed('borders', borders.all())}${listed('cellStyleXfs', parents)}${listed('cellXfs', cells.all())}${listed('cellStyles', names)}${listed('dxfs', conditions.all())}</styleSheet>`
    },
  }
}

export type StyleBook = ReturnType<typeof styleBook>

function borderXml({ top, bottom }: Style): string {
  const edge = (tag: string, side: Style['top']) =>
    side ? `<${tag} style="${side.line}"><color ${colour(side.colour)}/></${tag}>` : `<${tag}/>`
  return `<border><left/><right/>${edge('top', top)}${edge('bottom', bottom)}<diagonal/></border>`
}
