import clsx from 'clsx'
import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'

type PlanCardProps = { section: string; className?: string; children: ReactNode }

/** A sheet of somebody's plan among the posts: what it is stands at its head, as on a drawing. */
export function PlanCard({ section, className, children }: PlanCardProps) {
  return (
    <div className={clsx('min-w-0 overflow-hidden rounded-3 border border-line bg-surface', className)}>
      <p className="flex min-w-0 items-center gap-2 border-b border-draft-soft bg-selected px-4 py-2 text-small font-[550] text-draft-ink wrap-anywhere">
        <FileText size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
        <span className="min-w-0">Section of a plan: {section}</span>
      </p>
      <div className="px-4 py-3 sm:px-5">{children}</div>
    </div>
  )
}
