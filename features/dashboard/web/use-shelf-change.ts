import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { changeShelf } from '#features/blueprints/contract.ts'
import { call } from '#kit/call.ts'
import type { Input } from '#kit/endpoint.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { toast } from '#web/ui/toast-store.ts'
import { getDashboard } from '../contract.ts'
import type { Dashboard } from './dashboard-head.tsx'
import { blueprintCount } from './rules.ts'
import { isChosen, type Selection } from './selection.ts'
import {
  type Change,
  changedPages,
  type Filter,
  type Match,
  type Pages,
  restoredPages,
  rowsIn,
} from './shelf-pages.ts'
import { pageIn, SHELVES, shelfKey } from './use-shelf.ts'

type Body = Input<typeof changeShelf>['body']

export interface Wish {
  selection: Selection
  change: Change
  match: Match
  /** A single star needs no words. */
  silent?: boolean
}

const MUTATIONS = [changeShelf.path]
const DASHBOARD = [getDashboard.path]

/** Shown at once, taken back if the server refuses. One after the other: two clicks on a star must not overtake each other. */
export function useShelfChange() {
  const client = useQueryClient()
  const isStale = useRef(false)
  const send = useMutation({
    mutationKey: MUTATIONS,
    mutationFn: (body: Body) => call(changeShelf, { body }),
    scope: { id: changeShelf.path },
  })

  async function change(wish: Wish): Promise<boolean> {
    const { selection, change, match, silent = false } = wish
    // A list that is on its way knows nothing of this change, and would undo it on the screen.
    if (client.isFetching({ queryKey: SHELVES }) > 0) isStale.current = true
    const restore = show(client, wish)
    const target = selection.all ? { match } : { ids: [...selection.ids] }
    try {
      const { changed, archivedAt } = await send.mutateAsync({ target, ...change })
      const undo = archivedAt ? () => void takeBack(archivedAt, restore) : undefined
      if (!silent) sayChanged(changed, change, undo)
      if (selection.all || change.archived === false || hasRunDry(client)) isStale.current = true
      return true
    } catch (error) {
      restore()
      isStale.current = true
      const description = sentenceOf(error, 'Nothing was changed. Please try again in a moment.')
      toast({ kind: 'destructive', title: 'That did not work', description })
      return false
    } finally {
      void catchUp()
    }
  }

  async function takeBack(archivedAt: string, restore: () => void): Promise<void> {
    try {
      await send.mutateAsync({ target: { archivedAt }, archived: false })
      restore()
      isStale.current = true
      await catchUp()
      toast({ title: 'Back on the shelf' })
    } catch (error) {
      const description = sentenceOf(error, 'They are in the archive. Please try again there.')
      toast({ kind: 'destructive', title: 'That did not work', description })
    }
  }

  /** Asks how everything is now, after the last of the changes: an answer in between would not know the others. */
  async function catchUp(): Promise<void> {
    if (!isStale.current || client.isMutating({ mutationKey: MUTATIONS }) > 0) return
    isStale.current = false
    await Promise.all([
      client.invalidateQueries({ queryKey: DASHBOARD }),
      client.invalidateQueries({ queryKey: SHELVES }),
    ])
  }

  return { change, isBusy: send.isPending }
}

function sayChanged(count: number, { archived, starred }: Change, undo: (() => void) | undefined): void {
  const what = blueprintCount(count)
  const title =
    archived === undefined
      ? `${what} ${starred ? 'starred' : 'unstarred'}`
      : `${what} ${archived ? 'archived' : 'back on the shelf'}`
  toast({ title, ...(undo && { action: { label: 'Undo', onAction: undo } }) })
}

/** On every shelf that is loaded, and on the first page that the dashboard keeps. Returns how to take it back. */
function show(client: QueryClient, { selection, change, match }: Wish): () => void {
  const isChanged = ({ id }: { id: string }) => isChosen(selection, id)
  const steps: (() => void)[] = []
  // All that match need not be all of another shelf, nor of the dashboard: the server will tell.
  const queryKey = selection.all ? shelfKey(match) : SHELVES
  for (const [key, before] of client.getQueriesData<Pages>({ queryKey })) {
    if (!before) continue
    client.setQueryData(key, changedPages(before, isChanged, change, key[1] as Filter))
    steps.push(() =>
      client.setQueryData<Pages>(key, (now) => now && restoredPages(now, before, isChanged, change)),
    )
  }
  const dashboard = selection.all ? undefined : client.getQueryData<Dashboard>(DASHBOARD)
  if (dashboard) {
    const before = asPages(dashboard)
    const put = (now: Dashboard, { pages: [page] }: Pages) =>
      client.setQueryData(DASHBOARD, { ...now, ...page })
    put(
      { ...dashboard, ...(change.archived && { hasArchived: true as const }) },
      changedPages(before, isChanged, change, 'all'),
    )
    steps.push(() => {
      const now = client.getQueryData<Dashboard>(DASHBOARD)
      if (now) put(now, restoredPages(asPages(now), before, isChanged, change))
    })
  }
  return () => {
    for (const step of steps) step()
  }
}

const asPages = (dashboard: Dashboard): Pages => ({ pages: [pageIn(dashboard)], pageParams: [''] })

/** Everything that was loaded is put away, and there is more. */
function hasRunDry(client: QueryClient): boolean {
  return client
    .getQueriesData<Pages>({ queryKey: SHELVES })
    .some(([, known]) => known && rowsIn(known.pages).length === 0 && known.pages.at(-1)?.nextCursor)
}
