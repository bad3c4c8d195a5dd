import { useRef } from 'react'

/** Radix gives the focus back to its own trigger; our dialogs are opened by whatever had the focus. */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus() {
      const focused = document.activeElement
      opener.current = focused instanceof HTMLElement ? focused : null
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      opener.current?.focus()
    },
  }
}
