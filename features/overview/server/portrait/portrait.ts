// What the first tab says of a plan. It draws logos and goes through every sentence, so it belongs beside the thread that
// serves people.
import type { PrintableBlueprint } from '#engine/blueprint.ts'
import type { Concept } from '#engine/brand/brand.ts'
import { boundsOf } from '#engine/brand/logos/draft.ts'
import { logosOf } from '#engine/brand/logos/logos.ts'
import { filled, shifted } from '#engine/drawing/shapes.ts'
import { scriptsIn } from '#engine/fonts/clusters.ts'
import { FACES, type FaceId, SCRIPTS } from '#engine/fonts/faces.ts'
import { createOutlines, type Outlines } from '#engine/fonts/outlines.ts'
import { prosesOf } from '#engine/plan/kit/marks.ts'
import { plainText } from '#engine/plan/kit/prose.ts'
import { capital } from '#engine/plan/names.ts'
import type { Plan } from '#engine/plan/plan.ts'
import { HOUSE_FONTS, readFonts } from '#engine/press/read-parts.ts'
import type { OverviewPlan, Venture } from '../../contract.ts'
import { checkedFiguresOf } from './checked-figures.ts'
import { figuresOf } from './key-figures.ts'
import { sheetTitles } from './sheet-titles.ts'
import { drawingOf, ventureOf } from './venture-look.ts'

export interface Portrait {
  venture: Venture
  plan: OverviewPlan
}

const WORDS_A_MINUTE = 230

/** `pages`: how many the PDF has, where it is there. */
export function portraitOf({ plan, identity }: PrintableBlueprint, pages: number | undefined): Portrait {
  const outlines = outlinesFor(plan)
  const logos = logosOf(identity, plan.brandedBy ?? plan.understood, outlines)
  const { display, displayWeight, text } = identity.type
  const { outline } = plan
  return {
    venture: ventureOf(identity.palette, logos),
    plan: {
      claim: claimOf(plan),
      lead: leadOf(plan),
      founder: plan.founder,
      place: outline.place,
      paper: outline.paper,
      readingMinutes: Math.max(1, Math.round(wordsIn(plan) / WORDS_A_MINUTE)),
      figures: figuresOf(plan),
      breaksEven: plan.finance.breakEven.positiveFrom !== undefined,
      checked: checkedFiguresOf(plan),
      steps: outline.ninetyDays.map(({ day, action }) => ({ day, action: plainText(action) })),
      sheets: sheetTitles(plan, pages),
      logos: logos.concepts.map(({ number, title, kind, mark }, index) => ({
        number,
        title,
        kind: KINDS[kind],
        isChosen: index === logos.chosen,
        drawing: drawingOf(mark),
      })),
      swatches: SWATCHES.map((ink) => identity.palette.light[ink]).map(({ name, hex }) => ({ name, hex })),
      faces: [
        faceOf(outlines, { face: display, weight: displayWeight, use: 'Headlines' }),
        faceOf(outlines, { face: text, weight: 400, use: 'Text' }),
      ],
    },
  }
}

const SWATCHES = ['primary', 'mid', 'tint', 'ink', 'signal'] as const

const KINDS: Record<Concept['kind'], string> = {
  monogram: 'Monogram',
  geometric: 'Geometric',
  'negative-space': 'Negative space',
  wordmark: 'Wordmark',
  emblem: 'Emblem',
  abstract: 'Abstract',
}

function outlinesFor({ name }: Plan) {
  const more = scriptsIn(name).flatMap((script) => Object.values(SCRIPTS[script].files))
  return createOutlines(readFonts([...HOUSE_FONTS, ...more]))
}

type Face = OverviewPlan['faces'][number]

/** Drawn, so that a page shows the face without loading it. */
function faceOf(
  outlines: Outlines,
  { face, weight, use }: { face: FaceId; weight: number; use: Face['use'] },
): Face {
  const { path, width, capHeight } = outlines.text('Aa', { face, weight, size: 100 })
  const { top, bottom } = boundsOf([filled(path, 'primary')])
  const items = [filled(shifted(path, 0, -top), 'primary')]
  return {
    family: FACES[face].family,
    use,
    sample: drawingOf({ width, height: Math.max(bottom - top, capHeight), items }),
  }
}

function claimOf({ sections, name }: Plan): string {
  const claim = sections.find(({ id }) => id === 'summary')?.claim
  return claim ? plainText(claim) : name
}

/** 'Drone roof inspections for homeowners in Texas.' */
function leadOf({ outline: { offer, buyers } }: Plan): string {
  const isNeedless = / for /.test(offer) || !buyers
  return `${capital(offer)}${isNeedless ? '' : ` for ${buyers}`}.`
}

const wordsIn = ({ sections }: Plan): number =>
  sections
    .flatMap(({ blocks }) => blocks.flatMap(prosesOf))
    .reduce((sum, prose) => sum + plainText(prose).split(/\s+/).length, 0)
