// The complete blueprint keeps to its sheets: judged right at the first try, or tried out where a plan is longer than any.
import { beforeAll, expect, test } from 'vitest'
import type { Blueprint } from '../blueprint.ts'
import { type MilestoneEdits, NO_EDITS } from '../edits.ts'
import { plainText } from '../plan/kit/prose.ts'
import type { Plan } from '../plan/plan.ts'
import { blueprintOf } from '../press/testing/printed.ts'
import { SAMPLES } from '../testing/sample-briefs.ts'
import { completeData } from './data/complete-data.ts'
import type { Paper } from './data/document-data.ts'
import { planCharts } from './data/plan-charts.ts'
import { sheetsIn } from './data/sheets.ts'
import { pagesIn } from './pages-in.ts'
import { lengthened } from './testing/lengthened.ts'
import { factsOf } from './testing/pdf.ts'
import { typesetterFor } from './testing/typesetting.ts'

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120"><path d="M11 11H109V109H11Z"/></svg>'

const blueprints = new Map<string, Blueprint>()
beforeAll(async () => {
  for (const name of Object.keys(SAMPLES)) blueprints.set(name, await blueprintOf(name))
})
const of = (name: string) => blueprints.get(name) as Blueprint

const dataOf = ({ identity }: Blueprint, plan: Plan, paper: Paper) =>
  completeData({
    plan,
    identity,
    edition: { paper, place: plan.outline.place, date: '15 Nov 2026', scripts: [] },
    charts: planCharts(plan, paper),
    cover: { mark: MARK, alternative: 'A square', dimension: '98 u' },
  })

async function pdfOf({ identity }: Blueprint, data: unknown): Promise<Uint8Array> {
  const typesetter = await typesetterFor(identity)
  return typesetter.pdf('/complete.typ', data)
}

// Those that are not printed with all their files elsewhere, and some on the paper of another place.
test.each<[string, Paper]>([
  ['claims', 'us-letter'],
  ['chores', 'us-letter'],
  ['tailors', 'us-letter'],
  ['dogs', 'a4'],
  ['bakery', 'us-letter'],
])('%s keeps to its sheets on %s', async (name, paper) => {
  const blueprint = of(name)
  const data = dataOf(blueprint, blueprint.plan, paper)
  const judged = await pdfOf(blueprint, data)
  // As the press does it: where a sheet runs over, the typesetter finds the densities by trying.
  const pdf =
    pagesIn(judged) === sheetsIn(blueprint.plan) ? judged : await pdfOf(blueprint, { ...data, chosen: {} })
  expect(pagesIn(pdf)).toBe(sheetsIn(blueprint.plan))
  expect(factsOf(pdf).pages).toBe(sheetsIn(blueprint.plan))
})

test('a plan that is much longer than any keeps to its sheets too', async () => {
  const blueprint = of('chores')
  const plan = lengthened(blueprint.plan)
  const data = dataOf(blueprint, plan, plan.outline.paper)
  expect(lettersIn(plan)).toBeGreaterThan(1.55 * lettersIn(blueprint.plan))
  const judged = await pdfOf(blueprint, data)
  // As the press does it: without densities the typesetter finds them by trying.
  const sheets = sheetsIn(plan)
  const pdf = pagesIn(judged) === sheets ? judged : await pdfOf(blueprint, { ...data, chosen: {} })
  expect(pagesIn(pdf)).toBe(sheets)
})

const LONG = 'We bake 48 loaves a night, and every one of them is sold before noon. '.repeat(280)
const SHORT = 'Bread.'
const everything = (text: string): MilestoneEdits => ({
  vision: { coreIdea: text, problem: text, whyNow: text },
  audience: { target: text, painPoints: Array(30).fill(text.slice(0, 900)), demographics: text },
  mvp: { featureList: Array(40).fill(text.slice(0, 200)), techStack: text, timeline: text },
  monetization: { pricingModel: text, revenue: text, channels: Array(40).fill(text.slice(0, 200)) },
  launch: { strategy: text, channels: Array(40).fill(text.slice(0, 200)), timeline: text },
})

test.each([
  ['long', LONG, 'bakery'],
  ['short', SHORT, 'dogs'],
])('a plan with %s milestones of the founder’s keeps to its sheets', async (_, text, name) => {
  const blueprint = await blueprintOf(name, { ...NO_EDITS, milestones: everything(text) })
  const data = dataOf(blueprint, blueprint.plan, blueprint.plan.outline.paper)
  const judged = await pdfOf(blueprint, data)
  const sheets = sheetsIn(blueprint.plan)
  const pdf = pagesIn(judged) === sheets ? judged : await pdfOf(blueprint, { ...data, chosen: {} })
  expect(pagesIn(pdf)).toBe(sheets)
})

const lettersIn = ({ sections }: Plan) =>
  sections
    .flatMap(({ blocks }) => blocks)
    .reduce((sum, block) => sum + (block.kind === 'paragraph' ? plainText(block.prose).length : 0), 0)
