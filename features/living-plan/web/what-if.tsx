import { ChartNoAxesCombined, ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Card } from '#web/ui/card.tsx'
import { CashChart } from './charts/cash-chart.tsx'
import { MonthTable } from './charts/month-table.tsx'
import { TradeChart } from './charts/trade-chart.tsx'
import { type FigureRow, keyRows } from './figures.ts'
import { Change, KeyFigures } from './key-figures.tsx'
import type { Seen } from './model.ts'

type Props = { now: Seen; before: Seen | undefined; isStale: boolean; children: ReactNode }

/** What the assumptions come to: beside them on a wide screen, always in view, with what there is to do below it. */
export function WhatIf({ now, before, isStale, children }: Props) {
  return (
    <section aria-labelledby="what-if" aria-busy={isStale || undefined} className="lg:sticky lg:top-22">
      <Card flush className="flex flex-col lg:max-h-[calc(100dvh-7rem)]">
        <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-5 pb-2 sm:px-6">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="what-if" className="scroll-mt-24 text-h3">
              What-if
            </h2>
            <span className="text-caption text-ink-3">36 months, against the issued plan</span>
          </div>
          <KeyFigures rows={keyRows(now, before)} />
          <div className="mt-4 grid gap-3">
            <CashChart now={now} before={comparable(now, before)} />
            <TradeChart now={now} before={comparable(now, before)} />
          </div>
          <MonthTable now={now} />
        </div>
        <div className="border-t border-line px-5 py-4 sm:px-6">{children}</div>
      </Card>
    </section>
  )
}

/** The lines of the issued plan, where they can be drawn on the same paper and are others. */
function comparable(now: Seen, before: Seen | undefined): Seen | undefined {
  if (before?.currency !== now.currency) return undefined
  const differs = (['cash', 'revenue', 'costs'] as const).some((line) =>
    now.series[line].some((amount, i) => amount !== before.series[line][i]),
  )
  return differs ? before : undefined
}

/** On a phone: the figures under the thumb, and the cash with one press. */
export function FigureBar({ now, before }: Pick<Props, 'now' | 'before'>) {
  const [open, setOpen] = useState(false)
  const rows = keyRows(now, before)
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-float lg:hidden print:hidden">
      {open && (
        <div className="max-h-[60dvh] overflow-y-auto border-b border-line px-5 pt-4 pb-3">
          <CashChart now={now} before={comparable(now, before)} />
        </div>
      )}
      <div className="flex items-stretch">
        <section
          aria-label="Key figures"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and the keyboard must be able to.
          tabIndex={0}
          className="flex min-w-0 flex-1 gap-5 overflow-x-auto px-5 py-2 [scrollbar-width:none] focus-visible:-outline-offset-2"
        >
          {rows.map((row) => (
            <BarFigure key={row.id} {...row} />
          ))}
        </section>
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="grid w-16 shrink-0 place-items-center content-center border-l border-line text-caption font-[550] text-navy focus-visible:-outline-offset-2"
        >
          {open ? (
            <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
          ) : (
            <ChartNoAxesCombined size={18} strokeWidth={1.75} aria-hidden />
          )}
          {open ? 'Hide' : 'Chart'}
        </button>
      </div>
    </div>
  )
}

function BarFigure({ label, text, change }: FigureRow) {
  return (
    <p className="shrink-0 whitespace-nowrap">
      <span className="block text-caption text-ink-2">{label}</span>
      <span className="block text-ui font-semibold tabular-nums">{text}</span>
      <span className="block min-h-5 leading-none">{change && <Change {...change} />}</span>
    </p>
  )
}
