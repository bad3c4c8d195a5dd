import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { openIfRefused, openLogin } from '#features/accounts/web/public.ts'
import { callSignedIn } from '#web/calls/fresh-sign-in.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useSignedIn } from '#web/session.ts'
import { toast } from '#web/ui/toast-store.ts'
import { type ThingKind, type VoteType, voteComment, votePost } from '../contract.ts'
import { askAgainIfUnderWay, patchThing } from './patch-things.ts'
import { castVote, type Tally } from './vote-rules.ts'

/** Shows the vote at once, and takes it back if the server did not count it. */
export function useVote(kind: ThingKind, id: string, known: Tally) {
  const client = useQueryClient()
  const signedIn = useSignedIn()
  const [guess, setGuess] = useState<Tally>()
  const { mutate, isPending } = useMutation({
    // One after the other: two quick presses are two votes, in their order.
    scope: { id: `vote ${id}` },
    mutationFn: (voteType: VoteType) =>
      callSignedIn(kind === 'post' ? votePost : voteComment, { params: { id }, body: { voteType } }),
    onSuccess({ upvotes, downvotes, userVote }) {
      patchThing(client, kind, id, { upvotes, downvotes, userVote })
      askAgainIfUnderWay(client)
    },
    onError(error) {
      setGuess(undefined)
      if (openIfRefused(error)) return
      toast({
        kind: 'destructive',
        title: 'Error',
        description: sentenceOf(error, 'Failed to vote. Please try again.'),
      })
    },
  })
  // Once nothing is under way, what the server said stands.
  useEffect(() => {
    if (!isPending) setGuess(undefined)
  }, [isPending])

  const shown = guess ?? known
  function cast(voteType: VoteType) {
    if (signedIn === 'no') return openLogin({ here: true })
    setGuess(castVote(shown, voteType))
    mutate(voteType)
  }
  return { shown, cast }
}
