// The three documents of a blueprint, as PDF.
import type { Brand } from '../brand/brand.ts'
import { tokensCss } from '../brand/tokens-css.ts'
import { coloursFor } from '../brand/treatments.ts'
import { svgOf } from '../drawing/svg.ts'
import { plainText } from '../plan/kit/prose.ts'
import type { Plan } from '../plan/plan.ts'
import { brandGuideData, type PackFile } from './data/brand-guide-data.ts'
import { type CompleteInput, completeData, SHEET_OF, SHEETS } from './data/complete-data.ts'
import type { Edition } from './data/document-data.ts'
import { packageOf } from './data/package-data.ts'
import type { PlanChart } from './data/plan-charts.ts'
import { quickstartData } from './data/quickstart-data.ts'
import { pagesIn } from './pages-in.ts'
import type { Typesetter } from './typesetter.ts'

export interface Subject {
  plan: Plan
  brand: Brand
  edition: Edition
  charts: PlanChart[]
}

/** Densities are judged first; where a sheet runs over all the same, the typesetter tries them out. */
export async function completePdf(typesetter: Typesetter, subject: Subject): Promise<Uint8Array> {
  const { plan, brand, edition, charts } = subject
  const input: CompleteInput = { plan, identity: brand.identity, edition, charts, cover: coverOf(brand) }
  const judged = await typesetter.pdf('/complete.typ', completeData(input))
  if (pagesIn(judged) === SHEETS) return judged
  return typesetter.pdf('/complete.typ', completeData(input, { isTried: true }))
}

function coverOf(brand: Brand) {
  const { mark, idea } = chosenOf(brand)
  return {
    mark: svgOf(mark, coloursFor(brand.identity.palette, 'reversed')),
    alternative: `The mark of ${brand.identity.name}: ${idea}`,
    dimension: '98 u',
  }
}

function chosenOf({ logos: { concepts, chosen } }: Brand) {
  const concept = concepts[chosen]
  if (!concept) throw new Error('A brand without a logo.')
  return concept
}

export function brandGuidePdf(
  typesetter: Typesetter,
  { plan, brand, edition }: Subject,
  files: PackFile[],
): Promise<Uint8Array> {
  return typesetter.pdf(
    '/brand-guide.typ',
    brandGuideData({
      brand,
      edition,
      model: plan.understood.model.value,
      files,
      tokens: { file: 'tokens.css', lines: tokenLines(tokensCss(brand.identity)) },
    }),
  )
}

/** The variables of the light theme, as they stand in the file. */
function tokenLines(css: string): { name: string; value: string }[] {
  const light = css.slice(0, css.indexOf('@media'))
  return [...light.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => ({ name, value }))
}

export function quickstartPdf(
  typesetter: Typesetter,
  { plan, brand, edition }: Subject,
): Promise<Uint8Array> {
  const { quickstart, buyers } = plan.outline
  return typesetter.pdf(
    '/quickstart.typ',
    quickstartData({
      identity: brand.identity,
      mark: chosenOf(brand).mark,
      edition,
      quickstart: {
        ...quickstart,
        numbers: quickstart.numbers.map(({ label, target }) => ({ label, target: plainText(target) })),
        tools: quickstart.tools.map(({ name, choice }) => ({ what: name, why: plainText(choice) })),
      },
      buyer: buyers,
      pages: SHEET_OF,
      files: packageOf(plan.name),
    }),
  )
}
