import { BENEFIT_DRAWINGS, type BenefitDrawing } from './benefit-drawings.tsx'
import { Section } from './section.tsx'

const BENEFITS: { drawing: BenefitDrawing; title: string; text: string }[] = [
  {
    drawing: 'plan',
    title: 'An 18 to 20 page business plan',
    text: 'Market, model, pricing, product, go-to-market, risks and financial projections, as a PDF you can print.',
  },
  {
    drawing: 'brand',
    title: 'A visual brand guide',
    text: 'Logo concepts, colors and type with the reasons for each, so that everything you make matches.',
  },
  {
    drawing: 'logos',
    title: 'Logo files',
    text: 'The concepts as PNG and SVG files, ready for a website, an app icon or a slide.',
  },
  {
    drawing: 'quickstart',
    title: 'A quickstart guide',
    text: 'What to do today, this week and this month. Written for somebody who has never started a company.',
  },
  {
    drawing: 'prompt',
    title: 'A prompt an AI tool can build from',
    text: 'One Markdown file that describes your MVP. Upload it, ask, and start with working code.',
  },
  {
    drawing: 'milestones',
    title: 'A milestone map',
    text: 'Five stages from vision to launch, filled in from your plan. Edit each one as you learn.',
  },
]

export default function Benefits() {
  return (
    <Section
      raised
      id="what-you-get"
      title="What you get"
      lead="Six things, made for your idea and yours to keep, print and change."
    >
      <ul className="grid gap-px overflow-hidden border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {BENEFITS.map(({ drawing, title, text }) => (
          <li key={title} className="bg-surface p-6 lg:p-8">
            <svg viewBox="0 0 136 100" className="h-25 w-34" fill="none" strokeWidth="1.5" aria-hidden="true">
              {BENEFIT_DRAWINGS[drawing]}
            </svg>
            <h3 className="mt-7 text-body">{title}</h3>
            <p className="mt-1.5 text-ui text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
