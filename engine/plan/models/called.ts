// What a brief calls the thing it sells or lets: 'candles' says more than 'pieces'.
import type { Context } from '../context.ts'

type Called = readonly [cue: RegExp, one: string, many: string]

/** The first name of the table that the offer uses, or the trade's own. */
export function called<Kind extends { one: string; many: string }>(
  { u }: Pick<Context, 'u'>,
  kind: Kind,
  names: readonly Called[],
): Kind {
  const found = names.find(([cue]) => cue.test(u.offer.value))
  return found ? { ...kind, one: found[1], many: found[2] } : kind
}

/** 'candle', 'candles': where the plural is regular. */
export const named = (...ones: string[]): Called[] =>
  ones.map((one) => [new RegExp(`\\b${one}s?\\b`, 'i'), one, `${one}s`] as const)
