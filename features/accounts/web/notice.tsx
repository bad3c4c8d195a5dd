import clsx from 'clsx'
import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'

const LOOKS = {
  danger: { icon: CircleAlert, look: 'border-danger bg-danger-tint text-danger' },
  info: { icon: Info, look: 'border-line bg-info-tint text-info' },
}

interface NoticeProps {
  kind: keyof typeof LOOKS
  className?: string
  children: ReactNode
}

/** Stays in its place, unlike a toast. */
export function Notice({ kind, className, children }: NoticeProps) {
  const { icon: Icon, look } = LOOKS[kind]
  return (
    <div
      role={kind === 'danger' ? 'alert' : undefined}
      className={clsx('flex gap-3 rounded-2 border px-4 py-3 text-small', look, className)}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
