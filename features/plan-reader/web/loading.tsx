import { Skeleton } from '#web/ui/skeleton.tsx'

export function Loading() {
  return (
    <div className="mx-auto min-h-screen w-full max-w-170 px-(--gutter) pt-24">
      {/* Every page has a first heading, also while it waits. */}
      <h1 className="sr-only">Business plan</h1>
      <Skeleton lines={12} />
    </div>
  )
}
