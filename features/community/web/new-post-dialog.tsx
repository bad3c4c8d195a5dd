import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { openIfRefused } from '#features/accounts/web/public.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { EditDialog } from '#web/ui/edit-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { BLANK_POST, CATEGORIES, createPost, threadAddress } from '../contract.ts'
import { forgetLists } from './patch-things.ts'
import { PostFields } from './post-fields.tsx'
import { usePostDraft } from './use-post-draft.ts'

interface NewPostDialogProps {
  category: string | undefined
  onClose: () => void
}

/** Closing it loses nothing: what was typed is there when it is opened again. */
export default function NewPostDialog({ category = 'general', onClose }: NewPostDialogProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { typed, type, forget } = usePostDraft('community:new', { title: '', content: '', category })
  const [tried, setTried] = useState(false)
  const [failed, setFailed] = useState<string>()
  const { mutate, isPending } = useCall(createPost, {
    onSuccess({ post }) {
      forget()
      toast({ title: 'Post Created' })
      onClose()
      void forgetLists(client)
      void navigate(threadAddress(post.id))
    },
    onError(error) {
      if (openIfRefused(error)) return
      const sentence = sentenceOf(error, 'Failed to create post. Please try again.')
      setFailed(sentence)
      toast({ kind: 'destructive', title: 'Error', description: sentence })
    },
  })

  function save() {
    setTried(true)
    const isBlank = !typed.title.trim() || !typed.content.trim()
    setFailed(isBlank ? BLANK_POST : undefined)
    const chosen = CATEGORIES.find((one) => one === typed.category)
    if (!isBlank) mutate({ body: { ...typed, category: chosen } })
  }

  return (
    <EditDialog
      title="New post"
      dirty={false}
      busy={isPending}
      failed={failed}
      saveLabel="Post"
      busyLabel="Posting..."
      onSave={save}
      onClose={onClose}
    >
      <PostFields typed={typed} tried={tried} onChange={type} />
      <p className="text-small text-ink-3">
        Your draft is kept in this browser until you post it. Write @ and a member's full name to call them.
      </p>
    </EditDialog>
  )
}
