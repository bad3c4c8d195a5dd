// What the ten actions do that need no dialog, each with its toast; what can be taken back is, from the toast.
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { toast } from '#web/ui/toast-store.ts'
import { copyFiles, deleteFiles, moveFiles, restoreFiles } from '../contract.ts'
import { counted } from './file-words.ts'
import type { ShownFile } from './files.ts'
import { useRefresh } from './use-refresh.ts'

const named = (files: { title: string }[]) =>
  files.length === 1 ? (files[0]?.title ?? '') : counted(files.length, 'file')

export function sayFailed(error: unknown): void {
  const description = sentenceOf(error, 'Nothing was changed. Please try again.')
  toast({ kind: 'destructive', title: 'That did not work', description })
}

export function useFileCalls(id: string) {
  const refresh = useRefresh(id)
  const restore = useCall(restoreFiles, { onError: sayFailed })
  const remove = useCall(deleteFiles, { onError: sayFailed })
  const copy = useCall(copyFiles, { onError: sayFailed })
  const move = useCall(moveFiles)
  const params = { id }
  const idsOf = (files: { id: string }[]) => files.map((file) => file.id)

  async function takeBack(files: { id: string; title: string }[]) {
    const { files: restored } = await restore.mutateAsync({ params, body: { fileIds: idsOf(files) } })
    await refresh()
    toast({ title: 'Restored', description: named(restored) })
  }

  /** To where each of them was. */
  async function moveBack(before: { fileId: string; folder: string | null }[]) {
    for (const folder of new Set(before.map((one) => one.folder))) {
      const fileIds = before.filter((one) => one.folder === folder).map(({ fileId }) => fileId)
      await move.mutateAsync({ params, body: { fileIds, folder } })
    }
    await refresh()
    toast({ title: 'Moved back' })
  }

  return {
    busy: restore.isPending || remove.isPending || copy.isPending,
    takeBack,
    async toBin(files: ShownFile[]) {
      await remove.mutateAsync({ params, body: { fileIds: idsOf(files) } })
      await refresh()
      toast({
        title: 'Moved to the bin',
        description: `${named(files)}. ${files.length === 1 ? 'It stays' : 'They stay'} there for 30 days.`,
        action: { label: 'Undo', onAction: () => void takeBack(files).catch(() => {}) },
      })
    },
    async copy(files: ShownFile[]) {
      const { files: copies } = await copy.mutateAsync({ params, body: { fileIds: idsOf(files) } })
      await refresh()
      toast({ title: 'Copied', description: named(copies) })
    },
    /** Fails with the server's sentence, for the dialog. */
    async move(files: ShownFile[], folder: string | null) {
      const moved = await move.mutateAsync({ params, body: { fileIds: idsOf(files), folder } })
      await refresh()
      toast({
        title: 'Moved',
        description:
          moved.folder === null
            ? `${named(files)}, out of all folders`
            : `${named(files)} to ${moved.folder}`,
        action: { label: 'Undo', onAction: () => void moveBack(moved.before).catch(sayFailed) },
      })
    },
  }
}
