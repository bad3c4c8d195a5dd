// A page of somebody else, at another origin of this machine: 'localhost' is another site than 127.0.0.1. It sends its visitors
// to an address of ours in every way that a page can.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const NAVIGATIONS = ['link', 'script', 'form'] as const
export type Navigation = (typeof NAVIGATIONS)[number] | 'post'

export interface ForeignSite {
  origin: string
  /** Where a visitor is sent on to the address. A link waits for the click on #go. */
  leadingTo(address: string, by: Navigation): string
  /** A page that asks for all of them as pictures, frames and by script, and then says 'done' in its title. */
  asking(addresses: string[]): string
  close(): Promise<void>
}

export async function openForeignSite(): Promise<ForeignSite> {
  const pages: string[] = []
  const server = createServer((request, response) => {
    const html = pages[Number(request.url?.slice(1))]
    response.writeHead(html ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const serve = (body: string) =>
    `${origin}/${pages.push(`<!doctype html><title>Offers</title><body>${body}`) - 1}`
  return {
    origin,
    leadingTo: (address, by) => serve(BODIES[by](address)),
    asking: (addresses) => serve(`<script>(${askForAll})(${JSON.stringify(addresses)})</script>`),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const BODIES: Record<Navigation, (address: string) => string> = {
  link: (address) => `<a id="go" href="${escaped(address)}">A gift</a>`,
  script: (address) => `<script>location = ${JSON.stringify(address)}</script>`,
  form: (address) => form('get', address),
  post: (address) => form('post', address),
}

/** The parameters of a form's own address would be dropped: they become its fields. */
function form(method: 'get' | 'post', address: string): string {
  const { origin, pathname, searchParams, hash } = new URL(address)
  const fields = [...searchParams].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  const action = method === 'post' ? address : `${origin}${pathname}${hash}`
  return `<form method="${method}" action="${escaped(action)}">${fields.join('')}</form><script>document.forms[0].submit()</script>`
}

/** Runs in the page. */
async function askForAll(addresses: string[]): Promise<void> {
  const shown = (tag: 'img' | 'iframe', address: string) =>
    new Promise((resolve) => {
      const element = Object.assign(document.createElement(tag), { src: address })
      element.onload = resolve
      element.onerror = resolve
      document.body.append(element)
    })
  const sent = { mode: 'no-cors', credentials: 'include' } as const
  const ask = (address: string) => [
    shown('img', address),
    shown('iframe', address),
    fetch(address, sent),
    fetch(address, { ...sent, method: 'POST', body: new URLSearchParams(new URL(address).search) }),
  ]
  for (let i = 0; i < addresses.length; i += 20) {
    // What streams never ends: the next ones do not wait for it.
    const late = new Promise((resolve) => setTimeout(resolve, 3_000))
    await Promise.race([Promise.allSettled(addresses.slice(i, i + 20).flatMap(ask)), late])
  }
  document.title = 'done'
}
