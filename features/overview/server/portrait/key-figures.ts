// The five figures of the summary, in words that stand alone on a page.
import { formatMoney } from '#engine/money.ts'
import type { Plan } from '#engine/plan/plan.ts'
import type { OverviewPlan, Provenance } from '../../contract.ts'

type Figure = OverviewPlan['figures'][number]
type KeyFigure = Plan['outline']['keyFigures'][number]

const LONGEST_MONEY = 9

const PROVENANCE_OF: Record<KeyFigure['basis'], Provenance> = {
  founder: 'founder',
  // The founder put another value in the place of ours.
  set: 'founder',
  source: 'source',
  assumption: 'assumption',
  computed: 'computed',
}

export function figuresOf({ outline, finance }: Plan): Figure[] {
  const { positiveFrom } = finance.breakEven
  return outline.keyFigures.map((figure, place) => ({
    ...wordsOf(figure, place, { positiveFrom, currency: finance.projection.currency }),
    provenance: PROVENANCE_OF[figure.basis],
    isWarning: figure.isWarning === true,
  }))
}

interface Facts {
  positiveFrom: number | undefined
  currency: Plan['finance']['projection']['currency']
}

function wordsOf({ text, label, value }: KeyFigure, place: number, { positiveFrom, currency }: Facts) {
  if (place === BREAK_EVEN)
    return {
      text: positiveFrom === undefined ? 'Not in 36 months' : `Month ${positiveFrom}`,
      label: 'break-even',
    }
  if (place === RAISE) {
    const whole = formatMoney(value, currency, { digits: 0 })
    return { text: whole.length > LONGEST_MONEY ? text : whole, label }
  }
  return { text: text.replace(/ mo$/, ' months'), label }
}

const BREAK_EVEN = 3
const RAISE = 4
