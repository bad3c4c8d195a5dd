import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followPayment, type Payment } from './follow-payment.ts'

const ORDER = {
  id: 'cs_1',
  payment_status: 'paid' as const,
  amount_total: 300,
  pack: 'fivePack' as const,
  quantity: 5,
}

type Reply = { status?: number; json: object } | 'no network'
const verified = (session: object = ORDER): Reply => ({ json: { success: true, session } })
const refusal = (status: number): Reply => ({ status, json: { success: false, error: 'No.', code: 'x' } })
const AUTH: Reply = { json: { success: true, user: { id: 'u', email: 'm@example.com', fullName: 'M' } } }

/** A server with these answers, the last one for ever. */
function serve({ verify, auth = AUTH }: { verify: Reply[]; auth?: Reply }) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.replace('/api/', ''))
    const reply = address.endsWith('session-auth') ? auth : verify.length > 1 ? verify.shift() : verify[0]
    if (!reply || reply === 'no network') throw new TypeError('fetch failed')
    return new Response(JSON.stringify(reply.json), { status: reply.status ?? 200 })
  })
  return asked
}

function follow() {
  const told: Payment[] = []
  const leaving = new AbortController()
  const [onPaid, onSignedIn] = [vi.fn(), vi.fn()]
  const done = followPayment('cs_1', {
    tell: (payment) => told.push(payment),
    onPaid,
    onSignedIn,
    signal: leaving.signal,
  })
  return { told, done, leave: () => leaving.abort(), onPaid, onSignedIn }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a paid order is verified once, and its browser is let in', async () => {
  const asked = serve({ verify: [verified()] })
  const { told, done, onPaid, onSignedIn } = follow()
  await done
  expect(asked).toEqual(['verify-session', 'session-auth'])
  expect(told).toEqual([
    { at: 'paid', order: ORDER, access: 'asking' },
    { at: 'paid', order: ORDER, access: 'in' },
  ])
  expect(onPaid).toHaveBeenCalledExactlyOnceWith(ORDER)
  expect(onSignedIn).toHaveBeenCalledOnce()
})

test('an effect that ends as it begins asks for nothing', async () => {
  const asked = serve({ verify: [verified()] })
  const { told, done, leave } = follow()
  leave()
  await done
  expect(asked).toEqual([])
  expect(told).toEqual([])
})

test('a network that is away is waited for, gently and without end', async () => {
  const asked = serve({ verify: [...Array(6).fill('no network'), verified()] })
  const { told, done } = follow()
  const times: number[] = []
  const start = Date.now()
  for (let seconds = 0; asked.length < 7; seconds++) {
    await vi.advanceTimersByTimeAsync(seconds === 0 ? 0 : 1000)
    while (times.length < asked.length) times.push((Date.now() - start) / 1000)
  }
  await done
  expect(times.slice(0, 7)).toEqual([0, 1, 3, 7, 15, 25, 35])
  expect(told.slice(0, 6)).toEqual(Array(6).fill({ at: 'verifying', unreachable: true }))
  expect(told.at(-1)).toMatchObject({ at: 'paid' })
})

for (const status of [400, 402, 404]) {
  test(`${status} is final`, async () => {
    const asked = serve({ verify: [refusal(status)] })
    const { told, done, onPaid } = follow()
    await done
    expect(asked).toEqual(['verify-session'])
    expect(told).toEqual([{ at: 'refused' }])
    expect(onPaid).not.toHaveBeenCalled()
  })
}

for (const status of [408, 429, 500, 502]) {
  test(`${status} is tried again, four times`, async () => {
    const asked = serve({ verify: [refusal(status)] })
    const { told, done } = follow()
    await vi.advanceTimersByTimeAsync(60_000)
    await done
    expect(asked).toHaveLength(5)
    expect(told.at(-1)).toEqual({ at: 'refused' })
  })
}

test('after a long time without a network, one fault of the server is not the end', async () => {
  serve({ verify: [...Array(8).fill('no network'), refusal(503), verified()] })
  const { told, done } = follow()
  await vi.advanceTimersByTimeAsync(120_000)
  await done
  expect(told.at(-1)).toMatchObject({ at: 'paid' })
})

test('a payment that comes later is looked for every 10 s, whatever fails meanwhile', async () => {
  const pending = verified({ ...ORDER, payment_status: 'unpaid' })
  const troubles: Reply[] = [...Array(6).fill(refusal(502)), 'no network']
  const asked = serve({ verify: [pending, pending, ...troubles, verified()] })
  const { told, done, onPaid } = follow()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(asked).toHaveLength(1)
  expect(told).toEqual([{ at: 'pending', order: expect.objectContaining({ payment_status: 'unpaid' }) }])
  expect(onPaid).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(120_000)
  await done
  expect(told.map(({ at }) => at)).toEqual(['pending', 'pending', 'paid', 'paid'])
})

test('a payment that fails after all is refused', async () => {
  serve({ verify: [verified({ ...ORDER, payment_status: 'unpaid' }), refusal(402)] })
  const { told, done } = follow()
  await vi.advanceTimersByTimeAsync(20_000)
  await done
  expect(told.at(-1)).toEqual({ at: 'refused' })
})

test('whoever has an account already is sent a link, and is not signed in here', async () => {
  serve({ verify: [verified()], auth: { json: { success: true, linkSent: true } } })
  const { told, done, onSignedIn } = follow()
  await done
  expect(told.at(-1)).toMatchObject({ access: 'link sent' })
  expect(onSignedIn).not.toHaveBeenCalled()
})

test('a browser that is not let in still sees that the order is served', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const auth of [refusal(403), refusal(500), 'no network' as const]) {
    serve({ verify: [verified()], auth })
    const { told, done } = follow()
    await done
    expect(told.at(-1)).toEqual({ at: 'paid', order: ORDER, access: 'none' })
  }
  expect(warned).toHaveBeenCalledTimes(3)
})

test('whoever leaves is told nothing more', async () => {
  const asked = serve({ verify: [verified({ ...ORDER, payment_status: 'unpaid' })] })
  const { told, done, leave } = follow()
  await vi.advanceTimersByTimeAsync(15_000)
  const before = asked.length
  leave()
  await done
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(before)
  expect(told.at(-1)).toMatchObject({ at: 'pending' })
})
