// What can be done with a post or a comment, beside voting: by its author, and by admins.
import {
  Ellipsis,
  Link2,
  Lock,
  LockOpen,
  type LucideIcon,
  Pencil,
  Pin,
  PinOff,
  ShieldOff,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { useBlockItems } from '#features/blocks/web/public.ts'
import { ReportButton } from '#features/moderation/web/public.ts'
import { useIsAdmin } from '#web/session.ts'
import { IconButton } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { ThingKind, ThingState } from '../contract.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { useModeration } from './use-moderation.ts'

interface ThingToolsProps {
  kind: ThingKind
  id: string
  /** Whose, for who does not see it. */
  name: string
  state: ThingState
  isMine: boolean
  author: { authorId?: string | undefined; authorName: string }
  /** Of a post. */
  marks?: { isPinned: boolean; isLocked: boolean }
  /** Where it is read, on this site. */
  address: string
  onEdit: () => void
  onDelete: () => Promise<void>
  onChanged: () => void
}

export function ThingTools(props: ThingToolsProps) {
  const { kind, id, name, state, isMine, author, marks, address, onEdit, onDelete, onChanged } = props
  const isAdmin = useIsAdmin()
  const [open, setOpen] = useState<'deleting' | 'removing'>()
  const { mark, restore } = useModeration(kind, id, onChanged)
  const blocking = useBlockItems(isMine ? undefined : author.authorId, author.authorName)
  const item = (label: string, icon: LucideIcon, onSelect: () => void, danger = false) => ({
    ...{ label, icon, onSelect, danger },
  })
  const own = isMine
    ? [item('Edit', Pencil, onEdit), item('Delete', Trash2, () => setOpen('deleting'), true)]
    : []
  const pins = marks
    ? [
        marks.isPinned
          ? item('Unpin', PinOff, () => mark({ isPinned: false }))
          : item('Pin', Pin, () => mark({ isPinned: true })),
        marks.isLocked
          ? item('Unlock', LockOpen, () => mark({ isLocked: false }))
          : item('Lock', Lock, () => mark({ isLocked: true })),
      ]
    : []
  const remove = item('Remove', ShieldOff, () => setOpen('removing'), true)
  const putBack = item('Restore', Undo2, restore)
  // What is hidden until somebody looked at it can go either way.
  const removal = { visible: [remove], hidden: [putBack, remove], removed: [putBack], deleted: [] }[state]
  return (
    <>
      {!isMine && state === 'visible' && <ReportButton kind={kind} id={id} name={name} />}
      <Menu
        label={`Options: ${name}`}
        trigger={
          <IconButton
            kind="ghost"
            size="small"
            icon={Ellipsis}
            label={`Options: ${name}`}
            className="max-md:size-11"
          />
        }
        items={[
          item('Copy link', Link2, () => void copyLink(address)),
          ...own,
          ...blocking,
          ...(isAdmin ? (['separator', ...pins, ...removal] as const) : []),
        ]}
      />
      <ConfirmDialog
        open={open === 'deleting'}
        onOpenChange={(stays) => !stays && setOpen(undefined)}
        title={`Delete this ${kind}?`}
        description={
          kind === 'post'
            ? 'Its words go for good, and the whole thread goes out of sight.'
            : 'Its words go for good. What others answered stays.'
        }
        confirmLabel="Delete"
        busyLabel="Deleting..."
        danger
        onConfirm={onDelete}
      />
      {open === 'removing' && (
        <RemoveDialog {...{ kind, id, onChanged }} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.origin + address)
    toast({ title: 'Link copied' })
  } catch {
    toast({ kind: 'info', title: 'The link', description: location.origin + address })
  }
}
