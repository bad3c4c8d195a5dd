import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { callSignedIn } from '#web/calls/fresh-sign-in.ts'
import { lazyPart } from '#web/lazy-part.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { deletePost, type Post, threadAddress } from '../contract.ts'
import { forgetLists } from './patch-things.ts'
import { ThingTools } from './thing-tools.tsx'
import { VoteButtons } from './vote-buttons.tsx'

const EditPostDialog = lazyPart(() => import('./edit-post-dialog.tsx'))

export function PostActions({ post, onChanged }: { post: Post; onChanged: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [editing, setEditing] = useState(false)
  const { id, state, isMine, isPinned, isLocked } = post

  async function remove() {
    await callSignedIn(deletePost, { params: { id } })
    toast({ title: 'Post Deleted' })
    void navigate('/community')
    await forgetLists(client)
  }

  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-2">
      <VoteButtons kind="post" id={id} tally={post} name={post.title} disabled={state !== 'visible'} />
      <ThingTools
        kind="post"
        name={post.title}
        author={post}
        {...{ id, state, isMine, onChanged }}
        marks={{ isPinned, isLocked }}
        address={threadAddress(id)}
        onEdit={() => setEditing(true)}
        onDelete={remove}
      />
      {editing && (
        <Suspense fallback={null}>
          <EditPostDialog post={post} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </div>
  )
}
