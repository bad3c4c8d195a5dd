// A sum in words: what the founder's figures give, and what is stated.
import type { CheckFigure } from './figures.ts'
import type { Slot, Sum } from './sums.ts'

export function workingOf(sum: Sum): string {
  const { kind, computed, stated, times } = sum
  const of = (...slots: Slot[]) =>
    sum.parts.filter(([slot]) => slots.includes(slot)).map(([, figure]) => quoteOf(figure))
  const result = amount(computed)
  const converted = conversion(times ?? 1)
  switch (kind) {
    case 'product':
    case 'count-product':
      return `${of('count', 'rate').join(' × ')}${converted} = ${result}, not ${of('total')}`
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
      return `${of('have').join(' + ')} ÷ ${inBrackets(of('burn'))} a month lasts ${result} months, not ${of('months')}`
    case 'capacity':
      return sum.parts.length === 2 && !converted
        ? `${of('demand')} is more than ${of('capacity')}`
        : `${equation(of('demand'), '', result)} is promised; ${equation(of('capacity'), converted, amount(stated))} can be done`
    case 'time':
      return `${of('jobs', 'each').join(' × ')} = ${result} hours; ${of('people', 'hours').join(' × ')} is ${amount(stated)}`
    case 'margin':
      return `${of('price')} − ${of('cost').join(' − ')} leaves ${result}, not ${of('claim')}`
    case 'less-share':
      return `${of('whole')} less ${of('percent')} = ${result}, not ${of('part')}`
    case 'margin-share':
      return `${of('price')} − ${of('cost').join(' − ')} leaves ${result}%, not ${of('claim')}`
    case 'late': {
      const leads = [...of('lead'), of('jobs', 'each').join(' ÷ ')].filter((lead) => lead !== '')
      return `${[...of('start'), ...leads].join(' + ')} ends ${daysIn(computed)} after ${of('due')}`
    }
  }
}

const inBrackets = (terms: string[]): string => (terms.length > 1 ? `(${terms.join(' + ')})` : terms.join(''))

/** A figure that stands alone is not said to be equal to itself. */
const equation = (factors: string[], converted: string, result: string): string =>
  factors.length > 1 || converted ? `${factors.join(' × ')}${converted} = ${result}` : factors.join('')

/** Lateness is counted in hundreds of days. */
const daysIn = (computed: number): string => {
  const days = Math.round((computed - 1) * 100)
  return `${amount(days)} ${days === 1 ? 'day' : 'days'}`
}

/** What turns one period into the other, as a founder would write it. */
const conversion = (times: number): string =>
  times === 1 ? '' : times > 1 ? ` × ${amount(times)}` : ` ÷ ${amount(1 / times)}`

/** As the founder wrote it. */
const quoteOf = ({ entry }: CheckFigure) => entry.quote.replace(/[.,;:]+$/, '')

const amount = (value: number): string => {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  const [whole = '', part] = String(Number(value.toFixed(digits))).split('.')
  return whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',') + (part ? `.${part}` : '')
}
