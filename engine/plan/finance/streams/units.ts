// Things that are bought ahead, lie in stock, are sold, and sometimes come back.
import { roundHalfUp } from '../../../money.ts'
import { at, changes, MONTHS, rampAt, risen, row, seasonAt, wholes } from '../calendar.ts'
import type { UnitStream } from '../drivers.ts'
import type { StreamMonths } from './stream-months.ts'

export function unitMonths(stream: UnitStream): StreamMonths {
  const { fee, costEach } = stream
  // Stock at the end of the plan waits for sales after it, so these are counted too.
  const sold = wholes(
    row(
      (month) => (month < stream.from ? 0 : rampAt(stream.volume, month) * seasonAt(stream.season, month)),
      MONTHS + Math.ceil(stream.stockMonths) + 1,
    ),
  )
  const volume = sold.slice(0, MONTHS)
  const returned = wholes(volume.map((units) => units * stream.returns))
  const price = row((month) => risen(stream.price, stream.priceRise, month))
  const revenue = row((_, i) => (at(volume, i) - at(returned, i)) * at(price, i))
  const costOfSales = volume.map((units) => roundHalfUp(units * costEach))
  const inStock = row((_, i) => roundHalfUp(comingSales(sold, i, stream.stockMonths)))
  const stock = inStock.map((units) => roundHalfUp(units * costEach))
  const restocked = changes(stock)
  return {
    volume,
    price,
    paidByCustomers: revenue,
    billed: revenue,
    revenue,
    deferred: revenue.map(() => 0),
    costOfSales,
    bought: row((_, i) => at(costOfSales, i) + at(restocked, i)),
    stock,
    // The provider keeps its fee on what is refunded later.
    fees: row((_, i) => roundHalfUp(at(volume, i) * (at(price, i) * fee.share + fee.each))),
    returned,
  }
}

function comingSales(sold: number[], index: number, months: number): number {
  const full = Math.floor(months)
  let units = at(sold, index + full + 1) * (months - full)
  for (let ahead = 1; ahead <= full; ahead++) units += at(sold, index + ahead)
  return units
}
