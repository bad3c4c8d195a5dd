// Ninety days of a small shop, as rows, before anything is written: the same seed and the same day tell the same story.
import { PACKS, type Pack, payable } from '#features/checkout/prices.ts'
import type { Dice } from './dice.ts'
import { IDEAS, type Idea, MOST_PEOPLE, personNumber } from './names.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
export const DAYS = 90

export interface Customer {
  id: string
  fullName: string
  email: string
  createdAt: Date
  /** Bought signed out, and never opened the link: everything belongs to the address. */
  isGuest: boolean
  agreedToNews: boolean
  credits: number
  /** Asked for the money back, or has a dispute: nothing more happens to them. */
  hasLeft: boolean
}

export interface Sale {
  id: string
  customer: Customer
  at: Date
  pack: Pack
  quantity: number
  priceCents: number
  payableCents: number
  code: string | undefined
  state: 'paid' | 'free' | 'expired'
  blueprintId: string | undefined
  refund: { state: 'refunded' | 'declined'; at: Date; reason: string } | undefined
  dispute: 'open' | 'won' | undefined
}

export interface Made {
  id: string
  generationId: string
  customer: Customer
  sale: Sale | undefined
  /** Of the ledger's entry that paid for it. */
  cause: string
  idea: Idea
  at: Date
  seconds: number
  failed: boolean
  /** Why sections fell back, when a language model wrote; none when the house did. */
  fallbacks: string[] | undefined
}

interface Entry {
  customer: Customer
  kind: 'purchase' | 'promo' | 'spend' | 'restore' | 'refund' | 'adjustment'
  amount: number
  cause: string
  at: Date
}

export interface Story {
  customers: Customer[]
  sales: Sale[]
  made: Made[]
  entries: Entry[]
}

export interface Code {
  code: string
  description: string
  discountType: 'percentage' | 'fixed'
  discountValue: number
  usageLimit?: number
}
/** The first two come with the sandbox. */
export const CODES: Code[] = [
  { code: 'DRAFT20', description: '20% off', discountType: 'percentage', discountValue: 20 },
  {
    code: 'WELCOME100',
    description: 'free, once per person',
    discountType: 'percentage',
    discountValue: 100,
    usageLimit: 1,
  },
  { code: 'FOUNDERS25', description: 'Meet-up in October', discountType: 'fixed', discountValue: 25 },
]
const REASONS = [
  'I bought the wrong package.',
  'My co-founder had bought one already.',
  'The idea is off the table, I am sorry.',
  'I expected it in Portuguese.',
]
const FALLBACKS = ['timeout', 'timeout', 'rate-limited', 'figures', 'invalid-output', 'cut-off']

export function tellStory(dice: Dice, now: Date): Story {
  const story: Story = { customers: [], sales: [], made: [], entries: [] }
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  for (let day = 0; day < DAYS; day++) {
    const begin = midnight - (DAYS - 1 - day) * DAY_MS
    const moments = ordersOn(dice, begin, day).filter((moment) => moment < now.getTime() - HOUR_MS)
    for (const moment of moments) happen(story, dice, new Date(moment))
  }
  afterwards(story, dice, now)
  story.entries.sort((one, other) => one.at.getTime() - other.at.getTime())
  return story
}

/** It grows over the quarter, and rests at weekends. */
function ordersOn(dice: Dice, begin: number, day: number): number[] {
  const weekday = new Date(begin).getUTCDay()
  const usual = (2.5 + (day / DAYS) * 6) * (weekday === 0 || weekday === 6 ? 0.6 : 1.1)
  const count = Math.round(dice.around(usual))
  // From seven in the morning to eleven at night.
  return Array.from({ length: count }, () => begin + 7 * HOUR_MS + dice.below(16 * HOUR_MS)).sort(
    (a, b) => a - b,
  )
}

function happen(story: Story, dice: Dice, at: Date): void {
  const regulars = story.customers.filter(({ isGuest, hasLeft }) => !isGuest && !hasLeft)
  const rich = regulars.filter(({ credits }) => credits > 0)
  const isNew = regulars.length < 5 || dice.happens(62)
  if (rich.length > 0 && dice.happens(28)) make(story, dice, dice.pick(rich), at)
  else buy(story, dice, isNew ? join(story, dice, at) : dice.pick(regulars), at)
}

function join(story: Story, dice: Dice, at: Date): Customer {
  const customer: Customer = {
    id: dice.uuid(),
    ...personNumber(story.customers.length % MOST_PEOPLE),
    createdAt: new Date(at.getTime() - dice.below(20 * 60_000)),
    isGuest: dice.happens(30),
    agreedToNews: dice.happens(35),
    credits: 0,
    hasLeft: false,
  }
  story.customers.push(customer)
  return customer
}

