import { type RefObject, useEffect } from 'react'

const BY_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Whoever follows a link to a section stays there until they move by themselves: charts and faces that come later change the height
 * of what stands above.
 */
export function useTargetInPlace(text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let letGo = () => {}
    function arrive() {
      letGo()
      const target = document.getElementById(idIn(location.hash))
      if (!target || !text.current) return
      const heights = new ResizeObserver(() => target.scrollIntoView())
      heights.observe(text.current)
      letGo = () => {
        heights.disconnect()
        for (const move of BY_HAND) removeEventListener(move, letGo)
      }
      for (const move of BY_HAND) addEventListener(move, letGo, { passive: true })
    }
    arrive()
    addEventListener('hashchange', arrive)
    return () => {
      letGo()
      removeEventListener('hashchange', arrive)
    }
  }, [text])
}

/** Whatever somebody types behind the # breaks nothing. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
