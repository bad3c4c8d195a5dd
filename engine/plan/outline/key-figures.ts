// The five figures of the summary page, short enough to stand in a row.
import { formatNumber } from '../../money.ts'
import { shortMoney } from '../../short-money.ts'
import { bare, type Ground, mainOf, measureOf } from '../claims/ground.ts'
import { mainPrice, nameOf } from '../claims/offer.ts'
import type { Quantity } from '../kit/quantity.ts'

interface KeyFigure {
  label: string
  text: string
  /** As the plan's own figure of that name has it: money in minor units, months as months. */
  value: number
  basis: Quantity['basis']['kind']
  isWarning?: true
}

export type KeyFigures = [KeyFigure, KeyFigure, KeyFigure, KeyFigure, KeyFigure]

export function keyFiguresOf(ground: Ground): KeyFigures {
  return [
    priceFigure(ground),
    unitFigure(ground),
    volumeFigure(ground),
    evenFigure(ground),
    needFigure(ground),
  ]
}

function priceFigure(ground: Ground): KeyFigure {
  const { context } = ground
  const row = mainPrice(ground)
  if (!row) return { label: 'price, still open', text: '–', value: 0, basis: 'assumption', isWarning: true }
  const { price, what } = row
  const isLong = price.text.length > 9 && price.text === context.money(price.value)
  return {
    label: priceLabel(nameOf(what)),
    text: isLong ? shortMoney(price.value, context.u.currency.value) : shortened(bare(price).text),
    value: price.value,
    basis: price.basis.kind,
  }
}

const LONGEST_LABEL = 48

/** A long list of what the price is for does not fit under the figure. */
function priceLabel(name: string): string {
  const label = name.replace(/^what is /, '').replace(/^what /, '')
  return label.length > LONGEST_LABEL ? 'price' : label
}

/** 'at least €28' and 'at most 12' in a narrow column. */
const shortened = (text: string) => text.replace(/^at least /, '≥ ').replace(/^at most /, '≤ ')

/** How soon a customer pays for being won; else what one sale leaves. */
function unitFigure(ground: Ground): KeyFigure {
  const main = mainOf(ground)
  const payback = measureOf(main?.unit, 'payback')
  if (main && payback && payback.result >= 1)
    return {
      label: `payback on one ${main.one}`,
      text: `${formatNumber(payback.result, 1)} mo`,
      value: payback.result,
      basis: 'computed',
      ...(payback.result > 24 && { isWarning: true }),
    }
  const left = measureOf(main?.unit, 'contribution')
  const currency = ground.context.u.currency.value
  const value = Math.round(left?.result ?? 0)
  const month = main?.unit?.per === 'customer a month' ? ' a month' : ''
  return {
    label: main ? `left of one ${main.one}${month}` : 'left of one sale',
    text: shortMoney(value, currency),
    value: left?.result ?? 0,
    basis: 'computed',
    ...(value <= 0 && { isWarning: true }),
  }
}

/** Customers there at the end of the plan, or sold in its last year. */
function volumeFigure(ground: Ground): KeyFigure {
  const main = mainOf(ground)
  if (!main)
    return { label: 'sold in the third year', text: '0', value: 0, basis: 'computed', isWarning: true }
  const value = main.stream.volume.years[2] ?? 0
  const name = Math.round(value) === 1 ? main.one : main.many
  return {
    label: main.stream.counted === 'level' ? `${name} in month 36` : `${name} in year three`,
    text: shortCount(value),
    value,
    basis: 'computed',
  }
}

const shortCount = (value: number) =>
  value >= 1e6
    ? `${formatNumber(value / 1e6, 1)}m`
    : value >= 1e5
      ? `${formatNumber(value / 1e3)}k`
      : formatNumber(value)

const LATE = 24

function evenFigure({ results }: Ground): KeyFigure {
  const month = results.even.positiveFrom
  if (month === undefined)
    return { label: 'months to break-even', text: 'not in 36', value: 0, basis: 'computed', isWarning: true }
  return {
    label: 'break-even month',
    text: `M ${month}`,
    value: month,
    basis: 'computed',
    ...(month > LATE && { isWarning: true }),
  }
}

function needFigure({ results, context }: Ground): KeyFigure {
  const { raise, need } = results
  const label =
    raise.value === 0 ? 'to raise' : raise.value === need.raise ? 'to raise, reserve included' : 'asked for'
  return {
    label,
    text: shortMoney(raise.value, context.u.currency.value),
    value: raise.value,
    basis: 'computed',
  }
}
