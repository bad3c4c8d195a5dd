import clsx from 'clsx'

export type ButtonKind = 'signal' | 'second' | 'ghost' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

const KINDS: Record<ButtonKind, string> = {
  signal: 'border-transparent bg-signal text-on-signal hover:bg-signal-hover active:bg-signal-press',
  second: 'border-line-strong bg-surface text-ink hover:bg-hover active:bg-tint',
  ghost: 'border-transparent text-navy hover:bg-hover active:bg-tint',
  danger:
    'border-transparent bg-danger-fill text-on-danger hover:bg-[color-mix(in_srgb,var(--danger-fill)_84%,var(--board))]',
}

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-(--control-small) gap-2 px-3.5 py-1.5 text-small',
  medium: 'min-h-(--control) gap-2.5 px-5 py-2 text-ui',
  large: 'min-h-(--control-large) gap-3 px-7 py-3 text-body',
}

const SQUARES: Record<ButtonSize, string> = {
  small: 'size-(--control-small)',
  medium: 'size-(--control)',
  large: 'size-(--control-large)',
}

const SHAPE =
  'inline-flex shrink-0 items-center justify-center rounded-2 border text-center font-semibold leading-tight no-underline transition-colors duration-(--fast)'

const DISABLED = 'cursor-not-allowed border-line bg-sunken text-ink-3'

type Look = { kind: ButtonKind; size: ButtonSize; disabled?: boolean; square?: boolean; className?: string }

export function buttonLook({ kind, size, disabled, square, className }: Look): string {
  return clsx(SHAPE, square ? SQUARES[size] : SIZES[size], disabled ? DISABLED : KINDS[kind], className)
}
