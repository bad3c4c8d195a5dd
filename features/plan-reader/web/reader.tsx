// The whole plan on one page, so that the browser's own search finds every word. Contents left, text in the middle, the open note right.
import { type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { ErrorBoundary } from '#web/layout/error-boundary.tsx'
import { lazyPart } from '#web/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { ReaderPlan } from '../contract.ts'
import { Blocks } from './blocks.tsx'
import { ContentsList, OriginLegend } from './contents.tsx'
import { FigureNote } from './figure-note.tsx'
import { FiguresContext, type FigureWords } from './figure-words.tsx'
import { ORIGIN_WORDS, SHARED_ORIGIN_WORDS } from './marks.tsx'
import { NotePanel } from './note-panel.tsx'
import { SectionPicker, StepBar } from './phone-bars.tsx'
import { ReaderGround } from './reader-ground.tsx'
import { CashContext, type Trial } from './trial-context.ts'
import { useFaces } from './use-faces.ts'
import { useOpenFigure } from './use-open-figure.ts'
import { usePartsAhead } from './use-parts-ahead.ts'
import { useReadingPlace } from './use-reading-place.ts'
import { useTargetInPlace } from './use-target-in-place.ts'
import './reader.css'

const AssumptionTrial = lazyPart(() => import('./assumption-trial.tsx'))

type Props = {
  plan: ReaderPlan
  /** Back, mark, name, actions. */
  bar: ReactNode
  /** Under the title: which issue, and how else it can be read. */
  lead: ReactNode
  /** The founder's own; left out for whom a link shows the plan. */
  blueprint?: string
}

export function Reader({ plan, bar, lead, blueprint }: Props) {
  const { sections, figures, counts, look, cash } = plan
  const words = blueprint ? ORIGIN_WORDS : SHARED_ORIGIN_WORDS
  const text = useRef<HTMLElement>(null)
  const column = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const ids = useMemo(() => sections.map(({ id }) => id), [sections])
  const current = useReadingPlace(ids, line)
  const { open, close } = useOpenFigure(text, figures)
  const [trial, setTrial] = useState<Trial>()
  const known = useMemo(() => ({ figures, words }), [figures, words])
  const cashState = useMemo(() => ({ cash, trial }), [cash, trial])
  const onTrial = useCallback((next: Trial | undefined) => setTrial(next), [])
  useFaces(look)
  usePartsAhead()
  useTargetInPlace(text)

  const figure = open && figures[open.id]
  const canTry = blueprint !== undefined && figure !== undefined && figure.origin !== 'computed'
  return (
    <ReaderGround look={look} language={plan.language}>
      <div className="reader-bar">
        {bar}
        <SectionPicker sections={sections} current={current} />
        <div ref={line} aria-hidden="true" className="reader-progress" />
      </div>
      <div className="reader-layout">
        <nav aria-label="Sections" data-reader-contents className="reader-contents">
          <ContentsList sections={sections} current={current} />
          <div className="mt-8 mr-6">
            <OriginLegend counts={counts} words={words} />
          </div>
        </nav>
        <div ref={column} className="reader-column">
          <FiguresContext value={known}>
            <CashContext value={cashState}>
              <article ref={text} className="reader-text-column">
                <header className="reader-title">
                  <p className="text-small text-ink-2">Business plan</p>
                  <h1>
                    <bdi>{plan.name}</bdi>
                  </h1>
                  <p className="reader-lead">{plan.description}</p>
                  {lead}
                </header>
                {sections.map(({ id, title, claim, blocks }, i) => (
                  <section key={id} id={id} aria-labelledby={`${id}-title`} className="reader-section">
                    <h2 id={`${id}-title`}>
                      <span className="reader-number">
                        {i + 1}. {title}
                        <span className="sr-only">: </span>
                      </span>
                      {claim ? <FigureTextOnly prose={claim} figures={figures} /> : title}
                    </h2>
                    <Blocks blocks={blocks} section={title} />
                  </section>
                ))}
                <p className="reader-amounts">{plan.amounts}</p>
              </article>
            </CashContext>
          </FiguresContext>
          {open && figure && (
            <NotePanel
              key={open.id}
              open={open}
              origin={figure.origin}
              title={words[figure.origin]}
              name={figure.label ?? figure.text}
              column={column}
              onClose={close}
            >
              <FigureNote figure={figure} plan={plan} isShared={!blueprint} onLeave={() => close('free')}>
                {canTry && (
                  <ErrorBoundary fallback={<NeedsNetwork />}>
                    <Suspense fallback={<Skeleton lines={4} />}>
                      <AssumptionTrial
                        blueprint={blueprint}
                        id={open.id}
                        likely={figure.likely}
                        onTrial={onTrial}
                      />
                    </Suspense>
                  </ErrorBoundary>
                )}
              </FigureNote>
            </NotePanel>
          )}
        </div>
      </div>
      <StepBar sections={sections} current={current} />
    </ReaderGround>
  )
}

function NeedsNetwork() {
  return (
    <p className="border-t border-line pt-4 text-small text-ink-2">
      Trying another value needs a connection. Open this figure again when you are online.
    </p>
  )
}

type ClaimProps = { prose: Parameters<typeof FigureWords>[0]['prose']; figures: ReaderPlan['figures'] }

/** A headline carries no buttons: the same figures stand in the text under it. */
function FigureTextOnly({ prose, figures }: ClaimProps) {
  return prose
    .map((run) =>
      typeof run === 'string' ? run : 'url' in run ? run.url : (figures[run.figure]?.text ?? ''),
    )
    .join('')
}
