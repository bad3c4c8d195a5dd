import { expect, test } from 'vitest'
import type { Fact } from '../../read/understanding.ts'
import { cite, type Prose, say } from '../kit/prose.ts'
import { type Quantity, words } from '../kit/quantity.ts'
import type { Block, Section } from '../kit/section.ts'
import { faultsOf } from './gate.ts'

const fact: Fact = {
  id: 'rent',
  kind: 'rent',
  evidence: { field: 'additionalContext', words: '1,900 euro a month' },
  amount: { low: 190_000, high: 190_000, unit: 'money', per: 'month' },
  about: 'unit',
  approximate: false,
}
const rent: Quantity = {
  id: 'rent',
  value: 190_000,
  text: '€1,900 a month',
  basis: { kind: 'founder', fact },
}
const price = (value: number, text: string): Quantity => ({
  id: 'price',
  value,
  text,
  basis: {
    kind: 'assumption',
    low: 400,
    high: 700,
    range: '€4 to €7',
    why: 'no price is given',
  },
})

const paragraph = (prose: Prose): Block => ({ kind: 'paragraph', prose })
const ending: Block = { kind: 'ending', label: 'Test', prose: say`Ask the neighbours.` }

function check(blocks: Block[], more: { mustSay?: string[]; facts?: Fact[] } = {}) {
  const sections: Section[] = [{ id: 'problem', title: 'Problem', blocks }]
  return faultsOf({ name: 'Larder', mustSay: [], facts: [], sections, ...more }).map(({ rule }) => rule)
}

const good = paragraph(say`${words('Larder')} is rented at ${cite(rent)}.`)

test('a section with its facts, its figures and an ending passes', () => {
  expect(check([good, ending], { facts: [fact], mustSay: ['rented'] })).toEqual([])
})

test.each<[string, Block[]]>([
  ['empty section', []],
  ['no ending', [good]],
  ['figure without a source', [good, paragraph(say`It costs 12 euro.`), ending]],
  ['placeholder', [good, paragraph(say`It costs undefined.`), ending]],
  ['placeholder', [good, paragraph(say`It costs ${price(500, '€NaN')}.`), ending]],
  ['banned word', [good, paragraph(say`This is an innovative loaf.`), ending]],
  ['same opening', [good, paragraph(say`The bread rests.`), paragraph(say`The bread waits.`), ending]],
  [
    'two values for one figure',
    [good, paragraph(say`From ${price(500, '€5')} to ${price(600, '€6')}.`), ending],
  ],
  ['not a number', [good, paragraph(say`It is ${price(Number.NaN, '€5')}.`), ending]],
  ['assumption outside its range', [good, paragraph(say`It is ${price(900, '€9')}.`), ending]],
  [
    'repeated sentence',
    [
      good,
      paragraph(say`Nobody in this street has been asked about it yet.`),
      paragraph(say`So far so good. Nobody in this street has been asked about it yet.`),
      ending,
    ],
  ],
])('%s is a fault', (rule, blocks) => {
  expect(check(blocks)).toContain(rule)
})

test('a number may stand without its thing where the sentence names it', () => {
  const said = paragraph(say`Of ${price(500, '5 loaves')} some ${price(500, '5')} white loaves stay.`)
  expect(check([good, said, ending])).not.toContain('two values for one figure')
})

test.each<[string, Prose]>([
  ['figure without a source', say`It costs 12 euro.`],
  ['placeholder', say`It costs undefined.`],
  ['banned word', say`An innovative loaf.`],
  ['not a number', say`It costs ${price(Number.NaN, '€5')}.`],
  ['two values for one figure', say`From ${price(500, '€5')} to ${price(600, '€6')}.`],
  ['long claim', say`${words('a'.repeat(97))}`],
  ['repeated sentence', say`Nobody in this street has been asked about it yet.`],
])('a claim is checked like any other text: %s', (rule, claim) => {
  const told = paragraph(say`Nobody in this street has been asked about it yet.`)
  const section: Section = { id: 'problem', title: 'Problem', claim, blocks: [good, told, ending] }
  const found = faultsOf({ name: 'Larder', mustSay: [], facts: [], sections: [section] })
  expect(found.map((fault) => fault.rule)).toContain(rule)
})

test('the summary holds no figure that the body lacks', () => {
  const body: Section = { id: 'problem', title: 'Problem', blocks: [good, ending] }
  const told = paragraph(say`Larder sells at ${price(500, '€5')}.`)
  const summary: Section = {
    id: 'summary',
    title: 'Summary',
    blocks: [told, { ...ending, prose: say`Go on.` } as Block],
  }
  const plan = (sections: Section[]) => faultsOf({ name: 'Larder', mustSay: [], facts: [], sections })
  expect(plan([summary, body]).map(({ rule }) => rule)).toEqual(['only in the summary'])
  expect(plan([summary, { ...body, blocks: [good, told, ending] }])).toEqual([])
  const claimed: Section = { ...summary, claim: say`Sold at ${price(500, '€5')}.`, blocks: [good, ending] }
  expect(plan([claimed, { ...body, blocks: [good] }]).map(({ rule }) => rule)).toContain(
    'only in the summary',
  )
})

test('a market that does not nest is a fault', () => {
  const rings = (values: number[]): Block => ({
    kind: 'chart',
    title: 'Market',
    alternative: say`Larder’s market.`,
    chart: { kind: 'nested', unit: 'EUR', rings: values.map((value, i) => ({ name: `${i}`, value })) },
  })
  expect(check([rings([900, 300, 30]), ending])).toEqual([])
  expect(check([rings([900, 30, 300]), ending])).toContain('market does not nest')
  expect(check([rings([900, 300, 0]), ending])).toContain('market does not nest')
})

test('a figure that drives the money counts as used only in the plan itself', () => {
  const list: Section = {
    id: 'assumptions',
    title: 'Assumptions',
    blocks: [paragraph(say`Larder: ${rent}.`)],
  }
  const found = faultsOf({ name: 'Larder', mustSay: [], facts: [fact], sections: [list] })
  expect(found.map(({ rule }) => rule)).toEqual(['unused fact'])
})

test('what the founder said may hold numbers and any word', () => {
  expect(check([paragraph(say`Larder sells to ${words('2 to 40 innovative farms')}.`), ending])).toEqual([])
})

test('a name, a telling word or a founder’s figure that never appears is a fault', () => {
  const found = check([paragraph(say`Bread is sold.`), ending], { mustSay: ['sourdough'], facts: [fact] })
  expect(found).toEqual(['missing word', 'missing word', 'unused fact'])
})
