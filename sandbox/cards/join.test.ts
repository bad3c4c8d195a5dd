// Several processes of a shop, one folder: one is the provider, and another after it.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ShopsCardProvider } from './cards.ts'
import { joinCardProvider } from './join.ts'
import { listen, PAGES, sdk, temporaryFolder, wishes } from './testing/shop.ts'

async function join(folder: string): Promise<ShopsCardProvider> {
  const provider = await joinCardProvider({ folder, pagesUrl: PAGES, firstPauseMs: 10 })
  onTestFinished(provider.close)
  return provider
}

/** The payment pages as this process shows them. */
async function pagesOf(provider: ShopsCardProvider): Promise<string> {
  const server = createServer(provider.servePage)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/sandbox/checkout`
}

async function pay(pages: string, id: string): Promise<string> {
  const answer = await fetch(`${pages}/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ card: '4242424242424242', email: 'ada@example.com' }),
  })
  return (await answer.json()).status
}

test('whoever comes second shows the pages of the first, and hears its events', async () => {
  const folder = temporaryFolder()
  const worker = await join(folder)
  const web = await join(folder)
  expect(web).toMatchObject({ apiBase: worker.apiBase, secretKey: worker.secretKey })
  const ear = await listen()
  web.deliverTo(ear.url)
  const { id } = await sdk(worker).checkout.sessions.create(wishes())
  const pages = await pagesOf(web)
  expect(await (await fetch(`${pages}/${id}`)).text()).toContain('Single Blueprint')
  expect(await pay(pages, id)).toBe('paid')
  await ear.hears('checkout.session.completed')
})

test('when the first ends, the second goes on: same address, same book, same events', async () => {
  const folder = temporaryFolder()
  const first = await join(folder)
  const second = await join(folder)
  const stripe = sdk(second, { maxNetworkRetries: 0 })
  const { id } = await stripe.checkout.sessions.create(wishes())
  const ear = await listen()
  second.deliverTo(ear.url)
  await first.close()
  await vi.waitFor(async () => expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ id }), {
    timeout: 10_000,
  })
  expect(await pay(await pagesOf(second), id)).toBe('paid')
  await ear.hears('checkout.session.completed')
})

test('ten that come at once agree on one', async () => {
  const folder = temporaryFolder()
  const all = await Promise.all(Array.from({ length: 10 }, () => join(folder)))
  expect(new Set(all.map(({ apiBase }) => apiBase)).size).toBe(1)
  const { id } = await sdk(all[9] as ShopsCardProvider).checkout.sessions.create(wishes())
  for (const one of all) expect(await sdk(one).checkout.sessions.retrieve(id)).toMatchObject({ id })
})

test('a stranger at the old address is left alone', async () => {
  const folder = temporaryFolder()
  const first = await joinCardProvider({ folder, pagesUrl: PAGES })
  await first.close()
  const stranger = createServer((_, response) => response.writeHead(404).end())
  const port = Number(new URL(first.apiBase).port)
  await new Promise<void>((resolve) => stranger.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => void stranger.close())
  const second = await join(folder)
  expect(second.apiBase).not.toBe(first.apiBase)
  await expect(sdk(second).events.list()).resolves.toMatchObject({ data: [] })
})
