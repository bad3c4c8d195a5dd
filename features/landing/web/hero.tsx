import { Play } from 'lucide-react'
import type { MouseEvent } from 'react'
import { GetBlueprintButton } from '#features/checkout/web/public.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Picture } from './picture.tsx'
import coverAvif from './pictures/page-cover.avif'
import coverWebp from './pictures/page-cover.webp'
import projectionsAvif from './pictures/page-projections.avif'
import projectionsWebp from './pictures/page-projections.webp'

export function Hero({ onWatch }: { onWatch: (press: MouseEvent) => void }) {
  return (
    <div className="overflow-x-clip">
      <div className="container grid gap-x-6 lg:grid-cols-12">
        <div className="pt-12 pb-10 lg:col-span-6 lg:py-[clamp(72px,7.4vw,108px)]">
          <h1 className="max-w-[11ch] text-display">Your idea, drawn up so you can build it.</h1>
          <p className="mt-6 max-w-[44ch] text-lead text-ink-2">
            Describe your startup in a few lines. You get a business plan, a brand guide with logos, a
            quickstart guide and a prompt your AI coding tool can build from.
          </p>
          <div className="mt-8 flex gap-x-3 gap-y-2 max-sm:flex-col">
            <GetBlueprintButton />
            <LinkButton href="#explainer" kind="ghost" size="large" icon={Play} onClick={onWatch}>
              Watch the explainer
            </LinkButton>
          </div>
        </div>
        <Sheets />
      </div>
    </div>
  )
}

/** Two pages of a real blueprint, on the drawing board that reaches to the edge of the window. */
function Sheets() {
  return (
    <div className="grid-paper relative -mx-(--gutter) h-84 overflow-hidden border-y border-draft-soft sm:h-110 lg:col-span-6 lg:mx-0 lg:h-auto lg:min-h-148 lg:w-[calc(100%+50vw-min(50vw,var(--container)/2+var(--gutter))+var(--gutter))] lg:border-y-0">
      <Picture
        file={{ avif: coverAvif, webp: coverWebp, width: 640, height: 829 }}
        alt="The cover of TideWatch's business plan"
        atOnce
        className="absolute top-12 left-[-18%] w-58 shadow-page sm:left-[6%] sm:w-76 lg:top-20 lg:left-12 lg:w-80"
      />
      <Picture
        file={{ avif: projectionsAvif, webp: projectionsWebp, width: 760, height: 984 }}
        alt="A page of the same plan: income, costs and cash over 36 months, as charts and tables"
        atOnce
        className="absolute top-7 left-[31%] w-66 shadow-page sm:left-[40%] sm:w-86 lg:top-12 lg:left-[17.5rem] lg:w-[23.75rem]"
      />
    </div>
  )
}
