import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { Badge } from './badge.tsx'
import type { Option } from './select.tsx'

const dotLook =
  'size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border border-line-strong bg-surface checked:border-navy checked:bg-navy checked:inset-ring-4 checked:inset-ring-surface forced-colors:appearance-auto disabled:border-line disabled:bg-sunken'

type GroupProps<T> = {
  legend: string
  hideLegend?: boolean
  value: string
  onChange: (value: string) => void
  options: T[]
  className?: string
}

type Radio = Option & { disabled?: boolean }

export function RadioGroup({ value, onChange, options, ...group }: GroupProps<Radio>) {
  const name = useId()
  return (
    <Group {...group} gap="gap-1">
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx(
            'flex min-h-9 items-center gap-3 text-ui max-md:min-h-11',
            option.disabled ? 'cursor-not-allowed text-ink-3' : 'cursor-pointer',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className={dotLook}
          />
          {option.label}
        </label>
      ))}
    </Group>
  )
}

export type ChoiceCard = {
  value: string
  title: string
  detail: string
  price?: string
  /** Below the price: 'Save 40%'. */
  priceNote?: string
  badge?: string
}

export function ChoiceCards({ value, onChange, options, ...group }: GroupProps<ChoiceCard>) {
  const name = useId()
  return (
    <Group {...group} gap="gap-3">
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex min-h-18 cursor-pointer items-center gap-4 rounded-2 border border-line-strong bg-surface px-4 py-3 hover:bg-hover has-checked:border-navy has-checked:bg-surface has-checked:inset-ring-1 has-checked:inset-ring-navy has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className={clsx(dotLook, 'focus-visible:outline-none')}
          />
          {option.badge && (
            <Badge kind="cyan" className="absolute -top-3.5 left-13">
              {option.badge}
            </Badge>
          )}
          <span className="grid min-w-0 flex-1">
            <span className="text-ui font-semibold">{option.title}</span>
            <span className="text-caption text-ink-2">{option.detail}</span>
          </span>
          <Price option={option} />
        </label>
      ))}
    </Group>
  )
}

function Price({ option }: { option: ChoiceCard }) {
  if (!option.price) return null
  return (
    <span className="grid shrink-0 justify-items-end">
      <span className="text-lead font-semibold leading-tight">{option.price}</span>
      {option.priceNote && <span className="text-caption font-[550] text-ok">{option.priceNote}</span>}
    </span>
  )
}

type GroupShape = {
  legend: string
  hideLegend?: boolean
  gap: string
  className?: string
  children: ReactNode
}

function Group({ legend, hideLegend, gap, className, children }: GroupShape) {
  return (
    <fieldset className={clsx('min-w-0', className)}>
      <legend className={hideLegend ? 'sr-only' : 'mb-2 text-small font-[550]'}>{legend}</legend>
      <div className={clsx('grid', gap)}>{children}</div>
    </fieldset>
  )
}
