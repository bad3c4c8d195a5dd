import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import type { Ref } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { SlideView } from './slide-view.tsx'
import type { Slide } from './slides.ts'

type FullScreenProps = {
  ref: Ref<HTMLDialogElement>
  slide: Slide
  place: string
  onNext: () => void
  onPrevious: () => void
}

/** The browser's own dialog: it keeps the focus, closes on Escape and gives the focus back, and needs no library. */
export function FullScreen({ ref, slide, place, onNext, onPrevious }: FullScreenProps) {
  return (
    <dialog
      ref={ref}
      aria-label="How it works, full screen"
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-paper text-ink backdrop:bg-scrim open:flex open:flex-col"
    >
      <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-3 sm:px-8">
        <p aria-live="polite" aria-atomic="true" className="min-w-0 font-semibold">
          <span className="mr-3 text-small font-normal text-ink-3 tabular-nums">{place}</span>
          {slide.title}
        </p>
        <form method="dialog">
          <IconButton type="submit" label="Close" icon={X} />
        </form>
      </div>
      <div className="grid-paper relative min-h-0 flex-1 bg-sunken">
        <SlideView slide={slide} />
      </div>
      <div className="flex items-center justify-between gap-4 border-t border-line px-5 py-3 sm:px-8">
        <p aria-live="polite" className="max-w-(--measure) text-ui text-ink-2">
          {slide.text}
        </p>
        <div className="flex shrink-0 gap-3">
          <IconButton label="Previous step" icon={ArrowLeft} kind="second" onClick={onPrevious} />
          <IconButton label="Next step" icon={ArrowRight} kind="second" onClick={onNext} />
        </div>
      </div>
    </dialog>
  )
}
