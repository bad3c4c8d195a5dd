// A file in the page: a PDF by the browser's own viewer, a picture, or Markdown without anything that runs.
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '#web/lazy-part.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { checkFile } from '../file-check.ts'
import { previewKind, readable } from '../file-words.ts'
import type { ReadableFile } from '../files.ts'
import { LoadedList } from './loaded-list.tsx'
import { useFileText } from './use-file-text.ts'

const MarkdownView = lazyPart(() => import('#web/ui/markdown-view.tsx'))

type Shown = { file: ReadableFile & { version?: number } }

export function Preview({ file }: Shown) {
  switch (previewKind(file.filename)) {
    case 'pdf':
      return navigator.pdfViewerEnabled ? <IfThere file={file} show={Pdf} /> : <NoPreview pdf />
    case 'image':
      return <IfThere file={file} show={Picture} />
    case 'markdown':
      return <Text file={file} />
    case 'none':
      return <NoPreview />
  }
}

/** Frames and pictures do not say why they stay empty, so the file is looked for first. */
function IfThere({ file, show: Show }: Shown & { show: (shown: Shown) => ReactNode }) {
  const found = useQuery({
    queryKey: ['is there', file.url, file.version],
    queryFn: ({ signal }) => checkFile(file, signal),
    gcTime: 0,
  })
  return (
    <LoadedList asked={found} what="the file">
      {() => <Show file={file} />}
    </LoadedList>
  )
}

/** Not in a sandbox, in which viewers refuse to work: the answer itself forbids everything but being shown. */
function Pdf({ file }: Shown) {
  return (
    <iframe
      src={file.url}
      title={file.title}
      className="h-[min(62dvh,44rem)] w-full rounded-2 border border-line bg-sunken"
    />
  )
}

function Picture({ file }: Shown) {
  const [failed, setFailed] = useState(false)
  if (failed)
    return (
      <ErrorState
        title="Failed to load the picture"
        text="Please try again in a moment."
        onRetry={() => setFailed(false)}
      />
    )
  return (
    <div className="grid h-[min(56dvh,40rem)] place-items-center rounded-2 border border-line bg-white p-6">
      <img
        src={file.url}
        alt={file.title}
        onError={() => setFailed(true)}
        className="max-h-full min-h-0 max-w-full object-contain"
      />
    </div>
  )
}

function Text({ file }: Shown) {
  const asked = useFileText(file)
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
      tabIndex={0}
      aria-label={file.title}
      className="h-[min(56dvh,40rem)] overflow-y-auto rounded-2 border border-line bg-paper px-5 py-5 sm:px-8 sm:py-7"
    >
      <LoadedList asked={asked} what="the file">
        {(text) => (
          <Suspense fallback={<Skeleton lines={5} />}>
            <MarkdownView text={readable(text)} className="mx-auto" />
          </Suspense>
        )}
      </LoadedList>
    </section>
  )
}

function NoPreview({ pdf = false }: { pdf?: boolean }) {
  return (
    <div className="grid-paper grid h-60 place-items-center rounded-2 border border-dashed border-draft px-6 text-center">
      <p className="max-w-[42ch] bg-surface px-3 py-1.5 text-ui text-ink-2">
        {pdf
          ? 'This browser shows PDF documents in a window of their own. Press Open to read it.'
          : 'Files of this type cannot be shown here. Download it to look inside.'}
      </p>
    </div>
  )
}
