// Pictures in the line, with a text for those who do not see them.
import { emu } from './look.ts'
import type { Part, Relations } from './package.ts'
import { element, type Xml } from './xml.ts'

/** Points. */
export interface Picture {
  png: Uint8Array
  width: number
  height: number
}

/** The pictures of one document, in the order in which they are placed. */
export class Pictures {
  readonly parts: Part[] = []
  readonly #relations: Relations
  readonly #nextId: () => number

  constructor(relations: Relations, nextId: () => number) {
    this.#relations = relations
    this.#nextId = nextId
  }

  /** As large as it is, or as fits. */
  place(picture: Picture, alternative: string, most: { width: number; height: number }): Xml {
    const name = `picture${this.parts.length + 1}.png`
    this.parts.push({ path: `word/media/${name}`, bytes: picture.png })
    const scale = Math.min(1, most.width / picture.width, most.height / picture.height)
    return inline({
      id: this.#nextId(),
      name,
      relation: this.#relations.to('image', `media/${name}`),
      alternative,
      width: emu(picture.width * scale),
      height: emu(picture.height * scale),
    })
  }
}

interface Placed {
  id: number
  name: string
  relation: string
  alternative: string
  width: number
  height: number
}

function inline({ id, name, relation, alternative, width, height }: Placed): Xml {
  const extent = { cx: width, cy: height }
  const pictureSpace = 'http://schemas.openxmlformats.org/drawingml/2006/picture'
  const picture = element(
    'pic:pic',
    {},
    element(
      'pic:nvPicPr',
      {},
      element('pic:cNvPr', { id, name, descr: alternative }),
      element('pic:cNvPicPr', {}, element('a:picLocks', { noChangeAspect: 1 })),
    ),
    element(
      'pic:blipFill',
      {},
      element('a:blip', { 'r:embed': relation }),
      element('a:stretch', {}, element('a:fillRect')),
    ),
    element(
      'pic:spPr',
      {},
      element('a:xfrm', {}, element('a:off', { x: 0, y: 0 }), element('a:ext', extent)),
      element('a:prstGeom', { prst: 'rect' }, element('a:avLst')),
    ),
  )
  return element(
    'w:r',
    {},
    element(
      'w:drawing',
      {},
      element(
        'wp:inline',
        { distT: 0, distB: 0, distL: 0, distR: 0 },
        element('wp:extent', extent),
        element('wp:docPr', { id, name, descr: alternative }),
        element('wp:cNvGraphicFramePr', {}, element('a:graphicFrameLocks', { noChangeAspect: 1 })),
        element('a:graphic', {}, element('a:graphicData', { uri: pictureSpace }, picture)),
      ),
    ),
  )
}
