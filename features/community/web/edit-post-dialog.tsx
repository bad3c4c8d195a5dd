import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { EditDialog } from '#web/ui/edit-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { BLANK_POST, CATEGORIES, editPost, type Post } from '../contract.ts'
import { forgetLists, patchThing } from './patch-things.ts'
import { PostFields, type TypedPost } from './post-fields.tsx'

export default function EditPostDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const client = useQueryClient()
  const first = { title: post.title, content: post.content, category: post.category }
  const [typed, setTyped] = useState<TypedPost>(first)
  const [tried, setTried] = useState(false)
  const [failed, setFailed] = useState<string>()
  const { mutate, isPending } = useCall(editPost, {
    onSuccess(answer) {
      toast({ title: 'Post Updated' })
      patchThing(client, 'post', post.id, answer.post)
      onClose()
      void forgetLists(client)
    },
    onError(error) {
      const sentence = sentenceOf(error, 'The server could not be reached. Please try again.')
      setFailed(sentence)
      toast({ kind: 'destructive', title: 'Error', description: sentence })
    },
  })

  function save() {
    setTried(true)
    const isBlank = !typed.title.trim() || !typed.content.trim()
    setFailed(isBlank ? BLANK_POST : undefined)
    if (isBlank) return
    const category = CATEGORIES.find((one) => one === typed.category)
    mutate({ params: { id: post.id }, body: { ...typed, category, version: post.version } })
  }

  return (
    <EditDialog
      title="Edit post"
      dirty={JSON.stringify(first) !== JSON.stringify(typed)}
      busy={isPending}
      failed={failed}
      saveLabel="Save Changes"
      busyLabel="Saving..."
      onSave={save}
      onClose={onClose}
    >
      <PostFields typed={typed} tried={tried} onChange={setTyped} />
    </EditDialog>
  )
}
