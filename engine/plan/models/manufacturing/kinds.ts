// Which trade a producer is in, by the words of the brief.
import type { Context } from '../../context.ts'
import { wareIn } from '../kind.ts'
import type { Goods } from './goods.ts'
import { PLAIN } from './goods-plain.ts'
import { BUILDING } from './trades/building.ts'
import { CARE } from './trades/care.ts'
import { DRINKS } from './trades/drinks.ts'
import { ELECTRONICS } from './trades/electronics.ts'
import { FOOD } from './trades/food.ts'
import { FURNITURE } from './trades/furniture.ts'
import { GREENS } from './trades/greens.ts'
import { PACKAGING } from './trades/packaging.ts'
import { PARTS } from './trades/parts.ts'
import { PRINT } from './trades/print.ts'
import { TEXTILES } from './trades/textiles.ts'
import { TOYS } from './trades/toys.ts'

/** Where a brief uses the words of two as often, the first counts. */
const KNOWN: Goods[] = [
  DRINKS,
  FOOD,
  GREENS,
  CARE,
  FURNITURE,
  TEXTILES,
  TOYS,
  PARTS,
  PACKAGING,
  BUILDING,
  ELECTRONICS,
  PRINT,
]

/** Things a price is named for; others may be a town or a person. */
const COUNTED =
  /^(can|bottle|jar|keg|case|box|bar|tray|bag|loaf|pack|tin|tub|pair|pallet|panel|brick|tile|board|chair|table|toy|candle|litre|sheet|part|cup|shirt|mug|block)$/

const MANY: Record<string, string> = { box: 'boxes', loaf: 'loaves' }

/** As the founder counts: '£2.10 a can' makes it cans. */
export function goodsOf(context: Context): Goods {
  const goods = wareIn(context, KNOWN, PLAIN)
  const named = context.u.facts
    .filter(({ kind, amount }) => kind === 'price' && amount?.per === 'unit')
    .map(({ about }) => about.trim().toLowerCase())
    .find((about) => COUNTED.test(about))
  return named ? { ...goods, unit: { one: named, many: MANY[named] ?? `${named}s` } } : goods
}
