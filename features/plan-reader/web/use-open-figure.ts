// One figure is open at a time. Presses are heard for the whole text: its buttons need no state of their own.
import { type RefObject, useCallback, useEffect, useState } from 'react'

export interface OpenFigure {
  id: string
  button: HTMLButtonElement
}

export function useOpenFigure(text: RefObject<HTMLElement | null>, figures: Record<string, unknown>) {
  const [open, setOpen] = useState<OpenFigure>()

  useEffect(() => {
    const element = text.current
    if (!element) return
    function press(event: MouseEvent) {
      const button = (event.target as Element).closest<HTMLButtonElement>('button[data-reader-figure]')
      const id = button?.dataset.readerFigure
      if (!button || id === undefined || !Object.hasOwn(figures, id)) return
      // Safari gives a pressed button no focus, and it has to come back there.
      button.focus({ preventScroll: true })
      setOpen((before) => (before?.button === button ? undefined : { id, button }))
    }
    element.addEventListener('click', press)
    return () => element.removeEventListener('click', press)
  }, [text, figures])

  useEffect(() => {
    const button = open?.button
    if (!button) return
    button.setAttribute('aria-expanded', 'true')
    return () => button.removeAttribute('aria-expanded')
  }, [open])

  /** The focus goes back to the figure, unless the reader is on the way to somewhere else. */
  const close = useCallback((focus: 'back' | 'free' = 'back') => {
    setOpen((before) => {
      if (focus === 'back') before?.button.focus({ preventScroll: true })
      return undefined
    })
  }, [])
  return { open, close }
}
