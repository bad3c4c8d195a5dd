// Part of the first bundle: the toasts themselves are loaded with the first of them.
export type ToastKind = 'ok' | 'info' | 'warn' | 'destructive'

export type Toast = {
  id: number
  title: string
  description?: string
  kind: ToastKind
  /** Says more than the kind's own sign. */
  icon?: 'mail' | 'waiting' | 'clock'
  /** What can be done about it as long as it shows: 'Undo'. */
  action?: { label: string; onAction: () => void }
}

let shown: Toast | null = null
let lastId = 0
const listeners = new Set<() => void>()

/** One at a time: a new toast takes the place of the old. */
export function toast({ kind = 'ok', ...rest }: Omit<Toast, 'id' | 'kind'> & { kind?: ToastKind }) {
  set({ ...rest, kind, id: ++lastId })
  return lastId
}

/** With an id, only if that toast is still the one shown. */
export function dismiss(id?: number) {
  if (shown && (id === undefined || id === shown.id)) set(null)
}

export function current() {
  return shown
}

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function set(next: Toast | null) {
  shown = next
  for (const listener of listeners) listener()
}
