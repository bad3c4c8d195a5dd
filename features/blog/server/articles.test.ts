// The articles that come with the house: as long as promised, in our voice, and with figures that add up.
import { describe, expect, test } from 'vitest'
import { plainText } from '#server/markdown/plain-text.ts'
import { parseArticle, readArticles } from './seed.ts'

const articles = readArticles()
const article = (name: string) => articles.find((one) => one.name === name)?.content ?? ''

const BANNED =
  /revolutioni[sz]|disrupt|cutting-edge|state-of-the-art|innovative|robust\b|\bleverage|synergy|unlock|empower|game-changer|world-class|passionate|holistic|journey|landscape|ecosystem|in today's|poised to|it is important to note|in conclusion/i

test('there are at least six, each with a name of its own', () => {
  expect(articles.length).toBeGreaterThanOrEqual(6)
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length)
})

describe.each(articles)('$name', ({ content, excerpt, tags, date }) => {
  test('has 800 to 1,400 words, and an excerpt that a list can show whole', () => {
    const words = content.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(800)
    expect(words).toBeLessThanOrEqual(1400)
    expect(excerpt.length).toBeLessThanOrEqual(300)
    expect(tags.length).toBeGreaterThan(0)
    expect(date).toMatch(/^2026-\d\d-\d\d$/)
  })
  test('has headings of the second rank and below, and only encrypted links', () => {
    expect(content).not.toMatch(/^# /m)
    expect(content).toMatch(/^## /m)
    for (const [, address] of content.matchAll(/\]\(([^)]+)\)/g)) expect(address).toMatch(/^(https:\/\/|\/)/)
  })
  test('does without empty words', () => expect(plainText(content)).not.toMatch(BANNED))
})

test('an article that does not say what it needs to is refused', () => {
  expect(() => parseArticle('x', '---\ntitle: T\n---\nText')).toThrow('excerpt')
})

const money = (value: number) => Math.round(Math.abs(value)).toLocaleString('en-US')

test('the forecast: every figure of its tables comes out of its model', () => {
  const text = article('what-a-36-month-forecast-is-for')
  const run = ({ joining = 20, leaving = 0.05, price = 29, costs = 6000 } = {}) => {
    let [customers, cash, deepest, deepestMonth] = [0, 0, 0, 0]
    const months = Array.from({ length: 36 }, (_, index) => {
      customers = customers * (1 - leaving) + joining
      cash += customers * price * 0.85 - costs
      if (cash < deepest) [deepest, deepestMonth] = [cash, index + 1]
      return { customers, cash }
    })
    return { months, deepest, deepestMonth }
  }
  const base = run()
  for (const month of [12, 18, 24, 36]) {
    const { customers = 0, cash = 0 } = base.months[month - 1] ?? {}
    expect(text).toContain(`| ${month} | ${Math.round(customers)} | −$${money(cash)} |`)
  }
  const row = (change: string, { deepest, deepestMonth }: ReturnType<typeof run>) =>
    expect(text).toContain(`| ${change} | −$${money(deepest)} | ${deepestMonth} |`)
  row('as planned', base)
  row('6 % leave rather than 5 %', run({ leaving: 0.06 }))
  row('price $25 rather than $29', run({ price: 25 }))
  row('costs 10 % higher', run({ costs: 6600 }))
  row('16 new a month rather than 20', run({ joining: 16 }))
  row('first sale three months late', { ...base, deepest: base.deepest - 18_000, deepestMonth: 21 })
})

test('the count: every step follows from the one before', () => {
  const text = article('size-a-market-by-counting')
  const staffed = Math.round(187_414 * 0.6)
  const served = Math.round(187_414 * 0.6 * 0.35)
  for (const figure of [staffed, served, 12 * 149, 20 * 220]) expect(text).toContain(money(figure))
  expect(text).toContain(`$${((served * 1788) / 1e6).toFixed(1)} million`)
  expect(text).toContain(`$${money(((20 * 220) / 4 / 20) * 1788)}`)
})

test('the prices: customers needed, and what the card fee takes', () => {
  const text = article('price-a-first-product')
  for (const price of [9, 19, 49, 199]) expect(text).toContain(`| $${price} | ${Math.ceil(8000 / price)} |`)
  for (const price of [19, 49]) {
    const fee = price * 0.029 + 0.3
    expect(text).toContain(`fee $${fee.toFixed(2)}, ${((fee / price) * 100).toFixed(1)} %`)
  }
})

test('unit economics: payback with those who leave, and the first twelve months', () => {
  const text = article('read-your-own-unit-economics')
  const kept = 29 * 0.8
  const payback = Math.log(1 - (250 * 0.05) / kept) / Math.log(0.95)
  expect(text).toContain(`*n* is ${payback.toFixed(1)}`)
  expect(text).toContain(`**$${money((kept * (1 - 0.95 ** 12)) / 0.05)}**`)
  expect(text).toContain(`${(250 / kept).toFixed(1)} months`)
})
