import { type FormEvent, useState } from 'react'
import { openIfRefused, openLogin } from '#features/accounts/web/public.ts'
import { useOneAtATime } from '#web/calls/one-at-a-time.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useSignedIn } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'
import { useHydrated } from '#web/ui/hydrated.ts'
import { toast } from '#web/ui/toast-store.ts'
import { BLANK_COMMENT, COMMENT_LONGEST } from '../contract.ts'
import { MarkdownField } from './markdown-field.tsx'
import { useDraft } from './use-draft.ts'

interface CommentFormProps {
  /** Names the draft. */
  draft: string
  label: string
  saveLabel: string
  kind?: 'signal' | 'second'
  autoFocus?: boolean
  /** Resolves once the server has it. */
  onSend: (content: string) => Promise<unknown>
  onCancel?: () => void
}

/** What was typed stays, in the field and across a reload, until the server has taken it. */
export function CommentForm({
  draft,
  label,
  saveLabel,
  kind = 'signal',
  autoFocus,
  onSend,
  onCancel,
}: CommentFormProps) {
  const signedIn = useSignedIn()
  const alive = useHydrated()
  const { text, write } = useDraft(draft)
  const [error, setError] = useState<string>()
  const { busy, run } = useOneAtATime<'send'>()

  async function send() {
    if (signedIn === 'no') return openLogin({ here: true })
    if (!text.trim()) return setError(BLANK_COMMENT)
    setError(undefined)
    try {
      await onSend(text.trim())
      write('')
      toast({ title: 'Comment Added' })
    } catch (cause) {
      if (openIfRefused(cause)) return
      const sentence = sentenceOf(cause, 'Failed to post comment. Please try again.')
      setError(sentence)
      toast({ kind: 'destructive', title: 'Error', description: sentence })
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void run('send', send)
  }

  return (
    <form noValidate onSubmit={submit}>
      <MarkdownField
        label={label}
        placeholder="Write in Markdown"
        rows={4}
        maxLength={COMMENT_LONGEST}
        value={text}
        error={error}
        autoFocus={autoFocus}
        readOnly={busy !== undefined}
        onChange={(next) => {
          setError(undefined)
          write(next)
        }}
        actions={
          <>
            {onCancel && <Button onClick={onCancel}>Cancel</Button>}
            {/* Before the page is alive the browser would send the form by itself, and what was typed would be gone. */}
            <Button
              type={alive ? 'submit' : 'button'}
              kind={kind}
              busy={busy !== undefined}
              busyLabel="Posting..."
            >
              {saveLabel}
            </Button>
          </>
        }
      />
    </form>
  )
}
