// Everybody with an account: searched, in a box of its own that scrolls.
import { useState } from 'react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SearchField } from '#web/ui/field.tsx'
import { LoadMore } from '#web/ui/pagination.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { usePause } from '#web/use-pause.ts'
import { CustomerTable } from './customer-table.tsx'
import { ExportButton } from './export-button.tsx'
import { type Match, useCustomers } from './use-customers.ts'

const FILTERS = [
  { value: 'all', label: 'Everybody' },
  { value: 'team', label: 'Team' },
  { value: 'suspended', label: 'Suspended' },
]

export function CustomersPanel({ isOwner }: { isOwner: boolean }) {
  const [typed, setTyped] = useState('')
  const [filter, setFilter] = useState<Match['filter']>('all')
  const match = { search: usePause(typed.trim()), filter }
  return (
    <section aria-label="Customers" className="min-w-0 rounded-3 border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line p-4 sm:px-5">
        <SearchField
          label="Search customers"
          placeholder="Search by name or address"
          maxLength={200}
          value={typed}
          onChange={setTyped}
          className="min-w-0 grow basis-64"
        />
        <Segmented
          label="Whom to show"
          value={filter}
          onChange={(value) => setFilter(value as Match['filter'])}
          options={FILTERS}
          className="max-sm:w-full"
        />
        {isOwner && <ExportButton match={match} />}
      </div>
      <Box match={match} isOwner={isOwner} />
    </section>
  )
}

function Box({ match, isOwner }: { match: Match; isOwner: boolean }) {
  const asked = useCustomers(match)
  const { customers } = asked
  const trouble = useRetry({ error: customers ? null : asked.error, refetch: asked.refetch })

  async function more() {
    const { isError, error } = await asked.fetchNextPage()
    if (isError)
      toast({
        kind: 'destructive',
        title: 'Error',
        description: sentenceOf(error, 'Failed to load more customers. Please try again.'),
      })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      role="group"
      aria-label="List of customers"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it.
      tabIndex={0}
      // What is only spoken stands in it, or it would stretch the page.
      className="relative h-150 overflow-auto -outline-offset-2"
    >
      {trouble.failed ? (
        <ErrorState
          title="Failed to load customers"
          text={sentenceOf(trouble.error, 'Please try again in a moment.')}
          onRetry={trouble.retry}
          busy={trouble.retrying}
          className="m-4"
        />
      ) : !customers ? (
        <Skeleton lines={8} className="p-5" />
      ) : (
        <>
          <p role="status" className={customers.length === 0 ? 'p-5 text-ui text-ink-2' : 'sr-only'}>
            {customers.length === 0 ? NOBODY : `${customers.length} shown`}
          </p>
          {customers.length > 0 && <CustomerTable customers={customers} isOwner={isOwner} />}
          <LoadMore
            hasMore={asked.hasNextPage}
            busy={asked.isFetchingNextPage}
            onMore={() => void more()}
            className="p-4 empty:hidden"
          />
        </>
      )}
    </div>
  )
}

const NOBODY = 'Nobody found. The search looks for the beginnings of words in names and addresses.'
