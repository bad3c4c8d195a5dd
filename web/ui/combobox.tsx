import clsx from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type ReactNode, useEffect, useId } from 'react'
import { useComboboxState } from './combobox-state.ts'
import { Field } from './field.tsx'
import { edgeLook, inputLook, optionLook, popoverLook } from './field-look.ts'
import { useOverlayHome } from './overlay-home.ts'
import type { Option } from './select.tsx'

type ComboboxProps = {
  label: string
  value: string
  onChange: (value: string) => void
  options: Option[]
  placeholder?: string
  emptyText?: string
  error?: ReactNode
  hint?: ReactNode
  optional?: boolean
  className?: string
}

export function Combobox(props: ComboboxProps) {
  const { value, onChange, options, placeholder, emptyText = 'Nothing found', ...field } = props
  const state = useComboboxState({ value, onChange, options })
  const listId = useId()
  const optionId = (index: number) => `${listId}-${index}`
  const activeId = state.open && state.active >= 0 ? optionId(state.active) : undefined

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  return (
    <Field {...field}>
      {(control, labelId) => (
        <Popover.Root open={state.open} onOpenChange={(open) => !open && state.close()}>
          <Popover.Anchor className="relative">
            <input
              {...control}
              role="combobox"
              autoComplete="off"
              aria-autocomplete="list"
              aria-expanded={state.open}
              aria-controls={state.open ? listId : undefined}
              aria-activedescendant={activeId}
              placeholder={placeholder}
              value={state.text}
              onChange={(event) => state.type(event.target.value)}
              onClick={state.show}
              onKeyDown={state.press}
              onBlur={state.close}
              className={clsx(inputLook, edgeLook(field.error), 'h-(--control) pr-11')}
            />
            <ChevronDown
              size={18}
              strokeWidth={1.75}
              aria-hidden
              className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-2"
            />
          </Popover.Anchor>
          <List>
            <div id={listId} role="listbox" aria-labelledby={labelId} tabIndex={-1}>
              {state.matches.map((option, index) => (
                <Choice
                  key={option.value}
                  id={optionId(index)}
                  option={option}
                  active={index === state.active}
                  chosen={option.value === value}
                  onPoint={() => state.setActive(index)}
                  onChoose={() => state.choose(option)}
                />
              ))}
            </div>
            {state.matches.length === 0 && <p className="px-3 py-2.5 text-ink-2">{emptyText}</p>}
          </List>
          <span role="status" className="sr-only">
            {state.open && (state.matches.length === 0 ? emptyText : `${state.matches.length} available`)}
          </span>
        </Popover.Root>
      )}
    </Field>
  )
}

/** The focus never leaves the input: the list neither takes it nor closes by itself. */
function List({ children }: { children: ReactNode }) {
  const stay = (event: Event) => event.preventDefault()
  return (
    <Popover.Portal container={useOverlayHome()}>
      <Popover.Content
        role="presentation"
        align="start"
        sideOffset={6}
        collisionPadding={8}
        onOpenAutoFocus={stay}
        onCloseAutoFocus={stay}
        onInteractOutside={stay}
        onMouseDown={(event) => event.preventDefault()}
        className={clsx(
          popoverLook,
          'max-h-[min(20rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) overflow-y-auto!',
        )}
      >
        {children}
      </Popover.Content>
    </Popover.Portal>
  )
}

type ChoiceProps = {
  id: string
  option: Option
  active: boolean
  chosen: boolean
  onPoint: () => void
  onChoose: () => void
}

function Choice({ id, option, active, chosen, onPoint, onChoose }: ChoiceProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the input, which keeps the focus.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      onPointerMove={onPoint}
      onClick={onChoose}
      className={clsx(optionLook, active && 'bg-hover', chosen && 'font-[550]')}
    >
      {option.label}
      {chosen && <Check size={16} strokeWidth={1.75} aria-hidden className="absolute right-3 text-navy" />}
    </div>
  )
}
