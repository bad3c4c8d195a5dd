// The drawing board beside the fields: a cover, what a bought blueprint has besides, and how the idea is read. The sample and
// every sketch lie on the same board at the same size, so nothing moves.
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { DimensionLine } from '#web/ui/dimension-line.tsx'

/** A plan has 18 to 20 pages, and this is one of them. */
const LOCKED = ['17–19 more pages', 'Excel model', '6 logos', 'Build prompt']

type Props = {
  cover: ReactNode
  /** Under the cover: 'Free sketch'. */
  label: string
  sentence: string
}

export function SketchBoard({ cover, label, sentence }: Props) {
  return (
    <>
      <div className="relative w-[min(15.25rem,52vw)] lg:w-89">
        <Sheet className="top-[4%] left-[11%] h-[96.5%] w-[96%]" />
        <Sheet className="top-[8%] left-[56%] h-[92.5%] w-[140%] lg:w-[99%]" />
        <div className="relative grid aspect-[612/792] overflow-clip rounded-[1px] bg-surface shadow-page">
          {cover}
        </div>
        <ul className="absolute top-11 left-[calc(100%+1.75rem)] grid gap-2.5 text-caption whitespace-nowrap text-draft-ink lg:top-15.5 lg:left-[calc(100%+3rem)] lg:text-small">
          {LOCKED.map((part) => (
            <li key={part} className="flex items-center gap-2">
              <Lock size={15} strokeWidth={1.75} aria-hidden className="shrink-0 max-lg:hidden" />
              {part}
            </li>
          ))}
        </ul>
      </div>
      <div className="relative mt-4.5 w-[min(15.25rem,52vw)] lg:w-89">
        <DimensionLine />
        <p className="absolute top-1/2 left-1/2 -translate-1/2 bg-sunken px-2.5 text-caption font-[550] whitespace-nowrap text-draft-ink transition-colors duration-(--slow)">
          {label}
        </p>
      </div>
      <div className="relative mt-6 min-h-32 max-w-119 lg:min-h-26 rounded-3 border border-line bg-surface px-4.5 pt-3.5 pb-4">
        <p className="text-small text-ink-2">Here’s how we read it</p>
        <p className="mt-0.5 line-clamp-3 text-[1.125rem] leading-[1.35] font-[550] tracking-[-0.014em] [overflow-wrap:anywhere] lg:text-[1.1875rem]">
          {sentence}
        </p>
      </div>
    </>
  )
}

/** One of the pages that are not drawn yet. */
function Sheet({ className }: { className: string }) {
  return (
    <div
      aria-hidden="true"
      className={`absolute border border-dashed border-draft-soft bg-[color-mix(in_srgb,var(--surface)_34%,transparent)] ${className}`}
    />
  )
}
