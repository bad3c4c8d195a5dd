// What every document is told: the brand's colours and faces, the paper, who it is for.
import type { Identity } from '../../brand/brand.ts'
import { INKS, type Ink } from '../../drawing/drawing.ts'
import { FACES, type FaceId, SCRIPTS, type ScriptId } from '../../fonts/faces.ts'
import { plain } from '../../plain-text.ts'
import { headerName } from './header-name.ts'

export type Paper = 'a4' | 'us-letter'

export interface Edition {
  paper: Paper
  /** 'Cork city, Ireland' */
  place: string
  /** As it is printed: '15 Nov 2026'. Left out: no date, and the same bytes on any day. */
  date?: string
  /** Scripts beyond Latin that the founder's words need. */
  scripts: readonly ScriptId[]
}

/** Points; `footer` is the line of the grid on which the footer stands. */
export const PAPERS = {
  a4: { width: 595.28, height: 841.89, margin: 48, footer: 60 },
  'us-letter': { width: 612, height: 792, margin: 54, footer: 56 },
} as const

/** Turned on its side, for the brand guide. */
export const LANDSCAPES = {
  a4: { width: 841.89, height: 595.28, margin: 48, footer: 41 },
  'us-letter': { width: 792, height: 612, margin: 48, footer: 42 },
} as const

const MAKER = 'Founder Co-Pilot'

export function documentData(identity: Identity, { place, date, scripts }: Edition, title: string) {
  const { name, founder, description, palette, type } = identity
  return {
    name,
    'name-short': headerName(name, 28),
    founder: founder || MAKER,
    title,
    description,
    keywords: ['business plan', plain(name, 80)],
    language: 'en',
    edition: [place, date].filter(Boolean).join(', '),
    prepared: founder ? `Prepared for ${plain(founder, 40)}` : `Drawn by ${MAKER}`,
    brand: {
      line: identity.line,
      inks: hexOf(palette.light),
      ...displayOf(FACES[type.display].family),
      displayWeight: type.displayWeight,
      displayScale: DISPLAY_SCALE[type.display] ?? 1,
      text: FACES[type.text].family,
      scripts: scripts.map((script) => SCRIPTS[script].family),
    },
  }
}

/** The typesetter knows a condensed face as its family and how narrow it is. */
const displayOf = (family: string) => ({
  display: family.replace(/ Condensed$/, ''),
  stretch: family.endsWith(' Condensed') ? 75 : 100,
})

/** Narrow faces look small beside the others at the same size. */
export const DISPLAY_SCALE: Partial<Record<FaceId, number>> = {
  'instrument-serif': 1.2,
  'barlow-condensed': 1.18,
  newsreader: 1.06,
  'zilla-slab': 1.05,
}

export function hexOf(shades: Identity['palette']['light']): Record<Ink, string> {
  return Object.fromEntries(INKS.map((ink) => [ink, shades[ink].hex])) as Record<Ink, string>
}
