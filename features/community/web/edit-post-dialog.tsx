import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { openIfRefused } from '#features/accounts/web/public.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { EditDialog } from '#web/ui/edit-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { BLANK_POST, CATEGORIES, editPost, type Post } from '../contract.ts'
import { forgetLists, patchThing } from './patch-things.ts'
import { PostFields } from './post-fields.tsx'
import { usePostDraft } from './use-post-draft.ts'

/** What is typed outlives a session that ended meanwhile; closing the dialog lets it go. */
export default function EditPostDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const client = useQueryClient()
  // The words below are of this version, also when the page has learned of a newer one meanwhile.
  const [{ title, content, category: filed, version }] = useState(post)
  const { typed, type, isChanged, forget } = usePostDraft(`edit:${post.id}`, {
    ...{ title, content, category: filed },
  })
  const [tried, setTried] = useState(false)
  const [failed, setFailed] = useState<string>()
  const { mutate, isPending } = useCall(editPost, {
    onSuccess(answer) {
      toast({ title: 'Post Updated' })
      patchThing(client, 'post', post.id, answer.post)
      close()
      void forgetLists(client)
    },
    onError(error) {
      if (openIfRefused(error)) return
      const sentence = sentenceOf(error, 'The server could not be reached. Please try again.')
      setFailed(sentence)
      toast({ kind: 'destructive', title: 'Error', description: sentence })
    },
  })

  function close() {
    forget()
    onClose()
  }

  function save() {
    setTried(true)
    const isBlank = !typed.title.trim() || !typed.content.trim()
    setFailed(isBlank ? BLANK_POST : undefined)
    if (isBlank) return
    const category = CATEGORIES.find((one) => one === typed.category)
    mutate({ params: { id: post.id }, body: { ...typed, category, version } })
  }

  return (
    <EditDialog
      title="Edit post"
      dirty={isChanged}
      busy={isPending}
      failed={failed}
      saveLabel="Save Changes"
      busyLabel="Saving..."
      onSave={save}
      onClose={close}
    >
      <PostFields typed={typed} tried={tried} onChange={type} />
    </EditDialog>
  )
}
