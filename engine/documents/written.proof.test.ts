// Plans whose sections a language model wrote freely: printed whole, on as many sheets as they say, none of them empty.
import { beforeAll, describe, expect, test } from 'vitest'
import { type Blueprint, makeBlueprint } from '../blueprint.ts'
import { COMPOSED_BRIEFS } from '../compose/testing/composed-briefs.ts'
import { knowledge } from '../knowledge/knowledge.ts'
import { plainText } from '../plan/kit/prose.ts'
import type { Plan } from '../plan/plan.ts'
import { squashed } from '../press/testing/expected-text.ts'
import { SAMPLES } from '../testing/sample-briefs.ts'
import { completeData } from './data/complete-data.ts'
import { planCharts } from './data/plan-charts.ts'
import { sheetOf, sheetsIn } from './data/sheets.ts'
import { factsOf, type PdfFacts, pageAsPoints } from './testing/pdf.ts'
import { typesetterFor } from './testing/typesetting.ts'
import { textsOf, writtenPlan } from './testing/written-plan.ts'

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120"><path d="M11 11H109V109H11Z"/></svg>'

interface Printed {
  plan: Plan
  pdf: Uint8Array
  facts: PdfFacts
}

async function printed({ identity }: Blueprint, plan: Plan): Promise<Printed> {
  const { paper, place } = plan.outline
  const data = completeData({
    plan,
    identity,
    edition: { paper, place, date: '15 Nov 2026', scripts: [] },
    charts: planCharts(plan, paper),
    cover: { mark: MARK, alternative: 'A square', dimension: '98 u' },
  })
  const typesetter = await typesetterFor(identity)
  const pdf = await typesetter.pdf('/complete.typ', data)
  return { plan, pdf, facts: factsOf(pdf) }
}

const HOUSE = ['market', 'pricing', 'go-to-market', 'finance']

const prints = new Map<string, Printed>()
beforeAll(async () => {
  const doors = await makeBlueprint(COMPOSED_BRIEFS.doors, { knowledge })
  const chores = await makeBlueprint(SAMPLES.chores, { knowledge })
  prints.set('wholly by a model', await printed(doors, writtenPlan(doors.plan)))
  prints.set('partly by the house', await printed(doors, writtenPlan(doors.plan, HOUSE)))
  prints.set('on other paper', await printed(chores, writtenPlan(chores.plan)))
}, 120_000)
const of = (name: string) => prints.get(name) as Printed

describe.each(['wholly by a model', 'partly by the house', 'on other paper'])('a plan %s', (name) => {
  test('has the sheets it says, judged right at the first try', () => {
    const { plan, facts } = of(name)
    expect(facts.pages).toBe(sheetsIn(plan))
    expect(facts.pages).toBeGreaterThanOrEqual(18)
    expect(facts.pages).toBeLessThanOrEqual(22)
  })

  test('says every sentence of every section, from the sheet on which the section begins', () => {
    const { plan, facts } = of(name)
    const sheets = sheetOf(plan)
    const missing = plan.sections
      .filter(({ id }) => id !== 'assumptions' && !(name === 'partly by the house' && HOUSE.includes(id)))
      .flatMap((section) => {
        const text = squashed(facts.pageTexts.slice(sheets[section.id] - 1).join(' '))
        return textsOf(section)
          .map(plainText)
          .filter((words) => !isDrawn(section.id, words))
          .filter((words) => !text.includes(squashed(words)))
          .map((words) => `${section.id}: ${words}`)
      })
    expect(missing).toEqual([])
  })

  test('leaves no sheet emptier than a third', () => {
    const { pdf, facts } = of(name)
    const filled = facts.pageTexts.map((_, i) => filledOf(pdf, i + 1))
    expect(filled.map((share, i) => [i + 1, share]).filter(([, share = 0]) => share < 1 / 3)).toEqual([])
  })
})

/** Single changes are bars, and what one leaves out is not said in words. */
const isDrawn = (id: string, words: string): boolean =>
  id === 'scenarios' && /[+−]\d|later$|^−?[£$]/.test(words)

/** Strips as high as a line of text, from the header to the footer, of which some part is printed. */
function filledOf(pdf: Uint8Array, page: number): number {
  const dpi = 36
  const { width, height, rgba } = pageAsPoints(pdf, page, dpi)
  const at = (x: number, y: number) => rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 3).join()
  const ground = at(width - 2, Math.floor(height / 2))
  const isInked = (y: number) => {
    for (let x = 10; x < width - 10; x++) if (at(x, y) !== ground) return true
    return false
  }
  const strip = Math.round((12 / 72) * dpi)
  const [top, bottom] = [Math.floor(height * 0.1), Math.floor(height * 0.92)]
  const strips = Array.from({ length: Math.floor((bottom - top) / strip) }, (_, i) => top + i * strip)
  const inked = strips.filter((y) => Array.from({ length: strip }, (_, i) => y + i).some(isInked))
  return inked.length / strips.length
}
