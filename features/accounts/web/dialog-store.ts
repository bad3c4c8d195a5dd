// Part of the first bundle: the dialogs themselves are loaded when one is opened.
import type { AuthMode } from './auth-modes.ts'

export type ShownDialog =
  | { kind: 'login'; opening: number; email?: string; mode?: AuthMode }
  | { kind: 'access'; opening: number }

let shown: ShownDialog | null = null
let openings = 0
const listeners = new Set<() => void>()

/** The login dialog of the header, and of whatever finds out that nobody is signed in. */
export function openLogin(options: { email?: string; mode?: AuthMode } = {}): void {
  show({ ...options, kind: 'login', opening: ++openings })
}

/** 'Access Your Dashboard': the first page's dialog, which asks for the email alone. */
export function openAccess(): void {
  show({ kind: 'access', opening: ++openings })
}

export function closeDialog(): void {
  show(null)
}

export function shownDialog(): ShownDialog | null {
  return shown
}

export function onDialogChange(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

function show(next: ShownDialog | null): void {
  shown = next
  for (const tell of listeners) tell()
}
