// Headlines on what can go wrong, what is done first, and what it all rests on.
import type { Marks } from '../kit/marks.ts'
import { type Prose, say } from '../kit/prose.ts'
import { type Quantity, words } from '../kit/quantity.ts'
import { Count, type Ground, openingOf, pick } from './ground.ts'

export function scepticClaim(ground: Ground): Prose {
  const { company } = ground.context.names
  return pick(
    ground,
    'sceptic',
    [
      say`The strongest case against ${company}`,
      say`Why a careful reader would turn ${company} down`,
      say`What speaks against ${company}, said plainly`,
    ],
    say`The strongest case against this plan`,
  )
}

export function ninetyDaysClaim(ground: Ground): Prose {
  const { context, texts } = ground
  const { u, names, said } = context
  const { steps } = texts.ninetyDays
  const [first, last] = [steps[0], steps.at(-1)].map((step) => {
    const opening = step && openingOf(step.action)
    return opening && opening.split(' ').length > 2 ? opening : undefined
  })
  const isRunning = ['orders', 'revenue', 'customers'].some((kind) => said(kind as 'orders') !== undefined)
  const learnt =
    u.model.value === 'non-profit'
      ? say`Ninety days to learn who needs it, and who will give.`
      : isRunning
        ? say`Ninety days to learn who comes back, and why.`
        : say`Ninety days to learn whether ${names.buyers} will pay.`
  return pick(
    ground,
    'ninety-days',
    [
      learnt,
      last ? say`Ninety days, then this: ${words(last)}.` : undefined,
      first ? say`The first step of ninety days: ${words(first)}.` : undefined,
      say`${Count(steps.length)} steps in ninety days, and each has a number that can say no.`,
    ],
    say`Ninety days to find out before money is bound.`,
  )
}

/** From the finished list, so that the counts are the list's own. */
export function assumptionsClaim(
  { context }: Pick<Ground, 'context'>,
  { founder, sources, assumptions }: Marks,
): Prose {
  const figure = (id: string, value: number): Quantity => context.computed(`figures-${id}`, value, `${value}`)
  const isFigure = ({ id, basis }: Quantity) => basis.kind === 'source' && !id.startsWith('rule-')
  const sourced = figure('sourced', sources.flatMap(({ uses }) => uses).filter(isFigure).length)
  const said = figure('said', founder.length)
  const assumed = figure('assumed', assumptions.length)
  const all = figure('all', said.value + sourced.value + assumed.value)
  const mostly = say`${assumed} of ${all} figures ${are(assumed)} assumed. Each assumption has a range and a reason.`
  if (said.value === 0 && sourced.value === 0)
    return say`All ${assumed} figures are assumed. Each has a range and a reason.`
  if (said.value === 0)
    return context.choose('claim assumptions-none', [
      mostly,
      say`No figure is the founder’s yet: ${sourced} ${come(sourced)} from sources, ${assumed} ${are(assumed)} assumed.`,
    ])
  if (sourced.value === 0) return mostly
  return context.choose('claim assumptions', [
    mostly,
    say`Of ${all} figures, ${said} ${are(said)} the founder’s, ${sourced} ${come(sourced)} from a source, ${assumed} ${are(assumed)} assumed.`,
    say`What it stands on: ${said} of the founder’s figures, ${sourced} from sources, ${assumed} assumed.`,
  ])
}

const are = ({ value }: Quantity) => words(value === 1 ? 'is' : 'are')
const come = ({ value }: Quantity) => words(value === 1 ? 'comes' : 'come')
