// The owner's list of codes, with everything that can be done to one.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Asked } from '#web/calls/asked.tsx'
import { sentenceOf } from '#web/calls/sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { SearchField } from '#web/ui/field.tsx'
import { LoadMore } from '#web/ui/pagination.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { usePause } from '#web/use-pause.ts'
import type { PromoCode } from '../contract.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { PromoDialog } from './promo-dialog.tsx'
import { PromoTable } from './promo-table.tsx'
import { usePromoCodes } from './use-promo-codes.ts'

const VIEWS = [
  { value: 'current', label: 'Current' },
  { value: 'ended', label: 'Ended' },
]

type Doing = { what: 'create' } | { what: 'edit' | 'delete'; code: PromoCode }

/** `alone` on a page of its own: on the dashboard it needs its title, and the orange button is another one. */
export default function PromoPanel({ alone = false }: { alone?: boolean }) {
  const [view, setView] = useState('current')
  const [search, setSearch] = useState('')
  const [doing, setDoing] = useState<Doing>()
  const asked = usePromoCodes({ search: usePause(search.trim()), ended: view === 'ended' })
  const close = () => setDoing(undefined)
  const create = () => setDoing({ what: 'create' })

  async function more() {
    const { isFetchNextPageError, error } = await asked.fetchNextPage()
    if (isFetchNextPageError) sayNotLoaded(error)
  }

  return (
    <>
      <Card flush as="section" aria-labelledby="promo-codes">
        <div className="grid gap-4 p-5">
          <CardTitle className={alone ? 'sr-only' : undefined}>
            <span id="promo-codes">Promo codes</span>
          </CardTitle>
          <div className="flex flex-wrap gap-3">
            <SearchField
              label="Search promo codes"
              placeholder="Search codes"
              value={search}
              onChange={setSearch}
              className="min-w-44 flex-1"
            />
            <Segmented
              label="Which codes"
              value={view}
              onChange={setView}
              options={VIEWS}
              className="max-sm:w-full sm:w-56"
            />
            <Button kind={alone ? 'signal' : 'second'} icon={Plus} onClick={create} className="max-sm:w-full">
              Create code
            </Button>
          </div>
        </div>
        <Asked query={asked} failed="Failed to load promo codes">
          {({ pages }) => {
            const codes = pages.flatMap(({ promoCodes }) => promoCodes)
            return codes.length > 0 ? (
              <PromoTable codes={codes} onDo={(what, code) => setDoing({ what, code })} />
            ) : (
              <Nothing searched={search.trim() !== ''} ended={view === 'ended'} />
            )
          }}
        </Asked>
        {asked.hasNextPage && (
          <LoadMore
            hasMore
            busy={asked.isFetchingNextPage}
            onMore={() => void more()}
            className="border-t border-line p-4"
          />
        )}
      </Card>
      {doing?.what === 'create' && <PromoDialog onClose={close} />}
      {doing?.what === 'edit' && <PromoDialog code={doing.code} onClose={close} />}
      {doing?.what === 'delete' && <DeleteDialog code={doing.code} onClose={close} />}
    </>
  )
}

function Nothing({ searched, ended }: { searched: boolean; ended: boolean }) {
  const [title, text] = searched
    ? ['No codes found', 'Try adjusting your search query.']
    : ended
      ? ['No ended codes', 'A code that was used and then deleted is kept here, with what it brought in.']
      : [
          'No promo codes yet',
          'A code can be for everybody or for a few addresses, and end on a day or after so many uses.',
        ]
  return (
    <div className="border-t border-line px-5 py-8 sm:px-6">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 max-w-[60ch] text-ui text-ink-2">{text}</p>
    </div>
  )
}

function sayNotLoaded(error: unknown) {
  const description = sentenceOf(error, 'Failed to load more promo codes. Please try again.')
  toast({ kind: 'destructive', title: 'Error', description })
}
