import { Download, type LucideIcon, Share2, Trash2 } from 'lucide-react'
import { addressOf } from '#kit/call.ts'
import { zipFiles } from '../contract.ts'
import { counted, totalSize } from './file-words.ts'
import type { ShownFile } from './files.ts'
import { actionLook, groupLook } from './panel-look.ts'

type Props = {
  id: string
  files: ShownFile[]
  binned: number
  onShare: () => void
  onBin: () => void
}

/** Beside the files while none is selected: what concerns all of them. */
export function AllFilesPanel({ id, files, binned, onShare, onBin }: Props) {
  const isEmpty = files.length === 0
  return (
    <section aria-label="All files" className="rounded-3 border border-line bg-surface">
      <div className="px-5 pt-4.5 pb-4">
        <h2 className="text-body font-semibold">All files</h2>
        <p className="mt-0.5 text-small text-ink-2">
          {isEmpty ? 'None' : `${counted(files.length, 'file')}, ${totalSize(files)}`}
        </p>
      </div>
      {!isEmpty && (
        <div className={groupLook}>
          <a href={addressOf(zipFiles, { params: { id } })} className={actionLook}>
            <Icon icon={Download} />
            Download all as ZIP
          </a>
          <button type="button" onClick={onShare} className={actionLook}>
            <Icon icon={Share2} />
            Share this blueprint
          </button>
        </div>
      )}
      <div className={groupLook}>
        <button type="button" onClick={onBin} className={actionLook}>
          <Icon icon={Trash2} />
          <span className="flex-1">Bin</span>
          {binned > 0 && <span className="text-small text-ink-2">{binned}</span>}
        </button>
      </div>
    </section>
  )
}

function Icon({ icon: Shape }: { icon: LucideIcon }) {
  return <Shape size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-2" />
}
