import { sentenceOf } from '#web/calls/sentence.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { getManagedPost, type ManagedPost } from '../contract.ts'
import { PostForm } from './post-form.tsx'

interface PostEditorProps {
  /** None: a new post. */
  id?: string
  onSaved?: ((post: ManagedPost) => void) | undefined
  onClose: () => void
}

export default function PostEditor({ id, onSaved, onClose }: PostEditorProps) {
  function saved(post: ManagedPost) {
    onClose()
    onSaved?.(post)
  }
  return id ? (
    <Loaded id={id} onSaved={saved} onClose={onClose} />
  ) : (
    <PostForm post={undefined} onSaved={saved} onClose={onClose} />
  )
}

type LoadedProps = { id: string; onSaved: (post: ManagedPost) => void; onClose: () => void }

/** Always the newest: what is kept may be older than what another admin wrote. */
function Loaded({ id, onSaved, onClose }: LoadedProps) {
  const answer = useAnswer(getManagedPost, { params: { id } }, { staleTime: 0, gcTime: 0 })
  const { failed, error, retrying, retry } = useRetry(answer)
  const isFresh = answer.isFetchedAfterMount && !failed
  if (answer.data && isFresh) return <PostForm post={answer.data.post} onSaved={onSaved} onClose={onClose} />
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Edit Post" size="wide">
      {failed ? (
        <ErrorState
          title="Failed to load the post"
          text={sentenceOf(error, 'Please try again in a moment.')}
          onRetry={retry}
          busy={retrying}
        />
      ) : (
        <Skeleton lines={8} className="min-h-120" />
      )}
    </Dialog>
  )
}
