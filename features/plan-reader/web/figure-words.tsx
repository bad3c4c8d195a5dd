// Sentences with their figures as buttons. Presses are heard by the page, so that hundreds of them cost nothing.
import clsx from 'clsx'
import { createContext, Fragment, memo, useContext } from 'react'
import type { Prose, ReaderFigure, Run } from '../contract.ts'
import { figureName, OriginMark } from './marks.tsx'

interface Figures {
  figures: Record<string, ReaderFigure>
  words: Record<ReaderFigure['origin'], string>
}

export const FiguresContext = createContext<Figures | undefined>(undefined)

export const FigureWords = memo(function FigureWords({ prose }: { prose: Prose }) {
  return prose.map((run, i) => (
    <Fragment key={i}>
      <Piece run={run} next={prose[i + 1]} />
    </Fragment>
  ))
})

function Piece({ run, next }: { run: Run; next: Run | undefined }) {
  if (typeof run === 'string') return run
  if ('url' in run) return <Address url={run.url} />
  return <FigureButton id={run.figure} isEnd={typeof next === 'string' && /^[.,;:!?)]/.test(next)} />
}

/** Its mark stays beside it. */
const SHORT = 14

function FigureButton({ id, isEnd }: { id: string; isEnd: boolean }) {
  const known = useContext(FiguresContext)
  const figure = known?.figures[id]
  if (!known || !figure) return null
  const { text, origin } = figure
  return (
    <button
      type="button"
      data-reader-figure={id}
      data-origin={origin}
      aria-haspopup="dialog"
      aria-label={figureName(text, known.words[origin])}
      className={clsx(
        'reader-figure',
        isEnd && 'reader-figure-end',
        text.length <= SHORT && 'whitespace-nowrap',
      )}
    >
      {text}
      {origin !== 'computed' && <OriginMark origin={origin} className="reader-mark" />}
    </button>
  )
}

/** Of a source: only real addresses lead anywhere. */
function Address({ url }: { url: string }) {
  if (!/^https?:\/\//.test(url)) return url
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="wrap-anywhere underline">
      {url}
      <span className="sr-only"> (new window)</span>
    </a>
  )
}
