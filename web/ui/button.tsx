import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { type ButtonKind, type ButtonSize, buttonLook } from './button-look.ts'
import { Spinner } from './spinner.tsx'

type Common = { kind?: ButtonKind; size?: ButtonSize; icon?: LucideIcon }

export type ButtonProps = Common &
  ComponentProps<'button'> & {
    /** The label while busy; `true` together with `busyLabel`. */
    busy?: string | boolean
    /** Known ahead, its room is kept at rest too, so that the width never changes. */
    busyLabel?: string
  }

export function Button(props: ButtonProps) {
  const { kind = 'second', size = 'medium', busy, busyLabel, icon, type = 'button', ...rest } = props
  const { className, children, onClick, disabled, ...native } = rest
  const isBusy = Boolean(busy)
  const working = typeof busy === 'string' && busy ? busy : busyLabel

  // Busy is not `disabled`: the button keeps the focus, and a second press does nothing.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!isBusy) return onClick?.(event)
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <button
      {...native}
      type={type}
      disabled={disabled}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={press}
      className={buttonLook({ kind, size, disabled, className })}
    >
      <Stacked showSecond={isBusy} second={working && <Working label={working} />}>
        <Labelled icon={icon}>{children}</Labelled>
      </Stacked>
    </button>
  )
}

type StackedProps = { showSecond: boolean; second: ReactNode; children: ReactNode }

/** Both labels share one cell; the hidden one only keeps its room. */
function Stacked({ showSecond, second, children }: StackedProps) {
  if (!second) return children
  return (
    <span className="grid justify-items-center">
      <span className={clsx('inline-flex items-center [grid-area:1/1]', showSecond && 'invisible')}>
        {children}
      </span>
      <span className={clsx('inline-flex items-center [grid-area:1/1]', !showSecond && 'invisible')}>
        {second}
      </span>
    </span>
  )
}

function Working({ label }: { label: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Spinner />
      {label}
    </span>
  )
}

function Labelled({ icon: Icon, children }: { icon?: LucideIcon; children: ReactNode }) {
  if (!Icon) return children
  return (
    <span className="inline-flex items-center gap-2.5">
      <Icon size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
      {children}
    </span>
  )
}

type Target = (
  | {
      to: string
      /** Handed to the page that it leads to, and in no address. */
      state?: unknown
      href?: never
    }
  | { href: string; to?: never; state?: never }
) &
  Common
export type LinkButtonProps = Target & Omit<ComponentProps<'a'>, 'href'>

export function LinkButton({
  kind = 'second',
  size = 'medium',
  icon,
  to,
  state,
  href,
  ...rest
}: LinkButtonProps) {
  const { className, children, ...native } = rest
  const look = buttonLook({ kind, size, className })
  const label = <Labelled icon={icon}>{children}</Labelled>
  if (to !== undefined) {
    return (
      <Link {...native} to={to} state={state} className={look}>
        {label}
      </Link>
    )
  }
  return (
    <a {...native} href={href} className={look}>
      {label}
    </a>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string
  icon: LucideIcon
  kind?: ButtonKind
  size?: ButtonSize
}

export function IconButton(props: IconButtonProps) {
  const { label, icon: Icon, kind = 'ghost', size = 'medium', className, type = 'button', ...native } = props
  return (
    <button
      {...native}
      type={type}
      aria-label={label}
      className={buttonLook({ kind, size, disabled: native.disabled, square: true, className })}
    >
      <Icon size={size === 'large' ? 22 : 18} strokeWidth={1.75} aria-hidden />
    </button>
  )
}
