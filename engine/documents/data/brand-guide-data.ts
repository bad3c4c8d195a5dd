// What the visual brand guide is told. Every text is bounded here, so that the sheets, whose places are fixed, can hold it.
import type { Brand, Concept, Identity } from '../../brand/brand.ts'
import type { Drawing, Item } from '../../drawing/drawing.ts'
import { FACES } from '../../fonts/faces.ts'
import { plain } from '../../plain-text.ts'
import { capital } from '../../plan/names.ts'
import type { BusinessModel } from '../../read/understanding.ts'
import { coloursOf } from './brand-colour-data.ts'
import { placedDimensions } from './dimension-data.ts'
import { documentData, type Edition, hexOf, LANDSCAPES } from './document-data.ts'
import { headerName } from './header-name.ts'
import { inkable, outlined } from './inkable.ts'
import { widthsFor } from './word-widths.ts'

export interface BrandGuideInput {
  brand: Brand
  edition: Edition
  /** Decides what the brand is shown on: a shop's front, a box, a screen, a van. */
  model: BusinessModel
  /** What the founder received, as named in the pack. */
  files: PackFile[]
  tokens: StyleTokens
}

/** Variables as they stand in the style sheet of the pack. */
export interface StyleTokens {
  /** 'tokens.css' */
  file: string
  lines: { name: string; value: string }[]
}

export interface PackFile {
  name: string
  /** 'For print and large sizes.' */
  use: string
}

export function brandGuideData({ brand, edition, model, files, tokens }: BrandGuideInput) {
  const { identity, logos } = brand
  const name = plain(identity.name, 90)
  const texts = {
    name,
    person: plain(identity.founder, 40),
    line: plain(identity.line, 90),
    character: capital(plain(identity.character, 90)),
    ...voiceOf(identity),
    ...typeOf(identity),
    concepts: logos.concepts.slice(0, MOST_CONCEPTS).map(conceptOf),
    files: files
      .slice(0, MOST_FILES)
      .map((file) => ({ name: plain(file.name, 90), use: plain(file.use, 110) })),
  }
  return {
    ...documentData(identity, edition, `${name}: brand guide`),
    ...texts,
    ...widthsFor(identity, fittedTexts(texts)),
    'name-short': headerName(name, 36),
    description: `The visual brand guide of ${name}: logo, colour, type, voice and applications.`,
    keywords: ['brand guide', plain(name, 80)],
    paper: LANDSCAPES[edition.paper],
    place: plain(edition.place, 40),
    date: edition.date ?? '',
    'count-word': COUNTS[logos.concepts.length] ?? 'The',
    chosen: logos.chosen,
    wordmark: inkable(logos.wordmark),
    lockup: inkable(logos.lockup),
    outline: inkable(outlined(logos.concepts[logos.chosen]?.mark ?? logos.lockup)),
    'lockup-least': leastWidth(logos.lockup),
    dark: hexOf(identity.palette.dark),
    'hue-apart': (identity.palette.light.primary.oklch.hue + 150) % 360,
    ...coloursOf(identity.palette),
    scene: SCENES[model],
    tokens: tokensOf(tokens),
  }
}

interface Texts {
  name: string
  person: string
  line: string
  character: string
  why: string
  headline: string
  sentence: string
  shortest: string
  positioning: string
  traits: { name: string; means: string }[]
  examples: { say: string; not: string; why: string }[]
  concepts: { title: string; idea: string }[]
  files: { name: string; use: string }[]
}

/** Every text whose size depends on how long it is. */
const fittedTexts = ({ traits, examples, concepts, files, ...others }: Texts): string[] => [
  others.name,
  others.person,
  others.line,
  others.character,
  others.why,
  others.headline,
  others.sentence,
  others.shortest,
  others.positioning,
  ...traits.flatMap(({ name, means }) => [name, means]),
  ...examples.flatMap(({ say, not, why }) => [say, not, why]),
  ...concepts.flatMap(({ title, idea }) => [title, idea]),
  ...files.flatMap(({ name, use }) => [name, use]),
]

const MOST_CONCEPTS = 6
const MOST_FILES = 12
const COUNTS: Record<number, string> = { 1: 'One', 2: 'Two', 3: 'Three', 4: 'Four', 5: 'Five', 6: 'Six' }

