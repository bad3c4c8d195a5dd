import { useState } from 'react'

export type Drafts = ReturnType<typeof useDrafts>

/** What is written and not sent, by what it belongs to. It outlives the field in which it is written. */
export function useDrafts() {
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map())

  function change(key: string, next: (before: string | undefined) => string | undefined) {
    setTexts((before) => {
      const after = new Map(before)
      const text = next(before.get(key))
      if (text === undefined) after.delete(key)
      else after.set(key, text)
      return after
    })
  }

  return {
    of: (key: string) => texts.get(key),
    write: (key: string, text: string) => change(key, () => text),
    drop: (key: string) => change(key, () => undefined),
    /** Unless more was written while it was on its way. */
    dropSent: (key: string, sent: string) => change(key, (now) => (now === sent ? undefined : now)),
    isAny: [...texts.values()].some((text) => text.trim() !== ''),
  }
}
