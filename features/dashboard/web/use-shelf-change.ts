import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { changeShelf } from '#features/blueprints/contract.ts'
import { call } from '#kit/call.ts'
import type { Input } from '#kit/endpoint.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { toast } from '#web/ui/toast-store.ts'
import { getDashboard } from '../contract.ts'
import type { Dashboard } from './dashboard-head.tsx'
import { blueprintCount } from './rules.ts'
import { isChosen, type Selection } from './selection.ts'
import { type Change, changedPage, changedPages, type Filter, type Match, type Pages } from './shelf-pages.ts'
import { SHELVES } from './use-shelf.ts'

type Body = Input<typeof changeShelf>['body']

export interface Wish {
  selection: Selection
  change: Change
  match: Match
  /** A single star needs no words. */
  silent?: boolean
}

/** Shown at once, taken back if the server refuses. One after the other: two clicks on a star must not overtake each other. */
export function useShelfChange() {
  const client = useQueryClient()
  const send = useMutation({
    mutationFn: (body: Body) => call(changeShelf, { body }),
    scope: { id: changeShelf.path },
  })

  async function change({ selection, change, match, silent = false }: Wish): Promise<boolean> {
    const restore = remembered(client)
    show(client, selection, change)
    const target = selection.all ? { match } : { ids: [...selection.ids] }
    try {
      const { changed, archivedAt } = await send.mutateAsync({ target, ...change })
      const undo = archivedAt ? () => void takeBack(archivedAt, restore) : undefined
      if (!silent) sayChanged(changed, change, undo)
      if (selection.all || change.archived === false) void refresh(client)
      return true
    } catch (error) {
      restore()
      const description = sentenceOf(error, 'Nothing was changed. Please try again in a moment.')
      toast({ kind: 'destructive', title: 'That did not work', description })
      return false
    }
  }

  async function takeBack(archivedAt: string, restore: () => void): Promise<void> {
    try {
      await send.mutateAsync({ target: { archivedAt }, archived: false })
      restore()
      await refresh(client)
      toast({ title: 'Back on the shelf' })
    } catch (error) {
      const description = sentenceOf(error, 'They are in the archive. Please try again there.')
      toast({ kind: 'destructive', title: 'That did not work', description })
    }
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

/** How everything was, to bring it back. */
function remembered(client: QueryClient): () => void {
  const shelves = client.getQueriesData<Pages>({ queryKey: SHELVES })
  const dashboard = client.getQueryData<Dashboard>([getDashboard.path])
  return () => {
    for (const [key, data] of shelves) if (client.getQueryState(key)) client.setQueryData(key, data)
    client.setQueryData([getDashboard.path], dashboard)
  }
}

/** On every shelf that is loaded, and on the first page that the dashboard keeps. */
function show(client: QueryClient, selection: Selection, change: Change): void {
  const isChanged = ({ id }: { id: string }) => isChosen(selection, id)
  for (const [key, known] of client.getQueriesData<Pages>({ queryKey: SHELVES }))
    if (known) client.setQueryData(key, changedPages(known, isChanged, change, key[1] as Filter))
  // All that match need not be all of these: the server will tell.
  if (selection.all) return
  client.setQueryData<Dashboard>([getDashboard.path], (known) => {
    if (!known) return known
    const page = changedPage(known, isChanged, change, 'all')
    const gone = known.blueprints.length - page.blueprints.length
    const total = known.total === undefined || known.totalIsMore ? known.total : known.total - gone
    return { ...known, ...page, total, ...(change.archived && { hasArchived: true as const }) }
  })
}

async function refresh(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: [getDashboard.path] })
}
