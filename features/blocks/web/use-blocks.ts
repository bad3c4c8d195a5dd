import { useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useAnswer, useCall } from '#web/calls/use-call.ts'
import { useSignedIn } from '#web/session.ts'
import { toast } from '#web/ui/toast-store.ts'
import { type BlockKind, endBlock, listBlocks, setBlock } from '../contract.ts'

/** How the one who looks stands to that author. Visitors have nobody muted. */
export function useBlockOf(authorId: string | undefined): BlockKind | undefined {
  const enabled = useSignedIn() === 'yes' && authorId !== undefined
  const { data } = useAnswer(listBlocks, undefined, { enabled })
  return enabled ? data?.people.find(({ userId }) => userId === authorId)?.kind : undefined
}

const DONE: Record<BlockKind, { title: string; description: string }> = {
  mute: { title: 'Muted', description: 'What they write is folded for you, and tells you nothing.' },
  block: {
    title: 'Blocked',
    description: 'You see nothing of theirs, and they cannot reply to you or mention you.',
  },
}

export function useBlocking(name: string) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: [listBlocks.path] })
  const onError = (error: Error) =>
    toast({
      kind: 'destructive',
      title: 'Error',
      description: sentenceOf(error, 'That did not work. Please try again.'),
    })
  const set = useCall(setBlock, {
    async onSuccess(_, { body }) {
      const { title, description } = DONE[body.kind]
      toast({ title: `${title}: ${name}`, description })
      await refresh()
    },
    onError,
  })
  const end = useCall(endBlock, {
    async onSuccess() {
      toast({ title: `You hear ${name} again` })
      await refresh()
    },
    onError,
  })
  return { set, end, busy: set.isPending || end.isPending }
}
