// Events that the provider did not sign, or not like this, or not now. Each is about a payment that is really there, so
// that believing it would serve an order.
import { sign } from '#sandbox/cards/signature.ts'
import { bytesOf, type Forger } from './forgery.ts'

const now = () => Math.floor(Date.now() / 1000)

/** Answers the status that each try was answered with. */
export type Forgery = (forger: Forger) => Promise<number[]>

const withHeader =
  (make: (body: Buffer, secret: string) => string | undefined): Forgery =>
  async ({ paidOrder, post, market }) => {
    const { body } = await paidOrder()
    const header = make(body, market.provider.webhookSecret)
    const headers = { 'content-type': 'application/json', ...(header && { 'stripe-signature': header }) }
    return [await post(body, headers), await post(body, headers)]
  }

const changed =
  (change: (body: Buffer) => Buffer[]): Forgery =>
  async ({ paidOrder, post, market }) => {
    const { body } = await paidOrder()
    const headers = market.provider.signed(body)
    return Promise.all(change(body).map((one) => post(one, headers)))
  }

/** The same with one bit turned over, at so many places. */
function bitTurned(body: Buffer, places: number): Buffer[] {
  return Array.from({ length: places }, (_, i) => {
    const at = Math.floor((i * (body.length - 1)) / (places - 1))
    const copy = Buffer.from(body)
    copy.writeUInt8(copy.readUInt8(at) ^ 1, at)
    return copy
  })
}

export const UNSIGNED: Record<string, Forgery> = {
  'no signature': withHeader(() => undefined),
  'a signature of nonsense': withHeader(() => `t=${now()},v1=${'0'.repeat(64)}`),
  'a header that is no signature': withHeader(() => 'trust me'),
  'signed with another secret': withHeader((body) => sign('whsec_of_somebody_else', `${body}`, now())),
  'signed with an empty secret': withHeader((body) => sign('', `${body}`, now())),
  'only by an old scheme': withHeader((body, secret) => sign(secret, `${body}`, now()).replace('v1=', 'v0=')),
  'signed 301 seconds ago': withHeader((body, secret) => sign(secret, `${body}`, now() - 301)),
  'signed a day ago': withHeader((body, secret) => sign(secret, `${body}`, now() - 86_400)),
  'signed long ago, with a new date on it': withHeader((body, secret) =>
    sign(secret, `${body}`, now() - 86_400).replace(/t=\d+/, `t=${now()}`),
  ),
  'one bit changed, at fifty places': changed((body) => bitTurned(body, 50)),
  'a byte more, a byte less': changed((body) => [Buffer.concat([body, Buffer.from('\n')]), body.subarray(1)]),
  'the signature of another event': async ({ paidOrder, post, market }) => {
    const [own, other] = [await paidOrder(), await paidOrder()]
    return [await post(own.body, market.provider.signed(other.body))]
  },
  'the same event said in other words': async ({ paidOrder, post, market }) => {
    const { event, body } = await paidOrder()
    return [await post(Buffer.from(JSON.stringify(event)), market.provider.signed(body))]
  },
  'no JSON, though signed': async ({ post, market }) => {
    const bodies = ['', 'not json', '{"id":', 'null', '[]', '"evt"'].map((text) => Buffer.from(text))
    return Promise.all(bodies.map((body) => post(body, market.provider.signed(body))))
  },
  'no event, though signed': async ({ postSigned }) => [
    await postSigned({}),
    await postSigned({ id: 'evt_1', type: 'checkout.session.completed' }),
    await postSigned({ id: '', type: 'x', data: { object: {} } }),
  ],
  'of 2 MiB, though signed': async ({ paidOrder, post, market }) => {
    const { event } = await paidOrder()
    const body = bytesOf({ ...event, padding: 'x'.repeat(2 * 1024 * 1024) })
    return [await post(body, market.provider.signed(body)), await post(body, {})]
  },
}
