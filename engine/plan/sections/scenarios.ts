// The same plan when things go worse and better, and what single changes do to it.
import { type Context, percent } from '../context.ts'
import type { Scenario } from '../finance/scenarios.ts'
import type { Sensitivity } from '../finance/sensitivities.ts'
import { label, type Prose, say } from '../kit/prose.ts'
import { type Quantity, words } from '../kit/quantity.ts'
import type { Block, Cell, Column, Ending, Section } from '../kit/section.ts'
import { monthName, type Results } from '../results.ts'

/** Changes in the table; the summary may speak of no other. */
export const SHOWN = 12

export function scenariosSection({ context, cases, changes }: Results, ending: Ending): Section {
  return {
    id: 'scenarios',
    title: 'Scenarios and sensitivities',
    blocks: [
      { kind: 'paragraph', prose: worstCase(context, cases) },
      caseTable(context, cases),
      { kind: 'heading', text: 'One change at a time, ranked by its effect on cash after three years' },
      changeTable(context, changes.slice(0, SHOWN)),
      ...ranking(context, changes),
      { kind: 'ending', ...ending },
    ],
  }
}

const NAMES = { cautious: 'Cautious', base: 'Base', good: 'Good' } as const

export function caseTable(context: Context, cases: Scenario[]): Block {
  const { computed, money } = context
  const right = (head: string): Column => ({ head, align: 'right' })
  const row = (text: string, figure: (one: Scenario) => Quantity, strong = false) => ({
    strong,
    cells: [label(text), ...cases.map((one): Cell => say`${figure(one)}`)],
  })
  const of = (id: string, value: (one: Scenario) => number) => (one: Scenario) =>
    // The base case is the plan: its figures go by the plan's own names.
    computed(one.id === 'base' ? id : `${one.id}.${id}`, value(one), money(value(one)))
  const share = (id: keyof Scenario['adjustment']) => (one: Scenario) => {
    const factor = one.adjustment[id]
    return computed(`${one.id}.factor.${id}`, factor, percent(factor))
  }
  return {
    kind: 'table',
    title: 'Three cases',
    columns: [{ head: '', align: 'left' }, ...cases.map(({ id }) => right(NAMES[id]))],
    rows: [
      row('Volume against plan', share('volume')),
      row('Price against plan', share('price')),
      row('Leaving against plan', share('churn')),
      row('Running costs against plan', share('costs')),
      row(
        'Revenue, third year',
        of('profit.revenue.y3', ({ outcome }) => outcome.revenue[2] ?? 0),
        true,
      ),
      row(
        'EBITDA, first year',
        of('profit.ebitda.y1', ({ outcome }) => outcome.ebitda[0] ?? 0),
      ),
      row(
        'EBITDA, third year',
        of('profit.ebitda.y3', ({ outcome }) => outcome.ebitda[2] ?? 0),
      ),
      row(
        'Lowest cash',
        of('lowest-cash', ({ outcome }) => outcome.lowestCash.amount),
      ),
      row(
        'Cash after three years',
        of('balance.cash.y3', ({ outcome }) => outcome.endCash),
        true,
      ),
    ],
  }
}

function worstCase(context: Context, cases: Scenario[]): Prose {
  const { computed, money, choose } = context
  const cautious = cases.find(({ id }) => id === 'cautious')
  if (!cautious) return say`The plan is computed three times.`
  const { amount, month } = cautious.outcome.lowestCash
  const lowest = computed('cautious.lowest-cash', amount, money(amount))
  const when = monthName(context, month)
  if (amount >= 0)
    return choose('cautious-holds', [
      say`Even the cautious case stays above water: cash is lowest in ${when}, at ${lowest}.`,
      say`Fewer sales, lower prices, a late start and dearer costs together leave ${lowest} in ${when}: thin, and enough.`,
      say`The three cases differ in speed, not in survival. In the cautious one the account bottoms at ${lowest}, in ${when}.`,
    ])
  return choose('cautious-fails', [
    say`The cautious case runs out of money: it stands at ${lowest} in ${when}. Nobody should finance it to its end; the kill criteria are there to stop it earlier.`,
    say`Bad luck on every front at once is not survivable with this funding: ${lowest} by ${when}. The lines on the sceptic’s page are drawn so that the stop comes months before.`,
    say`When everything slips a little, the money does not last; the cautious account shows ${lowest} in ${when}. What protects it is stopping in time, not hoping.`,
  ])
}

export function changeTable({ computed, money }: Context, changes: Sensitivity[]): Block {
  const figure = (id: string, value: number) => say`${computed(id, value, money(value))}`
  return {
    kind: 'table',
    columns: [
      { head: 'Change', align: 'left' },
      { head: 'Cash after three years', align: 'right' },
      { head: 'Effect', align: 'right' },
      { head: 'Lowest cash', align: 'right' },
    ],
    rows: changes.map(({ id, label: text, endCash, effect, lowestCash }) => ({
      cells: [
        say`${words(text)}`,
        figure(`change.${id}.end`, endCash),
        figure(`change.${id}.effect`, effect),
        figure(`change.${id}.lowest`, lowestCash.amount),
      ],
    })),
  }
}

/** What leads, and what people worry about and need not. True of the table and of the chart, which shows fewer. */
function ranking({ choose }: Context, changes: Sensitivity[]): Block[] {
  const [first, second] = changes
  if (!first || !second) return []
  const last = changes[Math.min(changes.length, SHOWN) - 1] ?? second
  const [a, b, z] = [
    words(inSentence(first.label)),
    words(inSentence(second.label)),
    words(inSentence(last.label)),
  ]
  const prose = choose('ranking', [
    say`Read from the top: ${a} moves the plan most, then ${b}. What ${z} does comes after these, and can have its hour after these.`,
    say`The order of the rows is the order of the work. First comes ${a}; ${b} follows. Whoever begins with ${z} begins at the wrong end.`,
    say`Two rows decide: ${a}, and ${b}. People like to argue about ${z}; it moves less than either.`,
    say`What keeps the founder awake should be ${a}. Next is ${b}. Smaller ones, such as ${z}, can wait for a quiet year.`,
  ])
  return [{ kind: 'paragraph', prose }]
}

/** 'Counter: volume −20%' reads on within a sentence. */
const inSentence = (text: string) => `‘${text}’`
