// Two faces that go together: one for names and titles, one to read in, and why.
import type { FaceId } from '../fonts/faces.ts'
import type { Pairing } from './brand.ts'

export type PairingId = keyof typeof PAIRINGS

/** Serifs speak in their regular weight; grotesques need some more to hold a title. */
const PAIRINGS = {
  'schibsted-source': {
    display: 'schibsted-grotesk',
    displayWeight: 500,
    text: 'source-serif-4',
    why: 'A sturdy grotesque that is read from afar, and a serif with the patience of a report for everything longer.',
  },
  'schibsted-plex': {
    display: 'schibsted-grotesk',
    displayWeight: 600,
    text: 'ibm-plex-sans',
    why: 'A sturdy grotesque for what has to be seen, and a technical sans whose figures stay apart in a table.',
  },
  'fraunces-plex': {
    display: 'fraunces',
    displayWeight: 400,
    text: 'ibm-plex-sans',
    why: 'A soft old-style serif with warmth in its curves, kept in order by a plain sans for the details.',
  },
  'zilla-figtree': {
    display: 'zilla-slab',
    displayWeight: 500,
    text: 'figtree',
    why: 'Slab letters like painted signs, and a friendly sans for the small print.',
  },
  'zilla-plex': {
    display: 'zilla-slab',
    displayWeight: 600,
    text: 'ibm-plex-sans',
    why: 'Slab letters with feet on the ground, and a sans from the same drawing board for lists and figures.',
  },
  'newsreader-plex': {
    display: 'newsreader',
    displayWeight: 400,
    text: 'ibm-plex-sans',
    why: 'A serif made for reading gives the titles a calm voice; a plain sans keeps labels and figures apart from it.',
  },
  'instrument-figtree': {
    display: 'instrument-serif',
    displayWeight: 400,
    text: 'figtree',
    why: 'A narrow, elegant serif for few words set large, and a light-footed sans that stays out of its way.',
  },
  'bricolage-figtree': {
    display: 'bricolage-grotesque',
    displayWeight: 600,
    text: 'figtree',
    why: 'A grotesque with odd corners and good humour, and a round, clear sans for small screens.',
  },
  'bricolage-plex': {
    display: 'bricolage-grotesque',
    displayWeight: 500,
    text: 'ibm-plex-sans',
    why: 'A grotesque with character in its corners, held together by a sober sans.',
  },
  'outfit-plex': {
    display: 'outfit',
    displayWeight: 500,
    text: 'ibm-plex-sans',
    why: 'Letters built on circles, open and friendly, and a technical sans for everything that must be exact.',
  },
  'barlow-figtree': {
    display: 'barlow-condensed',
    displayWeight: 600,
    text: 'figtree',
    why: 'Narrow capitals that fill a poster or the side of a van, and a round sans for the rest.',
  },
  'barlow-plex': {
    display: 'barlow-condensed',
    displayWeight: 500,
    text: 'ibm-plex-sans',
    why: 'Narrow letters from signs and number plates, and a technical sans for lists and figures.',
  },
  'figtree-source': {
    display: 'figtree',
    displayWeight: 600,
    text: 'source-serif-4',
    why: 'A clear, round sans that nobody has to learn, and a steady serif for what is read twice.',
  },
  'source-figtree': {
    display: 'source-serif-4',
    displayWeight: 400,
    text: 'figtree',
    why: 'A serif that is at home in contracts and reports, and a clear sans that keeps screens light.',
  },
} as const satisfies Record<string, Pairing>

/** Vietnamese and Cyrillic or Greek letters are not in every face; the rest of Europe's are in all. */
const VIETNAMESE = /[\u01a0-\u01b0\u1ea0-\u1ef9]/u
const WITHOUT_VIETNAMESE = new Set<FaceId>([
  'schibsted-grotesk',
  'outfit',
  'zilla-slab',
  'instrument-serif',
  'figtree',
])
const CYRILLIC_OR_GREEK = /[\p{Script=Cyrillic}\p{Script=Greek}]/u
const WITH_CYRILLIC = new Set<FaceId>(['source-serif-4', 'ibm-plex-sans'])

/** Whether a face has the letters of a name. Scripts that no face here has are set in their own. */
function writes(face: FaceId, name: string): boolean {
  if (CYRILLIC_OR_GREEK.test(name)) return WITH_CYRILLIC.has(face)
  return !(VIETNAMESE.test(name) && WITHOUT_VIETNAMESE.has(face))
}

/** The one chosen, if it can write the name, else the first of the others that can. */
export function pairingFor(name: string, wanted: PairingId, others: readonly PairingId[]): Pairing {
  const all = [wanted, ...others, ...(Object.keys(PAIRINGS) as PairingId[])]
  const found = all.find((id) => writes(PAIRINGS[id].display, name)) ?? wanted
  return { ...PAIRINGS[found] }
}
