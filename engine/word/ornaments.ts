// What is drawn behind the words: the ground of the cover, its grid, and the ticks above every page.
import { emu } from './look.ts'
import { characters, element, type Xml } from './xml.ts'

/** Points, from the page's corner. */
interface Box {
  x: number
  y: number
  width: number
  height: number
}

type Line = [x1: number, y1: number, x2: number, y2: number]

interface Ink {
  colour: string
  /** Of the colour, per cent. Left out: all of it. */
  strength?: number
}

export const ground = (id: number, box: Box, ink: Ink): Xml =>
  anchored(id, box, [element('a:prstGeom', { prst: 'rect' }, element('a:avLst')), fill(ink), NO_LINE])

export const lines = (id: number, box: Box, drawn: Line[], ink: Ink, width: number): Xml =>
  anchored(id, box, [
    geometry(box, drawn),
    element('a:noFill'),
    element('a:ln', { w: emu(width) }, fill(ink)),
  ])

const NO_LINE = element('a:ln', {}, element('a:noFill'))

const fill = ({ colour, strength = 100 }: Ink) =>
  element(
    'a:solidFill',
    {},
    element(
      'a:srgbClr',
      { val: colour },
      strength < 100 ? element('a:alpha', { val: strength * 1000 }) : undefined,
    ),
  )

function geometry({ width, height }: Box, drawn: Line[]): Xml {
  const point = (x: number, y: number) => element('a:pt', { x: emu(x), y: emu(y) })
  return element(
    'a:custGeom',
    {},
    ...['a:avLst', 'a:gdLst', 'a:ahLst', 'a:cxnLst'].map((name) => element(name)),
    element('a:rect', { l: 0, t: 0, r: 'r', b: 'b' }),
    element(
      'a:pathLst',
      {},
      element(
        'a:path',
        { w: emu(width), h: emu(height), fill: 'none' },
        ...drawn.flatMap(([x1, y1, x2, y2]) => [
          element('a:moveTo', {}, point(x1, y1)),
          element('a:lnTo', {}, point(x2, y2)),
        ]),
      ),
    ),
  )
}

/** Behind the text, at a place on the page; readers that do not know shapes leave it out. */
function anchored(id: number, { x, y, width, height }: Box, look: Xml[]): Xml {
  const at = (axis: 'H' | 'V', offset: number) =>
    element(
      `wp:position${axis}`,
      { relativeFrom: 'page' },
      element('wp:posOffset', {}, characters(String(emu(offset)))),
    )
  const extent = { cx: emu(width), cy: emu(height) }
  const shape = element(
    'wps:wsp',
    {},
    element('wps:cNvSpPr'),
    element(
      'wps:spPr',
      {},
      element('a:xfrm', {}, element('a:off', { x: 0, y: 0 }), element('a:ext', extent)),
      ...look,
    ),
    element('wps:bodyPr'),
  )
  const uri = 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape'
  const drawing = element(
    'wp:anchor',
    {
      distT: 0,
      distB: 0,
      distL: 0,
      distR: 0,
      simplePos: 0,
      relativeHeight: id,
      behindDoc: 1,
      locked: 0,
      layoutInCell: 1,
      allowOverlap: 1,
    },
    element('wp:simplePos', { x: 0, y: 0 }),
    at('H', x),
    at('V', y),
    element('wp:extent', extent),
    element('wp:effectExtent', { l: 0, t: 0, r: 0, b: 0 }),
    element('wp:wrapNone'),
    element('wp:docPr', { id, name: `Ornament ${id}` }, decorative()),
    element('wp:cNvGraphicFramePr'),
    element('a:graphic', {}, element('a:graphicData', { uri }, shape)),
  )
  return element(
    'w:r',
    {},
    element(
      'mc:AlternateContent',
      {},
      element('mc:Choice', { Requires: 'wps' }, element('w:drawing', {}, drawing)),
    ),
  )
}

/** Screen readers pass over it. */
const decorative = () =>
  element(
    'a:extLst',
    {},
    element(
      'a:ext',
      { uri: '{C183D7F6-B498-43B3-948B-1728B52AA6E4}' },
      element('adec:decorative', {
        'xmlns:adec': 'http://schemas.microsoft.com/office/drawing/2017/decorative',
        val: 1,
      }),
    ),
  )
