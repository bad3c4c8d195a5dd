import { ChevronLeft, ChevronRight, Download, ExternalLink, PencilLine } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useOneAtATime } from '#web/calls/one-at-a-time.ts'
import { Button, IconButton, LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { isMarkdown, sizeText, typeLabel } from '../file-words.ts'
import { downloadOf, type ReadableFile } from '../files.ts'
import { MarkdownEditor } from './markdown-editor.tsx'
import { Preview } from './preview.tsx'

type Props = {
  files: (ReadableFile & { version?: number })[]
  onClose: () => void
  /** Of one's own blueprint, Markdown can be edited here. */
  editable?: { id: string }
}

export function PreviewDialog({ files, editable, onClose }: Props) {
  const [at, setAt] = useState(0)
  const [editing, setEditing] = useState<'no' | 'yes' | 'leaving'>('no')
  const [isDirty, setDirty] = useState(false)
  const saving = useOneAtATime<'save'>()
  const file = files[at] ?? files[0]
  if (!file) return null
  const isEditing = editing !== 'no'

  /** What was written is not lost by a wrong key. */
  function leave(then: () => void) {
    if (saving.busy) return
    if (isEditing && isDirty) setEditing('leaving')
    else then()
  }

  function stopEditing() {
    setEditing('no')
    setDirty(false)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave(onClose)}
      closesOutside={!isEditing}
      size="wide"
      title={isEditing ? 'Edit' : 'Preview'}
      description={
        <span className="wrap-anywhere">
          <bdi>{file.title}</bdi> · {typeLabel(file.filename)} · {sizeText(file.size)}
        </span>
      }
    >
      {isEditing && editable ? (
        <MarkdownEditor
          id={editable.id}
          file={file}
          leaving={editing === 'leaving'}
          saving={saving}
          onStay={() => setEditing('yes')}
          onDirty={setDirty}
          onCancel={() => leave(stopEditing)}
          onDone={stopEditing}
        />
      ) : (
        <>
          <Shown>
            <Preview key={`${file.id} ${file.version}`} file={file} />
          </Shown>
          <div className="mt-5 flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch">
            {files.length > 1 && <Pager at={at} count={files.length} onChange={setAt} />}
            {editable && isMarkdown(file.filename) && (
              <Button icon={PencilLine} onClick={() => setEditing('yes')}>
                Edit
              </Button>
            )}
            <LinkButton href={file.url} target="_blank" rel="noopener" icon={ExternalLink}>
              Open
            </LinkButton>
            <LinkButton href={downloadOf(file)} target="_blank" rel="noopener" icon={Download}>
              Download
            </LinkButton>
          </div>
        </>
      )}
    </Dialog>
  )
}

/**
 * Where the focus begins: not in the frame of a PDF. The browser's own viewer keeps every key that is pressed inside it,
 * Escape too.
 */
function Shown({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div role="group" aria-label="File" tabIndex={-1} data-first-focus className="outline-none">
      {children}
    </div>
  )
}

function Pager({ at, count, onChange }: { at: number; count: number; onChange: (at: number) => void }) {
  return (
    <div className="flex items-center gap-1 max-sm:justify-between sm:mr-auto sm:-ml-3">
      <IconButton
        label="Previous file"
        icon={ChevronLeft}
        onClick={() => onChange((at + count - 1) % count)}
      />
      <span aria-live="polite" className="text-small text-ink-2 tabular-nums">
        {at + 1} of {count}
      </span>
      <IconButton label="Next file" icon={ChevronRight} onClick={() => onChange((at + 1) % count)} />
    </div>
  )
}
