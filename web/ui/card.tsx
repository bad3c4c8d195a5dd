import clsx from 'clsx'
import type { ComponentProps, ElementType, ReactNode } from 'react'

type CardProps = ComponentProps<'div'> & {
  as?: ElementType
  /** No margin inside: for lists and tables that reach the edge. */
  flush?: boolean
}

export function Card({ as: Element = 'div', flush, className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={clsx(
        'min-w-0 rounded-3 border border-line bg-surface',
        flush ? 'overflow-hidden' : 'p-5 sm:p-6',
        className,
      )}
    />
  )
}

type CardTitleProps = { as?: 'h2' | 'h3' | 'h4'; className?: string; children: ReactNode }

export function CardTitle({ as: Heading = 'h2', className, children }: CardTitleProps) {
  return <Heading className={clsx('text-h3 font-semibold', className)}>{children}</Heading>
}
