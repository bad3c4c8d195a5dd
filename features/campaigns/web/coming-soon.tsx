import { Badge } from '#web/ui/badge.tsx'

/** None of these is built. */
const LATER = [
  ['Segments', 'Choose readers by industry, stage or what they bought last.'],
  ['Subject line tests', 'Send two subjects to a few, and the better one to the rest.'],
  ['Welcome series', 'A few emails in the first days, each at its own moment.'],
  ['Templates', 'Keep a layout that worked and start the next campaign from it.'],
  ['Click reports', 'See which links were followed, without following people around.'],
] as const

export function ComingSoon() {
  return (
    <section aria-labelledby="coming-soon" className="mt-16 border-t border-line pt-10">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="coming-soon" className="text-h3">
          Campaign features
        </h2>
        <Badge kind="cyan">Coming soon</Badge>
      </div>
      <ul className="mt-6 grid gap-x-6 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
        {LATER.map(([title, text]) => (
          <li key={title} className="border-l border-draft-soft pl-4">
            <h3 className="text-body font-semibold">{title}</h3>
            <p className="mt-1 max-w-[42ch] text-small text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
