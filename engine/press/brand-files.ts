// Every logo in every way it is used, as outlines and as pictures; icons, avatars and tokens.
import type { Brand, Concept } from '../brand/brand.ts'
import { tokensCss } from '../brand/tokens-css.ts'
import { tokensJson } from '../brand/tokens-json.ts'
import { hexOf } from '../documents/data/document-data.ts'
import type { Drawing } from '../drawing/drawing.ts'
import { type InkColours, svgOf } from '../drawing/svg.ts'
import { beginPng, type Rendering } from './pictures.ts'

export type Treatment = 'colour' | 'reversed' | 'mono' | 'mono-reversed'

/** What is drawn in a brand's inks, in another treatment. */
export function coloursFor({ identity }: Brand, treatment: Treatment): InkColours {
  const light = hexOf(identity.palette.light)
  const one = (hex: string, ground: string): InkColours =>
    Object.fromEntries(Object.keys(light).map((ink) => [ink, ink === 'paper' ? ground : hex])) as InkColours
  switch (treatment) {
    case 'colour':
      return light
    case 'reversed':
      return { ...one(light.paper, light.primary), signal: light.soft }
    case 'mono':
      return one(light.ink, light.paper)
    case 'mono-reversed':
      return one(light.paper, light.ink)
  }
}

export interface PackFile {
  path: string
  bytes: Uint8Array
}

interface Begun {
  path: string
  png: Rendering
}

const SIZE = 1024
const TREATMENTS: Treatment[] = ['colour', 'reversed', 'mono']
const ICON_SIZES = [16, 32, 48, 180, 192, 512]
const AVATAR_SIZES = [400, 1024]

const FOLDERS: Record<Treatment, string> = {
  colour: 'positive',
  reversed: 'reversed',
  mono: 'mono',
  'mono-reversed': 'mono-reversed',
}

export interface BrandFiles {
  /** The concepts on their own, in the order of their numbers. */
  logos: Uint8Array[]
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
      path: `logos/${folderOf(concept)}/${stemOf(concept)}-${FOLDERS[treatment]}-${SIZE}.png`,
      png: beginPng({
        svg: svgFor(brand, concept.mark, treatment),
        width: SIZE,
        colours: coloursFor(brand, treatment),
      }),
    })),
  )
  const icons = beginIcons(brand)
  return async () => {
    const marks = await Promise.all(pictures.map((all) => Promise.all(all.map(finished))))
    return {
      logos: marks.flatMap(([first]) => (first ? [first.bytes] : [])),
      pack: [...texts, ...marks.flat(), ...(await Promise.all(icons.map(finished)))],
    }
  }
}

const finished = async ({ path, png }: Begun): Promise<PackFile> => ({ path, bytes: await png() })
const text = (path: string, content: string): PackFile => ({ path, bytes: new TextEncoder().encode(content) })

const stemOf = ({ number }: Concept) => `concept-${number}`
const folderOf = (concept: Concept) => `${stemOf(concept)}-${concept.kind}`

const svgFor = (brand: Brand, drawing: Drawing, treatment: Treatment, background?: string) =>
  svgOf(drawing, coloursFor(brand, treatment), {
    title: brand.identity.name,
    cutsOut: true,
    ...(background && { background }),
  })

function conceptSvgs(brand: Brand, concept: Concept): PackFile[] {
  return ([...TREATMENTS, 'mono-reversed'] as const).map((treatment) =>
    text(
      `logos/${folderOf(concept)}/${stemOf(concept)}-${FOLDERS[treatment]}.svg`,
      svgFor(brand, concept.mark, treatment),
    ),
  )
}

function nameSvgs(brand: Brand): PackFile[] {
  const { wordmark, lockup } = brand.logos
  return ([...TREATMENTS, 'mono-reversed'] as const).flatMap((treatment) => [
    text(`logos/name/wordmark-${FOLDERS[treatment]}.svg`, svgFor(brand, wordmark, treatment)),
    text(`logos/name/lockup-${FOLDERS[treatment]}.svg`, svgFor(brand, lockup, treatment)),
  ])
}

function tokenFiles({ identity }: Brand): PackFile[] {
  return [text('tokens/tokens.css', tokensCss(identity)), text('tokens/tokens.json', tokensJson(identity))]
}

/** Favicons stand on nothing; what an app or a profile shows stands on the brand's ground, reversed. */
function beginIcons(brand: Brand): Begun[] {
  const mark = chosenMark(brand)
  const ground = brand.identity.palette.light.primary.hex
  const bare = svgFor(brand, mark, 'colour')
  const onGround = svgFor(brand, withMargin(mark, 6), 'reversed', ground)
  const avatar = svgFor(brand, withMargin(mark, 22), 'reversed', ground)
  return [
    ...ICON_SIZES.map((size) => ({
      path: size <= 48 ? `icons/favicon-${size}.png` : `icons/icon-${size}.png`,
      png:
        size <= 48
          ? beginPng({ svg: bare, width: size, colours: coloursFor(brand, 'colour') })
          : beginPng({ svg: onGround, width: size, colours: coloursFor(brand, 'reversed') }),
    })),
    ...AVATAR_SIZES.map((size) => ({
      path: `social/avatar-${size}.png`,
      png: beginPng({ svg: avatar, width: size, colours: coloursFor(brand, 'reversed') }),
    })),
  ]
}

/** The one that stays readable smallest, where the chosen one does not. */
function chosenMark({ logos: { concepts, chosen } }: Brand): Drawing {
  const wanted = concepts[chosen]
  const small =
    wanted && wanted.smallest <= 16 ? wanted : concepts.toSorted((a, b) => a.smallest - b.smallest)[0]
  if (!small) throw new Error('A brand without a logo.')
  return small.mark
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
