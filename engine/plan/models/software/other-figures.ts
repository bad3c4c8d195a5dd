// Figures of the brief that drive nothing here, or are shown beside what does: a founder's number is never dropped.
import type { FactKind } from '../../../understand/understanding.ts'
import { cite, type Prose, say, together } from '../../kit/prose.ts'
import type { Quantity } from '../../kit/quantity.ts'
import { short } from '../../names.ts'
import { factOf } from './facts.ts'
import type { Product } from './product.ts'
import { w } from './told.ts'

const SHOWN: FactKind[] = ['price', 'average-order', 'take-rate', 'unit-cost', 'rent']

export function otherFigures({ context, known }: Product): Prose | undefined {
  const used = new Set([known.price.id, known.monthly.id])
  const others = SHOWN.flatMap((kind) => context.allSaid(kind))
    .filter(({ id }) => !used.has(id))
    .slice(0, 8)
  if (others.length === 0) return undefined
  return together(
    context.choose('soft-others', [
      say`The brief names more figures than this table uses.`,
      say`Other amounts stand in the brief too.`,
    ]),
    ...others.map((one) => say`${cite(one)}, from ‘${w(evidenceOf(one))}’: ${useOf(one)}.`),
  )
}

const evidenceOf = (quantity: Quantity) => short(factOf(quantity)?.evidence.words ?? '')

function useOf(quantity: Quantity): Prose {
  const fact = factOf(quantity)
  if (fact?.amount?.currency) return say`in another currency, so it is shown and not computed with`
  switch (fact?.kind) {
    case 'unit-cost':
      return say`taken as what serving costs, where it lies below the price`
    case 'rent':
      return say`in the running costs`
    case 'take-rate':
      return say`the share that is kept`
    case 'average-order':
      return say`what one order is worth to the customer’s customer`
    default:
      return quantity.value > 0
        ? say`offered beside the main price and left out of the projection until somebody has bought it`
        : say`free, and therefore no line of revenue`
  }
}
