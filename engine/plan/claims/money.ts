// Headlines on the money: one sale, three years, three cases, and what is missing.
import type { Measure } from '../finance/formula.ts'
import { type Prose, say } from '../kit/prose.ts'
import { type Quantity, words } from '../kit/quantity.ts'
import { measureFigure, measureText, monthName } from '../results.ts'
import { bare, type Ground, mainOf, measureOf, pick } from './ground.ts'

export function modelClaim(ground: Ground): Prose {
  const { context, results } = ground
  const main = mainOf(ground)
  const contribution = measureOf(main?.unit, 'contribution')
  const otherwise = say`What one sale leaves, and which figure is the lever.`
  if (!main || !contribution) return otherwise
  const figure = (measure: Measure | undefined) =>
    measure && bare(measureFigure(context, main.stream.id, measure))
  const one = words(main.one)
  const pays = words(context.u.model.value === 'non-profit' ? 'gives' : 'pays')
  const left = figure(contribution) as Quantity
  const cac = measureOf(main.unit, 'cac')
  const cost = cac && cac.result > 0 ? figure(cac) : undefined
  if (left.value <= 0)
    return pick(
      ground,
      'model-losing',
      [say`Each ${one} costs more than it brings: ${left} is left of it.`],
      otherwise,
    )
  const payback = measureOf(main.unit, 'payback')
  const back = payback && payback.result >= 1.05 ? figure(payback) : undefined
  const brought = firstTerm(ground, main.stream.id, contribution)
  const ways =
    main.unit?.per === 'customer a month'
      ? [
          brought && say`One ${one} ${pays} ${brought} a month, and ${left} of it is left.`,
          cost && back && say`Winning one ${one} costs ${cost} and is earned back in ${back}.`,
          results.neededUnits &&
            say`It takes ${results.neededUnits} to carry the fixed costs of the second year.`,
        ]
      : [
          brought && say`Each ${one} brings ${brought} and leaves ${left}.`,
          cost && say`Each ${one} leaves ${left}; to win one costs ${cost} at first.`,
          neededClaim(ground),
        ]
  return pick(ground, 'model', ways, otherwise)
}

function firstTerm({ context }: Ground, streamId: string, { id, terms }: Measure): Quantity | undefined {
  const [term] = terms
  if (!term || terms.length < 2) return undefined
  return bare(
    context.computed(`unit.${streamId}.${id}.0`, term.value, measureText(context, term.value, term.as)),
  )
}

function neededClaim({ results: { even, neededUnits } }: Ground): Prose | undefined {
  if (!neededUnits || neededUnits.value === 0 || / (?:days?|nights?)$/.test(neededUnits.text))
    return undefined
  return even.units?.neededPerDay === undefined
    ? say`It takes ${neededUnits} a month to carry the fixed costs of year two.`
    : say`It takes ${neededUnits} a day to carry the fixed costs of year two.`
}

export function scenariosClaim(ground: Ground): Prose {
  const { context, results } = ground
  const { cases, strongest } = results
  const failing = cases.filter(({ outcome }) => outcome.lowestCash.amount < 0)
  const cautious = cases.find(({ id }) => id === 'cautious')
  const effect = strongest && results.effect(strongest.id)
  const ranked =
    strongest && effect && strongest.effect < 0
      ? say`Nothing weighs more than ‘${words(strongest.label)}’: ${effect} over three years.`
      : undefined
  if (failing.length === 0 && cautious) {
    const low = cautious.outcome.lowestCash
    const lowest = context.computed('cautious.lowest-cash', low.amount, context.money(low.amount))
    return pick(
      ground,
      'scenarios-holds',
      [
        say`All three cases keep the money. The cautious one goes down to ${lowest}.`,
        say`Even the cautious case holds, with ${lowest} left in ${monthName(context, low.month)}.`,
        ranked,
      ],
      say`All three cases keep the money.`,
    )
  }
  const empty = cautious ? cautious.projection.balance.cash.months.findIndex((cash) => cash < 0) + 1 : 0
  const when = monthName(context, empty)
  if (failing.length === 1 && empty > 0)
    return pick(
      ground,
      'scenarios-fails',
      [
        say`Two of three cases keep the money. The cautious one runs out in ${when}.`,
        say`Planned and good cases hold; in the cautious one the money ends in ${when}.`,
        say`If everything slips a little, the money lasts until ${when}.`,
      ],
      say`Two of three cases keep the money.`,
    )
  return failing.length === cases.length
    ? say`None of the three cases keeps the money it starts with.`
    : say`Only the good case keeps the money.`
}

export function fundingClaim(ground: Ground): Prose {
  const { context, results } = ground
  const { need, raise, lowestCash, lowestMonth } = results
  if (raise.value === 0)
    return pick(
      ground,
      'funding-none',
      [
        say`Nothing has to be raised: ${lowestCash} is the least the account holds.`,
        say`The money is there. It is thinnest in ${lowestMonth}, at ${lowestCash}.`,
      ],
      say`Nothing has to be raised.`,
    )
  const { amount, month } = need.committed.lowestCash
  const alone = context.computed('lowest-alone', amount, context.money(amount))
  const when = monthName(context, month)
  const needed = context.computed('need-rounded', need.raise, context.money(need.raise))
  if (raise.value !== need.raise)
    return need.raise === 0
      ? say`${raise} are asked for, and the plan itself would need nothing.`
      : pick(
          ground,
          'funding-other',
          [
            say`The plan needs ${needed}; ${raise} are asked for.`,
            say`${raise} are asked for, where the plan by itself needs ${needed}.`,
          ],
          say`What is asked for is not what the plan needs.`,
        )
  return pick(
    ground,
    'funding',
    amount < 0
      ? [
          say`Without ${raise} the account would stand at ${alone} in ${when}.`,
          say`${raise} to raise: enough for the low point in ${when} and three months’ reserve.`,
          say`Missing: ${raise}, three months of fixed costs as a reserve included.`,
        ]
      : [
          say`${raise} as a cushion: without it ${alone} is all that is left in ${when}.`,
          say`Missing: ${raise}, so that three months of fixed costs stay in reserve.`,
        ],
    say`To be raised: ${raise}.`,
  )
}
