// Which trade a producer is in, by the words of the brief.
import type { Context } from '../../context.ts'
import { kindOf } from '../kind.ts'
import type { Goods } from './goods.ts'
import { FOOD } from './goods-food.ts'
import { HOME } from './goods-home.ts'
import { INDUSTRY } from './goods-industry.ts'
import { PLAIN } from './goods-plain.ts'

/** Things a price is named for; others may be a town or a person. */
const COUNTED =
  /^(can|bottle|jar|keg|case|box|bar|tray|bag|loaf|pack|tin|tub|pair|pallet|panel|brick|tile|board|chair|table|toy|candle|litre|sheet|part|cup|shirt|mug|block)$/

const MANY: Record<string, string> = { box: 'boxes', loaf: 'loaves' }

/** As the founder counts: '£2.10 a can' makes it cans. */
export function goodsOf(context: Context): Goods {
  const goods = kindOf(context, [...FOOD, ...HOME, ...INDUSTRY], PLAIN)
  const named = context.u.facts
    .filter(({ kind, amount }) => kind === 'price' && amount?.per === 'unit')
    .map(({ about }) => about.trim().toLowerCase())
    .find((about) => COUNTED.test(about))
  return named ? { ...goods, unit: { one: named, many: MANY[named] ?? `${named}s` } } : goods
}
