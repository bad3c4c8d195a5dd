import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
import type { Answer } from '#kit/endpoint.ts'
import { callSignedIn } from '#web/calls/fresh-sign-in.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { saveUnread } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { listNotifications, markRead } from '../contract.ts'
import { BellItem } from './bell-item.tsx'

type Page = Answer<typeof listNotifications>
const KEY = [listNotifications.path]

export function BellPanel({ onLeave }: { onLeave: () => void }) {
  const list = useList()
  const { mark, markAll, marking } = useMarking()
  const title = useRef<HTMLHeadingElement>(null)
  const items = list.data?.pages.flatMap(({ notifications }) => notifications) ?? []
  const hasUnread = items.some(({ isRead }) => !isRead)

  function readAll() {
    markAll()
    // The button goes away once nothing is left to mark.
    title.current?.focus()
  }

  return (
    <>
      <div className="flex min-h-14 items-center justify-between gap-3 border-b border-line py-1.5 pr-2 pl-5">
        <h2 ref={title} tabIndex={-1} className="text-body font-semibold outline-none">
          Notifications
        </h2>
        {hasUnread && (
          <Button
            kind="ghost"
            size="small"
            className="max-md:min-h-11"
            busy={marking}
            busyLabel="Marking..."
            onClick={readAll}
          >
            Mark all as read
          </Button>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {list.isPending ? (
          <div className="p-5">
            <Skeleton lines={4} />
          </div>
        ) : list.error && items.length === 0 ? (
          <Failed error={list.error} retry={() => void list.refetch()} />
        ) : items.length === 0 ? (
          <p className="px-5 py-8 text-ui text-ink-2">
            Nothing yet. Comments on your posts, replies and mentions show up here.
          </p>
        ) : (
          <ul className="divide-y divide-line">
            {items.map((item) => (
              <BellItem
                key={item.id}
                item={item}
                onOpen={() => {
                  if (!item.isRead) mark(item.id)
                  onLeave()
                }}
              />
            ))}
          </ul>
        )}
        {list.hasNextPage && (
          <div className="border-t border-line p-2">
            <Button
              kind="ghost"
              className="w-full"
              busy={list.isFetchingNextPage}
              busyLabel="Loading..."
              onClick={() => void list.fetchNextPage()}
            >
              Show older
            </Button>
          </div>
        )}
      </div>
      <Link
        to="/settings"
        onClick={onLeave}
        className="block border-t border-line px-5 py-3.5 text-small font-[550] text-navy hover:bg-hover focus-visible:-outline-offset-2"
      >
        Notification settings
      </Link>
    </>
  )
}

function Failed({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 px-5 py-6">
      <p className="text-ui text-ink-2">{sentenceOf(error, 'Your notifications could not be loaded.')}</p>
      <Button size="small" className="max-md:min-h-11" onClick={retry}>
        Retry
      </Button>
    </div>
  )
}

/** Asked anew each time that the bell is opened. */
function useList() {
  return useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam }) => callSignedIn(listNotifications, { query: { cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }: Page) => nextCursor,
    refetchOnMount: 'always',
  })
}

function useMarking() {
  const client = useQueryClient()
  const save = useCall(markRead, {
    onSuccess({ unread }, { body: { ids } }) {
      client.setQueryData<InfiniteData<Page>>(KEY, (known) => known && withRead(known, ids))
      saveUnread(unread)
    },
    onError(error) {
      toast({
        kind: 'destructive',
        title: 'Error',
        description: sentenceOf(error, 'That was not marked as read. Please try again.'),
      })
    },
  })
  return {
    mark: (id: string) => save.mutate({ body: { ids: [id] } }),
    markAll: () => save.mutate({ body: {} }),
    marking: save.isPending,
  }
}

function withRead({ pages, pageParams }: InfiniteData<Page>, ids: string[] | undefined): InfiniteData<Page> {
  return {
    pageParams,
    pages: pages.map((page) => ({
      ...page,
      notifications: page.notifications.map((one) =>
        !ids || ids.includes(one.id) ? { ...one, isRead: true } : one,
      ),
    })),
  }
}
