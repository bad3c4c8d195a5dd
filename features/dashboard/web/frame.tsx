import type { ReactNode } from 'react'

export function Frame({ children }: { children: ReactNode }) {
  return <div className="container grid grid-cols-1 content-start gap-7 pt-6 pb-24">{children}</div>
}
