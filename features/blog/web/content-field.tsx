import { Suspense, useState } from 'react'
import { lazyPart } from '#web/lazy-part.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const ArticleView = lazyPart(() => import('#web/ui/article-view.tsx'))

interface ContentFieldProps {
  value: string
  error: string | undefined
  /** How often it was tried to save. */
  tries: number
  onChange: (value: string) => void
}

/** Written as Markdown; the preview is what readers will get. */
export function ContentField({ value, error, tries, onChange }: ContentFieldProps) {
  const [shown, setShown] = useState('write')
  const [known, setKnown] = useState(tries)
  // What is at fault is seen where it is written.
  if (tries !== known) {
    setKnown(tries)
    if (error) setShown('write')
  }
  return (
    <div className="grid gap-3">
      <Segmented
        label="Content view"
        value={shown}
        onChange={setShown}
        options={[
          { value: 'write', label: 'Write' },
          { value: 'preview', label: 'Preview' },
        ]}
      />
      {shown === 'write' ? (
        <TextArea
          label="Content"
          hint="Markdown. Headings begin with ##."
          rows={14}
          spellCheck
          className="[&_textarea]:font-mono [&_textarea]:text-small"
          error={error}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <section aria-label="Preview" className="min-h-80 rounded-2 border border-line p-5">
          <Suspense fallback={<Skeleton lines={5} />}>
            {value.trim() ? (
              <ArticleView text={value} />
            ) : (
              <p className="text-ink-2">Nothing is written yet.</p>
            )}
          </Suspense>
        </section>
      )}
    </div>
  )
}
