import { Picture } from '../picture.tsx'
import { Drawing } from './drawings.tsx'
import type { Slide } from './slides.ts'

/** What a step looks like, as large as its place allows. */
export function SlideView({ slide: { shown, title } }: { slide: Slide }) {
  if ('drawing' in shown) return <Drawing name={shown.drawing} />
  return (
    <Picture
      key={title}
      file={shown.picture}
      alt={shown.alt}
      className="max-h-full w-auto max-w-full rounded-2 border border-line shadow-page"
    />
  )
}
