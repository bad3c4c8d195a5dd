import clsx from 'clsx'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { UnderstoodFigure } from '../contract.ts'
import { marksIn, piecesOf } from './marks.ts'
import { figureKey } from './summary.ts'
import type { Understanding } from './use-understanding.ts'

type Props = {
  understanding: Understanding
  field: UnderstoodFigure['field']
  /** What stands in the field now. */
  text: string
  /** The text area. */
  children: ReactNode
}

/** What makes the same letters stand in the same places. */
const LOOK = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'fontFeatureSettings',
  'lineHeight',
  'letterSpacing',
  'wordSpacing',
  'textIndent',
  'textAlign',
  'tabSize',
  'direction',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
] as const

/** Underlines the figures that were read. The lines lie on a sheet of their own over the field, which knows nothing of them. */
export function FigureMarks({ understanding, field, text, children }: Props) {
  const { reading, readBrief, pointed } = understanding
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const places = (reading?.figures ?? [])
    .filter((figure) => figure.field === field)
    .map((figure) => ({ ...figure, key: figureKey(figure) }))
  const marks = readBrief ? marksIn(places, readBrief[field], text) : []
  const isMarked = marks.length > 0
  useLayoutEffect(() => {
    const area = frame.current?.querySelector('textarea')
    const lines = sheet.current
    if (!isMarked || !area || !lines) return
    function fit() {
      if (!area || !lines) return
      const look = getComputedStyle(area)
      for (const name of LOOK) lines.style[name] = look[name]
      lines.style.left = `${area.offsetLeft + area.clientLeft}px`
      lines.style.top = `${area.offsetTop + area.clientTop}px`
      lines.style.width = `${area.clientWidth}px`
      lines.style.height = `${area.clientHeight}px`
      lines.scrollTop = area.scrollTop
    }
    fit()
    const sizes = new ResizeObserver(fit)
    sizes.observe(area)
    area.addEventListener('scroll', fit)
    return () => {
      sizes.disconnect()
      area.removeEventListener('scroll', fit)
    }
  })
  return (
    <div ref={frame} className="relative min-w-0">
      {children}
      {isMarked && (
        <div
          ref={sheet}
          aria-hidden="true"
          data-marks={field}
          className="pointer-events-none absolute overflow-hidden whitespace-pre-wrap text-transparent select-none wrap-break-word print:hidden forced-colors:hidden"
        >
          {piecesOf(text, marks).map((piece, index) =>
            piece.key === undefined ? (
              piece.text
            ) : (
              <span
                key={index}
                className={clsx(
                  'underline decoration-draft decoration-[1.5px] underline-offset-3',
                  piece.key === pointed && 'rounded-1 bg-draft/20 decoration-2',
                )}
              >
                {piece.text}
              </span>
            ),
          )}
          {/* A line break at the end has its line, as in the field. */}
          {'\u200b'}
        </div>
      )}
    </div>
  )
}
