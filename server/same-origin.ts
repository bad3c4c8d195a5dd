// Who may send unsafe requests: our own pages, and callers that are no browser. A browser always says where a request
// comes from, so another site cannot use a visitor's cookie.
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
export const isUnsafe = (method: string) => !SAFE.has(method)

interface Origin {
  method: string
  secFetchSite: string | undefined
  origin: string | undefined
  /** Host as the browser sees it. */
  host: string
  publicUrl: string
}

export function isAllowedOrigin({ method, secFetchSite, origin, host, publicUrl }: Origin): boolean {
  if (!isUnsafe(method)) return true
  if (secFetchSite !== undefined) return secFetchSite === 'same-origin' || secFetchSite === 'none'
  if (origin === undefined) return true
  return origin === new URL(publicUrl).origin || hostOf(origin) === host
}

function hostOf(origin: string): string | undefined {
  return URL.parse(origin)?.host
}
