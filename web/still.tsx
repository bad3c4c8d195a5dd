// Parts of a page that only say something. The build wrote them as HTML, and that is enough: the browser loads no code
// for them and leaves the HTML as it is. Whoever comes from another page of the site gets them drawn.
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { useNavigate } from 'react-router'
import { lazyPart } from './lazy-part.tsx'
import { useHydrated } from './ui/hydrated.ts'

type Load<Props = object> = () => Promise<{ default: ComponentType<Props> }>

/** HTML that stays as it is for as long as it is shown. Other words under another `key` are drawn anew. */
export function still<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return keptPart(load)
}

/** HTML that comes to life, with code of its own, when the reader is about to reach it. It may use no context. */
export function stillUntilNear(load: Load): ComponentType {
  return keptPart(load, (box) => bringToLifeWhenNear(box, load))
}

function keptPart<Props extends object>(
  load: Load<Props>,
  whenShown?: (box: HTMLElement) => () => void,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazyPart(load)
  return function KeptPart(props) {
    const drawnHere = useState(useHydrated())[0] || typeof document === 'undefined'
    if (!drawnHere) return <Kept whenShown={whenShown} />
    return (
      <div>
        <Suspense fallback={<div className="min-h-screen" />}>
          <Part {...props} />
        </Suspense>
      </div>
    )
  }
}

// The same object every time: React compares nothing else, and leaves what is inside alone.
const AS_IT_IS = { __html: '' }

function Kept({ whenShown }: { whenShown?: (box: HTMLElement) => () => void }) {
  const box = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const element = box.current as HTMLDivElement
    const follow = (event: MouseEvent) => {
      const to = pageOfOurs(event)
      if (!to) return
      event.preventDefault()
      void navigate(to)
    }
    element.addEventListener('click', follow)
    const end = whenShown?.(element)
    return () => {
      element.removeEventListener('click', follow)
      end?.()
    }
  }, [navigate, whenShown])
  return <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
}

/** Where an ordinary press on a link leads, if it is a page of this site: no need to load everything anew. */
function pageOfOurs(event: MouseEvent): string | undefined {
  const link = (event.target as Element).closest('a')
  const special = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!link || special || event.defaultPrevented || link.target || link.origin !== location.origin) return
  if (link.pathname === location.pathname && link.hash) return
  return link.pathname + link.search + link.hash
}

function bringToLifeWhenNear(box: HTMLElement, load: Load): () => void {
  let end: (() => void) | undefined
  let gone = false
  const near = new IntersectionObserver(
    async ([entry]) => {
      if (!entry?.isIntersecting || end) return
      // Should it not be found it stays a picture, and the next approach is a new try.
      const part = await load().catch(() => undefined)
      if (!part || gone || end) return
      near.disconnect()
      const root = hydrateRoot(
        box,
        <Suspense fallback={null}>
          <part.default />
        </Suspense>,
      )
      end = () => root.unmount()
    },
    { rootMargin: '400px' },
  )
  near.observe(box)
  return () => {
    gone = true
    near.disconnect()
    // Not while React is at work on the page that it belongs to.
    queueMicrotask(() => end?.())
  }
}
