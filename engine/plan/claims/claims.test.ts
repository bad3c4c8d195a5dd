// Headlines: one for each section, short, and true whatever the figures turn out to be.
import { describe, expect, test } from 'vitest'
import { SAMPLES } from '../../testing/sample-briefs.ts'
import { tradeLibrary } from '../../trades/library.ts'
import type { Scenario } from '../finance/scenarios.ts'
import { figuresOf, type Prose, plainText } from '../kit/prose.ts'
import { SECTION_IDS } from '../kit/section.ts'
import type { Drafted } from '../make-plan.ts'
import { faultsIn, planFor } from '../testing/plans.ts'
import { scepticClaim } from './doubt.ts'
import { type Ground, LONGEST_CLAIM } from './ground.ts'
import { fundingClaim, scenariosClaim } from './money.ts'

const LONG_NAME =
  'The Extraordinarily Long-Named Company for Everything in the Whole Wide World and Beyond Limited'

const PLANS: [string, Drafted][] = [
  ...Object.entries(SAMPLES).map(([name, brief]): [string, Drafted] => [name, planFor(brief)]),
  ...tradeLibrary()
    .trades.filter((_, i) => i % 8 === 0)
    .map((trade): [string, Drafted] => [
      `a long name as ${trade.id}`,
      planFor({ ...SAMPLES.bakery, startupName: LONG_NAME }, trade),
    ]),
  ['one word', planFor({ startupName: 'Kit', businessIdea: 'AI' })],
]

const claimsOf = ({ sections }: Drafted) =>
  sections.map(({ id, claim }) => ({ id, text: claim ? plainText(claim) : '' }))

describe.each(PLANS)('%s', (_, plan) => {
  test('every section opens with a claim of two lines at most', () => {
    expect(claimsOf(plan).map(({ id }) => id)).toEqual([...SECTION_IDS])
    for (const { text } of claimsOf(plan)) {
      expect(text).toMatch(/^[\p{Lu}\p{N}\p{Sc}−].*\.$/u)
      expect(text.length).toBeGreaterThan(10)
      expect(text.length).toBeLessThanOrEqual(LONGEST_CLAIM)
      expect(text).not.toMatch(/ {2}|\.\.|\bmany (?:parts|steps|ways|risks)/)
    }
    expect(faultsIn(plan).filter(({ isMinor }) => !isMinor)).toEqual([])
  })

  test('it repeats neither the title nor the first sentence', () => {
    for (const { title, claim, blocks } of plan.sections) {
      const text = claim ? plainText(claim) : ''
      expect(text.toLowerCase()).not.toBe(`${title.toLowerCase()}.`)
      const [first] = blocks
      if (first?.kind === 'paragraph') expect(plainText(first.prose).startsWith(text)).toBe(false)
    }
  })

  test('its figures are known: said, looked up, assumed or computed', () => {
    const known = new Set(plan.context.known().map(({ id }) => id))
    for (const figure of plan.sections.flatMap(({ claim }) => (claim ? figuresOf(claim) : [])))
      expect(figure.basis.kind === 'computed' || known.has(figure.id.replace(/\.bare$/, ''))).toBe(true)
  })
})

test('the six do not open alike', () => {
  const all = Object.values(SAMPLES).map((brief) => claimsOf(planFor(brief)).map(({ text }) => text))
  // Whether software is sold, and whether somebody pays yet: there are two answers to each.
  const few = new Set(['architecture', 'problem'])
  for (const [i, id] of SECTION_IDS.entries())
    expect(new Set(all.map((claims) => claims[i])).size, id).toBeGreaterThan(few.has(id) ? 1 : 3)
})

const base = planFor(SAMPLES.chores)
const text = (prose: Prose) => plainText(prose)
const amount = (id: string, value: number) => base.context.computed(id, value, base.context.money(value))

/** The plan with some results replaced. */
const withResults = (changes: Partial<Ground['results']>): Ground => ({
  ...base,
  results: { ...base.results, ...changes },
})
test('what has to be raised is what the plan asks for', () => {
  const none = withResults({ raise: amount('raise', 0) })
  expect(text(fundingClaim(none))).toMatch(/Nothing has to be raised|The money is there/)
  expect(text(fundingClaim(base))).toContain(base.results.raise.text)
  const round = withResults({ raise: amount('raise', 90_000_00) })
  expect(text(fundingClaim(round))).toMatch(/\$90,000/)
  const useless = withResults({
    raise: amount('raise', 90_000_00),
    need: { ...base.results.need, raise: 0, need: 0 },
  })
  expect(text(fundingClaim(useless))).toContain('would need nothing')
})

test('of three cases as many hold as the headline says', () => {
  const failing = (ids: string[]) =>
    withResults({
      cases: base.results.cases.map(({ id }) => {
        const one = { ...(base.results.cases.find((each) => each.id === 'good') as Scenario), id }
        if (!ids.includes(id)) return one
        const { projection, outcome } = one
        const months = projection.balance.cash.months.map((cash, i) => (i < 20 ? cash : -1))
        const cash = { ...projection.balance.cash, months }
        return {
          ...one,
          projection: { ...projection, balance: { ...projection.balance, cash } },
          outcome: { ...outcome, lowestCash: { month: 21, amount: -1 } },
        }
      }),
    })
  expect(text(scenariosClaim(failing([])))).not.toMatch(/runs out|ends in/)
  expect(text(scenariosClaim(failing(['cautious'])))).toContain('month 21')
  expect(text(scenariosClaim(failing(['cautious', 'base'])))).toContain('Only the good case')
  expect(text(scenariosClaim(failing(['cautious', 'base', 'good'])))).toContain('None')
})

test('the sceptic’s page names whom it speaks against', () => {
  expect(text(scepticClaim(base))).toContain('Chore Wheel')
  expect(text(scepticClaim(planFor({ ...SAMPLES.dogs, startupName: LONG_NAME })))).toContain('this plan')
})

test('a price that is a bound is not said ‘at at least’', () => {
  for (const startupName of ['Tonic', 'Harbour', 'Northbeam', 'Quill', 'Ember', 'Larch']) {
    const plan = planFor({ ...SAMPLES.dogs, startupName, additionalContext: 'From $30 per walk.' })
    expect(
      claimsOf(plan)
        .map((claim) => claim.text)
        .join(' '),
    ).not.toMatch(/\bat at\b/)
  }
})
