import { useQueryClient } from '@tanstack/react-query'
import { Check, NotebookPen } from 'lucide-react'
import { addressOf } from '#kit/call.ts'
import type { Answer } from '#kit/endpoint.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useAnswer, useCall } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { getReview, takeOver } from '../contract.ts'

type Props = { postId: string; commentId: string; author: string }

/** In the thread of one's own section: a comment becomes a note beside the plan. */
export default function TakeOver({ postId, commentId, author }: Props) {
  const client = useQueryClient()
  const input = { params: { id: postId } }
  const { data } = useAnswer(getReview, input)
  const take = useCall(takeOver, {
    onSuccess() {
      client.setQueryData<Answer<typeof getReview>>(
        [addressOf(getReview, input)],
        (review) => review && { ...review, taken: [...review.taken, commentId] },
      )
      toast({
        title: 'Taken over as a note',
        description: 'It is beside the PDF of your plan, under its notes, with a link to the comment.',
      })
    },
    onError(error) {
      const description = sentenceOf(error, 'The comment could not be taken over. Please try again.')
      toast({ kind: 'destructive', title: 'Error', description })
    },
  })
  if (!data?.blueprint) return null
  if (data.taken.includes(commentId))
    return (
      <span role="status" className="inline-flex min-h-9 items-center gap-2 px-3 text-small text-ok">
        <Check size={16} strokeWidth={1.75} aria-hidden />
        In your notes
      </span>
    )
  return (
    <Button
      kind="ghost"
      size="small"
      icon={NotebookPen}
      className="max-md:min-h-11"
      aria-label={`Take over as note: comment by ${author}`}
      busy={take.isPending}
      busyLabel="Taking over..."
      onClick={() => !take.isPending && take.mutate({ params: { id: commentId } })}
    >
      Take over as note
    </Button>
  )
}
