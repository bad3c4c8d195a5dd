// The display faces that a cover may be set in, by the ids of the engine. Only the one that is needed is fetched.
import barlow from '@expo-google-fonts/barlow-condensed/600SemiBold/BarlowCondensed_600SemiBold.ttf?url'
import bricolage from '@expo-google-fonts/bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf?url'
import figtree from '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf?url'
import fraunces from '@expo-google-fonts/fraunces/400Regular/Fraunces_400Regular.ttf?url'
import instrument from '@expo-google-fonts/instrument-serif/400Regular/InstrumentSerif_400Regular.ttf?url'
import newsreader from '@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf?url'
import outfit from '@expo-google-fonts/outfit/600SemiBold/Outfit_600SemiBold.ttf?url'
import schibsted from '@expo-google-fonts/schibsted-grotesk/600SemiBold/SchibstedGrotesk_600SemiBold.ttf?url'
import source from '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf?url'
import zilla from '@expo-google-fonts/zilla-slab/600SemiBold/ZillaSlab_600SemiBold.ttf?url'
import type { SketchReply } from '../contract.ts'

interface Face {
  file: string
  fallback: 'serif' | 'sans-serif'
  /** Narrow faces look small beside the others at the same size. */
  scale?: number
}

const FACES: Record<string, Face> = {
  'barlow-condensed': { file: barlow, fallback: 'sans-serif', scale: 1.18 },
  'bricolage-grotesque': { file: bricolage, fallback: 'sans-serif' },
  figtree: { file: figtree, fallback: 'sans-serif' },
  fraunces: { file: fraunces, fallback: 'serif' },
  'instrument-serif': { file: instrument, fallback: 'serif', scale: 1.2 },
  newsreader: { file: newsreader, fallback: 'serif', scale: 1.06 },
  outfit: { file: outfit, fallback: 'sans-serif' },
  'schibsted-grotesk': { file: schibsted, fallback: 'sans-serif' },
  'source-serif-4': { file: source, fallback: 'serif' },
  'zilla-slab': { file: zilla, fallback: 'serif', scale: 1.05 },
}

const LONGEST_MS = 1_500
const loading = new Map<string, Promise<unknown>>()

const familyOf = (id: string) => `Sketch ${id}`

/** Resolves when the face is there, or when it has been waited for long enough: then the fallback stands in. */
export function loadFace({ display }: SketchReply['fonts']): Promise<unknown> {
  const face = FACES[display]
  if (!face) return Promise.resolve()
  const fetched =
    loading.get(display) ??
    new FontFace(familyOf(display), `url(${face.file})`).load().then(
      (font) => document.fonts.add(font),
      () => loading.delete(display),
    )
  loading.set(display, fetched)
  return Promise.race([fetched, new Promise((done) => setTimeout(done, LONGEST_MS))])
}

export function displayStyle({ display }: SketchReply['fonts']): { fontFamily: string; scale: number } {
  const { fallback = 'sans-serif', scale = 1 } = FACES[display] ?? {}
  return { fontFamily: `'${familyOf(display)}', ${fallback}`, scale }
}
