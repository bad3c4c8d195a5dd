import { CheckNow } from '#features/generation/web/public.ts'
import { LinkButton } from '#web/ui/button.tsx'

type Props = {
  isComplete: boolean
  /** Long enough to have become impatient. */
  isLate: boolean
  isIn: boolean
  check: () => Promise<unknown>
}

/** What there is to do about it; at first nothing. */
export function ProgressActions({ isComplete, isLate, isIn, check }: Props) {
  if (isComplete) return isIn ? <Done /> : null
  return isLate ? <CheckNow check={check} /> : null
}

function Done() {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <LinkButton to="/dashboard" kind="signal" className="max-sm:w-full">
        View Your Blueprint
      </LinkButton>
      <p className="text-ui text-ink-2">Opening your dashboard...</p>
    </div>
  )
}
