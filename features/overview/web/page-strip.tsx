import { ArrowRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { OverviewPlan } from '../contract.ts'
import { Measure } from './measure.tsx'
import { pageRange, sheetGroups } from './overview-words.ts'
import { PagePicture } from './page-picture.tsx'

type Props = {
  id: string
  version: string
  ratio: number
  sheets: OverviewPlan['sheets']
  readAddress: string
}

const MOVES: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** All pages of the plan side by side, under the parts that they make. The arrow keys go from page to page. */
export function PageStrip({ id, version, ratio, sheets, readAddress }: Props) {
  const row = useRef<HTMLDivElement>(null)
  const [hasMore, setHasMore] = useState(false)
  const look = () => {
    const box = row.current
    if (box) setHasMore(box.scrollLeft + box.clientWidth < box.scrollWidth - 8)
  }
  useEffect(() => {
    look()
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [])

  function move(event: KeyboardEvent) {
    const pages = [...(row.current?.querySelectorAll('a') ?? [])]
    const at = pages.findIndex((page) => page.contains(document.activeElement))
    const to = at < 0 ? undefined : MOVES[event.key]?.(at, pages.length - 1)
    if (to === undefined) return
    event.preventDefault()
    pages[to]?.focus()
    pages[to]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  function goOn() {
    const box = row.current
    box?.scrollBy({ left: box.clientWidth * 0.8, behavior: 'smooth' })
  }

  return (
    <section
      aria-label="Pages of the plan"
      className="relative border-t border-[color-mix(in_srgb,var(--v-line)_40%,transparent)]"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move through the links inside */}
      <div
        ref={row}
        onScroll={look}
        onKeyDown={move}
        className="venture-grid flex snap-x scroll-px-[max(var(--gutter),calc((100vw_-_var(--container))_/_2))] gap-6 overflow-x-auto bg-v-pale px-[max(var(--gutter),calc((100vw_-_var(--container))_/_2))] pt-8 pb-7 [scrollbar-width:none] lg:gap-9 lg:pt-9"
      >
        {sheetGroups(sheets).map((group) => (
          <div key={group.sheets[0]?.page} className="shrink-0">
            <div className="flex gap-2.5 lg:gap-3.5">
              {group.sheets.map(({ page, title, section }) => (
                <PagePicture
                  key={page}
                  {...{ id, version, page, ratio }}
                  document="blueprint"
                  size="small"
                  alt={`Page ${page}, ${title}`}
                  link={{
                    to: section ? `${readAddress}#${section}` : readAddress,
                    title: `Page ${page}: ${title}`,
                  }}
                  className="w-26 snap-start lg:w-32"
                />
              ))}
            </div>
            <Measure className="mt-5" />
            <div className="flex justify-between gap-4 pt-1.5 text-caption whitespace-nowrap text-ink-2">
              <b className="font-[550] text-ink">{group.part ?? 'Opening'}</b>
              <span className="tabular-nums">{pageRange(group)}</span>
            </div>
          </div>
        ))}
      </div>
      {hasMore && (
        <button
          type="button"
          onClick={goOn}
          aria-label="More pages"
          className="absolute right-8 bottom-32 grid size-13 place-items-center rounded-full bg-surface text-ink shadow-float max-lg:hidden"
        >
          <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </section>
  )
}
