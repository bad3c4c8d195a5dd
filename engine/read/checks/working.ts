// A sum in words: what the founder's figures give, and what is stated.
import type { CheckFigure } from './figures.ts'
import type { Slot, Sum } from './sums.ts'

export function workingOf(sum: Sum): string {
  const { kind, computed, stated } = sum
  const of = (...slots: Slot[]) =>
    sum.parts.filter(([slot]) => slots.includes(slot)).map(([, figure]) => quoteOf(figure))
  const result = amount(computed)
  switch (kind) {
    case 'product':
    case 'count-product':
      return `${of('count', 'rate').join(' × ')} = ${result}, not ${of('total')}`
    case 'streams': {
      const [count, rate, otherCount, otherRate] = of('count', 'rate')
      return `${count} × ${rate} + ${otherCount} × ${otherRate} = ${result}, not ${of('total')}`
    }
    case 'share':
      return `${of('part')} ÷ ${of('whole')} = ${result}%, not ${of('percent')}`
    case 'total':
    case 'count-total':
      return `${of('part').join(' + ')} = ${result}, not ${of('total')}`
    case 'shares-total':
      return `${of('part').join(' + ')} = ${result}%, more than the whole`
    case 'need':
      return `${of('need').join(' + ')} is needed (${result}); ${of('have').join(' + ')} is there (${amount(stated)})`
    case 'need-product':
      return `${of('count', 'rate').join(' × ')} = ${result} is needed; ${of('have').join(' + ')} is there (${amount(stated)})`
    case 'runway':
      return `${of('have').join(' + ')} ÷ ${of('burn').join(' + ')} a month lasts ${result} months, not ${of('months')}`
    case 'capacity':
      return `${of('demand').join(' × ')} = ${result} is promised; ${of('capacity').join(' × ')} = ${amount(stated)} can be done`
    case 'time':
      return `${of('jobs')} × ${of('each')} = ${result} hours; ${of('hours')} is ${amount(stated)}`
    case 'margin':
      return `${of('price')} − ${of('cost').join(' − ')} leaves ${result}, not ${of('claim')}`
    case 'margin-share':
      return `${of('price')} − ${of('cost').join(' − ')} leaves ${result}%, not ${of('claim')}`
    case 'late':
      return `${of('start')} + ${of('lead')} ends ${amount(Math.round((computed - 1) * 100))} days after ${of('due')}`
  }
}

/** As the founder wrote it. */
const quoteOf = ({ entry }: CheckFigure) => entry.quote.replace(/[.,;:]+$/, '')

const amount = (value: number): string => {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  const [whole = '', part] = String(Number(value.toFixed(digits))).split('.')
  return whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',') + (part ? `.${part}` : '')
}
