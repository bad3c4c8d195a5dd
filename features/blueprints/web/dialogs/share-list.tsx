import { useRef } from 'react'
import type { Answer } from '#kit/endpoint.ts'
import { useAnswer, useCall } from '#web/calls/use-call.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { endShare, listShares } from '../../contract.ts'
import { counted, dayText, momentText } from '../file-words.ts'
import { sayFailed } from '../use-file-calls.ts'
import { useRefresh } from '../use-refresh.ts'
import { LoadedList } from './loaded-list.tsx'

type Share = Answer<typeof listShares>['shares'][number]

export function ShareList({ id, onEnded }: { id: string; onEnded: (shareId: string) => void }) {
  const asked = useAnswer(listShares, { params: { id } }, { staleTime: 0 })
  const list = useRef<HTMLDivElement>(null)
  const refresh = useRefresh(id)
  async function ended(shareId: string) {
    onEnded(shareId)
    await refresh()
    // The button that was pressed is gone with its row.
    list.current?.focus()
  }
  return (
    <div ref={list} tabIndex={-1} className="mt-7 border-t border-line pt-5 outline-none">
      <h3 className="mb-2 text-small font-[550]">Links to this blueprint</h3>
      <LoadedList asked={asked} what="the links">
        {({ shares }) =>
          shares.length === 0 ? (
            <p className="text-small text-ink-2">None yet.</p>
          ) : (
            <ul className="divide-y divide-line">
              {shares.map((share) => (
                <ShareRow key={share.id} id={id} share={share} onEnded={() => ended(share.id)} />
              ))}
            </ul>
          )
        }
      </LoadedList>
    </div>
  )
}

function ShareRow({ id, share, onEnded }: { id: string; share: Share; onEnded: () => Promise<void> }) {
  const end = useCall(endShare, {
    async onSuccess() {
      await onEnded()
      toast({ title: 'Link ended', description: 'Whoever opens it is told so.' })
    },
    onError: sayFailed,
  })
  const what = shown(share)
  return (
    <li className="flex items-center gap-4 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ui font-[550]">
          <bdi className="wrap-anywhere">{what}</bdi>
          {share.expired && <Badge kind="warn">Expired</Badge>}
        </p>
        <p className="text-small text-ink-2">
          Made <time dateTime={share.createdAt}>{momentText(share.createdAt)}</time>
          {share.expiresAt && !share.expired && `, ends ${dayText(share.expiresAt)}`}
        </p>
      </div>
      <Button
        aria-label={`End the link to ${what}`}
        busy={end.isPending}
        busyLabel="Ending..."
        onClick={() => end.mutate({ params: { id, shareId: share.id } })}
      >
        End
      </Button>
    </li>
  )
}

function shown({ isWhole, titles }: Share): string {
  if (isWhole) return 'The whole blueprint'
  const [first] = titles
  if (first === undefined) return 'Files that are in the bin'
  return titles.length === 1 ? first : `${first} and ${counted(titles.length - 1, 'more file')}`
}
