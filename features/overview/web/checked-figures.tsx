import { ArrowRight, CircleAlert, ListChecks } from 'lucide-react'
import { Link } from 'react-router'
import type { OverviewPlan } from '../contract.ts'

type Props = { checked: OverviewPlan['checked']; readAddress: string }

/** What does not add up in the founder's own figures, with the working. */
export function CheckedFigures({ checked: { claim, note, points }, readAddress }: Props) {
  if (!claim) return null
  return (
    <section aria-labelledby="figures-checked" className="mt-16 lg:mt-20">
      <div className="mb-5 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="figures-checked" className="text-[1.375rem] leading-tight tracking-tight lg:text-[1.625rem]">
          Your figures, checked
        </h2>
        <p className="text-ui text-ink-2">{claim}</p>
      </div>
      <div className="rounded-3 border border-line bg-surface">
        {points.length === 0 ? (
          <p className="flex items-start gap-3 px-5 py-4 text-ui">
            <ListChecks size={18} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-draft-ink" />
            {note ?? 'The plan lists every figure of your brief with what it was read as.'}
          </p>
        ) : (
          <ul className="divide-y divide-line">
            {points.map(({ statement, working, advice }) => (
              <li
                key={statement + working}
                className="grid gap-x-6 gap-y-1 px-5 py-4 text-ui lg:grid-cols-[1.1fr_1fr_1.3fr]"
              >
                <p className="flex min-w-0 gap-3 font-[550] wrap-anywhere">
                  <CircleAlert
                    size={18}
                    strokeWidth={1.75}
                    aria-hidden
                    className="mt-0.5 shrink-0 text-warn lg:mt-1"
                  />
                  {statement}
                </p>
                <p className="min-w-0 text-ink-2 wrap-anywhere max-lg:pl-7.5">{working}</p>
                <p className="min-w-0 text-ink-2 wrap-anywhere max-lg:pl-7.5">{advice}</p>
              </li>
            ))}
          </ul>
        )}
        <Link
          to={`${readAddress}#checked`}
          className="flex min-h-12 items-center gap-2 border-t border-line px-5 text-small font-[550] text-navy hover:underline hover:underline-offset-3"
        >
          See every figure of your brief
          <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
        </Link>
      </div>
    </section>
  )
}
