import { ArrowRight, Play } from 'lucide-react'
import { type MouseEvent, Suspense, useRef, useState } from 'react'
import { carryIdea, dollars, GetBlueprintButton, PACKS } from '#features/checkout/web/public.ts'
import { IdeaFields, isEnough, LiveSketch, SampleBoard, useTypedIdea } from '#features/sketch/web/public.ts'
import { ErrorBoundary } from '#web/layout/error-boundary.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import coverAvif from './pictures/page-cover.avif'
import coverWebp from './pictures/page-cover.webp'
import { SAMPLE_SENTENCE } from './sample-sentence.ts'

const PRICE = dollars(PACKS.single.priceCents)

/** An idea is typed, and its cover is drawn beside it. The page takes the sketch's colors, the controls keep ours. */
export function Hero({ onWatch }: { onWatch: (press: MouseEvent) => void }) {
  const ground = useRef<HTMLDivElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const idea = useTypedIdea(fields, ({ idea, name }) => carryIdea({ businessIdea: idea, startupName: name }))
  const [isWanted, want] = useState(false)
  if (!isWanted && isEnough(idea)) want(true)
  const [spoken, speak] = useState('')

  return (
    <div ref={ground} className="overflow-x-clip bg-paper transition-colors duration-(--slow)">
      <div className="container grid gap-x-6 lg:grid-cols-12">
        <div className="min-w-0 pt-8 pb-7 lg:col-span-6 lg:pt-16 lg:pb-14">
          <h1 className="max-w-[11ch] text-display">Your idea, drawn up so you can build it.</h1>
          <p className="mt-3.5 mb-5 max-w-[44ch] text-lead text-ink-2 lg:mt-5 lg:mb-7">
            Type a sentence and watch your cover take shape, free. The full plan, brand and build prompt cost{' '}
            {PRICE}.
          </p>
          <div ref={fields}>
            <IdeaFields />
          </div>
          <div className="mt-6 flex gap-2 max-sm:flex-col">
            <GetBlueprintButton>Get Your Blueprint · {PRICE}</GetBlueprintButton>
            <LinkButton to="/sample" kind="ghost" size="large">
              See a real one
              <ArrowRight size={18} strokeWidth={1.75} aria-hidden />
            </LinkButton>
          </div>
          <div className="mt-3.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-2">
            <p id="sketch-note">No account. No subscription. Ready in minutes.</p>
            <LinkButton
              href="#explainer"
              kind="ghost"
              size="small"
              icon={Play}
              onClick={onWatch}
              className="-mx-3.5"
            >
              Watch the explainer
            </LinkButton>
          </div>
        </div>
        <div className="grid-paper relative -mx-(--gutter) overflow-hidden border-t border-draft-soft bg-sunken px-(--gutter) pt-9 pb-8 transition-colors duration-(--slow) lg:col-span-6 lg:mx-0 lg:w-[calc(100%+50vw-min(50vw,var(--container)/2+var(--gutter))+var(--gutter))] lg:border-t-0 lg:border-l lg:px-0 lg:pt-16 lg:pb-14 lg:pl-15">
          <div hidden={spoken !== ''}>
            <SampleBoard
              avif={coverAvif}
              webp={coverWebp}
              alt="The cover of TideWatch's business plan"
              sentence={SAMPLE_SENTENCE}
            />
          </div>
          {isWanted && (
            <ErrorBoundary fallback={null}>
              <Suspense fallback={null}>
                <LiveSketch idea={idea} ground={ground} onDrawn={speak} />
              </Suspense>
            </ErrorBoundary>
          )}
          <p aria-live="polite" className="sr-only">
            {spoken}
          </p>
        </div>
      </div>
    </div>
  )
}
