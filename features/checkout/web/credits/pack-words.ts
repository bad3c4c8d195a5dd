import { dollars, type PackFacts } from '../../prices.ts'

/** '5 blueprints · $0.60 each' */
export function perPiece({ quantity, priceCents }: PackFacts): string {
  if (quantity === 1) return '1 blueprint'
  return `${quantity} blueprints · ${dollars(priceCents / quantity)} each`
}
