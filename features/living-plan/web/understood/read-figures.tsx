import { Pencil, RotateCcw } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ReadingCorrections } from '#engine/read/corrections.ts'
import type { Role } from '#engine/read/reading.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import type { ReadFigure } from '../../contract.ts'
import { roleIn } from './reading.ts'
import { ROLE_NAMES, roleOptions } from './role-names.ts'

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
          Your figures: {count} of {figures.length} are computed with
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
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { quote, original, instead } = figure
  const label = `What “${quote}” is`
  function close(chosen?: Role) {
    if (chosen) onCorrect(figure, chosen)
    setOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (isOpen)
    return (
      <li className="grid gap-3 border-line px-5 py-4 not-first:border-t sm:px-6">
        <Combobox
          label={label}
          value={role ?? original}
          options={roleOptions([original, ...(instead ? [instead] : [])])}
          onChange={(chosen) => close(chosen as Role)}
        />
        <div className="flex flex-wrap gap-2">
          <Button size="small" className="max-md:min-h-11" onClick={() => close(role ?? original)}>
            That is right
          </Button>
          <Button kind="ghost" size="small" className="max-md:min-h-11" onClick={() => close()}>
            Cancel
          </Button>
        </div>
      </li>
    )
  return (
    <li className="flex flex-wrap items-center gap-x-2 border-line px-5 py-2 not-first:border-t sm:px-6">
      <p className="min-w-0 flex-1 basis-56 text-ui wrap-anywhere">
        <q className="font-semibold">{quote}</q>
        <span className="block text-small text-ink-2">
          {ROLE_NAMES[role ?? original]}
          {!isCounted && original !== 'other' && !role && ', we are not sure: not computed with'}
          {role && role !== original && `, was ${ROLE_NAMES[original].toLowerCase()}`}
        </span>
      </p>
      {role && <Badge kind="cyan">Corrected</Badge>}
      {role && (
        <Button
          kind="ghost"
          size="small"
          icon={RotateCcw}
          aria-label={`Take back the correction of: ${quote}`}
          onClick={() => {
            onCorrect(figure)
            opener.current?.focus()
          }}
          className="px-2! max-md:min-h-11"
        >
          Take back
        </Button>
      )}
      <Button
        ref={opener}
        kind="ghost"
        size="small"
        icon={Pencil}
        aria-label={`Correct: ${quote}`}
        onClick={() => setOpen(true)}
        className="-mr-3.5 max-md:min-h-11"
      >
        Correct
      </Button>
    </li>
  )
}
