// Whether it pays, and how many it takes.
import { say, together } from '../../plan/kit/prose.ts'
import { words } from '../../plan/kit/quantity.ts'
import { type Answer, type Ask, amountOf, answered, figuresInside, paceProse } from './ask.ts'

export function answerEnough(ask: Ask): Answer | undefined {
  const { economics, composer } = ask
  if (!economics) return undefined
  const { left, noun, running, fixed, most, pace, isMonthly } = economics
  const { results } = composer
  const wish = figuresInside(ask).find(
    ({ unit, role, per }) =>
      unit === 'money' && (role === 'wage' || role === 'revenue-goal') && (per === 'month' || per === 'year'),
  )
  const wanted = wish ? amountOf(ask, wish) / (wish.per === 'year' ? 12 : 1) : undefined
  const cover = Math.max(1, Math.ceil(running / left))
  const live = Math.max(cover, Math.ceil((wanted === undefined ? fixed : running + wanted) / left))
  const later = yearTwoPace(ask)
  const reaches = later >= live
  const isBeyond = most !== undefined && live > most * 1.05
  const time = isMonthly ? say`` : say` a month`
  const pay = wanted ?? fixed - running
  return answered(
    together(
      isBeyond
        ? say`Not alone.`
        : reaches
          ? say`Yes, on the plan’s numbers.`
          : say`Not yet, on the plan’s numbers.`,
      say`The months cost ${ask.about('running', running)}, and one ${words(noun[0])} leaves ${ask.money('left', left)}: ${ask.count('cover', cover, noun)}${time} cover the costs${pay > 0 ? say`, ${ask.count('live', live, noun)} also pay you ${ask.about('pay', pay)}` : say``}.`,
      say`Against that, ${paceProse(ask, economics)}.`,
      isBeyond && most !== undefined
        ? say`One team can do ${ask.count('most', Math.floor(most), noun)} a month, so price or cost has to change first.`
        : results.breakEvenMonth
          ? say`The plan breaks even for good in ${results.breakEvenMonth}.`
          : pace < cover
            ? say`It needs a higher price, lower costs or more customers before it can be lived on.`
            : undefined,
    ),
  )
}

const yearTwoPace = ({ composer: { results, one }, economics }: Ask): number => {
  const volume = one.streams[0]?.plan.volume ?? []
  const ratio = (volume[23] ?? 0) / Math.max(1e-6, volume[economics?.isRunning ? 0 : 11] ?? 0)
  return results.even.units ? (economics?.pace ?? 0) * (Number.isFinite(ratio) ? ratio : 1) : 0
}
