import { type FormEvent, useState } from 'react'
import { useOneAtATime } from '#web/calls/one-at-a-time.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { BLANK_COMMENT, COMMENT_LONGEST, type Comment } from '../contract.ts'
import { MarkdownField } from './markdown-field.tsx'
import type { CommentActs } from './use-comment-acts.ts'

interface CommentEditorProps {
  comment: Comment
  acts: CommentActs
  onClose: () => void
}

export function CommentEditor({ comment, acts, onClose }: CommentEditorProps) {
  const [text, setText] = useState(comment.content)
  const [error, setError] = useState<string>()
  const { busy, run } = useOneAtATime<'save'>()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!text.trim()) return setError(BLANK_COMMENT)
    void run('save', async () => {
      try {
        await acts.edit(comment, text.trim())
        onClose()
      } catch (cause) {
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
        onChange={setText}
        actions={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" busy={busy !== undefined} busyLabel="Saving...">
              Save Changes
            </Button>
          </>
        }
      />
    </form>
  )
}
