import { TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { DimensionLine } from '#web/ui/dimension-line.tsx'
import { RadioGroup } from '#web/ui/radio.tsx'
import type { Finding } from '../contract.ts'
import { lengthsOf } from './summary.ts'
import type { CurrentFinding } from './use-findings.ts'

type Props = {
  current: CurrentFinding
  more: number
  choose: (choice: number) => void
  next: () => void
}

/** Two of the founder's figures that do not meet, drawn to scale. */
export function FindingNote({ current: { finding, choice, isDecided }, more, choose, next }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  function goOn() {
    next()
    title.current?.focus()
  }
  return (
    <section
      aria-label="What does not add up"
      className="border-y border-line bg-warn-tint px-5 pt-5 pb-6 @lg:px-7"
    >
      <h3 ref={title} tabIndex={-1} className="flex items-center gap-2.5 text-[1.125rem] outline-none">
        <TriangleAlert size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-warn" />
        This doesn’t add up
      </h3>
      {finding.compared && <Comparison compared={finding.compared} />}
      <p dir="auto" className="mt-3 text-small text-ink-2 wrap-anywhere">
        {finding.says}
      </p>
      {finding.choices.length > 1 && (
        <RadioGroup
          key={finding.id}
          legend="Which is right?"
          hideLegend
          className="mt-3"
          value={String(choice)}
          onChange={(chosen) => choose(Number(chosen))}
          options={finding.choices.map(({ label }, index) => ({ value: String(index), label }))}
        />
      )}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-small text-ink-2">
          {isDecided
            ? 'Noted. The plan goes with your answer.'
            : 'If you skip this, we go with the first answer and say so.'}
        </p>
        {more > 0 && (
          <Button kind="ghost" size="small" className="-mr-3.5 max-md:min-h-11" onClick={goOn}>
            Next ({more} more)
          </Button>
        )}
      </div>
    </section>
  )
}

function Comparison({ compared }: { compared: NonNullable<Finding['compared']> }) {
  const { stated, computed, working, gap } = compared
  const lengths = lengthsOf(compared.share)
  return (
    <div className="mt-4 grid gap-3">
      <Measure label="You wrote" amount={stated} length={lengths.stated} gap={`${gap} more than you wrote`} />
      <Measure label={working} amount={computed} length={lengths.computed} gap={`${gap} missing`} />
    </div>
  )
}

type MeasureProps = { label: string; amount: string; length: number; gap: string }

/** The shorter of the two lines says what is missing to the longer one. */
function Measure({ label, amount, length, gap }: MeasureProps) {
  const percent = Math.min(Math.max(length * 100, 6), length < 1 ? 96 : 100)
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3 text-small">
        <span className="min-w-0 text-ink-2 wrap-anywhere tabular-nums">{label}</span>
        <b className="shrink-0 text-body font-semibold tabular-nums">{amount}</b>
      </p>
      <div className="mt-1 flex">
        <div style={{ width: `${percent}%` }}>
          <DimensionLine tone="ink" />
        </div>
        {length < 1 && (
          <div className="flex-1">
            <DimensionLine tone="warn" />
          </div>
        )}
      </div>
      {length < 1 && <p className="mt-1 text-right text-small font-semibold text-warn">{gap}</p>}
    </div>
  )
}
