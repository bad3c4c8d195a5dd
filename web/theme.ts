// Light is the drawing, dark is the blueprint. Until the visitor chooses, the machine's setting decides.
import { useSyncExternalStore } from 'react'

type Theme = 'light' | 'dark'

const listeners = new Set<() => void>()
const current = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

export function useTheme(): [Theme | undefined, (theme: Theme) => void] {
  // Prerendered pages do not know the visitor's theme: undefined until the page is alive.
  const theme = useSyncExternalStore<Theme | undefined>(subscribe, current, () => undefined)
  return [theme, setTheme]
}

function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // storage may be switched off: the choice holds for this page
  }
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  const machine = matchMedia('(prefers-color-scheme: dark)')
  const follow = () => {
    if (hasChosen()) return
    document.documentElement.dataset.theme = machine.matches ? 'dark' : 'light'
    tell()
  }
  machine.addEventListener('change', follow)
  listeners.add(tell)
  return () => {
    machine.removeEventListener('change', follow)
    listeners.delete(tell)
  }
}

function hasChosen(): boolean {
  try {
    return localStorage.getItem('theme') !== null
  } catch {
    return false
  }
}
