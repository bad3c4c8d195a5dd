// Things that are bought ahead, lie in stock, are sold, and sometimes come back.
import { roundHalfUp } from '../../../money.ts'
import {
  at,
  changes,
  MONTHS,
  minus,
  nothing,
  rampAt,
  risen,
  row,
  runningTotal,
  seasonAt,
  wholes,
} from '../calendar.ts'
import type { UnitStream } from '../drivers.ts'
import type { StreamMonths } from './stream-months.ts'

export function unitMonths(stream: UnitStream): StreamMonths {
  const { fee, most = Number.POSITIVE_INFINITY } = stream
  // Stock at the end of the plan waits for sales after it, so these are counted too.
  const sold = wholes(
    row(
      (month) =>
        month < stream.from
          ? 0
          : Math.min(most, rampAt(stream.volume, month) * seasonAt(stream.season, month)),
      MONTHS + Math.ceil(stream.stockMonths) + 1,
    ),
  )
  const volume = sold.slice(0, MONTHS)
  const returned = wholes(volume.map((units) => units * stream.returns))
  const price = row((month) => risen(stream.price, stream.priceRise, month))
  const revenue = row((_, i) => (at(volume, i) - at(returned, i)) * at(price, i))
  const inStock = row((_, i) => roundHalfUp(comingSales(sold, i, stream.stockMonths)))
  const restocked = changes(inStock)
  const cost = row((month) => risen(stream.costEach, stream.costRise ?? 0, month))
  const goods = firstInFirstOut(
    row((_, i) => at(volume, i) + at(restocked, i)),
    volume,
    cost,
  )
  return {
    volume,
    price,
    paidByCustomers: revenue,
    billed: revenue,
    revenue,
    deferred: nothing(),
    ...goods,
    // The provider keeps its fee on what is refunded later.
    fees: row((_, i) => roundHalfUp(at(volume, i) * (at(price, i) * fee.share + fee.each))),
    returned,
  }
}

/** What is bought first is sold first, at what it cost then. Nothing is sold that was not bought. */
function firstInFirstOut(arriving: number[], leaving: number[], cost: number[]) {
  const left = [...arriving]
  let oldest = 0
  const costOfSales = leaving.map((units) => {
    let total = 0
    let open = units
    while (open > 0 && oldest < left.length) {
      const taken = Math.min(open, at(left, oldest))
      total += taken * at(cost, oldest)
      left[oldest] = at(left, oldest) - taken
      open -= taken
      if (open > 0) oldest++
    }
    return total
  })
  const bought = row((_, i) => at(arriving, i) * at(cost, i))
  return { costOfSales, bought, stock: minus(runningTotal(bought), runningTotal(costOfSales)) }
}

function comingSales(sold: number[], index: number, months: number): number {
  const full = Math.floor(months)
  let units = at(sold, index + full + 1) * (months - full)
  for (let ahead = 1; ahead <= full; ahead++) units += at(sold, index + ahead)
  return units
}
