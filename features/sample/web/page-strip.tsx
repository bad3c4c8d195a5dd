import { ArrowLeft, ArrowRight, Download } from 'lucide-react'
import { useRef } from 'react'
import { sizeText } from '#features/blueprints/web/public.ts'
import { IconButton, LinkButton } from '#web/ui/button.tsx'
import type { SampleFile, ShownDocument } from './sample-words.ts'

type Props = Omit<ShownDocument, 'kind'> & {
  file: SampleFile | undefined
  /** Said once: on the first of the empty sheets. */
  isMaking: boolean
}

/** A document's pages side by side, large enough to read, on a stage that is scrolled sideways. */
export function PageStrip({ title, text, file, isMaking }: Props) {
  const stage = useRef<HTMLUListElement>(null)
  /** By one page, whatever its width is here. */
  function turn(pages: number) {
    const width = stage.current?.querySelector('li')?.offsetWidth ?? 0
    stage.current?.scrollBy({ left: pages * (width + GAP), behavior: 'smooth' })
  }
  return (
    <section className="mt-(--section)">
      <div className="container flex flex-wrap items-end gap-x-10 gap-y-5">
        <div className="min-w-0 flex-1 basis-96">
          <h2 className="text-h2">{title}</h2>
          <p className="mt-3 max-w-[62ch] text-ink-2">{text}</p>
        </div>
        <div className="flex min-h-(--control) items-center gap-2">
          {file && (
            <>
              <LinkButton href={`${file.url}?download=1`} icon={Download}>
                PDF, {sizeText(file.size)}
              </LinkButton>
              <IconButton label={`${title}: page back`} icon={ArrowLeft} onClick={() => turn(-1)} />
              <IconButton label={`${title}: next page`} icon={ArrowRight} onClick={() => turn(1)} />
            </>
          )}
        </div>
      </div>
      <ul
        ref={stage}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        tabIndex={0}
        aria-label={`Pages of ${title.toLowerCase()}`}
        className="grid-paper mt-7 flex snap-x gap-6 overflow-x-auto border-y border-draft-soft bg-paper px-(--gutter) py-8 focus-visible:-outline-offset-2 sm:py-12 xl:px-[calc((100vw-var(--container))/2)]"
      >
        {file ? <Pages title={title} pages={file.pages} /> : <ToCome isMaking={isMaking} />}
      </ul>
    </section>
  )
}

/** As `gap-6`. */
const GAP = 24
const SHEET = 'w-[min(82vw,44rem)] shrink-0 snap-center'

function Pages({ title, pages }: { title: string; pages: SampleFile['pages'] }) {
  return pages.map(({ url, width, height }, i) => (
    <li key={url} className={SHEET}>
      <img
        src={url}
        {...{ width, height }}
        loading="lazy"
        decoding="async"
        data-page
        alt={`${title}, page ${i + 1} of ${pages.length}`}
        className="block h-auto w-full shadow-page"
      />
      <p aria-hidden="true" className="mt-3 text-small text-ink-2 tabular-nums">
        {i + 1} / {pages.length}
      </p>
    </li>
  ))
}

/** The paper that the pages will lie on: as large as they will be, so that nothing moves. */
function ToCome({ isMaking }: { isMaking: boolean }) {
  return (
    <li className={SHEET}>
      <div className="grid aspect-[1240/1605] place-items-center border border-dashed border-draft-soft bg-surface p-8 text-center text-ink-2">
        <p role="status">
          {isMaking && 'The engine is making this sample right now. It takes a few seconds, once.'}
        </p>
      </div>
      <p aria-hidden="true" className="mt-3 text-small">
        &nbsp;
      </p>
    </li>
  )
}
