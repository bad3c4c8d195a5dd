import type { Country } from '#engine/knowledge/countries.ts'
import { withPoints, withRole } from '#features/understanding/web/public.ts'
import type { AssumptionsState } from '../../contract.ts'
import type { SheetEdits } from '../state/sheet.ts'
import type { SheetActs } from '../state/use-sheet.ts'
import { ReadFigures } from './read-figures.tsx'
import { correctionsIn } from './reading.ts'
import { Understood } from './understood.tsx'

type Props = {
  state: Pick<AssumptionsState, 'understood' | 'reading'>
  edits: SheetEdits
  countries: Country[]
  amounts: string[]
  acts: SheetActs
}

/** What was read of the brief: its points and its figures. */
export function ReadingUnderstood({ state, edits, countries, amounts, acts }: Props) {
  const { reading } = edits
  const { understood: points } = state
  const { figures } = state.reading
  const putRight = (after: SheetEdits['reading'], drops?: string[]) =>
    acts.move({ do: 'put-right', ...(after && { reading: after }), ...(drops && { drops }) })
  return (
    <Understood
      {...{ points, countries, amounts }}
      corrections={correctionsIn(edits)}
      values={edits.values}
      onCorrect={(changed, reset, drops) =>
        putRight(withPoints(reading, { points: changed, reset, read: points }), drops)
      }
    >
      <ReadFigures
        {...{ figures }}
        corrections={reading}
        onCorrect={(figure, role) => putRight(withRole(reading, figure, role))}
      />
    </Understood>
  )
}
