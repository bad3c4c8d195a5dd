// The parts of a Word file, what they refer to, and the archive that holds them.
import { zip } from '../office/zip.ts'
import { RELATION } from './namespaces.ts'
import { element, partOf, type Xml } from './xml.ts'

export interface Part {
  /** 'word/document.xml' */
  path: string
  /** Left out: covered by its ending. */
  type?: string
  bytes: string | Uint8Array
}

/** What one part refers to: other parts by path, or an address outside. */
export class Relations {
  readonly #targets = new Map<string, { id: string; type: string; isOutside: boolean }>()

  /** The id to refer to it by. */
  to(type: string, target: string, isOutside = false): string {
    const known = this.#targets.get(target)
    if (known) return known.id
    const id = `rId${this.#targets.size + 1}`
    this.#targets.set(target, { id, type, isOutside })
    return id
  }

  asPart(path: string): Part {
    const relations = [...this.#targets].map(([target, { id, type, isOutside }]) =>
      element('Relationship', {
        Id: id,
        Type: type.startsWith('http') ? type : `${RELATION}/${type}`,
        Target: target,
        TargetMode: isOutside ? 'External' : undefined,
      }),
    )
    const xmlns = 'http://schemas.openxmlformats.org/package/2006/relationships'
    return { path, bytes: partOf(element('Relationships', { xmlns }, ...relations)) }
  }
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

export const wordPart = (name: string, kind: string, root: Xml): Part => ({
  path: `word/${name}.xml`,
  type: `${WORD}.${kind}+xml`,
  bytes: partOf(root),
})

function contentTypes(parts: Part[]): Part {
  const byEnding = {
    rels: 'application/vnd.openxmlformats-package.relationships+xml',
    xml: 'application/xml',
    png: 'image/png',
  }
  return {
    path: '[Content_Types].xml',
    bytes: partOf(
      element(
        'Types',
        { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' },
        ...Object.entries(byEnding).map(([ending, type]) =>
          element('Default', { Extension: ending, ContentType: type }),
        ),
        ...parts
          .filter(({ type }) => type !== undefined)
          .map(({ path, type }) => element('Override', { PartName: `/${path}`, ContentType: type })),
      ),
    ),
  }
}

export const packed = (parts: Part[]): Promise<Uint8Array> =>
  zip([contentTypes(parts), ...parts].map(({ path, bytes }) => ({ path, content: bytes })))
