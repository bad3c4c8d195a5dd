// Figures of a brief that do not meet, and what their founder can decide about it.
import { isAt } from '../compose/reading-changes.ts'
import { seedOf } from '../plan/kit/variety.ts'
import type { Sum } from '../read/checks/sums.ts'
import type { FigureCorrection, ReadingCorrections } from '../read/corrections.ts'
import type { LedgerEntry } from '../read/reading.ts'
import { amountOf } from './amount.ts'
import type { IntakeFigure } from './figures.ts'
import type { OpenedBrief } from './open-brief.ts'
import { type Comparison, comparisonOf, computedValue, sentencesFor, statedIn } from './working.ts'

export interface IntakeFinding {
  id: string
  says: string
  compared?: Comparison
  figures: number[]
  choices: { label: string; corrections?: ReadingCorrections }[]
}

const MOST_FINDINGS = 3

/** As long as a figure of it was corrected by nothing but one of its choices, so that a choice can be taken back. */
export function findingsOf(
  { source, sums }: OpenedBrief,
  figures: IntakeFigure[],
  corrections: FigureCorrection[] = [],
): IntakeFinding[] {
  const { ledger, currency } = source.reading
  return sums
    .map(({ sum }) => ({ sum, choices: choicesOf(sum, ledger, currency) }))
    .filter(({ sum, choices }) => isOpen(sum, choices, corrections))
    .slice(0, MOST_FINDINGS)
    .map(({ sum, choices }) => {
      const compared = comparisonOf(sum, currency)
      return {
        id: idOf(sum),
        says: sentencesFor(sum, currency),
        ...(compared && { compared }),
        figures: indexesIn(figures, sum),
        choices,
      }
    })
}

type Choice = IntakeFinding['choices'][number]

function isOpen({ parts }: Sum, choices: Choice[], corrections: FigureCorrection[]): boolean {
  const chosen = choices.flatMap((choice) => choice.corrections?.figures ?? [])
  return corrections
    .filter((one) => parts.some(([, { entry }]) => isAt(one, entry)))
    .filter(changesFigure(parts.map(([, { entry }]) => entry)))
    .every((one) =>
      chosen.some((other) => isAt(one, other) && one.value === other.value && one.role === other.role),
    )
}

/** Whoever confirms what was read changes nothing. */
const changesFigure =
  (entries: LedgerEntry[]) =>
  (one: FigureCorrection): boolean =>
    entries.some(
      (entry) =>
        isAt(one, entry) &&
        ((one.value !== undefined && one.value !== entry.value) ||
          (one.role !== undefined && one.role !== entry.role)),
    )

function choicesOf(sum: Sum, ledger: LedgerEntry[], currency: string): Choice[] {
  const stated = statedIn(sum)
  const compared = comparisonOf(sum, currency)
  if (stated && compared && isAlone(stated, ledger))
    return [
      { label: 'Show both in the plan' },
      { label: `Use ${compared.computed}`, corrections: correcting(stated, { value: computedValue(sum) }) },
      ...somethingElse(stated, currency),
    ]
  const [one, ...others] = sum.parts.filter(([slot]) => slot === 'need' || slot === 'demand')
  const entry = others.length === 0 ? one?.[1].entry : undefined
  return [
    { label: 'Leave it as it is' },
    ...(entry && isAlone(entry, ledger) ? somethingElse(entry, currency) : []),
  ]
}

/** An end of a range cannot be taken out alone. */
const isAlone = (entry: LedgerEntry, ledger: LedgerEntry[]) =>
  ledger.filter((other) => isAt(entry, other)).length === 1

const somethingElse = (entry: LedgerEntry, currency: string): Choice[] =>
  entry.role === 'other'
    ? []
    : [
        {
          label: `The ${amountOf(entry, currency)} is something else`,
          corrections: correcting(entry, { role: 'other' }),
        },
      ]

const correcting = (
  { field, start, quote }: LedgerEntry,
  change: Pick<FigureCorrection, 'role' | 'value'>,
): ReadingCorrections => ({
  figures: [{ field: field as FigureCorrection['field'], start, quote, ...change }],
})

const idOf = ({ kind, parts }: Sum): string =>
  `${kind}-${seedOf(parts.map(([slot, { entry }]) => `${slot} ${entry.field} ${entry.quote}`).join('\n')).toString(36)}`

const indexesIn = (figures: IntakeFigure[], { parts }: Sum): number[] => [
  ...new Set(
    parts
      .map(([, { entry }]) => figures.findIndex((figure) => isAt(figure, entry)))
      .filter((index) => index >= 0),
  ),
]
