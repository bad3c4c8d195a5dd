import { useQueryClient } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { callSignedIn } from '#web/calls/fresh-sign-in.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { deletePost, type ListedPost, type ManagedPost } from '../contract.ts'
import { forgetPosts } from './forget-posts.ts'
import PostEditor from './post-editor.tsx'

export interface PostToolsProps {
  post: ListedPost
  onSaved?: (post: ManagedPost) => void
  onDeleted?: () => void
}

/** What an admin can do with a post. */
export default function PostTools({ post, onSaved, onDeleted }: PostToolsProps) {
  const client = useQueryClient()
  const [open, setOpen] = useState<'editor' | 'deleting'>()
  const close = () => setOpen(undefined)

  async function remove() {
    await callSignedIn(deletePost, { params: { id: post.id } })
    toast({ title: 'Post Deleted' })
    onDeleted?.()
    await forgetPosts(client)
  }

  return (
    <div className="mt-3 flex gap-2 max-md:*:min-h-11">
      <Button size="small" icon={Pencil} aria-label={`Edit ${post.title}`} onClick={() => setOpen('editor')}>
        Edit
      </Button>
      <Button
        size="small"
        kind="ghost"
        icon={Trash2}
        aria-label={`Delete ${post.title}`}
        onClick={() => setOpen('deleting')}
      >
        Delete
      </Button>
      {open === 'editor' && <PostEditor id={post.id} onSaved={onSaved} onClose={close} />}
      <ConfirmDialog
        open={open === 'deleting'}
        onOpenChange={(stays) => !stays && close()}
        title="Delete this post?"
        description={`‘${post.title}’ goes away for good, and its address answers ‘not found’.`}
        confirmLabel="Delete Post"
        busyLabel="Deleting..."
        danger
        onConfirm={remove}
      />
    </div>
  )
}
