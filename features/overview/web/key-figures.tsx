import { SlidersHorizontal } from 'lucide-react'
import { LinkButton } from '#web/ui/button.tsx'
import type { OverviewPlan } from '../contract.ts'
import { Provenance } from './provenance.tsx'

type Props = Pick<OverviewPlan, 'figures' | 'breaksEven'> & { planAddress: string }

/** The five figures of the plan's summary, each with where it comes from. */
export function KeyFigures({ figures, breaksEven, planAddress }: Props) {
  return (
    <section aria-label="Key figures" className="pt-10 lg:pt-14">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-7 lg:flex lg:justify-between lg:gap-6">
        {figures.map(({ text, label, provenance }) => (
          <li key={label} className="min-w-0 border-l border-draft-soft pl-4 lg:pl-5">
            <span className="block text-h3 leading-tight font-semibold tracking-tight tabular-nums max-lg:wrap-anywhere sm:text-[1.75rem] lg:text-[2.125rem] lg:whitespace-nowrap">
              {text}
            </span>
            <span className="mt-1.5 mb-2.5 block max-w-[24ch] text-ui text-ink-2">{label}</span>
            <Provenance is={provenance} />
          </li>
        ))}
      </ul>
      {!breaksEven && (
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-l-2 border-line-strong pl-4 lg:pl-5">
          <p className="max-w-[46ch] text-ink-2">
            As planned, costs stay above sales. See which assumption would change that.
          </p>
          <LinkButton to={planAddress} icon={SlidersHorizontal}>
            Find a way to break even
          </LinkButton>
        </div>
      )}
    </section>
  )
}
