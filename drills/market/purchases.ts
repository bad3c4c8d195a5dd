// Orders of every kind, made through the shop's own call: all packs, with and without a form, with and without a promo
// code, signed in and by address.
import { promoCodeForm } from '#features/promo-codes/contract.ts'
import { createPromoCode } from '#features/promo-codes/server/public.ts'
import { crowd } from '../crowd.ts'
import { signIn } from '../member.ts'
import type { Visitor } from '../visitor.ts'
import type { Market } from './market.ts'

/** By the price list, worked out by hand: without a code, 20 % off, 25 cents off. */
const PRICES = {
  single: { quantity: 1, cents: { none: 99, DRILL20: 79, DRILL25C: 74 } },
  fivePack: { quantity: 5, cents: { none: 300, DRILL20: 240, DRILL25C: 275 } },
  tenPack: { quantity: 10, cents: { none: 500, DRILL20: 400, DRILL25C: 475 } },
} as const
type Pack = keyof typeof PRICES
const PACKS = Object.keys(PRICES) as Pack[]

export const CODES = ['DRILL20', 'DRILL25C'] as const
type Code = (typeof CODES)[number]

export interface Purchase {
  orderId: string
  sessionId: string
  quantity: number
  cents: number
  code: Code | undefined
  hasForm: boolean
  /** What is typed on the payment page, when the shop knows no address yet. */
  typed: string | undefined
  browser: Visitor
}

interface Wish {
  pack: Pack
  code: Code | undefined
  /** Of the landing page, of the dashboard, or none. */
  form: 'formData' | 'blueprintData' | undefined
  /** Which of the people signed in, if any. */
  person: number | undefined
  email: string
  name: string
}

/** Every kind of order in turn. Some people and some addresses buy more than once. */
function wishOf(i: number): Wish {
  const round = Math.floor(i / 4)
  const signedIn = i % 4 > 1
  return {
    pack: PACKS[round % 3] as Pack,
    code: CODES[i % 5],
    form: i % 4 === 0 ? 'formData' : i % 4 === 2 ? 'blueprintData' : undefined,
    person: signedIn ? Math.floor(round / 3) : undefined,
    email: i % 3 === 0 ? `regular-${i % 30}@example.com` : `buyer-${i}@example.com`,
    name: `Larder & Loaf ${i}`,
  }
}

/** Once for each market. The second code has just as many places as will be asked for. */
export async function makeCodes({ database: { db } }: Market, orders: number): Promise<void> {
  const form = (code: Code, more: object) => promoCodeForm.parse({ code, environment: 'test', ...more })
  await createPromoCode(db, form('DRILL20', { discountValue: 20 }))
  const maxUses = Array.from({ length: orders }, (_, i) => wishOf(i).code).filter(
    (code) => code === 'DRILL25C',
  ).length
  await createPromoCode(db, form('DRILL25C', { discountValue: 25, discountType: 'fixed', maxUses }))
}

/** On their way to the payment page. */
export async function placeOrders(market: Market, from: number, to: number): Promise<Purchase[]> {
  const wishes = Array.from({ length: to - from }, (_, i) => wishOf(from + i))
  const people = new Map<number, Visitor>()
  for (const { person } of wishes)
    if (person !== undefined && !people.has(person)) people.set(person, await signedIn(market, person))
  return crowd(
    wishes.map((wish, i) => () => {
      const browser = (wish.person !== undefined && people.get(wish.person)) || market.visitor()
      return place(market.sites[i % 2] as string, wish, browser)
    }),
    24,
  )
}

async function place(site: string, wish: Wish, browser: Visitor): Promise<Purchase> {
  const { pack, code, form, person, email, name } = wish
  const filled = { fullName: 'Mara Lindqvist', email, startupName: name, businessIdea: 'A bakery.' }
  const body = {
    pack,
    ...(code && { promoCode: code }),
    ...(form && { [form]: { ...filled, targetCustomer: 'Families' } }),
  }
  const { status, body: answer } = await browser.post(`${site}/api/create-checkout`, body)
  if (status !== 200) throw new Error(`No order for ${JSON.stringify(body)}: ${status} ${answer?.message}`)
  return {
    orderId: answer.orderId,
    sessionId: String(answer.sessionUrl).split('/').at(-1) ?? '',
    quantity: PRICES[pack].quantity,
    cents: PRICES[pack].cents[code ?? 'none'],
    code,
    hasForm: form !== undefined,
    typed: form || person !== undefined ? undefined : email,
    browser,
  }
}

export async function payAll({ provider }: Market, purchases: Purchase[]): Promise<void> {
  const answers = await crowd(
    purchases.map(
      ({ sessionId, typed }) =>
        () =>
          provider.pay(sessionId, typed ? { email: typed } : {}),
    ),
    16,
  )
  const unpaid = answers.filter((answer) => answer !== 'paid')
  if (unpaid.length > 0) throw new Error(`${unpaid.length} payments failed: ${unpaid[0]}`)
}

/** Every third has not proved the address. */
async function signedIn(market: Market, person: number): Promise<Visitor> {
  const email = `member-${person}@example.com`
  return (await signIn(market, { email, proved: person % 3 !== 0 })).browser
}
