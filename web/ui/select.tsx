import clsx from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import { Fragment, type ReactNode, useState } from 'react'
import { Field, type FieldControl } from './field.tsx'
import { edgeLook, inputLook, optionLook, popoverLook } from './field-look.ts'
import { useHydrated } from './hydrated.ts'
import { useListIsNotModal } from './list-is-not-modal.ts'
import { useOverlayHome } from './overlay-home.ts'

export type Option = { value: string; label: string }

type SelectProps = {
  label: string
  value: string
  onChange: (value: string) => void
  options: Option[]
  placeholder?: string
  error?: ReactNode
  hint?: ReactNode
  optional?: boolean
  disabled?: boolean
  name?: string
  className?: string
}

export function Select(props: SelectProps) {
  const { label, value, onChange, options, placeholder = 'Choose', error, hint, optional, className } = props
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  useListIsNotModal(open)
  return (
    <Field {...{ label, error, hint, optional, className }}>
      {(control) =>
        // Radix writes style attributes, which our content policy refuses in served markup.
        hydrated ? (
          <Radix.Root
            {...{ value, open }}
            onOpenChange={setOpen}
            onValueChange={onChange}
            name={props.name}
            disabled={props.disabled}
          >
            <Radix.Trigger {...control} className={triggerLook(error)}>
              <span className="min-w-0 truncate">
                <Radix.Value placeholder={placeholder} />
              </span>
              <Chevron />
            </Radix.Trigger>
            <Choices options={options} />
          </Radix.Root>
        ) : (
          <Served control={control} error={error}>
            {options.find((option) => option.value === value)?.label ?? placeholder}
          </Served>
        )
      }
    </Field>
  )
}

type ChoicesProps = {
  options: Option[]
  /** The first so many stand apart from the rest. */
  first?: number | undefined
  align?: 'start' | 'end'
}

/** The list that opens. */
export function Choices({ options, first = 0, align = 'start' }: ChoicesProps) {
  return (
    <Radix.Portal container={useOverlayHome()}>
      <Radix.Content
        position="popper"
        sideOffset={4}
        align={align}
        collisionPadding={8}
        className={clsx(
          popoverLook,
          'max-h-[min(20rem,var(--radix-select-content-available-height))] max-w-[calc(100vw-1rem)] min-w-(--radix-select-trigger-width) animate-[rise_120ms_var(--ease)]',
        )}
      >
        <Radix.Viewport>
          {options.map((option, index) => (
            <Fragment key={option.value}>
              {index > 0 && index === first && <Radix.Separator className="-mx-1 my-1 h-px bg-line" />}
              <Radix.Item
                value={option.value}
                className={clsx(optionLook, 'data-highlighted:bg-hover data-[state=checked]:font-[550]')}
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator className="absolute right-3">
                  <Check size={16} strokeWidth={1.75} aria-hidden className="text-navy" />
                </Radix.ItemIndicator>
              </Radix.Item>
            </Fragment>
          ))}
        </Radix.Viewport>
      </Radix.Content>
    </Radix.Portal>
  )
}

type ServedProps = { control: FieldControl; error: ReactNode; children: ReactNode }

function Served({ control, error, children }: ServedProps) {
  return (
    <button type="button" {...control} className={triggerLook(error)}>
      <span className="min-w-0 truncate">{children}</span>
      <Chevron />
    </button>
  )
}

function Chevron() {
  return <ChevronDown size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-2" />
}

function triggerLook(error: ReactNode) {
  return clsx(
    inputLook,
    edgeLook(error),
    'flex! h-(--control) items-center justify-between gap-3 text-left data-placeholder:text-ink-3',
  )
}
