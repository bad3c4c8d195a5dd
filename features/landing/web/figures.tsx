import { DimensionLine } from '#web/ui/dimension-line.tsx'

const FIGURES = [
  ['20 Pages', 'A complete plan of 18 to 20 pages, plus the brand guide'],
  ['Minutes', 'In your dashboard and inbox within 10 minutes'],
  ['$0.99', 'One-time price for one blueprint. No subscription'],
] as const

export default function Figures() {
  return (
    <dl className="container grid gap-x-6 gap-y-8 pt-[clamp(40px,5vw,72px)] md:grid-cols-3">
      {FIGURES.map(([figure, meaning]) => (
        <div key={figure}>
          <DimensionLine />
          <dt className="mt-4 text-h2 font-semibold">{figure}</dt>
          <dd className="mt-1.5 max-w-[32ch] text-pretty text-ink-2">{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
