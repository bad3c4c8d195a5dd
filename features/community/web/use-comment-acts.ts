import { useQueryClient } from '@tanstack/react-query'
import { callSignedIn } from '#web/calls/fresh-sign-in.ts'
import { toast } from '#web/ui/toast-store.ts'
import { type Comment, deleteComment, editComment, getPost, listComments, type Post } from '../contract.ts'
import { patchThing } from './patch-things.ts'
import type { ShownComments } from './use-comments.ts'

export type CommentActs = ReturnType<typeof useCommentActs>

/** What happens to comments of this thread, and so to its count. */
export function useCommentActs(post: Post, comments: ShownComments) {
  const client = useQueryClient()
  const count = (by: number) =>
    patchThing(client, 'post', post.id, ({ commentCount = 0 }) => ({
      commentCount: Math.max(0, commentCount + by),
    }))
  return {
    /** The thread is about a section of the reader's own plan: its comments can be taken over. */
    ownCard: post.isMine && post.card !== undefined,
    async add(content: string, parent?: Comment) {
      await comments.add(content, parent, 'You')
      count(1)
    },
    async edit({ id, version }: Pick<Comment, 'id' | 'version'>, content: string) {
      const { comment } = await callSignedIn(editComment, { params: { id }, body: { content, version } })
      patchThing(client, 'comment', id, comment)
      toast({ title: 'Comment Updated' })
    },
    async remove({ id }: Comment) {
      await callSignedIn(deleteComment, { params: { id } })
      patchThing(client, 'comment', id, { state: 'deleted', content: '', html: '' })
      count(-1)
      toast({ title: 'Comment Deleted' })
    },
    refresh() {
      const path = getPost.path.replace(':id', post.id)
      const ofComments = listComments.path.replace(':id', post.id)
      void client.invalidateQueries({
        predicate: ({ queryKey: [address] }) =>
          String(address) === path || String(address).startsWith(ofComments),
      })
    },
  }
}
