// What somebody is writing survives a reload and a closed window, in this browser and for this person only.
import { useCallback, useEffect, useState } from 'react'
import { onOtherPerson } from '#web/session.ts'

const PREFIX = 'fcp:draft:'

onOtherPerson((change) => {
  if (change === 'out') for (const key of keys()) localStorage.removeItem(key)
})

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  } catch {
    // A browser that keeps nothing.
    return []
  }
}

export function readDraft(name: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? ''
  } catch {
    return ''
  }
}

export function keepDraft(name: string, text: string): void {
  try {
    if (text) localStorage.setItem(PREFIX + name, text)
    else localStorage.removeItem(PREFIX + name)
  } catch {
    // Full, or forbidden: what is typed stays in the field.
  }
}

/** A text that is kept while it is written. Read after the first drawing, which the server knows nothing of. */
export function useDraft(name: string) {
  const [text, setText] = useState('')
  useEffect(() => {
    const kept = readDraft(name)
    if (kept) setText((typed) => typed || kept)
  }, [name])
  const write = useCallback(
    (next: string) => {
      setText(next)
      keepDraft(name, next)
    },
    [name],
  )
  return [text, write] as const
}
