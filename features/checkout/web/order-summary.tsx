import clsx from 'clsx'
import { Check } from 'lucide-react'
import type { Line } from './order-lines.ts'

type Props = { lines: Line[]; totalLabel: string; total: string; isFree?: boolean }

export function OrderSummary({ lines, totalLabel, total, isFree }: Props) {
  return (
    <dl className="text-ui">
      {lines.map(({ label, value, isDeduction }) => (
        <div key={label} className="flex justify-between gap-4 py-1">
          <dt className="min-w-0 text-ink-2 [overflow-wrap:anywhere]">{label}</dt>
          <dd className={clsx('tabular-nums', isDeduction && 'text-ok')}>{value}</dd>
        </div>
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3 text-[1.375rem] font-semibold tracking-tight">
        <dt>{totalLabel}</dt>
        <dd className={clsx('tabular-nums', isFree && 'text-ok')}>{total}</dd>
      </div>
    </dl>
  )
}

const CONTENTS = [
  'Business plan, 18 to 20 pages, PDF',
  'Brand guide with logo concepts, PDF',
  'Logo files, PNG',
  'Quickstart guide, PDF',
  'Prompt for an AI coding tool, Markdown',
]

export function InEveryBlueprint({ className }: { className?: string }) {
  return (
    <div className={className}>
      <p className="text-small font-[550]">In every blueprint</p>
      <ul className="mt-3 grid gap-2.5 text-small text-ink-2">
        {CONTENTS.map((part) => (
          <li key={part} className="flex gap-2.5">
            <Check size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-draft-ink" />
            {part}
          </li>
        ))}
      </ul>
    </div>
  )
}
