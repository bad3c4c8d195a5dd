import { useRef } from 'react'

/** Radix gives the focus back to its own trigger; our dialogs are opened by whatever had the focus. */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus(event: Event) {
      const focused = document.activeElement
      opener.current = focused instanceof HTMLElement ? focused : null
      // The marked field, when the first thing that can have the focus is not where one begins.
      const panel = event.target instanceof HTMLElement ? event.target : null
      const first = panel?.querySelector<HTMLElement>('[data-first-focus]')
      if (!first) return
      event.preventDefault()
      first.focus()
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      opener.current?.focus()
    },
  }
}
