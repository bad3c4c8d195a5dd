// Which trade a marketplace is in, by the words of its brief.
import type { Context } from '../../context.ts'
import { kindOf } from '../kind.ts'
import type { Trade } from './trade.ts'
import { alteredClothes } from './trades/altered-clothes.ts'
import { betweenFirms } from './trades/between-firms.ts'
import { care } from './trades/care.ts'
import { evenings } from './trades/evenings.ts'
import { experts } from './trades/experts.ts'
import { food } from './trades/food.ts'
import { homeServices } from './trades/home-services.ts'
import { lending } from './trades/lending.ts'
import { lessons } from './trades/lessons.ts'
import { makers } from './trades/makers.ts'
import { plain, plainForFirms } from './trades/plain.ts'
import { resale } from './trades/resale.ts'
import { rooms } from './trades/rooms.ts'
import { training } from './trades/training.ts'
import { trips } from './trades/trips.ts'
import { usedEquipment } from './trades/used-equipment.ts'

/** Where a brief's words fit two of them alike, the first is taken. */
const TRADES: Trade[] = [
  resale,
  alteredClothes,
  makers,
  usedEquipment,
  food,
  betweenFirms,
  homeServices,
  lessons,
  care,
  experts,
  trips,
  lending,
  evenings,
  rooms,
  training,
]

export function tradeOf(context: Context): Trade {
  const field = soughtIn(context)
  const rest =
    context.u.sells.basis !== 'assumed' && context.u.sells.value === 'to-businesses' ? plainForFirms : plain
  return kindOf(context, TRADES, field ? { ...rest, field } : rest)
}

/** 'livery yards' for 'find and book livery yards': a trade without a row is called by what is sought. */
function soughtIn({ u, text }: Context): string | undefined {
  const { value, basis } = u.outcome
  if (basis === 'assumed' || !text.includes(value)) return undefined
  return /^(?:find|book|buy|hire|rent|get|order)(?: and \p{L}+| or \p{L}+)? (\p{L}[\p{L} -]{3,40})$/u.exec(
    value,
  )?.[1]
}
