// A browser without a screen: follows redirects and keeps cookies, for walking through a sign-in by fetch.

interface Cookie {
  name: string
  value: string
  path: string
}

export interface Page {
  url: string
  status: number
  text: string
}

/** `site` is where the walk ends: its own pages are not opened, only their addresses noted. */
export class Visitor {
  readonly #site: string
  #cookies: Cookie[] = []

  constructor(siteUrl: string) {
    this.#site = new URL(siteUrl).origin
  }

  open(url: string): Promise<Page> {
    return this.#walk(url)
  }

  submit(page: Page, fields: Record<string, string>): Promise<Page> {
    return this.#walk(page.url, new URLSearchParams(fields))
  }

  async #walk(url: string, body?: URLSearchParams): Promise<Page> {
    if (new URL(url).origin === this.#site) return { url, status: 0, text: '' }
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: this.#cookiesFor(url), accept: 'text/html' },
      ...(body && { method: 'POST', body }),
    })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    const location = response.headers.get('location')
    if (location) return this.#walk(new URL(location, url).href)
    return { url, status: response.status, text: await response.text() }
  }

  #cookiesFor(url: string): string {
    const { pathname } = new URL(url)
    return this.#cookies
      .filter(({ path }) => path === '/' || path === pathname || pathname.startsWith(`${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const [name = '', value = ''] = pair.split('=')
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/'
    this.#cookies = this.#cookies.filter((cookie) => cookie.name !== name || cookie.path !== path)
    if (value !== '') this.#cookies.push({ name, value, path })
  }
}
