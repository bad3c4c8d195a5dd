import { createContext, useContext } from 'react'

/** The dialog around, which holds what opens inside it. */
export const OverlayHome = createContext<HTMLElement | null>(null)

/**
 * Where lists and menus are put: in their dialog, else in the main landmark. Looked up as they open,
 * since the landmark may not stand yet when they are first rendered.
 */
export function useOverlayHome(): HTMLElement | undefined {
  const dialog = useContext(OverlayHome)
  if (typeof document === 'undefined') return undefined
  return dialog ?? document.getElementById('main') ?? undefined
}
