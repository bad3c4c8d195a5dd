// What can go wrong, the strongest case against, and the lines at which to stop.
import { say } from '../kit/prose.ts'
import { columns, paragraph, type Section } from '../kit/section.ts'
import type { Step, Texts } from '../model.ts'
import { capital } from '../names.ts'
import type { Results } from '../results.ts'

export function ninetyDaysSection(
  { context: { computed } }: Results,
  { lead, steps, ending }: Texts['ninetyDays'],
): Section {
  return {
    id: 'ninety-days',
    title: 'The first 90 days',
    blocks: [
      paragraph(lead),
      {
        kind: 'table',
        columns: columns(['By', 'Action', 'Owner', 'Number', 'Go on if']),
        rows: steps.map(({ day, action, owner, number, goOnIf }: Step) => ({
          cells: [
            say`${computed(`day-${day}`, day, `Day ${day}`)}`,
            action,
            say`${{ words: capital(owner) }}`,
            say`${{ words: number }}`,
            goOnIf,
          ],
        })),
      },
      { kind: 'ending', ...ending },
    ],
  }
}
