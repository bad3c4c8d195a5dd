import { ExternalLink, Undo2 } from 'lucide-react'
import type { Answer } from '#kit/endpoint.ts'
import { useAnswer, useCall } from '#web/calls/use-call.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { listVersions, restoreVersion } from '../../contract.ts'
import { causeText, momentText, sizeText } from '../file-words.ts'
import type { ShownFile } from '../files.ts'
import { sayFailed } from '../use-file-calls.ts'
import { useRefresh } from '../use-refresh.ts'
import { LoadedList } from './loaded-list.tsx'
import { useWhichFile } from './which-file.tsx'

type Version = Answer<typeof listVersions>['versions'][number]

export function VersionsDialog({
  id,
  files,
  onClose,
}: {
  id: string
  files: ShownFile[]
  onClose: () => void
}) {
  const { file, picker } = useWhichFile(files)
  if (!file) return null
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Version history"
      description={
        files.length === 1 ? <bdi className="wrap-anywhere">{file.title}</bdi> : 'Every version is kept.'
      }
    >
      {picker}
      <Versions key={file.id} id={id} file={file} />
    </Dialog>
  )
}

function Versions({ id, file }: { id: string; file: ShownFile }) {
  const params = { id, fileId: file.id }
  const asked = useAnswer(listVersions, { params }, { staleTime: 0 })
  const refresh = useRefresh(id)
  const restore = useCall(restoreVersion, {
    async onSuccess({ file: restored }, { params: { version } }) {
      await refresh()
      toast({
        title: `Version ${version} restored`,
        description: `It is version ${restored.version} now. Nothing is lost.`,
      })
    },
    onError: sayFailed,
  })
  const restoring = restore.isPending ? restore.variables.params.version : undefined
  return (
    <LoadedList asked={asked} what="the versions">
      {({ versions }) => (
        <ol className="divide-y divide-line">
          {versions.map((one) => (
            <VersionRow
              key={one.version}
              version={one}
              busy={restoring === one.version}
              onRestore={() =>
                restore.isPending || restore.mutate({ params: { ...params, version: one.version } })
              }
            />
          ))}
        </ol>
      )}
    </LoadedList>
  )
}

type RowProps = { version: Version; busy: boolean; onRestore: () => void }

function VersionRow({ version: one, busy, onRestore }: RowProps) {
  const { version, cause, createdAt, size, current, url } = one
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 first:pt-0 last:pb-0">
      <div className="min-w-36 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ui font-[550]">
          Version {version}
          {current && <Badge kind="cyan">Current</Badge>}
        </p>
        <p className="text-small text-ink-2">
          {causeText(cause)} · <time dateTime={createdAt}>{momentText(createdAt)}</time> · {sizeText(size)}
        </p>
      </div>
      <a
        href={url}
        target="_blank"
        rel="noopener"
        aria-label={`Open version ${version} (new window)`}
        className={buttonLook({ kind: 'ghost', size: 'medium', square: true })}
      >
        <ExternalLink size={18} strokeWidth={1.75} aria-hidden />
      </a>
      {!current && (
        <Button
          icon={Undo2}
          aria-label={`Restore version ${version}`}
          busy={busy}
          busyLabel="Restoring..."
          onClick={onRestore}
        >
          Restore
        </Button>
      )}
    </li>
  )
}
