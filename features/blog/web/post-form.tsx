import { useState } from 'react'
import { EditDialog } from '#web/ui/edit-dialog.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import type { ManagedPost } from '../contract.ts'
import { ContentField } from './content-field.tsx'
import { faultsOf, type Typed, typedOf, withTitle, written } from './form-rules.ts'
import { useSavePost } from './use-save-post.ts'

interface PostFormProps {
  post: ManagedPost | undefined
  onSaved: (post: ManagedPost) => void
  onClose: () => void
}

export function PostForm({ post, onSaved, onClose }: PostFormProps) {
  // As it was when the form was opened: what another admin does meanwhile must not change it under one's hands.
  const [opened] = useState(post)
  const [first] = useState(() => typedOf(opened))
  const [typed, setTyped] = useState(first)
  const [tries, setTries] = useState(0)
  const { busy, failed, save } = useSavePost({ post: opened, onSaved })
  const faults = tries > 0 ? faultsOf(typed) : {}
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }))
  const text = (name: 'title' | 'excerpt' | 'slug' | 'tags') => ({
    value: typed[name],
    error: faults[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })

  function submit() {
    setTries(tries + 1)
    const form = written(typed)
    if (form) save(form)
  }

  return (
    <EditDialog
      title={opened ? 'Edit Post' : 'New Post'}
      dirty={JSON.stringify(first) !== JSON.stringify(typed)}
      busy={busy}
      failed={failed}
      saveLabel={opened ? 'Save Post' : 'Create Post'}
      busyLabel={opened ? 'Saving...' : 'Creating...'}
      onSave={submit}
      onClose={onClose}
    >
      <TextField
        label="Title"
        {...text('title')}
        onChange={({ target }) =>
          setTyped((before) => withTitle(before, target.value, opened?.publishedAt !== undefined))
        }
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Address" hint={hintOf(opened)} {...text('slug')} />
        <TextField label="Tags" optional hint="Separated by commas" {...text('tags')} />
      </div>
      <TextArea
        label="Excerpt"
        optional
        rows={2}
        hint="Stands for the post in lists, at most 300 characters of it."
        {...text('excerpt')}
      />
      <ContentField
        value={typed.content}
        error={faults.content}
        tries={tries}
        onChange={(content) => change({ content })}
      />
      <Switch
        label="Draft"
        description="Only admins see it."
        checked={typed.status === 'draft'}
        onChange={(draft) => change({ status: draft ? 'draft' : 'published' })}
      />
    </EditDialog>
  )
}

function hintOf(post: ManagedPost | undefined): string {
  return post?.publishedAt ? 'The old address will lead to the new one.' : 'Follows the title.'
}
