// A figure with its working, so that a document can show both and never disagree with itself.
import { roundHalfUp } from '../../money.ts'

export type Quantity = 'money' | 'share' | 'count' | 'months' | 'ratio'

export interface Term {
  /** Missing on the first. Read from left to right. */
  op?: '+' | '−' | '×' | '÷'
  name: string
  value: number
  as: Quantity
}

export interface Measure<Id extends string = string> {
  id: Id
  name: string
  terms: Term[]
  /** Money in whole minor units, everything else as it comes. */
  result: number
  as: Quantity
}

/** Undefined when it cannot be computed: a division by nothing. */
export function measure<Id extends string>(
  id: Id,
  name: string,
  as: Quantity,
  terms: Term[],
): Measure<Id> | undefined {
  const exact = evaluate(terms)
  if (!Number.isFinite(exact)) return undefined
  return { id, name, terms, result: as === 'money' ? roundHalfUp(exact) : exact, as }
}

export function evaluate(terms: Term[]): number {
  let result = 0
  for (const { op = '+', value } of terms) {
    if (op === '+') result += value
    else if (op === '−') result -= value
    else if (op === '×') result *= value
    else result /= value
  }
  return result
}
