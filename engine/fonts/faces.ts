// The faces a document or a logo may be set in. All are open (SIL OFL) and come through npm; `files` are paths inside
// their packages, by weight.

export interface Face {
  id: string
  /** As the typesetter and a style sheet name it. */
  family: string
  /** What stands behind it where it is not installed. */
  fallback: 'serif' | 'sans-serif' | 'monospace'
  files: Readonly<Record<string, string>>
}

const google = (
  id: string,
  family: string,
  fallback: Face['fallback'],
  stem: string,
  weights: string[],
): Face => ({
  id,
  family,
  fallback,
  files: Object.fromEntries(
    weights.map((weight) => [weight, `@expo-google-fonts/${id}/${weight}/${stem}_${weight}.ttf`]),
  ),
})

const UPRIGHT = ['400Regular', '500Medium', '600SemiBold']

export const FACES = {
  'ibm-plex-sans': google('ibm-plex-sans', 'IBM Plex Sans', 'sans-serif', 'IBMPlexSans', UPRIGHT),
  'ibm-plex-mono': google('ibm-plex-mono', 'IBM Plex Mono', 'monospace', 'IBMPlexMono', [
    '400Regular',
    '500Medium',
  ]),
  'schibsted-grotesk': google(
    'schibsted-grotesk',
    'Schibsted Grotesk',
    'sans-serif',
    'SchibstedGrotesk',
    UPRIGHT,
  ),
  fraunces: google('fraunces', 'Fraunces', 'serif', 'Fraunces', UPRIGHT),
  outfit: google('outfit', 'Outfit', 'sans-serif', 'Outfit', UPRIGHT),
  'zilla-slab': google('zilla-slab', 'Zilla Slab', 'serif', 'ZillaSlab', UPRIGHT),
  'bricolage-grotesque': google(
    'bricolage-grotesque',
    'Bricolage Grotesque',
    'sans-serif',
    'BricolageGrotesque',
    UPRIGHT,
  ),
  'barlow-condensed': google(
    'barlow-condensed',
    'Barlow Condensed',
    'sans-serif',
    'BarlowCondensed',
    UPRIGHT,
  ),
  'instrument-serif': google('instrument-serif', 'Instrument Serif', 'serif', 'InstrumentSerif', [
    '400Regular',
  ]),
  newsreader: google('newsreader', 'Newsreader', 'serif', 'Newsreader', UPRIGHT),
  figtree: google('figtree', 'Figtree', 'sans-serif', 'Figtree', UPRIGHT),
  'source-serif-4': google('source-serif-4', 'Source Serif 4', 'serif', 'SourceSerif4', [
    ...UPRIGHT,
    '400Regular_Italic',
  ]),
} as const satisfies Record<string, Face>
export type FaceId = keyof typeof FACES

/** For names and words that no face above can write; read only when a text needs them. */
export const SCRIPTS = {
  arabic: google('noto-sans-arabic', 'Noto Sans Arabic', 'sans-serif', 'NotoSansArabic', [
    '400Regular',
    '600SemiBold',
  ]),
  hebrew: google('noto-sans-hebrew', 'Noto Sans Hebrew', 'sans-serif', 'NotoSansHebrew', [
    '400Regular',
    '600SemiBold',
  ]),
  devanagari: google('noto-sans-devanagari', 'Noto Sans Devanagari', 'sans-serif', 'NotoSansDevanagari', [
    '400Regular',
    '600SemiBold',
  ]),
  thai: google('noto-sans-thai', 'Noto Sans Thai', 'sans-serif', 'NotoSansThai', [
    '400Regular',
    '600SemiBold',
  ]),
  japanese: google('kosugi-maru', 'Kosugi Maru', 'sans-serif', 'KosugiMaru', ['400Regular']),
  chinese: google('zcool-xiaowei', 'ZCOOL XiaoWei', 'serif', 'ZCOOLXiaoWei', ['400Regular']),
  korean: google('do-hyeon', 'Do Hyeon', 'sans-serif', 'DoHyeon', ['400Regular']),
  emoji: google('noto-emoji', 'Noto Emoji', 'sans-serif', 'NotoEmoji', ['400Regular', '600SemiBold']),
} as const satisfies Record<string, Face>
export type ScriptId = keyof typeof SCRIPTS

/** Font files by the paths above; read from the disk by whoever may. */
export type FontFiles = ReadonlyMap<string, Uint8Array>
