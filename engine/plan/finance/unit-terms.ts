// From the price of one to what it leaves, for each kind of stream.
import { roundHalfUp } from '../../money.ts'
import { at } from './calendar.ts'
import type { Stream } from './drivers.ts'
import type { Term } from './formula.ts'
import type { StreamProjection } from './projection.ts'

const price = (name: string, value: number): Term => ({ name, value: roundHalfUp(value), as: 'money' })
const less = (name: string, value: number): Term[] =>
  value === 0 ? [] : [{ op: '−', name, value: roundHalfUp(value), as: 'money' }]

export function unitTerms(stream: Stream, result: StreamProjection, year: number): Term[] {
  const { fee } = stream
  const feeOn = (paid: number, payments = 1) => less('payment fee', paid * fee.share + fee.each * payments)
  switch (stream.kind) {
    case 'subscription': {
      const monthly = stream.price / stream.billingMonths
      return [
        price('price a month', monthly),
        ...less('serving', stream.serving),
        ...feeOn(monthly, 1 / stream.billingMonths),
      ]
    }
    case 'transactions':
      return [
        price('our share of an order', stream.orderValue * stream.take),
        ...less('cost of an order', stream.costEach),
        ...feeOn(stream.orderValue),
      ]
    case 'units':
      return [
        price('price', stream.price),
        ...less('refunds', stream.price * stream.returns),
        // What never lies in stock was not shipped here either: a project, a day, a recording.
        ...less(stream.stockMonths > 0 ? 'landed cost' : 'cost of one', stream.costEach),
        ...feeOn(stream.price),
      ]
    case 'capacity':
      return [
        price('spend a sale', stream.spend),
        ...less('goods', stream.spend * stream.costShare),
        ...feeOn(stream.spend),
      ]
    case 'hours': {
      // The provider's fixed amount is paid per invoice, so an hour carries its part.
      const fees = at(result.fees.years, year - 1) / Math.max(1, at(result.volume.years, year - 1))
      return [price('rate', stream.rate), ...less('paid out', stream.costEach), ...less('payment fee', fees)]
    }
    case 'cohorts': {
      const seats = at(result.volume.years, year - 1)
      const held = at(result.sessions?.years ?? [], year - 1)
      return [
        price('price of a seat', stream.price),
        ...less('cost of a seat', stream.costPerSeat),
        ...less('part of the session', seats > 0 ? (stream.costPerSession * held) / seats : 0),
        ...feeOn(stream.price),
      ]
    }
    case 'contracts':
      return [
        price('amount a month', stream.amount),
        ...less('cost of delivery', stream.amount * stream.costShare),
        ...feeOn(stream.amount),
      ]
  }
}