function buy(story: Story, dice: Dice, customer: Customer, at: Date): void {
  const roll = dice.below(100)
  // Who buys signed out fills the form in for one.
  const pack: Pack = customer.isGuest || roll < 55 ? 'single' : roll < 84 ? 'fivePack' : 'tenPack'
  const { priceCents, quantity } = PACKS[pack]
  const code = dice.happens(18) ? codeFor(story, dice, customer, pack) : undefined
  const { cents } = payable(
    priceCents,
    code && { discount: code.discountValue, discountType: code.discountType },
  )
  const state = cents === 0 ? 'free' : dice.happens(14) ? 'expired' : 'paid'
  const sale: Sale = {
    id: dice.uuid(),
    customer,
    at,
    pack,
    quantity: state === 'free' ? 1 : quantity,
    priceCents,
    payableCents: cents,
    code: code?.code,
    state,
    blueprintId: undefined,
    refund: undefined,
    dispute: undefined,
  }
  story.sales.push(sale)
  if (state === 'expired') return
  write(story, customer, state === 'free' ? 'promo' : 'purchase', sale.quantity, `order:${sale.id}`, at)
  if (customer.isGuest || state === 'free' || dice.happens(65)) make(story, dice, customer, at, sale)
}

function codeFor(story: Story, dice: Dice, customer: Customer, pack: Pack): Code | undefined {
  const code = dice.pick(CODES)
  const usedBefore = story.sales.some((sale) => sale.customer === customer && sale.code === code.code)
  // A gift is one blueprint: nobody uses it on a pack.
  return (code.usageLimit && usedBefore) || (code.discountValue === 100 && pack !== 'single')
    ? undefined
    : code
}

function make(story: Story, dice: Dice, customer: Customer, at: Date, sale?: Sale): void {
  const id = dice.uuid()
  const cause = sale ? `generation:order:${sale.id}` : `generation:request:${dice.uuid()}`
  write(story, customer, 'spend', -1, cause, at)
  const made: Made = {
    id,
    generationId: dice.uuid(),
    customer,
    sale,
    cause,
    idea: dice.pick(IDEAS),
    at,
    seconds: dice.around(34),
    failed: dice.happens(1.2),
    fallbacks: dice.happens(45)
      ? Array.from({ length: dice.below(3) }, () => dice.pick(FALLBACKS))
      : undefined,
  }
  if (sale) sale.blueprintId = id
  story.made.push(made)
  // In the same moment, so that whatever its owner does next finds the credit where it was.
  if (made.failed) write(story, customer, 'restore', 1, `restore:${made.generationId}`, at)
}

function write(
  story: Story,
  customer: Customer,
  kind: Entry['kind'],
  amount: number,
  cause: string,
  at: Date,
): void {
  customer.credits += amount
  story.entries.push({ customer, kind, amount, cause, at })
}

/** Money that went back, of people who had spent nothing of what they bought and have done nothing since. */
function afterwards(story: Story, dice: Dice, now: Date): void {
  const untouched = story.sales.filter(
    ({ state, customer, quantity, blueprintId, at }) =>
      state === 'paid' &&
      !blueprintId &&
      customer.credits === quantity &&
      story.sales.filter((sale) => sale.customer === customer && sale.state !== 'expired').length === 1 &&
      story.made.every((made) => made.customer !== customer) &&
      at.getTime() < now.getTime() - 4 * DAY_MS,
  )
  const step = Math.max(1, Math.floor(untouched.length / 10))
  const chosen = untouched.filter((_, i) => i % step === 0)
  for (const [i, sale] of chosen.entries()) {
    sale.customer.hasLeft = true
    const at = new Date(sale.at.getTime() + DAY_MS + dice.below(2 * DAY_MS))
    if (i === chosen.length - 1) dispute(story, sale, 'open', at)
    else if (i === chosen.length - 2) dispute(story, sale, 'won', at)
    else {
      const isDeclined = i === 1
      sale.refund = { state: isDeclined ? 'declined' : 'refunded', at, reason: dice.pick(REASONS) }
      if (!isDeclined) write(story, sale.customer, 'refund', -sale.quantity, `refund:${refundName(sale)}`, at)
    }
  }
}

function dispute(story: Story, sale: Sale, state: 'open' | 'won', at: Date): void {
  sale.dispute = state
  const cause = `dispute:${disputeName(sale)}`
  write(story, sale.customer, 'adjustment', -sale.quantity, `${cause}:hold`, at)
  const closedAt = new Date(at.getTime() + DAY_MS)
  if (state === 'won') write(story, sale.customer, 'adjustment', sale.quantity, `${cause}:release`, closedAt)
}

const short = (id: string) => id.replaceAll('-', '').slice(0, 24)
export const sessionName = ({ id }: Sale) => `cs_test_demo${short(id)}`
export const paymentName = ({ id }: Sale) => `pi_demo${short(id)}`
export const refundName = ({ id }: Sale) => `re_demo${short(id)}`
export const disputeName = ({ id }: Sale) => `dp_demo${short(id)}`
