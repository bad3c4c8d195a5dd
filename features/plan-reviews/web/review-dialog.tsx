import { useState } from 'react'
import { useNavigate } from 'react-router'
import { openIfRefused } from '#features/accounts/web/public.ts'
import { threadAddress } from '#features/community/contract.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useAnswer, useCall } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { listSections, postSection, previewSection } from '../contract.ts'
import { Preview } from './preview.tsx'
import { FORM, ReviewForm, type Wish } from './review-form.tsx'

type Props = { blueprintId: string; onClose: () => void }

const EMPTY: Wish = { section: '', title: '', question: '', hideName: true }

/** First what is to be shown, then exactly how it will be shown. Nothing is public before the second press. */
export default function ReviewDialog({ blueprintId, onClose }: Props) {
  const [wish, setWish] = useState(EMPTY)
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const navigate = useNavigate()
  const asked = useAnswer(listSections, { params: { id: blueprintId } }, { staleTime: 0 })
  const preview = useCall(previewSection)
  const post = useCall(postSection, {
    onSuccess({ postId }) {
      toast({ title: 'Posted to the community' })
      onClose()
      void navigate(threadAddress(postId))
    },
    onError: openIfRefused,
  })
  const { section, title, question, hideName } = wish
  const params = { id: blueprintId, section }
  const seen = preview.data
  const busy = preview.isPending || post.isPending

  function send() {
    if (!seen || post.isPending) return
    const { fingerprint } = seen
    post.mutate({ params, body: { title, question, hideName, fingerprint, requestId } })
  }

  /** What is posted next may be something else, and is not to be taken for what was sent before. */
  function back() {
    setRequestId(crypto.randomUUID())
    preview.reset()
    post.reset()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      size="wide"
      closesOutside={wish === EMPTY}
      title={seen ? 'This will be public' : 'Ask the community about a section'}
      description={
        seen
          ? 'Exactly this, under your name as a member. You can edit or delete the post at any time.'
          : 'Your plan is private. Choose one section to show; you see exactly what will be public first.'
      }
      footer={
        seen ? (
          <>
            <Button onClick={back} disabled={busy}>
              Back
            </Button>
            <Button kind="signal" onClick={send} busy={post.isPending} busyLabel="Posting...">
              Post to the community
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button
              kind="signal"
              type="submit"
              form={FORM}
              disabled={!asked.data}
              busy={preview.isPending}
              busyLabel="Preparing..."
            >
              Preview
            </Button>
          </>
        )
      }
    >
      {seen ? (
        <Preview title={title} section={section} blueprintId={blueprintId} seen={seen} />
      ) : (
        <Sections asked={asked}>
          {(sections) => (
            <ReviewForm
              sections={sections}
              wish={wish}
              onChange={setWish}
              onPreview={() => !busy && preview.mutate({ params, body: { question, hideName } })}
            />
          )}
        </Sections>
      )}
      <p role="alert" className="mt-4 text-small text-danger empty:hidden">
        {(post.error ?? preview.error) &&
          sentenceOf(post.error ?? preview.error, 'That did not work. Please try again.')}
      </p>
    </Dialog>
  )
}

type Listed = { id: string; title: string }[]

function Sections({
  asked,
  children,
}: {
  asked: ReturnType<typeof useAnswer<typeof listSections>>
  children: (all: Listed) => React.ReactNode
}) {
  const { failed, error, retrying, retry } = useRetry(asked)
  if (asked.data) return children(asked.data.sections)
  if (!failed) return <Skeleton lines={6} />
  return (
    <ErrorState
      title="The sections could not be loaded"
      text={sentenceOf(error, 'Please try again in a moment.')}
      onRetry={retry}
      busy={retrying}
    />
  )
}
