import clsx from 'clsx'
import { Check } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { FigureCorrection } from '#engine/read/corrections.ts'
import type { Role } from '#engine/read/reading.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import type { UnderstandingReply, UnderstoodFigure } from '../contract.ts'
import { withReading } from './corrections.ts'
import { TakeBack } from './points.tsx'
import { correctionOf, withRole } from './reading-corrections.ts'
import { RoleMenu } from './role-menu.tsx'
import { ROLE_NAMES } from './role-names.ts'
import { figureKey, isUnsure, orderOf } from './summary.ts'
import type { Understanding } from './use-understanding.ts'

const MOST_ROWS = 12

type Props = {
  understanding: Understanding
  reading: UnderstandingReply
  /** Those that do not add up, as indexes. */
  marked: Set<number>
}

/** Every figure of the brief, and what the plan takes it for. */
export function Figures({ understanding, reading: { figures }, marked }: Props) {
  const { corrections, correct } = understanding
  const [showsAll, setShowsAll] = useState(false)
  const order = useRef<string[]>([])
  const list = useRef<HTMLUListElement>(null)
  if (figures.length === 0) return null
  order.current = orderOf(figures, order.current)
  const byKey = new Map(figures.map((figure, index) => [figureKey(figure), { figure, index }]))
  const rows = order.current.flatMap((key) => byKey.get(key) ?? [])
  const unsure = figures.filter(
    (figure) => isUnsure(figure) && !correctionOf(corrections.reading, figure),
  ).length
  const visible = showsAll ? rows : rows.slice(0, MOST_ROWS)
  function change(figure: UnderstoodFigure, role?: Role) {
    const isUsed = figure.isUsed && !figure.isEdited
    correct(withReading(corrections, withRole(corrections.reading, { ...figure, isUsed }, role)))
  }
  function showAll() {
    setShowsAll(true)
    // The button goes: the reader is at the first row that came.
    requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLElement>('li [role=combobox]')[MOST_ROWS]?.focus(),
    )
  }
  return (
    <div className="pt-1">
      <div className="flex flex-wrap items-baseline gap-x-3 px-5 pb-2 @lg:px-7">
        <h3 className="text-[1.125rem]">Your figures</h3>
        <p className="text-small text-ink-2">
          {figures.length} found{unsure > 0 && `, ${unsure} we’re not sure about`}. Change what one means with
          its menu.
        </p>
      </div>
      <ul ref={list}>
        {visible.map(({ figure, index }) => (
          <FigureRow
            key={figureKey(figure)}
            figure={figure}
            isMarked={marked.has(index)}
            onPoint={(isPointed) => understanding.point(isPointed ? figureKey(figure) : undefined)}
            correction={correctionOf(corrections.reading, figure)}
            onChange={(role) => change(figure, role)}
          />
        ))}
      </ul>
      {rows.length > visible.length && (
        <div className="border-t border-line px-5 py-1.5 @lg:px-7">
          <Button kind="ghost" size="small" className="-ml-3.5 min-h-11" onClick={showAll}>
            Show {rows.length - visible.length} more
          </Button>
        </div>
      )}
    </div>
  )
}

type RowProps = {
  figure: UnderstoodFigure
  /** As the founder put it right: what it means, or how much it is. */
  correction: FigureCorrection | undefined
  isMarked: boolean
  onPoint: (isPointed: boolean) => void
  onChange: (role?: Role) => void
}

function FigureRow({ figure, correction, isMarked, onPoint, onChange }: RowProps) {
  const row = useRef<HTMLLIElement>(null)
  const { amount, quote, clause, original } = figure
  const role = correction?.role
  const isOpenQuestion = correction === undefined && isUnsure(figure)
  const name = amount === quote ? quote : `${amount}, “${quote}”`
  return (
    <li
      ref={row}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
      className={clsx(
        'flex flex-wrap items-center gap-x-3 border-t border-line px-5 py-1 @lg:grid @lg:grid-cols-[6.5rem_minmax(0,1fr)_15rem] @lg:px-7 @lg:py-0.5',
        isMarked && 'bg-warn-tint',
      )}
    >
      <span className="py-1 text-ui font-semibold wrap-anywhere tabular-nums">
        <bdi>{amount}</bdi>
      </span>
      <q dir="auto" className="line-clamp-2 min-w-0 text-small text-ink-3 wrap-anywhere @max-lg:flex-1">
        {clause || quote}
      </q>
      <div className="min-w-0 @max-lg:w-full">
        <div className="flex items-center gap-1">
          <RoleMenu
            of={name}
            role={role ?? (figure.isEdited ? original : figure.role)}
            isUnsure={isOpenQuestion}
            likely={figure.likely}
            onChange={onChange}
            className="min-w-0 flex-1"
          />
          {isOpenQuestion && figure.role !== 'other' && (
            <IconButton
              label={`That’s right: ${name} is ${lowered(ROLE_NAMES[figure.role])}`}
              icon={Check}
              onClick={() => {
                onChange(figure.role)
                row.current?.querySelector<HTMLElement>('[role=combobox]')?.focus()
              }}
            />
          )}
        </div>
        {correction && (
          <p className="-mt-1 flex flex-wrap items-center gap-x-2 text-caption text-ink-3">
            {changeOf(correction, original)}
            <TakeBack
              of={name}
              onPress={() => {
                onChange()
                row.current?.querySelector<HTMLElement>('[role=combobox]')?.focus()
              }}
            />
          </p>
        )}
      </div>
    </li>
  )
}

function changeOf({ role, value, quote }: FigureCorrection, original: Role): ReactNode {
  if (role && role !== original) return `was ${lowered(ROLE_NAMES[original])}`
  if (value === undefined) return 'You confirmed this'
  return (
    <>
      You wrote <bdi>{quote}</bdi>
    </>
  )
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
