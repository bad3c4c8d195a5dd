import { useEffect } from 'react'
import type { ReaderLook } from '../contract.ts'

const asked = new Set<string>()

/** The venture's faces, by name; until they are there, and without them, the text stands in a face of the same kind. */
export function useFaces({ faces }: ReaderLook): void {
  useEffect(() => {
    for (const { family, weight, url } of faces) {
      if (asked.has(url)) continue
      asked.add(url)
      const face = new FontFace(family, `url("${url}")`, { weight, display: 'swap' })
      document.fonts.add(face)
      // Offline, or on a network that lets no fonts through, the fallback stays.
      face.load().catch(() => {
        document.fonts.delete(face)
        asked.delete(url)
      })
    }
  }, [faces])
}
