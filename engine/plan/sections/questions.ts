// What the brief leaves open, what the plan took instead, and what an answer would change.
import { label, type Prose, say } from '../kit/prose.ts'
import { words } from '../kit/quantity.ts'
import { type Block, columns } from '../kit/section.ts'
import { capital } from '../names.ts'
import type { Results } from '../results.ts'
import { SHOWN } from './scenarios.ts'

const MOST = 6

/** Nothing when the brief left nothing open. */
export function questionTable(results: Results): Block[] {
  const rows = results.context.u.missing.slice(0, MOST).map((missing) => ({
    cells: [label(questionOf(missing)), assumedFor(results, missing), changesWith(results, missing)],
  }))
  if (rows.length === 0) return []
  return [
    {
      kind: 'table',
      title: 'Answers that would change this plan most',
      columns: columns(['Question', 'Taken here', 'What an answer changes']),
      rows,
    },
  ]
}

const QUESTIONS: Record<string, string> = {
  price: 'What will it cost?',
  'what share of each order is kept': 'What share of each order is kept?',
  'value of an order': 'What is an average order worth?',
  'the size of the share': 'How large is the share?',
  'who gives the money': 'Who gives the money?',
  'who the customers are': 'Who exactly pays?',
  place: 'Where does it start?',
  'town or district': 'Which town or district?',
  'money in hand': 'How much money is there to start with?',
  'first customers': 'Has anybody paid yet?',
  'premises and rent': 'Which premises, at what rent?',
  capacity: 'How much fits into a day?',
  'cost of one unit': 'What does one unit cost to make?',
  team: 'Who works on it, and what can they do?',
}

const questionOf = (missing: string) => QUESTIONS[missing] ?? `${capital(missing)}?`

const LABELS_OF: Record<string, RegExp> = {
  price: /price|fee|rate|spend|rent a (day|night)/i,
  'what share of each order is kept': /share (kept|of an order)|take/i,
  'value of an order': /order|basket/i,
  'the size of the share': /share/i,
  'premises and rent': /rent|floor/i,
  capacity: /capacity|a day|seats|hours/i,
  'cost of one unit': /cost of (one|a)|\bunits?\b/i,
  team: /pay of one founder/i,
}

function assumedFor(results: Results, missing: string): Prose {
  const { context } = results
  const { u, names } = context
  if (missing === 'place' || missing === 'town or district')
    return say`Somewhere ${names.where}, in ${words(u.currency.value)}`
  if (missing === 'who the customers are') return say`${words(capital(names.buyers.words))}`
  if (missing === 'money in hand') return label('Nothing yet')
  if (missing === 'first customers') return label('Nobody')
  const cue = LABELS_OF[missing]
  const found =
    cue &&
    // Only what the list of assumptions shows as a figure: the summary may hold no other.
    context
      .known()
      .find(
        ({ label: text, basis }) =>
          text && cue.test(text) && basis.kind === 'assumption' && !/payment fee/i.test(text),
      )
  return found ? say`${words(found.label ?? '')}: ${{ cited: found }}` : label('The founder’s own work')
}

function changesWith(results: Results, missing: string): Prose {
  const { changes, raise, context } = results
  const { computed, money, choose } = context
  const strongest = (...kinds: string[]) => changes.slice(0, SHOWN).find(({ kind }) => kinds.includes(kind))
  const moved = (change: (typeof changes)[number] | undefined, otherwise: string): Prose =>
    change
      ? say`${words(change.label)} moves cash after three years by ${computed(`change.${change.id}.size`, Math.abs(change.effect), money(Math.abs(change.effect)))}`
      : label(otherwise)
  switch (missing) {
    case 'price':
    case 'what share of each order is kept':
    case 'value of an order':
    case 'the size of the share':
      return moved(strongest('price', 'take'), 'Every line of revenue')
    case 'place':
    case 'town or district':
      return choose('place-changes', [
        label('Prices, wages, tax, rules and currency: every figure'),
        label('What people pay, what people cost, and which permits are needed'),
        label('Wages and prices first, then the rules'),
      ])
    case 'money in hand':
      return raise.value > 0
        ? say`How much of ${raise} has to come from others`
        : label('How long a slow start may last')
    case 'first customers':
    case 'who the customers are':
      return moved(strongest('acquisition', 'volume'), 'Volume, and with it all the rest')
    case 'premises and rent':
      return moved(strongest('cost'), 'The largest fixed cost')
    case 'capacity':
      return moved(strongest('volume'), 'The ceiling of what can be sold')
    case 'cost of one unit':
      return moved(strongest('unitCosts'), 'What is left of each sale')
    default:
      return moved(strongest('wages', 'founders'), 'Who has to be hired, and when')
  }
}
