import { useState } from 'react'
import { CallError, call } from '#kit/call.ts'
import type { Answer } from '#kit/endpoint.ts'
import { useCall } from '#web/calls/use-call.ts'
import { toast } from '#web/ui/toast-store.ts'
import { listVersions, saveFile } from '../../contract.ts'
import { useRefresh } from '../use-refresh.ts'

export interface Edited {
  id: string
  url: string
  version?: number
}

export type Newest = Answer<typeof listVersions>['versions'][number]

/** Saves over the version that was opened; or, when another came meanwhile and that was told, over that one. */
export function useSaveText(id: string, file: Edited, onSaved: () => void) {
  const params = { id, fileId: file.id }
  const refresh = useRefresh(id)
  const saving = useCall(saveFile)
  const [newest, setNewest] = useState<Newest>()

  async function save(text: string): Promise<void> {
    try {
      const version = newest?.version ?? file.version ?? 1
      const { file: saved } = await saving.mutateAsync({ params, body: { text, version } })
      await refresh()
      toast({ title: 'Saved', description: `It is version ${saved.version} now.` })
      onSaved()
    } catch (error) {
      // Shown at the field, which keeps the text.
      if (error instanceof CallError && error.code === 'changed_meanwhile') await lookForNewest()
    }
  }

  async function lookForNewest() {
    const answer = await call(listVersions, { params }).catch(() => undefined)
    // Without an answer the next Save meets the same conflict, and looks again.
    const found = answer?.versions.find(({ current }) => current)
    if (!found) return
    saving.reset()
    setNewest(found)
  }

  return { newest, error: saving.error, forget: saving.reset, save }
}
