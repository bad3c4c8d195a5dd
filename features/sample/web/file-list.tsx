import { Download } from 'lucide-react'
import { sizeText } from '#features/blueprints/web/public.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { type SampleFile, typeOf } from './sample-words.ts'

export function FileList({ files }: { files: SampleFile[] }) {
  return (
    <section id="files" className="container mt-(--section)">
      <h2 className="text-h2">The files</h2>
      <p className="mt-3 max-w-[62ch] text-ink-2">
        The same set that every founder gets. Open them, take them apart, check the sums.
      </p>
      <Card flush className="mt-7 min-h-96">
        <ul>
          {files.map((file) => (
            <li
              key={file.filename}
              className="flex items-center gap-4 border-b border-line px-5 py-3 last:border-b-0 sm:px-6"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-[550]">{file.title}</span>
                <span className="block text-small text-ink-2">
                  {typeOf(file.filename)}, {sizeText(file.size)}
                </span>
              </span>
              <LinkButton
                href={`${file.url}?download=1`}
                icon={Download}
                aria-label={`Download ${file.title}`}
                className="max-sm:px-3"
              >
                <span className="max-sm:sr-only">Download</span>
              </LinkButton>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
