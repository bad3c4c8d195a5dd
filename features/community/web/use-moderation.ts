import { useQueryClient } from '@tanstack/react-query'
import { callSignedIn } from '#web/calls/fresh-sign-in.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { toast } from '#web/ui/toast-store.ts'
import { restoreComment, restorePost, setPostMarks, type ThingKind } from '../contract.ts'
import { forgetLists } from './patch-things.ts'

/** What admins do at one press. */
export function useModeration(kind: ThingKind, id: string, onChanged: () => void) {
  const client = useQueryClient()
  async function act(title: string, run: () => Promise<unknown>) {
    try {
      await run()
      toast({ title })
      onChanged()
      await forgetLists(client)
    } catch (error) {
      const description = sentenceOf(error, 'The server could not be reached. Please try again.')
      toast({ kind: 'destructive', title: 'Error', description })
    }
  }
  const params = { id }
  return {
    mark: (body: { isPinned?: boolean; isLocked?: boolean }) =>
      void act('Post Updated', () => callSignedIn(setPostMarks, { params, body })),
    restore: () =>
      void act('Restored', () => callSignedIn(kind === 'post' ? restorePost : restoreComment, { params })),
  }
}
