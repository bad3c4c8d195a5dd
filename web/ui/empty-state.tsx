import clsx from 'clsx'
import type { ReactNode } from 'react'
import { CornerMarks } from './corner-marks.tsx'

type EmptyStateProps = {
  title: string
  text: ReactNode
  action?: ReactNode
  as?: 'h2' | 'h3' | 'h4'
  className?: string
}

export function EmptyState({ title, text, action, as: Heading = 'h2', className }: EmptyStateProps) {
  return (
    <div
      className={clsx(
        'grid items-center gap-10 rounded-3 border border-line bg-surface px-5 py-8 sm:px-8 md:grid-cols-12 md:gap-6 md:py-16',
        className,
      )}
    >
      <div className="md:col-span-5">
        <div
          aria-hidden="true"
          className="grid-paper relative mx-auto h-54 w-42 border border-dashed border-draft bg-[-1px_-1px] md:h-78 md:w-60"
        >
          <CornerMarks />
        </div>
      </div>
      <div className="md:col-span-7 md:pr-8">
        <Heading className="text-[2rem] font-semibold leading-tight tracking-tight">{title}</Heading>
        <p className="mt-3 max-w-[44ch] text-lead text-ink-2">{text}</p>
        {action && <div className="mt-7">{action}</div>}
      </div>
    </div>
  )
}
