import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { type ReactElement, useRef, useState } from 'react'
import { popoverLook } from './field-look.ts'
import { useOverlayHome } from './overlay-home.ts'

export type MenuItem = {
  label: string
  icon?: LucideIcon
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
}

type MenuProps = { label: string; trigger: ReactElement; items: (MenuItem | 'separator')[] }

export function Menu({ label, trigger, items }: MenuProps) {
  const [open, setOpen] = useState(false)
  const chosen = useRef<(() => void) | null>(null)

  // Acts once the trigger has the focus again, so that a dialog it opens can give it back.
  function actAfterClosing() {
    if (chosen.current) setTimeout(chosen.current)
    chosen.current = null
  }

  return (
    <Radix.Root modal={false} open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={useOverlayHome()}>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={actAfterClosing}
          aria-label={label}
          aria-labelledby={undefined}
          className={clsx(
            popoverLook,
            'max-h-(--radix-dropdown-menu-content-available-height) min-w-52 max-w-[calc(100vw-1rem)] overflow-y-auto animate-[rise_120ms_var(--ease)]',
          )}
        >
          {items.map((item, index) =>
            item === 'separator' ? (
              <Radix.Separator key={index} className="-mx-1 my-1 h-px bg-line" />
            ) : (
              <Item
                key={item.label}
                item={item}
                onSelect={() => {
                  chosen.current = item.onSelect
                }}
              />
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Item({ item, onSelect }: { item: MenuItem; onSelect: () => void }) {
  const Icon = item.icon
  return (
    <Radix.Item
      disabled={item.disabled}
      onSelect={onSelect}
      className={clsx(
        'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-1 px-3 py-2 outline-none data-highlighted:bg-hover data-disabled:cursor-not-allowed data-disabled:text-ink-3',
        item.danger && 'text-danger',
      )}
    >
      {Icon && (
        <Icon
          size={18}
          strokeWidth={1.75}
          aria-hidden
          className={clsx('shrink-0', !item.danger && 'text-ink-2')}
        />
      )}
      <span className="min-w-0 wrap-anywhere">{item.label}</span>
    </Radix.Item>
  )
}
