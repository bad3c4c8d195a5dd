import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { changeShelf } from '#features/blueprints/contract.ts'
import type { Input } from '#kit/endpoint.ts'
import { callSignedIn } from '#web/calls/fresh-sign-in.ts'
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
const BOTH = [DASHBOARD, SHELVES]

/** Shown at once, taken back if the server refuses. One after the other: two clicks on a star must not overtake each other. */
export function useShelfChange() {
  const client = useQueryClient()
  /** What is no longer as the server would tell it. */
  const stale = useRef(new Set<string[]>())
  const send = useMutation({
    mutationKey: MUTATIONS,
    mutationFn: (body: Body) => callSignedIn(changeShelf, { body }),
    scope: { id: changeShelf.path },
  })

  async function change(wish: Wish): Promise<boolean> {
    const { selection, change, match, silent = false } = wish
    // An answer that is on its way knows nothing of this change, and would undo it on the screen.
    for (const queryKey of BOTH) if (client.isFetching({ queryKey }) > 0) stale.current.add(queryKey)
    const restore = show(client, wish)
    const target = selection.all ? { match } : { ids: [...selection.ids] }
    try {
      const { changed, archivedAt } = await send.mutateAsync({ target, ...change })
      const undo = archivedAt ? () => void takeBack(archivedAt, restore) : undefined
      if (!silent) sayChanged(changed, change, undo)
      if (selection.all || change.archived === false) stale.current.add(DASHBOARD)
      if ((selection.all && change.archived !== undefined) || hasRunDry(client)) stale.current = new Set(BOTH)
      return true
    } catch (error) {
      restore()
      stale.current = new Set(BOTH)
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
      stale.current = new Set(BOTH)
      await catchUp()
      toast({ title: 'Back on the shelf' })
    } catch (error) {
      void catchUp()
      const description = sentenceOf(error, 'They are in the archive. Please try again there.')
      toast({ kind: 'destructive', title: 'That did not work', description })
    }
  }

  /** Asks how everything is now, after the last of the changes: an answer in between would not know the others. */
  async function catchUp(): Promise<void> {
    if (client.isMutating({ mutationKey: MUTATIONS }) > 0) return
    const queryKeys = [...stale.current]
    stale.current.clear()
    await Promise.all(queryKeys.map((queryKey) => client.invalidateQueries({ queryKey })))
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
  const dashboard = client.getQueryData<Dashboard>(DASHBOARD)
  const shelves = client.getQueriesData<Pages>({ queryKey: SHELVES }).map(([, known]) => known)
  return [...shelves, dashboard && asPages(dashboard)].some(
    (known) => known && rowsIn(known.pages).length === 0 && known.pages.at(-1)?.nextCursor,
  )
}
