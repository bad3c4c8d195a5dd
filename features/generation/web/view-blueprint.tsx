import { LinkButton } from '#web/ui/button.tsx'

/** What there is to do when it is complete. Mostly the page goes there by itself too. */
export function ViewBlueprint({ isLeaving = true }: { isLeaving?: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <LinkButton to="/dashboard" kind="signal" className="max-sm:w-full">
        View Your Blueprint
      </LinkButton>
      {isLeaving && <p className="text-ui text-ink-2">Opening your dashboard...</p>}
    </div>
  )
}
