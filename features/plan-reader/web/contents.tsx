import type { ReaderPlan, ReaderSection } from '../contract.ts'
import { type ORIGIN_WORDS, OriginMark } from './marks.tsx'

type Props = {
  sections: ReaderSection[]
  current: string
  onGo?: () => void
}

/** The sections, the one being read marked. */
export function ContentsList({ sections, current, onGo }: Props) {
  return (
    <ol className="border-l border-line text-small">
      {sections.map(({ id, title }, i) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'true' : undefined}
            ref={id === current && !onGo ? keepInView : null}
            onClick={onGo}
            className="reader-contents-link"
          >
            <span className="w-5 shrink-0 text-caption text-ink-3 tabular-nums">{i + 1}</span>
            <span className="min-w-0">{title}</span>
          </a>
        </li>
      ))}
    </ol>
  )
}

/** Within the list alone: the page stays where it is. */
function keepInView(link: HTMLAnchorElement | null) {
  const box = link?.closest<HTMLElement>('[data-reader-contents]')
  if (!link || !box) return
  const [inner, outer] = [link.getBoundingClientRect(), box.getBoundingClientRect()]
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top + 24
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom + 24
}

type LegendProps = { counts: ReaderPlan['counts']; words: typeof ORIGIN_WORDS }

export function OriginLegend({ counts, words }: LegendProps) {
  const rows = [
    { origin: 'founder', count: counts.founder },
    { origin: 'source', count: counts.source },
    { origin: 'assumption', count: counts.assumption },
  ] as const
  return (
    <section aria-labelledby="figure-origins" className="border-t border-line pt-4 text-small">
      <p id="figure-origins" className="font-semibold">
        Where figures come from
      </p>
      <ul className="mt-2 grid gap-1.5">
        {rows.map(({ origin, count }) => (
          <li key={origin} className="flex items-center gap-2.5 text-ink-2">
            <OriginMark origin={origin} />
            <span className="flex-1">{words[origin]}</span>
            <span className="text-ink tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
