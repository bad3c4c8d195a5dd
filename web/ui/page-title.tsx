import clsx from 'clsx'
import type { ReactNode } from 'react'

export function PageTitle({ children, className }: { children: ReactNode; className?: string }) {
  return <h1 className={clsx('text-h1', className)}>{children}</h1>
}
