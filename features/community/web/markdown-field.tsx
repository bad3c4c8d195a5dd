import { type ReactNode, useState } from 'react'
import { call } from '#kit/call.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { TextArea } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { previewText } from '../contract.ts'
import { Words } from './words.tsx'

interface MarkdownFieldProps {
  label: string
  placeholder?: string
  rows: number
  value: string
  error?: string | undefined
  maxLength: number
  autoFocus?: boolean
  onChange: (value: string) => void
  /** Beside the choice of view: what ends the writing. */
  actions?: ReactNode
}

/** Written as Markdown; the preview is what the server will show to readers. */
export function MarkdownField({
  label,
  rows,
  value,
  error,
  onChange,
  actions,
  ...native
}: MarkdownFieldProps) {
  const [shown, setShown] = useState('write')
  const [preview, setPreview] = useState<{ html?: string; trouble?: string }>({})

  async function show(next: string) {
    setShown(next)
    if (next === 'write') return
    setPreview({})
    try {
      setPreview(await call(previewText, { body: { content: value } }))
    } catch (error) {
      setPreview({ trouble: sentenceOf(error, 'The preview could not be loaded. Your text is still here.') })
    }
  }

  return (
    <div className="grid gap-2">
      {shown === 'write' ? (
        <TextArea
          {...native}
          label={label}
          rows={rows}
          spellCheck
          error={error}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <section
          aria-label={`Preview: ${label}`}
          aria-live="polite"
          className="min-h-30 rounded-2 border border-line p-4"
        >
          {preview.trouble && <p className="text-small text-danger">{preview.trouble}</p>}
          {preview.html === '' && <p className="text-ink-2">Nothing is written yet.</p>}
          {preview.html ? (
            <Words html={preview.html} />
          ) : (
            !preview.trouble && preview.html !== '' && <Skeleton lines={3} />
          )}
        </section>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Segmented
          label={`${label}: view`}
          value={shown}
          onChange={(next) => void show(next)}
          options={[
            { value: 'write', label: 'Write' },
            { value: 'preview', label: 'Preview' },
          ]}
        />
        {actions && <div className="flex flex-wrap justify-end gap-2 max-sm:flex-1">{actions}</div>}
      </div>
    </div>
  )
}
