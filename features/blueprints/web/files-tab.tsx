import { type RefObject, Suspense, useState } from 'react'
import { getMe } from '#features/accounts/contract.ts'
import { addressOf, CallError } from '#kit/call.ts'
import { callSignedIn } from '#web/calls/fresh-sign-in.ts'
import { useOneAtATime } from '#web/calls/one-at-a-time.ts'
import { lazyPart } from '#web/lazy-part.tsx'
import { isSignedIn } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useFocusKept } from '#web/ui/use-focus-kept.ts'
import { zipFiles } from '../contract.ts'
import { AllFilesPanel } from './all-files-panel.tsx'
import { FileDialogs, type OpenDialog } from './file-dialogs.tsx'
import { FileTable } from './file-table.tsx'
import { inFolders, matching } from './file-words.ts'
import { downloadOf, type ShownFile } from './files.ts'
import { type FileAction, SelectionPanel } from './selection-panel.tsx'
import { useFileCalls } from './use-file-calls.ts'

const BeingMade = lazyPart(() => import('./being-made.tsx'))

type Props = {
  id: string
  place: RefObject<HTMLElement | null>
  files: ShownFile[]
  binned: number
  query: string
  onBin: () => void
}

export function FilesTab({ id, place, files, binned, query, onBin }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const calls = useFileCalls(id)
  const { run: once } = useOneAtATime<FileAction>()
  const shown = matching(files, query)
  // What a search hides is not acted on.
  const selected = shown.filter((file) => chosen.has(file.id))
  // The buttons beside the list go with the selection.
  useFocusKept(place, selected.length > 0)

  function select(ids: string[], on: boolean) {
    const next = new Set(chosen)
    for (const one of ids) {
      if (on) next.add(one)
      else next.delete(one)
    }
    setChosen(next)
  }

  const clear = () => setChosen(new Set())
  const openDialog = (what: OpenDialog['what'], of: ShownFile[]) =>
    setDialog({ what, ids: of.map((file) => file.id) })

  /** Afterwards nothing is selected any more; of what failed a toast has told. */
  const act = (action: FileAction, call: () => Promise<void>) =>
    void once(action, () => call().then(clear, () => {}))

  async function preview(ids: string[]) {
    if (await mayLook()) setDialog({ what: 'preview', ids })
  }

  function run(action: FileAction) {
    if (action === 'open') return openAll(selected)
    if (action === 'preview') return void preview(selected.map((file) => file.id))
    if (action === 'copy') return act('copy', () => calls.copy(selected))
    if (action === 'delete') return act('delete', () => calls.toBin(selected))
    openDialog(action, selected)
  }

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_280px]">
      {shown.length > 0 ? (
        <FileTable
          groups={inFolders(shown)}
          selection={{ selected: new Set(selected.map((file) => file.id)), onSelect: select }}
          onPreview={(fileId) => void preview([fileId])}
        />
      ) : (
        <Empty id={id} isSearch={files.length > 0} binned={binned} onBin={onBin} />
      )}
      {selected.length > 0 ? (
        <div className="lg:sticky lg:top-23 max-lg:h-56">
          <SelectionPanel
            count={selected.length}
            downloadUrl={downloadUrl(id, selected, files.length)}
            busy={calls.busy}
            onAction={run}
            onClear={clear}
          />
        </div>
      ) : (
        <div className="lg:sticky lg:top-23">
          <AllFilesPanel
            {...{ id, files, binned, onBin }}
            onShare={() => setDialog({ what: 'share', ids: [] })}
          />
        </div>
      )}
      <FileDialogs
        id={id}
        open={dialog}
        files={files}
        calls={calls}
        onClose={() => setDialog(null)}
        onDone={clear}
      />
    </div>
  )
}

/** A frame asks by itself, and shows whatever it gets: who has been signed out meanwhile is asked to sign in before it opens. */
async function mayLook(): Promise<boolean> {
  if (!isSignedIn()) return true
  return callSignedIn(getMe).then(
    () => true,
    (error) => !(error instanceof CallError && error.isAnswered),
  )
}

function downloadUrl(id: string, selected: ShownFile[], all: number): string {
  const [first] = selected
  if (first && selected.length === 1) return downloadOf(first)
  const files = selected.map((file) => file.id).join(',')
  return addressOf(zipFiles, { params: { id }, query: selected.length === all ? {} : { files } })
}

/** Each in a window of its own. Browsers keep some of them closed unless they are told otherwise. */
function openAll(files: ShownFile[]): void {
  const opened = files.map(({ url }) => window.open(url, '_blank'))
  for (const one of opened) if (one) one.opener = null
  if (opened.every((one) => one !== null)) return
  toast({
    kind: 'warn',
    title: 'Some windows stayed closed',
    description: 'Allow pop-ups for this site, or open the files one by one.',
  })
}

type EmptyProps = { id: string; isSearch: boolean; binned: number; onBin: () => void }

function Empty({ id, isSearch, binned, onBin }: EmptyProps) {
  return (
    <Card className="py-14 text-center">
      <h2 className="text-h3 font-semibold">No files found</h2>
      <p className="mt-1.5 text-ink-2">
        {isSearch
          ? 'Try adjusting your search query'
          : binned > 0
            ? 'All of them are in the bin.'
            : 'They appear here as soon as the blueprint is finished.'}
      </p>
      {!isSearch && binned === 0 && (
        <Suspense fallback={null}>
          <BeingMade id={id} />
        </Suspense>
      )}
      {!isSearch && binned > 0 && (
        <Button onClick={onBin} className="mt-5">
          Open the bin
        </Button>
      )}
    </Card>
  )
}
