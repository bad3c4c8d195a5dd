import type { ReactNode } from 'react'

type Props = { id: string; title: string; text: string; children?: ReactNode }

export function SectionHead({ id, title, text, children }: Props) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 lg:mb-6">
      <h2
        id={id}
        className="w-full text-[1.375rem] leading-tight tracking-tight lg:w-auto lg:text-[1.625rem]"
      >
        {title}
      </h2>
      <p className="text-ui text-ink-2">{text}</p>
      {children && <div className="ml-auto">{children}</div>}
    </div>
  )
}
