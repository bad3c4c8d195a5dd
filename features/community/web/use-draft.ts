import { useEffect, useRef, useState } from 'react'
import { keepDraft, takeDraft } from '#web/drafts.ts'
import { usePerson } from '#web/session.ts'

/**
 * A text that survives a reload and a closed window while it is written. `before` is what stands there at first;
 * writing that again forgets the draft. Read after the first drawing, which the server knows nothing of.
 */
export function useDraft(name: string, before = '') {
  const person = usePerson()
  const [first] = useState(before)
  const [text, setText] = useState(first)
  const latest = useRef(first)
  const formerly = useRef<string>(undefined)

  useEffect(() => {
    const wasUnknown = formerly.current === undefined
    formerly.current = person
    if (person === undefined) return
    const kept = takeDraft(person, name)
    if (latest.current !== first) {
      // Typed before it was known by whom. What somebody typed who has just left is not kept again.
      if (wasUnknown) keepDraft(person, name, latest.current)
    } else if (kept) {
      latest.current = kept
      setText(kept)
    }
  }, [person, name, first])

  function write(next: string) {
    latest.current = next
    setText(next)
    if (person !== undefined) keepDraft(person, name, next === first ? '' : next)
  }
  return { text, write, first }
}
