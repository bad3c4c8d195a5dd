import { ArrowRight } from 'lucide-react'
import { LinkButton } from '#web/ui/button.tsx'
import { Picture, type PictureFile } from './picture.tsx'
import constructionAvif from './pictures/page-construction.avif'
import constructionWebp from './pictures/page-construction.webp'
import marketAvif from './pictures/page-market.avif'
import marketWebp from './pictures/page-market.webp'
import numbersAvif from './pictures/page-numbers.avif'
import numbersWebp from './pictures/page-numbers.webp'
import scenariosAvif from './pictures/page-scenarios.avif'
import scenariosWebp from './pictures/page-scenarios.webp'
import summaryAvif from './pictures/page-summary.avif'
import summaryWebp from './pictures/page-summary.webp'
import { SectionHead } from './section.tsx'

const LETTER = { width: 1120, height: 1450 }

const SHEETS: { file: PictureFile; alt: string; caption: string }[] = [
  {
    file: { avif: summaryAvif, webp: summaryWebp, ...LETTER },
    alt: 'The executive summary: key figures, what is sold, and a chart of cash over 36 months',
    caption: 'The summary, one page, written last',
  },
  {
    file: { avif: marketAvif, webp: marketWebp, ...LETTER },
    alt: 'The market page: from all farms to the ones within reach, each step with its figure',
    caption: 'The market, counted from customers up',
  },
  {
    file: { avif: scenariosAvif, webp: scenariosWebp, ...LETTER },
    alt: 'The scenarios page: three cases as curves and the assumptions that matter most, ranked',
    caption: 'Three cases, and what moves them most',
  },
  {
    file: { avif: numbersAvif, webp: numbersWebp, ...LETTER },
    alt: 'A page of the quickstart guide: five numbers that decide, and the first conversation',
    caption: 'From the quickstart guide',
  },
  {
    file: { avif: constructionAvif, webp: constructionWebp, width: 1120, height: 840 },
    alt: 'A page of the brand guide: the logo with its construction lines and measures',
    caption: 'The logo, with how it is drawn',
  },
]

export default function SamplePages() {
  return (
    <section aria-labelledby="sample" className="py-(--section)">
      <div className="container">
        <SectionHead
          id="sample"
          title="Pages of a real blueprint"
          lead="TideWatch, a buoy that warns oyster farmers. Made from one paragraph, as yours would be; nothing was touched up."
        />
      </div>
      {/* As wide as the window, and wider: it scrolls sideways, by touch, wheel or arrow keys. */}
      <section
        aria-label="Pages of the sample"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="grid-paper mt-[clamp(28px,3.4vw,48px)] overflow-x-auto overscroll-x-contain border-y border-draft-soft bg-sunken focus-visible:-outline-offset-2"
      >
        <ul className="flex w-max gap-6 px-[max(var(--gutter),calc((100vw-var(--container))/2))] py-8 lg:gap-8 lg:py-12">
          {SHEETS.map(({ file, alt, caption }) => (
            <li key={caption} className="w-min">
              <Picture file={file} alt={alt} className="h-92 w-auto max-w-none shadow-page lg:h-148" />
              <p className="mt-4 text-small text-ink-2">{caption}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className="container">
        <LinkButton to="/sample" className="mt-8 max-sm:w-full" icon={ArrowRight}>
          Read the whole sample
        </LinkButton>
      </div>
    </section>
  )
}
