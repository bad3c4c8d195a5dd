import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { callSignedIn } from '#web/calls/fresh-sign-in.ts'
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
  /** While it is sent: what would be typed meanwhile would be lost. */
  readOnly?: boolean
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
  const box = useRef<HTMLDivElement>(null)
  useTypedEarly(box, value, onChange)
  const [preview, setPreview] = useState<{ html?: string; trouble?: string }>({})
  const asked = useRef(0)

  // What is at fault is mended by writing, and what was sent is no longer there to look at.
  const now = { error, isEmpty: value === '' }
  const [before, setBefore] = useState(now)
  if (before.error !== now.error || before.isEmpty !== now.isEmpty) {
    setBefore(now)
    if (now.error || now.isEmpty) setShown('write')
  }

  async function show(next: string) {
    setShown(next)
    if (next === 'write') return
    asked.current += 1
    const question = asked.current
    const answer = (told: typeof preview) => question === asked.current && setPreview(told)
    setPreview({})
    try {
      answer(await callSignedIn(previewText, { body: { content: value } }))
    } catch (cause) {
      answer({ trouble: sentenceOf(cause, 'The preview could not be loaded. Your text is still here.') })
    }
  }

  return (
    <div ref={box} className="grid gap-2">
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
          {error && <p className="mt-2 text-small text-danger">{error}</p>}
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

/** What was typed before the page was alive. */
function useTypedEarly(
  box: RefObject<HTMLElement | null>,
  value: string,
  onChange: (text: string) => void,
): void {
  const first = useRef({ value, onChange })
  useLayoutEffect(() => {
    const typed = box.current?.querySelector('textarea')?.value
    if (typed && typed !== first.current.value) first.current.onChange(typed)
  }, [box])
}
