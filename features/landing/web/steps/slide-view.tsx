import { Picture } from '../picture.tsx'
import { Drawing } from './drawings.tsx'
import type { Slide } from './slides.ts'

/** What a step looks like, as large as its place allows. */
export function SlideView({ slide: { shown, title } }: { slide: Slide }) {
  return (
    <div className="absolute inset-4 grid place-items-center sm:inset-8">
      {'drawing' in shown ? (
        <Drawing name={shown.drawing} />
      ) : (
        <Picture
          key={title}
          file={shown.picture}
          alt={shown.alt}
          className="size-auto max-h-full max-w-full rounded-2 border border-line shadow-page"
        />
      )}
    </div>
  )
}
