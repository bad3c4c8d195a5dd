import { MoveDialog } from './dialogs/move-dialog.tsx'
import { NotesDialog } from './dialogs/notes-dialog.tsx'
import { PreviewDialog } from './dialogs/preview-dialog.tsx'
import { RenameDialog } from './dialogs/rename-dialog.tsx'
import { ShareDialog } from './dialogs/share-dialog.tsx'
import { VersionsDialog } from './dialogs/versions-dialog.tsx'
import type { ShownFile } from './files.ts'
import type { useFileCalls } from './use-file-calls.ts'

export interface OpenDialog {
  what: 'share' | 'preview' | 'comment' | 'versions' | 'rename' | 'move'
  /** As they were then. Of a share: none is the whole blueprint. */
  files: ShownFile[]
}

type Props = {
  id: string
  open: OpenDialog | null
  files: ShownFile[]
  calls: ReturnType<typeof useFileCalls>
  onClose: () => void
  /** What was to be done with the selection is done. */
  onDone: () => void
}

export function FileDialogs({ id, open, files, calls, onClose, onDone }: Props) {
  if (!open) return null
  // As they are now: a name may have changed since the dialog opened. One that was deleted in another window stays,
  // so that the dialog can say so and keeps what was typed.
  const chosen = open.files.map((former) => files.find(({ id }) => id === former.id) ?? former)
  const common = { id, files: chosen, onClose }
  switch (open.what) {
    case 'share':
      return <ShareDialog {...common} isWhole={open.files.length === 0} />
    case 'preview':
      return <PreviewDialog {...common} editable={{ id }} />
    case 'comment':
      return <NotesDialog {...common} />
    case 'versions':
      return <VersionsDialog {...common} />
    case 'rename':
      return <RenameDialog {...common} onDone={onDone} />
    case 'move':
      return <MoveDialog {...common} all={files} move={calls.move} onDone={onDone} />
  }
}
