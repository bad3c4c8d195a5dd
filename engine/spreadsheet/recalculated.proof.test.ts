// The workbook against the engine: LibreOffice computes every formula anew, and each cell must come to the plan's figure.
import { beforeAll, expect, test } from 'vitest'
import { COMPOSED_BRIEFS, COMPOSED_NAMES } from '../compose/testing/composed-briefs.ts'
import type { Cell, Workbook } from '../office/workbook.ts'
import { adjust } from '../plan/finance/adjust.ts'
import type { Drivers } from '../plan/finance/drivers.ts'
import type { Plan } from '../plan/plan.ts'
import { BRIEF_OF_KIND } from '../testing/known-briefs.ts'
import { SAMPLES } from '../testing/sample-briefs.ts'
import { modelWorkbook } from './financial-model.ts'
import { differences, formulasIn } from './testing/compare.ts'
import { everyKind } from './testing/every-kind.ts'
import { HOSTILE_NAME, hostile } from './testing/hostile.ts'
import { type Computed, cellOf, recalculate } from './testing/libre-office.ts'
import { planOf, replanned } from './testing/plans.ts'

/** What is entered in a cell of the assumptions, found by its section and label. */
function enter(workbook: Workbook, section: string, label: string, value: Cell['value']): void {
  const lines = workbook.sheets.find(({ name }) => name === 'Assumptions')?.cells ?? []
  const start = lines.findIndex((line) => line[1]?.value === section)
  const row = lines.findIndex((line, i) => i > start && line[1]?.value === label)
  const cell = lines[row]?.[2]
  if (start < 0 || !cell) throw new Error(`no ${label} in ${section}`)
  cell.value = value as string | number
}

/** A workbook in which somebody changed cells, and the one that the engine makes of the changed drivers. */
interface Changed {
  changed: Workbook
  expected: Workbook
}

function changedBy(plan: Plan, drivers: Drivers, change: (workbook: Workbook) => void): Changed {
  const changed = modelWorkbook(plan)
  change(changed)
  const expected = modelWorkbook(replanned(plan, drivers))
  return { changed, expected }
}

const asDelivered = new Map<string, Workbook>()
const changes = new Map<string, Changed>()
let computed: Record<string, Computed> = {}

beforeAll(async () => {
  for (const [name, brief] of Object.entries(SAMPLES))
    asDelivered.set(name, modelWorkbook(await planOf(brief)))
  const bakery = await planOf(SAMPLES.bakery)
  const every = replanned(bakery, everyKind)
  asDelivered.set('every-kind', modelWorkbook(every))
  asDelivered.set('hostile', modelWorkbook(hostile(bakery)))
  for (const [kind, brief] of BRIEF_OF_KIND) asDelivered.set(kind, modelWorkbook(await planOf(brief)))
  for (const name of COMPOSED_NAMES)
    asDelivered.set(`composed-${name}`, modelWorkbook(await planOf(COMPOSED_BRIEFS[name])))
  changes.set('drivers of the bakery', bakeryChanged(bakery))
  changes.set('drivers of every kind', everyKindChanged(every))
  for (const id of ['cautious', 'good'] as const) {
    const found = every.finance.scenarios.find((one) => one.id === id)
    if (!found) throw new Error(`no ${id}`)
    const choose = (workbook: Workbook) =>
      enter(workbook, 'Case', 'Case', id === 'good' ? 'Good' : 'Cautious')
    changes.set(`${id} case`, changedBy(every, adjust(everyKind, found.adjustment), choose))
  }
  const all = new Map([
    ...asDelivered,
    ...[...changes].map(([name, one]): [string, Workbook] => [name.replaceAll(' ', '-'), one.changed]),
  ])
  computed = await recalculate(Object.fromEntries(all))
}, 180_000)

function bakeryChanged(plan: Plan): Changed {
  const { drivers } = plan.finance
  const changed: Drivers = {
    ...drivers,
    streams: drivers.streams.map((stream, i) =>
      i === 0 && stream.kind === 'units' ? { ...stream, price: 891 } : stream,
    ),
    costs: drivers.costs.map((line) =>
      line.id === 'workshop' ? { ...line, amount: [{ month: 1, value: 215_050 }] } : line,
    ),
    payableDays: 50,
  }
  const [first] = drivers.streams
  return changedBy(plan, changed, (workbook) => {
    enter(workbook, first?.label ?? '', 'Price of one, net of sales tax', 8.91)
    enter(workbook, 'Costs that do not follow sales', 'Kitchen, bakehouse or shop', 2150.5)
    enter(workbook, 'Terms', 'Suppliers of what is sold are paid after', 50)
  })
}

function everyKindChanged(plan: Plan): Changed {
  const changed: Drivers = {
    ...everyKind,
    streams: everyKind.streams.map((stream) => {
      if (stream.kind === 'units' && stream.label === 'Lamps')
        return { ...stream, stockMonths: 3.25, returns: 0.07 }
      if (stream.kind === 'hours') return { ...stream, onAccount: false, from: 5 }
      return stream
    }),
    receivableDays: 75,
    taxRate: 0.3,
    funding: {
      ...everyKind.funding,
      equity: everyKind.funding.equity.map((line) => ({ ...line, month: 2 })),
    },
  }
  return changedBy(plan, changed, (workbook) => {
    enter(workbook, 'Lamps', 'Stock, in months of coming sales', 3.25)
    enter(workbook, 'Lamps', 'Sent back and refunded', 0.07)
    enter(workbook, 'Consulting', 'Sold on invoice, paid later', 'No')
    enter(workbook, 'Consulting', 'First month of sale', 5)
    enter(workbook, 'Terms', 'Customers on invoice pay after', 75)
    enter(workbook, 'Terms', 'Tax on profit', 0.3)
    enter(workbook, 'Money put in', '… arrives in', 2)
  })
}

test('every formula of every plan comes to the plan’s figure, to the cent', () => {
  const wrong = [...asDelivered].flatMap(([name, workbook]) =>
    differences(workbook, computed[name] ?? new Map()).map((text) => `${name}: ${text}`),
  )
  expect(wrong.slice(0, 20)).toEqual([])
  for (const [name, workbook] of asDelivered) expect(formulasIn(workbook), name).toBeGreaterThan(4000)
  expect(asDelivered.size).toBe(2 + Object.keys(SAMPLES).length + BRIEF_OF_KIND.size + COMPOSED_NAMES.length)
})

test('a changed driver or another case gives what the engine gives', () => {
  for (const [name, { expected }] of changes) {
    // These two show what was entered, and what the plan was on its first day.
    const wrong = differences(expected, computed[name.replaceAll(' ', '-')] ?? new Map(), [
      'Assumptions',
      'Scenarios',
    ])
    expect(wrong.slice(0, 10), name).toEqual([])
  }
})

test('what a change does is seen: the changed workbooks differ from the delivered ones', () => {
  for (const [name, delivered] of [
    ['drivers of the bakery', 'bakery'],
    ['drivers of every kind', 'every-kind'],
    ['cautious case', 'every-kind'],
  ] as const) {
    const wrong = differences(
      asDelivered.get(delivered) as Workbook,
      computed[name.replaceAll(' ', '-')] ?? new Map(),
    )
    expect(wrong.length, name).toBeGreaterThan(1000)
  }
})

test('a name that looks like a formula is read as a name', () => {
  expect(cellOf(computed.hostile ?? new Map(), 'Read me', 1, 1)).toBe(HOSTILE_NAME)
})
