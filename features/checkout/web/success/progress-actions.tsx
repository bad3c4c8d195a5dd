import { CheckNow, ViewBlueprint } from '#features/generation/web/public.ts'

type Props = {
  isComplete: boolean
  /** Long enough to have become impatient. */
  isLate: boolean
  isIn: boolean
  check: () => Promise<unknown>
}

/** What there is to do about it; at first nothing. */
export function ProgressActions({ isComplete, isLate, isIn, check }: Props) {
  if (isComplete) return isIn ? <ViewBlueprint /> : null
  return isLate ? <CheckNow check={check} /> : null
}
