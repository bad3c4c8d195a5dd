// A founder's brand as a value: what the documents, the logo pack, the tokens and the build file are all made from.
import type { Drawing, Ink } from '../drawing/drawing.ts'
import type { FaceId } from '../fonts/faces.ts'

/** Everything but the drawings; needs nothing but what was understood of the brief. */
export interface Identity {
  name: string
  founder: string
  /** Of name and idea: whatever is chosen for this brand is chosen by it. */
  seed: number
  /** Under the name on a cover: at most 60 characters, true of this company alone. */
  line: string
  /** 'A business plan for a neighbourhood sourdough bakery in Cork city.' */
  description: string
  /** How it looks, in half a sentence: 'warm and unhurried, like a counter'. */
  character: string
  palette: Palette
  type: Pairing
  voice: Voice
  shape: Shapes
}

export interface Colour {
  ink: Ink
  /** A name that belongs to the business: 'Bottle', 'Flour', 'Rye', 'Crust'. */
  name: string
  /** '#1f4637' */
  hex: string
  rgb: [number, number, number]
  oklch: { lightness: number; chroma: number; hue: number }
}

export type Shades = Record<Ink, Colour>

/** What may stand on what, proved: `ratio` is the WCAG contrast, rounded down to one decimal. */
export interface Contrast {
  mode: 'light' | 'dark'
  text: Ink
  ground: Ink
  ratio: number
  level: 'AAA' | 'AA' | 'large only'
}

/** `light` is for paper and day: ink and primary at least 7:1 on paper, mid, signal and grey at least 4.5:1. `dark` the same on a dark paper. */
export interface Palette {
  light: Shades
  dark: Shades
  contrasts: Contrast[]
}

export interface Pairing {
  display: FaceId
  displayWeight: 400 | 500 | 600
  text: FaceId
  /** Why these two, in a sentence. */
  why: string
}

export interface Voice {
  /** For whom, what, unlike what: one sentence. */
  positioning: string
  /** Three or four: 'Plain' — 'We say what it costs before we say why it is good.' */
  traits: { name: string; means: string }[]
  /** In this company's matters: what to write, and what not. */
  examples: { say: string; notThis: string; why: string }[]
  /** Short sentences for mock-ups: an app's screen, a sign, a card, a social picture. */
  headline: string
  button: string
}

interface Shapes {
  /** Pixels. */
  radius: { control: number; card: number }
  spacing: number[]
  /** From one size of type to the next. */
  scale: number
}

type ConceptKind = 'monogram' | 'geometric' | 'negative-space' | 'wordmark' | 'emblem' | 'abstract'

export interface Concept {
  /** Counted from 1, as in the file names. */
  number: number
  kind: ConceptKind
  /** 'Nine lockers' */
  title: string
  /** What it shows and why, in one or two sentences. */
  idea: string
  /** 120 × 120 with a margin of 11, outlines alone. Inks: primary and signal on paper; `paper` where it is cut out. */
  mark: Drawing
  /** Below so many pixels it is not used. */
  smallest: number
  construction: Construction
}

/** What the construction sheet draws over the mark, in its units. */
export interface Construction {
  /** Thin circles and lines the mark was built on. */
  guides: Drawing['items']
  /** True measures: at most three. */
  dimensions: Dimension[]
  /** One or two lines: 'Arch radius 14 u, gap 7 u'. */
  notes: string[]
}

export interface Dimension {
  from: [x: number, y: number]
  to: [x: number, y: number]
  label: string
}

export interface Logos {
  /** Four to six, no two of the same kind; `chosen` is the index of the one the documents wear. */
  concepts: Concept[]
  chosen: number
  /** The name alone, outlines; 100 units high from the top of the capitals to the baseline, as wide as it is. */
  wordmark: Drawing
  /** Mark and name side by side, as they are used. */
  lockup: Drawing
}

export interface Brand {
  identity: Identity
  logos: Logos
}
