import clsx from 'clsx'
import { RotateCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
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
  /** Without it the picture is an ornament. */
  alt?: string
  /** What a press on the page opens. Then a picture that fails can be asked for again. */
  link?: { to: string; title: string }
  /** The first thing on the screen is not waited for. */
  isFirst?: boolean
  className?: string
}

/** A sheet of paper in its final size at once; then what is printed on it. */
export function PagePicture(props: Props) {
  const { id, document, version, page, size, ratio, alt = '', link, isFirst, className } = props
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming')
  const src = addressOf(getPagePicture, {
    params: { id, document, page },
    query: { size, version: tries === 0 ? version : `${version}-${tries}` },
  })
  const width = PAGE_WIDTHS[size]

  function retry() {
    setState('coming')
    setTries(tries + 1)
  }

  return (
    <span
      className={clsx('relative block bg-sheet shadow-page', className)}
      style={{ aspectRatio: String(ratio) }}
    >
      {state === 'failed' && link ? (
        <span className="absolute inset-0 grid place-content-center justify-items-center text-center text-caption text-sheet-ink">
          <Link {...link} className="rounded-1">
            Page {page}
            <br />
            didn’t load
          </Link>
          <button
            type="button"
            onClick={retry}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-2 px-2 font-semibold underline underline-offset-3"
          >
            <RotateCw size={14} strokeWidth={1.75} aria-hidden />
            Retry
          </button>
        </span>
      ) : (
        <Linked link={link}>
          {state !== 'there' && (
            <span
              aria-hidden="true"
              className="absolute inset-0 grid place-content-center text-caption text-sheet-ink"
            >
              {page}
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
        </Linked>
      )}
    </span>
  )
}

function Linked({ link, children }: { link: Props['link']; children: ReactNode }) {
  if (!link) return children
  return (
    <Link {...link} className="block h-full rounded-1">
      {children}
    </Link>
  )
}
