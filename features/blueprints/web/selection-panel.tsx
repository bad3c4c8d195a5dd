// What can be done with the selected files: a column beside them, a sheet of two rows on phones.
import clsx from 'clsx'
import {
  Copy,
  Download,
  ExternalLink,
  Eye,
  FolderInput,
  History,
  type LucideIcon,
  MessageSquare,
  PencilLine,
  Share2,
  Trash2,
  X,
} from 'lucide-react'
import { IconButton } from '#web/ui/button.tsx'

export type FileAction =
  | 'share'
  | 'open'
  | 'preview'
  | 'comment'
  | 'versions'
  | 'rename'
  | 'move'
  | 'copy'
  | 'delete'

type Item = { label: string; icon: LucideIcon } & ({ action: FileAction } | { isDownload: true })

const GROUPS: Item[][] = [
  [
    { label: 'Share', icon: Share2, action: 'share' },
    { label: 'Open', icon: ExternalLink, action: 'open' },
    { label: 'Preview', icon: Eye, action: 'preview' },
    { label: 'Download', icon: Download, isDownload: true },
  ],
  [
    { label: 'Add comment', icon: MessageSquare, action: 'comment' },
    { label: 'Version history', icon: History, action: 'versions' },
  ],
  [
    { label: 'Rename', icon: PencilLine, action: 'rename' },
    { label: 'Move', icon: FolderInput, action: 'move' },
    { label: 'Copy', icon: Copy, action: 'copy' },
  ],
  [{ label: 'Delete', icon: Trash2, action: 'delete' }],
]

type Props = {
  count: number
  /** Of the file, or of a ZIP of them. */
  downloadUrl: string
  busy: boolean
  onAction: (action: FileAction) => void
  onDownload: () => void
  onClear: () => void
}

export function SelectionPanel({ count, downloadUrl, busy, onAction, onDownload, onClear }: Props) {
  return (
    <section
      aria-label="Selected files"
      className="border-line bg-surface max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:rounded-t-4 max-lg:border-t max-lg:pb-4 max-lg:shadow-dialog max-lg:animate-[slide-up_420ms_var(--ease)] lg:rounded-3 lg:border"
    >
      <div className="flex items-center justify-between py-2 pr-2 pl-5">
        <h2 aria-live="polite" className="text-body font-semibold">
          {count} item(s) selected
        </h2>
        <IconButton label="Clear selection" icon={X} onClick={onClear} />
      </div>
      <div className="max-lg:grid max-lg:grid-cols-5 max-lg:px-1 sm:max-lg:px-6">
        {GROUPS.map((group, index) => (
          <div key={index} className="border-line max-lg:contents lg:border-t lg:py-1.5">
            {group.map((item) =>
              'isDownload' in item ? (
                <a
                  key={item.label}
                  href={downloadUrl}
                  onClick={onDownload}
                  target={count === 1 ? '_blank' : undefined}
                  rel="noopener"
                  className={look(item)}
                >
                  <Label item={item} />
                </a>
              ) : (
                <button
                  key={item.label}
                  type="button"
                  aria-disabled={busy || undefined}
                  onClick={() => !busy && onAction(item.action)}
                  className={look(item)}
                >
                  <Label item={item} />
                </button>
              ),
            )}
          </div>
        ))}
      </div>
    </section>
  )
}

const look = ({ label }: Item) =>
  clsx(
    'no-underline hover:bg-hover aria-disabled:cursor-progress focus-visible:-outline-offset-2',
    'max-lg:flex max-lg:min-h-18 max-lg:flex-col max-lg:items-center max-lg:gap-1.5 max-lg:rounded-2 max-lg:py-2.5 max-lg:text-center max-lg:text-caption max-lg:leading-tight',
    'lg:flex lg:min-h-11 lg:w-full lg:items-center lg:gap-3.5 lg:px-5 lg:text-left lg:text-ui',
    label === 'Delete' ? 'text-danger' : 'text-ink',
  )

function Label({ item: { label, icon: Icon } }: { item: Item }) {
  return (
    <>
      <Icon
        size={18}
        strokeWidth={1.75}
        aria-hidden
        className={clsx('shrink-0', label !== 'Delete' && 'text-ink-2')}
      />
      <span className="min-w-0">{label}</span>
    </>
  )
}
