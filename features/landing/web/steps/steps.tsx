import { ArrowLeft, ArrowRight, Maximize2 } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { Section } from '../section.tsx'
import { FullScreen } from './full-screen.tsx'
import { Ruler } from './ruler.tsx'
import { SlideView } from './slide-view.tsx'
import { SLIDES, type Slide } from './slides.ts'
import { useSlides } from './use-slides.ts'

export default function Steps() {
  const { at, show, next, previous, handlers } = useSlides(SLIDES.length)
  const full = useRef<HTMLDialogElement>(null)
  const slide = SLIDES[at] as Slide
  return (
    <Section
      id="how-it-works"
      title="How it works, step by step"
      lead="Eight steps from a paragraph to a running first version."
    >
      <section {...handlers} aria-roledescription="carousel" aria-label="The eight steps">
        <div className="grid overflow-hidden rounded-3 border border-line bg-surface lg:grid-cols-[2fr_1fr]">
          <div className="grid-paper relative aspect-16/10 border-line bg-sunken max-lg:border-b lg:aspect-auto lg:h-116 lg:border-r">
            <SlideView slide={slide} />
            <IconButton
              label="Show full screen"
              icon={Maximize2}
              kind="second"
              className="absolute right-3 bottom-3 lg:top-4 lg:right-4 lg:bottom-auto"
              onClick={() => full.current?.showModal()}
            />
          </div>
          <div className="flex flex-col p-6 lg:p-8">
            <div aria-live="polite" aria-atomic="true" className="max-lg:min-h-42 sm:max-lg:min-h-32">
              <p className="text-small text-ink-3 tabular-nums">
                {at + 1} of {SLIDES.length}
              </p>
              <h3 className="mt-3 text-h3">{slide.title}</h3>
              <p className="mt-3 text-ink-2">{slide.text}</p>
            </div>
            <div className="mt-auto flex gap-3 pt-6">
              <IconButton label="Previous step" icon={ArrowLeft} kind="second" onClick={previous} />
              <IconButton label="Next step" icon={ArrowRight} kind="second" onClick={next} />
            </div>
          </div>
        </div>
        <Ruler titles={SLIDES.map(({ title }) => title)} at={at} onChoose={show} />
        <FullScreen
          ref={full}
          slide={slide}
          place={`${at + 1} of ${SLIDES.length}`}
          onNext={next}
          onPrevious={previous}
        />
      </section>
    </Section>
  )
}
