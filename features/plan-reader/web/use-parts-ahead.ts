import { useEffect } from 'react'

/** What a press needs is fetched once the text is there: without a network it opens all the same. */
export function usePartsAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const part of [import('./note-sheet.tsx'), import('./section-sheet.tsx')]) part.catch(() => {})
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
}

/** The faces and the first press come before it. */
const AFTER_MS = 1500
