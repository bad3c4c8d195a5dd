// Which trade a producer is in, by the words of the brief.
import type { Context } from '../../context.ts'
import { kindOf } from '../kind.ts'
import type { Goods } from './goods.ts'
import { FOOD } from './goods-food.ts'
import { HOME } from './goods-home.ts'
import { INDUSTRY } from './goods-industry.ts'
import { PLAIN } from './goods-plain.ts'

export function goodsOf(context: Context): Goods {
  return kindOf(context, [...FOOD, ...HOME, ...INDUSTRY], PLAIN)
}
