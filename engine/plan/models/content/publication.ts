// A publication as its texts need it.
import type { Context } from '../../context.ts'
import type { Prose } from '../../kit/prose.ts'
import type { Quantity } from '../../kit/quantity.ts'
import type { Results } from '../../results.ts'
import type { ContentKind } from './kind.ts'
import type { ContentQuantities } from './quantities.ts'

export interface Publication extends Results {
  kind: ContentKind
  known: ContentQuantities
  /** First month with income. */
  starts: number
  /** What it is about: a noun phrase. */
  subject: string
  /** The stream that single people pay, and what they are called. */
  main: 'members' | 'copies'
  payers: string
  payer: string
  /** What one of them pays. */
  price: Quantity
  /** 'in Cork', or wherever they live. */
  where: Prose
  /** Something comes out every month; not a work of years. */
  isFrequent: boolean
  /** ' a month' where the price is paid by the month. */
  per: string
}

/** 'about container shipping' names it; otherwise it is what those people care about. */
export function subjectOf({ text, names }: Context, { subject }: ContentKind): string {
  if (subject) return subject
  const found = text.match(
    /\b(?:about|covering|on the subject of|(?:newsletter|magazine|quarterly|podcast|channel|journal|blog|zine|site) on)\s+(?![\d£$€₹]|[A-Z]{3} ?\d)([^.,;:!?\n]{3,60}?)(?=[.,;:!?\n]|\s(?:with|that|which|for|paid|funded)\b|$)/i,
  )
  return found?.[1]?.trim() ?? `what ${names.buyers.words} care about`
}
