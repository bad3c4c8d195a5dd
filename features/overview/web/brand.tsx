import clsx from 'clsx'
import { Check, Download } from 'lucide-react'
import { VentureDrawing, VentureGround } from '#features/blueprints/web/public.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { CornerMarks } from '#web/ui/corner-marks.tsx'
import type { OverviewPlan, Venture } from '../contract.ts'
import { SectionHead } from './section-head.tsx'

type Props = { venture: Venture; packUrl: string | undefined } & Pick<
  OverviewPlan,
  'logos' | 'swatches' | 'faces'
>

/** Six logos as they were drawn, the palette, and the two faces. */
export function Brand({ venture, logos, swatches, faces, packUrl }: Props) {
  return (
    <section aria-labelledby="brand" className="mt-16 lg:mt-20">
      <SectionHead id="brand" title="Your brand" text={`${logos.length} logos, one palette, two typefaces.`}>
        {packUrl && (
          <a
            href={`${packUrl}?download=1`}
            className={buttonLook({ kind: 'ghost', size: 'small', className: 'gap-2' })}
          >
            <Download size={16} strokeWidth={1.75} aria-hidden />
            Brand Pack
          </a>
        )}
      </SectionHead>
      <VentureGround venture={venture} className="[--v-cut:var(--surface)]">
        <ul className="grid grid-cols-3 rounded-3 border border-line bg-surface lg:grid-cols-6">
          {logos.map(({ number, title, kind, isChosen, drawing }, index) => (
            <li
              key={number}
              className={clsx(
                'relative flex min-w-0 flex-col border-line',
                isChosen && 'z-1 outline outline-draft',
                index % 3 > 0 && 'max-lg:border-l',
                index > 2 && 'max-lg:border-t',
                index > 0 && 'lg:border-l',
              )}
            >
              {isChosen && <CornerMarks />}
              <div className="grid h-31 place-items-center lg:h-45">
                <VentureDrawing drawing={drawing} className="size-18.5 lg:size-27" />
              </div>
              <div className="flex-1 border-t border-line px-2.5 py-2.5 lg:px-4 lg:pb-3">
                <b className="block truncate text-small font-[550]" title={title}>
                  {title}
                </b>
                {isChosen ? (
                  <span className="inline-flex items-center gap-1.5 text-caption font-[550] text-draft-ink">
                    <Check size={14} strokeWidth={2} aria-hidden className="shrink-0" />
                    In use
                  </span>
                ) : (
                  <span className="text-caption text-ink-3">{kind}</span>
                )}
              </div>
            </li>
          ))}
        </ul>
        <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <ul
            aria-label="Palette"
            className="grid grid-cols-5 overflow-hidden rounded-3 border border-line lg:grid-cols-[2.2fr_1fr_1.4fr_1fr_1fr]"
          >
            {swatches.map(({ name, hex }) => (
              <li
                key={hex}
                style={{ background: hex, color: textOn(hex) }}
                className="min-w-0 px-1.5 pt-14 pb-2.5 text-caption sm:px-2.5 lg:px-4 lg:pt-18 lg:pb-3"
              >
                <b className="block text-caption leading-snug font-[550] wrap-anywhere lg:text-small">
                  {name}
                </b>
                <span className="uppercase max-lg:sr-only">{hex}</span>
              </li>
            ))}
          </ul>
          <ul
            aria-label="Typefaces"
            className="grid grid-cols-2 divide-x divide-line rounded-3 border border-line bg-surface"
          >
            {faces.map(({ family, use, sample }) => (
              <li key={use} className="min-w-0 px-5 pt-4 pb-3.5">
                <VentureDrawing drawing={sample} className="h-11 w-auto" />
                <span className="mt-4 block text-small font-[550]">{family}</span>
                <span className="text-caption text-ink-3">{use}</span>
              </li>
            ))}
          </ul>
        </div>
      </VentureGround>
    </section>
  )
}

const LIGHTEST_GROUND = 150

/** Dark words on a light ground, and the other way round: by how bright the ground looks. */
function textOn(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return 0.299 * red + 0.587 * green + 0.114 * blue > LIGHTEST_GROUND
    ? 'var(--swatch-dark)'
    : 'var(--swatch-light)'
}
