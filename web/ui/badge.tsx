import clsx from 'clsx'
import type { ReactNode } from 'react'

export type BadgeKind = 'neutral' | 'ok' | 'warn' | 'bad' | 'info' | 'cyan' | 'outline'

const KINDS: Record<BadgeKind, string> = {
  neutral: 'border-transparent bg-tint text-ink-2 in-data-selected:bg-surface in-data-selected:text-ink',
  ok: 'border-transparent bg-ok-tint text-ok',
  warn: 'border-transparent bg-warn-tint text-warn',
  bad: 'border-transparent bg-danger-tint text-danger',
  info: 'border-transparent bg-info-tint text-info',
  cyan: 'border-draft-soft bg-selected text-draft-ink',
  outline: 'border-line bg-surface text-ink-2',
}

const WITH_DOT = new Set<BadgeKind>(['ok', 'warn', 'bad'])

type BadgeProps = {
  kind?: BadgeKind
  /** For what is no state: 'Save 40%'. */
  dotless?: boolean
  className?: string
  children: ReactNode
}

export function Badge({ kind = 'neutral', dotless, className, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex h-6 items-center gap-1.5 whitespace-nowrap rounded-1 border px-2 text-caption font-[550]',
        KINDS[kind],
        className,
      )}
    >
      {WITH_DOT.has(kind) && !dotless && (
        <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      )}
      {children}
    </span>
  )
}
