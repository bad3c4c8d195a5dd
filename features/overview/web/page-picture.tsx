import clsx from 'clsx'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { addressOf } from '#kit/call.ts'
import { getPagePicture, PAGE_WIDTHS, type PicturedDocument } from '../contract.ts'

type Props = {
  id: string
  document: PicturedDocument
  version: string
  page: number
  size: keyof typeof PAGE_WIDTHS
  /** Width to height. */
  ratio: number
  alt: string
  /** The first thing on the page is not waited for. */
  isFirst?: boolean
  /** Without it nothing says what is missing: the picture is an ornament. */
  showsFailure?: boolean
  className?: string
}

/** A sheet of paper in its final size at once; then what is printed on it. */
export function PagePicture(props: Props) {
  const { id, document, version, page, size, ratio, alt, isFirst, showsFailure, className } = props
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming')
  const src = addressOf(getPagePicture, {
    params: { id, document, page },
    query: { size, version: tries === 0 ? version : `${version}-${tries}` },
  })
  const width = PAGE_WIDTHS[size]
  return (
    <span
      className={clsx('relative block bg-sheet shadow-page', className)}
      style={{ aspectRatio: String(ratio) }}
    >
      {state !== 'there' && (
        <span className="absolute inset-0 grid place-content-center justify-items-center gap-2 text-center text-caption text-sheet-ink">
          {state === 'coming' || !showsFailure ? (
            <span aria-hidden="true">{page}</span>
          ) : (
            <>
              <span>
                Page {page}
                <br />
                didn’t load
              </span>
              <button
                type="button"
                onClick={(event) => {
                  event.preventDefault()
                  setState('coming')
                  setTries(tries + 1)
                }}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-2 px-2 font-semibold text-sheet-ink underline underline-offset-3"
              >
                <RotateCw size={14} strokeWidth={1.75} aria-hidden />
                Retry
              </button>
            </>
          )}
        </span>
      )}
      {state !== 'failed' && (
        <img
          key={src}
          src={src}
          alt={alt}
          width={width}
          height={Math.round(width / ratio)}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          onLoad={() => setState('there')}
          onError={() => setState('failed')}
          className={clsx('relative block h-auto w-full', state === 'coming' && 'opacity-0')}
        />
      )}
    </span>
  )
}
