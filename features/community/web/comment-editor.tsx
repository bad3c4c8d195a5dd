import { type FormEvent, useState } from 'react'
import { openIfRefused } from '#features/accounts/web/public.ts'
import { useOneAtATime } from '#web/calls/one-at-a-time.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { BLANK_COMMENT, COMMENT_LONGEST, type Comment } from '../contract.ts'
import { MarkdownField } from './markdown-field.tsx'
import type { CommentActs } from './use-comment-acts.ts'
import { useDraft } from './use-draft.ts'

interface CommentEditorProps {
  comment: Comment
  acts: CommentActs
  onClose: () => void
}

/** What is typed outlives a session that ended meanwhile; Cancel lets it go. */
export function CommentEditor({ comment, acts, onClose }: CommentEditorProps) {
  const { text, write, first } = useDraft(`edit:${comment.id}`, comment.content)
  // The words are of this version, also when the page has learned of a newer one meanwhile.
  const [version] = useState(comment.version)
  const [error, setError] = useState<string>()
  const { busy, run } = useOneAtATime<'save'>()

  function close() {
    write(first)
    onClose()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!text.trim()) return setError(BLANK_COMMENT)
    setError(undefined)
    void run('save', async () => {
      try {
        await acts.edit({ id: comment.id, version }, text.trim())
        close()
      } catch (cause) {
        if (openIfRefused(cause)) return
        setError(sentenceOf(cause, 'The server could not be reached. Please try again.'))
      }
    })
  }

  return (
    <form noValidate onSubmit={submit} className="mt-3">
      <MarkdownField
        label="Edit comment"
        rows={4}
        maxLength={COMMENT_LONGEST}
        value={text}
        error={error}
        autoFocus
        readOnly={busy !== undefined}
        onChange={(next) => {
          setError(undefined)
          write(next)
        }}
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" busy={busy !== undefined} busyLabel="Saving...">
              Save Changes
            </Button>
          </>
        }
      />
    </form>
  )
}
