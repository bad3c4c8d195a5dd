const LATER = 'animate-[appear_200ms_var(--ease)_200ms_both]'
const ROWS = ['w-52', 'w-64', 'w-72', 'w-80', 'w-60', 'w-60', 'w-60']

/** The shape of what comes. It waits 200 ms: what loads faster needs no placeholder. */
export function Loading() {
  return (
    <div className="container min-h-screen pt-6 pb-24">
      <span role="status" className="sr-only">
        Loading…
      </span>
      {/* Every page has a first heading, also while it waits. */}
      <h1 className="sr-only">Blueprint</h1>
      <div aria-hidden="true" className={LATER}>
        <Shape className="mt-3.5 h-3.5 w-24" />
        <Shape className="mt-8 mb-6 h-9 w-72 max-w-full" />
        <Shape className="mt-10 h-3.5 w-52" />
        <div className="mt-10 rounded-3 border border-line bg-surface lg:mr-76">
          {ROWS.map((width, row) => (
            <div key={row} className="flex h-16 items-center border-line px-5 not-first:border-t">
              <Shape className={`h-3.5 max-w-full ${width}`} />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

/** The bar is there; the cover comes as an empty sheet, in its place. */
export function LoadingOverview() {
  return (
    <div className="min-h-screen">
      <span role="status" className="sr-only">
        Loading…
      </span>
      <div aria-hidden="true" className={`container grid gap-10 py-10 lg:grid-cols-2 lg:pt-15 ${LATER}`}>
        <div className="max-lg:order-2">
          <Shape className="h-9 w-48" />
          <Shape className="mt-9 h-10 w-full max-w-110" />
          <Shape className="mt-3 h-10 w-72 max-w-full" />
          <Shape className="mt-10 h-17 max-w-124" />
          <Shape className="mt-2.5 h-17 max-w-124" />
          <Shape className="mt-2.5 h-17 max-w-124" />
        </div>
        <div className="mx-auto aspect-[8.5/11] w-64 bg-sheet shadow-page lg:w-109" />
      </div>
    </div>
  )
}

function Shape({ className }: { className: string }) {
  return <div className={`rounded-1 bg-tint ${className}`} />
}
