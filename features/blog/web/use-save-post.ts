import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { toast } from '#web/ui/toast-store.ts'
import { createPost, type ManagedPost, type PostForm, updatePost } from '../contract.ts'
import { forgetPosts } from './forget-posts.ts'

interface Saving {
  /** None: a new one. */
  post: ManagedPost | undefined
  onSaved: (post: ManagedPost) => void
}

export function useSavePost({ post, onSaved }: Saving) {
  const client = useQueryClient()
  const [failed, setFailed] = useState<string>()
  const words = post
    ? { done: 'Post Updated', failed: 'Update Failed' }
    : { done: 'Post Created', failed: 'Creation Failed' }
  const options = {
    onSuccess(answer: { post: ManagedPost }) {
      toast({
        title: words.done,
        description: answer.post.status === 'draft' ? 'It is a draft: only admins see it.' : undefined,
      })
      onSaved(answer.post)
      void forgetPosts(client)
    },
    onError(error: Error) {
      const sentence = sentenceOf(error, 'The server could not be reached. Please try again.')
      setFailed(sentence)
      toast({ kind: 'destructive', title: words.failed, description: sentence })
    },
  }
  const create = useCall(createPost, options)
  const update = useCall(updatePost, options)
  return {
    busy: create.isPending || update.isPending,
    failed,
    save(form: PostForm) {
      setFailed(undefined)
      if (post) update.mutate({ params: { id: post.id }, body: { ...form, version: post.version } })
      else create.mutate({ body: form })
    },
  }
}
