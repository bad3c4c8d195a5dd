import { type KeyboardEvent, useState } from 'react'
import type { Option } from './select.tsx'

type Given = { value: string; onChange: (value: string) => void; options: Option[] }

/** What a combobox knows: the typed text (none when closed), the matches, and the one the arrows point at. */
export function useComboboxState({ value, onChange, options }: Given) {
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)

  const chosen = options.find((option) => option.value === value)
  const wanted = typed?.trim().toLowerCase() ?? ''
  const matches = options.filter((option) => option.label.toLowerCase().includes(wanted))

  function show() {
    setOpen(true)
    setActive(typed === null ? matches.findIndex((option) => option.value === value) : 0)
  }

  function close() {
    setOpen(false)
    setTyped(null)
    setActive(-1)
  }

  function type(text: string) {
    setTyped(text)
    setOpen(true)
    setActive(0)
  }

  function choose(option: Option | undefined) {
    if (option) onChange(option.value)
    close()
  }

  function move(to: number) {
    if (!open) return show()
    if (matches.length) setActive((to + matches.length) % matches.length)
  }

  const keys: Record<string, () => void> = {
    ArrowDown: () => move(active + 1),
    ArrowUp: () => move(active < 0 ? -1 : active - 1),
    ...(open && { Home: () => move(0), End: () => move(matches.length - 1), Escape: close }),
    ...(open && { Enter: () => choose(matches[active]) }),
  }

  function press(event: KeyboardEvent) {
    const act = keys[event.key]
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    act()
  }

  return {
    text: typed ?? chosen?.label ?? '',
    open,
    matches,
    active: active < matches.length ? active : -1,
    show,
    close,
    type,
    choose,
    press,
    setActive,
  }
}
