import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { ScrollBox } from './scroll-box.tsx'

type TableProps = {
  /** Spoken, not shown: what the table lists. */
  caption: string
  /** The header row: `<Tr><Th>…</Th></Tr>`. */
  head: ReactNode
  children: ReactNode
  /** Inside a card, which already draws the frame. */
  frameless?: boolean
  className?: string
}

export function Table({ caption, head, children, frameless, className }: TableProps) {
  return (
    <ScrollBox
      label={caption}
      className={clsx('min-w-0 bg-surface', !frameless && 'rounded-3 border border-line', className)}
    >
      <table className="w-full border-collapse text-left text-small">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken text-ink-2">{head}</thead>
        <tbody className="[&_tr]:border-t [&_tr]:border-line">{children}</tbody>
      </table>
    </ScrollBox>
  )
}

export function Tr({ selected, className, ...rest }: ComponentProps<'tr'> & { selected?: boolean }) {
  return (
    <tr
      {...rest}
      data-selected={selected || undefined}
      className={clsx(selected && 'bg-selected', className)}
    />
  )
}

type CellLook = { numeric?: boolean }

export function Th({ numeric, className, scope = 'col', ...rest }: ComponentProps<'th'> & CellLook) {
  const inBody = scope === 'row'
  return (
    <th
      {...rest}
      scope={scope}
      className={clsx(
        'px-4 first:pl-5 last:pr-5',
        inBody ? 'h-16 py-3 font-semibold text-ink' : 'h-11 whitespace-nowrap py-2 font-[550]',
        numeric && 'text-right',
        className,
      )}
    />
  )
}

export function Td({ numeric, className, ...rest }: ComponentProps<'td'> & CellLook) {
  return (
    <td
      {...rest}
      className={clsx('h-16 px-4 py-3 first:pl-5 last:pr-5', numeric && 'text-right tabular-nums', className)}
    />
  )
}
