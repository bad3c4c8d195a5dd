// Every logo in every way it is used, as outlines and as pictures; icons, avatars and tokens.
import type { Brand, Concept } from '../brand/brand.ts'
import { tokensCss } from '../brand/tokens-css.ts'
import { tokensJson } from '../brand/tokens-json.ts'
import { coloursFor, type Treatment } from '../brand/treatments.ts'
import type { Drawing } from '../drawing/drawing.ts'
import { svgOf } from '../drawing/svg.ts'
import { beginPng, type Rendering } from './pictures.ts'

/** What is in the pack, as the brand guide tells it; every file of the pack is one of these. */
export const PACK_CONTENTS = [
  {
    name: 'logos/concept-1-…/concept-1-positive.svg',
    use: 'Each concept as outlines, for print and large sizes.',
  },
  {
    name: 'logos/concept-1-…/concept-1-positive-1024.png',
    use: 'The same as a picture on a transparent ground.',
  },
  {
    name: 'logos/…/…-reversed, …-mono, …-mono-reversed',
    use: 'For dark grounds, and where one ink is all there is.',
  },
  { name: 'logos/name/wordmark-positive.svg', use: 'The name alone.' },
  { name: 'logos/name/lockup-positive.svg', use: 'Mark and name side by side.' },
  { name: 'icons/favicon-16.png, 32, 48', use: 'For the browser’s tab.' },
  { name: 'icons/icon-180.png, 192, 512', use: 'For telephones and app stores.' },
  { name: 'social/avatar-400.png, 1024', use: 'For profiles; safe in a round frame.' },
  { name: 'tokens/tokens.css', use: 'Colours, type, space and corners as variables.' },
  { name: 'tokens/tokens.json', use: 'The same for design tools and programs.' },
]

interface PackFile {
  path: string
  bytes: Uint8Array
}

interface Begun {
  path: string
  png: Rendering
}

const SIZE = 1024
const TREATMENTS: Treatment[] = ['positive', 'reversed', 'mono']
const FAVICON_SIZES = [16, 32, 48]
const ICON_SIZES = [180, 192, 512]
const AVATAR_SIZES = [400, 1024]

interface CoverMark {
  png: Uint8Array
  width: number
  height: number
}

export interface BrandFiles {
  /** The concepts on their own, in the order of their numbers. */
  logos: Uint8Array[]
  /** The chosen one for a ground in the brand's colour, and its size in points. */
  coverMark: CoverMark | undefined
  pack: PackFile[]
}

/** Begins all pictures at once; awaited, it encodes them. */
export function beginBrandFiles(brand: Brand): () => Promise<BrandFiles> {
  const { concepts } = brand.logos
  const texts = [
    ...concepts.flatMap((concept) => conceptSvgs(brand, concept)),
    ...nameSvgs(brand),
    ...tokenFiles(brand),
  ]
  const pictures = concepts.map((concept) =>
    TREATMENTS.map((treatment) => ({
      path: `logos/${folderOf(concept)}/${stemOf(concept)}-${treatment}-${SIZE}.png`,
      png: beginMark(brand, concept, treatment),
    })),
  )
  const icons = beginIcons(brand)
  return async () => {
    const marks = await Promise.all(pictures.map((all) => Promise.all(all.map(finished))))
    const { chosen } = brand.logos
    return {
      logos: marks.flatMap(([first]) => (first ? [first.bytes] : [])),
      coverMark: coverMarkOf(brand, marks[chosen]?.[TREATMENTS.indexOf('reversed')]?.bytes),
      pack: [...texts, ...marks.flat(), ...(await Promise.all(icons.map(finished)))],
    }
  }
}

/** The mark of the cover without the rest: what a document needs whose logos are printed already. */
export function beginCoverMark(brand: Brand): () => Promise<CoverMark | undefined> {
  const { concepts, chosen } = brand.logos
  const concept = concepts[chosen]
  const png = concept && beginMark(brand, concept, 'reversed')
  return async () => coverMarkOf(brand, await png?.())
}

