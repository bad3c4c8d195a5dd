// What the installation shows: contact addresses, social links, video, tag manager. The server writes it into the
// page it serves, so no call is needed. Prerendered pages carry marks that the server replaces.
export interface Site {
  publicUrl: string
  supportEmail: string
  feedbackEmail: string
  twitterUrl: string
  linkedinUrl: string
  videoUrl: string
  videoPosterUrl: string
  tagManagerId: string
}

const NAMES = [
  'publicUrl',
  'supportEmail',
  'feedbackEmail',
  'twitterUrl',
  'linkedinUrl',
  'videoUrl',
  'videoPosterUrl',
  'tagManagerId',
] as const satisfies (keyof Site)[]

/** `%supportEmail%`: what stands in prerendered pages for the value that only the running server knows. */
const MARKS = Object.fromEntries(NAMES.map((name) => [name, `%${name}%`])) as Record<keyof Site, string>

let known: Site | undefined

export function site(): Site {
  known ??= typeof document === 'undefined' ? (MARKS as unknown as Site) : read()
  return known
}

function read(): Site {
  const value = (name: string) =>
    document.querySelector(`meta[name="fcp:${name}"]`)?.getAttribute('content') ?? ''
  return Object.fromEntries(NAMES.map((name) => [name, value(name)])) as unknown as Site
}

/** The lines of the page's head that `read` reads. */
export function siteMeta(): string {
  return NAMES.map((name) => `<meta name="fcp:${name}" content="${MARKS[name]}">`).join('\n')
}
