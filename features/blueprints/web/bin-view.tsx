import { ArrowLeft, Trash2, Undo2 } from 'lucide-react'
import { type RefObject, useState } from 'react'
import type { Answer } from '#kit/endpoint.ts'
import { callSignedIn } from '#web/calls/fresh-sign-in.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useFocusKept } from '#web/ui/use-focus-kept.ts'
import { emptyBin, listBin } from '../contract.ts'
import { FileIcon } from './file-icon.tsx'
import { counted, dayText, sizeText, timeLeft, typeLabel } from './file-words.ts'
import { useFileCalls } from './use-file-calls.ts'
import { useRefresh } from './use-refresh.ts'

type Binned = Answer<typeof listBin>['files'][number]

type Props = { id: string; place: RefObject<HTMLElement | null>; onLeave: () => void }

export function BinView({ id, place, onLeave }: Props) {
  const asked = useAnswer(listBin, { params: { id } }, { staleTime: 0 })
  const { failed, error, retrying, retry } = useRetry(asked)
  return (
    <section aria-label="Bin" className="max-w-[57rem]">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <h2 className="text-h3 font-semibold">Bin</h2>
          <p className="text-small text-ink-2">Files stay here for 30 days. Then they are gone for good.</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {asked.data && asked.data.files.length > 0 && <EmptyBin id={id} files={asked.data.files} />}
          <Button icon={ArrowLeft} onClick={onLeave}>
            Back to files
          </Button>
        </div>
      </div>
      {asked.data ? (
        <BinList {...{ id, place }} files={asked.data.files} />
      ) : failed ? (
        <ErrorState
          title="Failed to load the bin"
          text={sentenceOf(error, 'Please try again in a moment.')}
          onRetry={retry}
          busy={retrying}
        />
      ) : (
        <Card>
          <Skeleton lines={4} />
        </Card>
      )}
    </section>
  )
}

function EmptyBin({ id, files }: { id: string; files: Binned[] }) {
  const [asking, setAsking] = useState(false)
  const refresh = useRefresh(id)
  async function empty() {
    await callSignedIn(emptyBin, { params: { id } })
    await refresh()
    toast({ title: 'Bin emptied' })
  }
  return (
    <>
      <Button icon={Trash2} onClick={() => setAsking(true)}>
        Empty bin
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Empty the bin?"
        description={`${counted(files.length, 'file')} and all earlier versions will be gone for good. This cannot be undone.`}
        confirmLabel="Empty bin"
        busyLabel="Deleting..."
        danger
        onConfirm={empty}
      />
    </>
  )
}

function BinList({ id, place, files }: Omit<Props, 'onLeave'> & { files: Binned[] }) {
  // With a file that is restored its button goes.
  useFocusKept(place, files.length)
  const { takeBack } = useFileCalls(id)
  const [busy, setBusy] = useState<string>()
  if (files.length === 0)
    return (
      <Card className="py-14 text-center">
        <p className="text-body font-semibold">The bin is empty</p>
      </Card>
    )

  async function restore(file: Binned) {
    setBusy(file.id)
    await takeBack([file]).catch(() => {})
    setBusy(undefined)
  }

  return (
    <Card flush>
      <ul className="divide-y divide-line">
        {files.map((file) => (
          <li key={file.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 sm:px-6">
            <FileIcon kind={file.kind} />
            <div className="min-w-40 flex-1">
              <bdi className="text-ui font-semibold wrap-anywhere">{file.title}</bdi>
              <p className="text-small text-ink-2">
                {typeLabel(file.filename)} · {sizeText(file.size)} · deleted {dayText(file.deletedAt)} ·{' '}
                {timeLeft(file.goneAt, Date.now())}
              </p>
            </div>
            <Button
              icon={Undo2}
              aria-label={`Restore ${file.title}`}
              busy={busy === file.id}
              busyLabel="Restoring..."
              onClick={() => void restore(file)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
