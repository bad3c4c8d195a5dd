import { RotateCcw } from 'lucide-react'
import { useRef } from 'react'
import type { ReadingCorrections } from '#engine/read/corrections.ts'
import type { Role } from '#engine/read/reading.ts'
import { ROLE_NAMES, RoleMenu, roleIn } from '#features/understanding/web/public.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { ReadFigure } from '../../contract.ts'

type Props = {
  figures: ReadFigure[]
  corrections: ReadingCorrections | undefined
  /** Without a role: back to how it was read. */
  onCorrect: (figure: ReadFigure, role?: Role) => void
}

/** Every figure of the brief, and what the plan takes it for. */
export function ReadFigures({ figures, corrections, onCorrect }: Props) {
  if (figures.length === 0) return null
  const isCounted = (figure: ReadFigure) => {
    const role = roleIn(corrections, figure)
    return role ? role !== 'other' : figure.isUsed
  }
  const count = figures.filter(isCounted).length
  return (
    <Card flush className="mt-5">
      <details>
        <summary className="min-h-11 cursor-pointer px-5 py-3 text-ui font-semibold sm:px-6">
          Your figures: {count} of {figures.length} used in the math
        </summary>
        <ul className="border-t border-line">
          {figures.map((figure) => (
            <FigureRow
              key={`${figure.field} ${figure.start} ${figure.quote}`}
              {...{ figure, onCorrect }}
              role={roleIn(corrections, figure)}
              isCounted={isCounted(figure)}
            />
          ))}
        </ul>
      </details>
    </Card>
  )
}

type RowProps = {
  figure: ReadFigure
  /** As the founder put it right. */
  role: Role | undefined
  isCounted: boolean
  onCorrect: Props['onCorrect']
}

function FigureRow({ figure, role, isCounted, onCorrect }: RowProps) {
  const row = useRef<HTMLLIElement>(null)
  const { quote, original, instead } = figure
  const isUnsure = !isCounted && original !== 'other' && !role
  return (
    <li
      ref={row}
      className="flex flex-wrap items-center gap-x-4 border-line px-5 py-2 not-first:border-t sm:px-6"
    >
      <p className="flex min-w-0 flex-1 basis-56 flex-wrap items-center gap-x-2 gap-y-1 text-ui wrap-anywhere">
        <q className="font-semibold">{quote}</q>
        {isUnsure && <Badge kind="warn">Not sure: not used in the math</Badge>}
        {role && <Badge kind="cyan">Corrected</Badge>}
        {role && role !== original && (
          <span className="text-small text-ink-2">was {lowered(ROLE_NAMES[original])}</span>
        )}
        {role && (
          <Button
            kind="ghost"
            size="small"
            icon={RotateCcw}
            aria-label={`Take back the correction of: ${quote}`}
            onClick={() => {
              onCorrect(figure)
              row.current?.querySelector<HTMLElement>('[role=combobox]')?.focus()
            }}
            className="px-2! max-md:min-h-11"
          >
            Take back
          </Button>
        )}
      </p>
      <div className="w-full sm:w-60">
        <RoleMenu
          of={`“${quote}”`}
          role={role ?? original}
          isUnsure={isUnsure}
          likely={[original, ...(instead ? [instead] : [])]}
          onChange={(chosen) => onCorrect(figure, chosen)}
        />
      </div>
    </li>
  )
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