function coverMarkOf({ logos: { concepts, chosen } }: Brand, png: Uint8Array | undefined) {
  const drawn = concepts[chosen]?.mark
  return drawn && png && { png, width: drawn.width * 2, height: drawn.height * 2 }
}

const beginMark = (brand: Brand, { mark }: Concept, treatment: Treatment): Rendering =>
  beginPng({
    svg: svgFor(brand, mark, treatment),
    width: SIZE,
    colours: coloursFor(brand.identity.palette, treatment),
  })

const finished = async ({ path, png }: Begun): Promise<PackFile> => ({ path, bytes: await png() })
const text = (path: string, content: string): PackFile => ({ path, bytes: new TextEncoder().encode(content) })

const stemOf = ({ number }: Concept) => `concept-${number}`
const folderOf = (concept: Concept) => `${stemOf(concept)}-${concept.kind}`

const svgFor = (brand: Brand, drawing: Drawing, treatment: Treatment, background?: string) =>
  svgOf(drawing, coloursFor(brand.identity.palette, treatment), {
    title: brand.identity.name,
    cutsOut: true,
    ...(background && { background }),
  })

function conceptSvgs(brand: Brand, concept: Concept): PackFile[] {
  return ([...TREATMENTS, 'mono-reversed'] as const).map((treatment) =>
    text(
      `logos/${folderOf(concept)}/${stemOf(concept)}-${treatment}.svg`,
      svgFor(brand, concept.mark, treatment),
    ),
  )
}

function nameSvgs(brand: Brand): PackFile[] {
  const { wordmark, lockup } = brand.logos
  return ([...TREATMENTS, 'mono-reversed'] as const).flatMap((treatment) => [
    text(`logos/name/wordmark-${treatment}.svg`, svgFor(brand, wordmark, treatment)),
    text(`logos/name/lockup-${treatment}.svg`, svgFor(brand, lockup, treatment)),
  ])
}

function tokenFiles({ identity }: Brand): PackFile[] {
  return [text('tokens/tokens.css', tokensCss(identity)), text('tokens/tokens.json', tokensJson(identity))]
}

/** Favicons stand on nothing; what an app or a profile shows stands on the brand's ground, reversed. */
function beginIcons(brand: Brand): Begun[] {
  const { palette } = brand.identity
  const ground = palette.light.primary.hex
  const chosen = chosenMark(brand)
  const bare = svgFor(brand, smallMark(brand), 'positive')
  const onGround = svgFor(brand, withMargin(chosen, 6), 'reversed', ground)
  const avatar = svgFor(brand, withMargin(chosen, 22), 'reversed', ground)
  const begin = (path: string, svg: string, width: number, treatment: Treatment): Begun => ({
    path,
    png: beginPng({ svg, width, colours: coloursFor(palette, treatment) }),
  })
  return [
    ...FAVICON_SIZES.map((size) => begin(`icons/favicon-${size}.png`, bare, size, 'positive')),
    ...ICON_SIZES.map((size) => begin(`icons/icon-${size}.png`, onGround, size, 'reversed')),
    ...AVATAR_SIZES.map((size) => begin(`social/avatar-${size}.png`, avatar, size, 'reversed')),
  ]
}

function chosenMark({ logos: { concepts, chosen } }: Brand): Drawing {
  const concept = concepts[chosen]
  if (!concept) throw new Error('A brand without a logo.')
  return concept.mark
}

/** In a browser's tab: the one that stays readable smallest, where the chosen one does not. */
function smallMark(brand: Brand): Drawing {
  const { concepts, chosen } = brand.logos
  if ((concepts[chosen]?.smallest ?? 0) <= 16) return chosenMark(brand)
  return concepts.toSorted((a, b) => a.smallest - b.smallest)[0]?.mark ?? chosenMark(brand)
}

function withMargin(drawing: Drawing, margin: number): Drawing {
  return {
    width: drawing.width + 2 * margin,
    height: drawing.height + 2 * margin,
    items: drawing.items.map((item) =>
      item.kind === 'text'
        ? item
        : {
            ...item,
            path: item.path.map((command) =>
              command.map((value) => (typeof value === 'number' ? value + margin : value)),
            ) as typeof item.path,
          },
    ),
  }
}
