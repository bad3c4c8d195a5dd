// Pages and calls of this site that do something when they are opened with a secret in the address. What members write
// must not lead there: a reader's click would act in the reader's name.

const ACTION_PATHS = ['/magic-login', '/verify-email', '/reset-password', '/success', '/api']
/** Relative addresses mean different pages on different pages. */
const PAGES = ['/page', '/page/below']
const MOST_DECODINGS = 4

/**
 * Whether the target of a link leads to such a page, however it is spelled. `siteUrl` is the address of this site;
 * without one, every host counts as ours.
 */
export function isActionLink(target: string, siteUrl?: string): boolean {
  return PAGES.some((page) => {
    const base = new URL(page, siteUrl ?? 'https://this.site')
    if (!URL.canParse(target, base.href)) return false
    const url = new URL(target, base)
    if (!/^https?:$/.test(url.protocol)) return false
    if (siteUrl && hostOf(url) !== hostOf(base)) return false
    const path = plainPath(url.pathname)
    return ACTION_PATHS.some((action) => path === action || path.startsWith(`${action}/`))
  })
}

/** Without the port and the final dot: other spellings of the same machine. */
const hostOf = ({ hostname }: URL) => hostname.replace(/\.$/, '').replace(/^www\./, '')

/** Decoded as often as anybody on the way might, with '..' resolved, in lower case. */
function plainPath(path: string): string {
  let plain = path
  for (let times = 0; times < MOST_DECODINGS; times++) {
    const decoded = decodeSigns(plain)
    if (decoded === plain) break
    plain = decoded
  }
  const slashes = plain.replaceAll('\\', '/').replace(/\/{2,}/g, '/')
  return new URL(`https://this.site${slashes.split(/[?#]/)[0]}`).pathname.toLowerCase().replace(/\/+$/, '')
}

/** Each sign by itself: one that cannot be decoded must not save the others. */
function decodeSigns(text: string): string {
  return text.replace(/%[0-7][0-9a-f]/gi, (sign) => String.fromCharCode(Number.parseInt(sign.slice(1), 16)))
}
