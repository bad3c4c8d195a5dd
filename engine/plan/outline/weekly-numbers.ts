// Five numbers that a founder can read off once a week, each with the plan's own target.
import { formatNumber } from '../../money.ts'
import { bare, type Ground, mainOf, measureOf, within } from '../claims/ground.ts'
import { wonNoun } from '../claims/market.ts'
import { percent } from '../context.ts'
import { winsOf } from '../drivers/channels.ts'
import { type Prose, say } from '../kit/prose.ts'
import { type Quantity, words } from '../kit/quantity.ts'
import type { SectionId } from '../kit/section.ts'
import { capital } from '../names.ts'
import { measureFigure } from '../results.ts'

export interface WeeklyNumber {
  label: string
  target: Prose
  section: SectionId
}

const FIVE = 5

export function weeklyNumbers(ground: Ground): WeeklyNumber[] {
  const { results } = ground
  const cash: WeeklyNumber = {
    label: 'Cash in the bank',
    target: say`never below ${results.lowestCash}`,
    section: 'finance',
  }
  const others = [
    reachNumber(ground),
    winsNumber(ground),
    neededNumber(ground),
    costNumber(ground),
    leavingNumber(ground),
    leftNumber(ground),
    revenueNumber(ground),
  ].filter((found) => found !== undefined)
  return [...others.slice(0, FIVE - 1), cash]
}

/** A year's count as people would say it: '14 a week', '2 a month'; what is rarer has no place in a weekly list. */
function paced({ context }: Ground, id: string, perYear: number): Quantity | undefined {
  const [count, period] = perYear >= 52 ? [perYear / 52, 'week'] : [perYear / 12, 'month']
  if (count < 0.5) return undefined
  const whole = Math.ceil(count - 1e-9)
  return context.computed(`${id}.pace`, whole, `${formatNumber(whole)} a ${period}`)
}

function reachNumber(ground: Ground): WeeklyNumber | undefined {
  const channels = ground.texts.goToMarket.channels
  const best = [...channels].sort((a, b) => b.wins.value - a.wins.value)[0]
  const pace = best && paced(ground, best.reach.id, best.reach.value)
  if (!best || !pace) return undefined
  const noun = /^[\d,.]+ (\p{L}.*)$/u.exec(best.reach.text)?.[1]
  return {
    label: noun?.startsWith('talked') ? 'Talked to' : `Reached: ${noun ?? within(best.name)}`,
    target: say`${pace}`,
    section: 'go-to-market',
  }
}

function winsNumber(ground: Ground): WeeklyNumber | undefined {
  const wins = winsOf(ground.context, ground.texts.goToMarket.channels)
  const pace = paced(ground, wins.id, wins.value)
  const target = pace ? say`${pace}, on average` : say`${wins} in the first year`
  if (wins.value === 0) return undefined
  return { label: `${capital(wonNoun(ground, 2))} won`, target, section: 'go-to-market' }
}

function neededNumber(ground: Ground): WeeklyNumber | undefined {
  const { results } = ground
  const { even, neededUnits } = results
  const main = mainOf(ground)
  if (!main || !even.units || !neededUnits || neededUnits.value === 0 || isOfDays(neededUnits))
    return undefined
  const per =
    even.units.neededPerDay !== undefined ? ' a day' : main.stream.counted === 'level' ? '' : ' a month'
  return {
    label: capital(main.many),
    target: say`${neededUnits}${words(per)} to break even in year two`,
    section: 'finance',
  }
}

/** '41 cup days a day' is nothing to count. */
const isOfDays = ({ text }: Quantity) => / (?:days?|nights?)$/.test(text)

function costNumber(ground: Ground): WeeklyNumber | undefined {
  const main = mainOf(ground)
  const cac = measureOf(main?.unit, 'cac')
  if (!main || !cac || cac.result <= 0) return undefined
  const cost = bare(measureFigure(ground.context, main.stream.id, cac))
  return {
    label: main.unit?.per === 'sale' ? `Marketing for one ${main.one}` : `Cost of winning one ${main.one}`,
    target: say`${cost} or less`,
    section: 'model',
  }
}

function leavingNumber(ground: Ground): WeeklyNumber | undefined {
  const main = mainOf(ground)
  const stream = ground.results.drivers.streams.find(({ id }) => id === main?.stream.id)
  if (!main || stream?.kind !== 'subscription' || stream.churn <= 0) return undefined
  const share = ground.context.computed(`stream.${stream.id}.churn`, stream.churn, percent(stream.churn))
  return { label: `${capital(main.many)} leaving`, target: say`${share} a month or less`, section: 'model' }
}

function leftNumber(ground: Ground): WeeklyNumber | undefined {
  const main = mainOf(ground)
  const left = measureOf(main?.unit, 'contribution')
  if (!main || !left || left.result <= 0) return undefined
  const figure = bare(measureFigure(ground.context, main.stream.id, left))
  return { label: `Left of one ${main.one}`, target: say`${figure} or more`, section: 'model' }
}

function revenueNumber({ results }: Ground): WeeklyNumber {
  return {
    label: 'Revenue',
    target: say`${results.year('revenue', 1)} in the first year`,
    section: 'finance',
  }
}