function voiceOf({ voice }: Identity) {
  return {
    positioning: plain(voice.positioning, 320),
    traits: voice.traits.slice(0, 4).map((trait) => ({
      name: plain(trait.name, 30),
      means: plain(trait.means, 150),
    })),
    examples: voice.examples.slice(0, 5).map((example) => ({
      say: plain(example.say, 130),
      not: plain(example.notThis, 130),
      why: plain(example.why, 120),
    })),
    headline: plain(voice.headline, 70),
    button: plain(voice.button, 26),
    sentence: plain(voice.examples[0]?.say ?? voice.headline, 130),
  }
}

const KINDS: Record<Concept['kind'], string> = {
  monogram: 'Monogram',
  geometric: 'Geometric mark',
  'negative-space': 'Negative space',
  wordmark: 'Wordmark',
  emblem: 'Emblem',
  abstract: 'Abstract mark',
}

function conceptOf({ number, kind, title, idea, mark, smallest, construction }: Concept) {
  return {
    number: String(number),
    kind: KINDS[kind],
    'is-emblem': kind === 'emblem',
    'is-name': kind === 'wordmark',
    title: plain(title, 40),
    idea: plain(idea, 220),
    mark: inkable(mark),
    smallest,
    guides: rounded({ width: 120, height: 120, items: construction.guides }),
    dimensions: placedDimensions(construction.dimensions),
    notes: construction.notes.slice(0, 3).map((note) => plain(note, 90)),
  }
}

/** Hundredths of a unit are finer than any press. */
function rounded({ width, height, items }: Drawing): Drawing {
  const near = (value: number | string) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value)
  const thinned = (item: Item): Item =>
    item.kind === 'text'
      ? item
      : { ...item, path: item.path.map((command) => command.map(near)) as typeof item.path }
  return { width, height, items: items.map(thinned) }
}

/** Millimetres, at which the mark beside the name is 5 mm high. */
function leastWidth({ width, height }: Drawing): number {
  return Math.min(150, Math.max(12, Math.ceil((width / height) * 5)))
}

/** From the smallest to the largest, in pixels of a screen. */
function typeOf({ type, shape, voice }: Identity) {
  const step = (n: number) => Math.round(16 * shape.scale ** n)
  const row = (role: string, face: string, size: number, line: number) => ({
    role,
    face,
    size,
    line: Math.round(size * line),
  })
  const shortest = [voice.headline, ...voice.examples.map(({ say }) => say)].sort(
    (a, b) => a.length - b.length,
  )[0]
  return {
    why: plain(type.why, 160),
    faces: [
      { family: FACES[type.display].family, role: 'Headings and figures', face: 'display' },
      { family: FACES[type.text].family, role: 'Reading text', face: 'text' },
      { family: FACES['ibm-plex-mono'].family, role: 'Labels and measures', face: 'mono' },
    ],
    shortest: plain(shortest ?? voice.headline, 70),
    scale: [
      row('Display', 'display', Math.min(48, step(5)), 1.12),
      row('Title', 'display', step(3), 1.2),
      row('Subhead', 'display', step(1), 1.3),
      row('Body', 'text', 16, 1.5),
      row('Caption', 'sans', 13, 1.4),
      row('Label', 'mono', 11.5, 1.4),
    ],
    'scale-ratio': String(shape.scale),
  }
}

type Scene = 'screen' | 'goods' | 'shop' | 'device' | 'van' | 'papers'

const SCENES: Record<BusinessModel, Scene> = {
  'software-subscription': 'screen',
  'usage-based-software': 'screen',
  'success-fee': 'screen',
  marketplace: 'screen',
  content: 'screen',
  'direct-to-consumer': 'goods',
  manufacturing: 'goods',
  'hardware-subscription': 'device',
  'local-shop': 'shop',
  'local-service': 'van',
  rental: 'van',
  agency: 'papers',
  education: 'papers',
  event: 'papers',
  'non-profit': 'papers',
}

const MOST_TOKENS = 11

function tokensOf({ file, lines }: StyleTokens): StyleTokens {
  return {
    file: plain(file, 60),
    lines: lines
      .slice(0, MOST_TOKENS)
      .map(({ name, value }) => ({ name: plain(name, 20), value: plain(value, 34) })),
  }
}
