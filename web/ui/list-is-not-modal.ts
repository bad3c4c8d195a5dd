import { useLayoutEffect } from 'react'

/**
 * Radix hides the whole page from screen readers while a select is open, focusable parts included.
 * A list is not a dialog: what it hides is shown again. What a dialog around it had hidden stays hidden.
 */
export function useListIsNotModal(open: boolean) {
  useLayoutEffect(() => {
    if (!open) return
    const observer = new MutationObserver((changes) => {
      for (const { target, oldValue } of changes) {
        if (oldValue !== null || !(target instanceof HTMLElement)) continue
        if (target.hasAttribute('data-aria-hidden')) target.removeAttribute('aria-hidden')
      }
    })
    observer.observe(document.body, {
      attributeFilter: ['aria-hidden'],
      attributeOldValue: true,
      subtree: true,
    })
    return () => observer.disconnect()
  }, [open])
}
