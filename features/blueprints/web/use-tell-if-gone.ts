import { isGone } from '#web/calls/query-client.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { toast } from '#web/ui/toast-store.ts'
import { checkFile } from './file-check.ts'
import { useRefresh } from './use-refresh.ts'

/** Beside a window that opens or downloads a file: if it was deleted meanwhile, that is told here, and the list is asked anew. */
export function useTellIfGone(id: string): (file: { url: string; title: string }) => void {
  const refresh = useRefresh(id)
  return (file) =>
    void checkFile(file).catch((error: unknown) => {
      if (!isGone(error)) return
      toast({
        kind: 'destructive',
        title: sentenceOf(error, 'This file was deleted.'),
        description: file.title,
      })
      void refresh()
    })
}
