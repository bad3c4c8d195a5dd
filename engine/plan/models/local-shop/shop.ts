// A shop as its texts need it: the trade, the money, and how to call people and places.
import type { Context } from '../../context.ts'
import type { Projection } from '../../finance/projection.ts'
import { type Prose, say } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import type { ModelMoney } from '../parts.ts'
import { type ShopParts, shopParts } from './money.ts'
import type { Trade } from './trade.ts'
import { tradeOf } from './trades.ts'

export interface Shop {
  context: Context
  trade: Trade
  parts: ShopParts
  money: ModelMoney
  projection: Projection
  names: {
    /** First name, or 'the founder'. */
    founder: string
    /** 'in Cork city', or 'in the neighbourhood'. */
    where: Prose
  }
}

export function describeShop(context: Context, money: ModelMoney, projection: Projection): Shop {
  const { u } = context
  const locality = u.place.value.locality
  return {
    context,
    money,
    projection,
    trade: tradeOf(`${u.offer.value} ${u.parts.map(({ value }) => value).join(' ')}`),
    parts: shopParts(context),
    names: {
      founder: u.founder.split(' ')[0] || 'the founder',
      where: locality ? say`in ${words(locality)}` : say`in the neighbourhood`,
    },
  }
}
