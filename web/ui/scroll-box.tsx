import { type ComponentProps, useEffect, useRef, useState } from 'react'

type ScrollBoxProps = ComponentProps<'div'> & { label: string }

/** Scrolls sideways when it must; then, and only then, the keyboard can stop at it. */
export function ScrollBox({ label, className, ...rest }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const [overflows, setOverflows] = useState(false)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      {...rest}
      ref={box}
      role="group"
      aria-label={label}
      tabIndex={overflows ? 0 : undefined}
      // What is only spoken stands where it is, or it would stretch the page.
      className={`relative overflow-x-auto ${className ?? ''}`}
    />
  )
}
