import {
  Download,
  FileCode,
  FileSpreadsheet,
  FileText,
  FolderArchive,
  FolderDown,
  type LucideIcon,
} from 'lucide-react'
import { zipFiles } from '#features/blueprints/contract.ts'
import { counted, sizeText, totalSize, VentureDrawing } from '#features/blueprints/web/public.ts'
import { addressOf } from '#kit/call.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import type { OverviewPlan, PicturedDocument } from '../contract.ts'
import type { OverviewFile } from './overview-file.ts'
import { PagePicture } from './page-picture.tsx'
import { SectionHead } from './section-head.tsx'

type Props = {
  id: string
  files: OverviewFile[]
  versions: Partial<Record<PicturedDocument, string>>
  issue: number | undefined
  /** Width to height of the plan's pages. */
  ratio: number
  logos: OverviewPlan['logos']
}

interface DocumentWords {
  kind: string
  title: string
  type: string
  /** The page that says most of it. */
  pictured?: { document: PicturedDocument; page: number; isWide?: boolean }
  icon: LucideIcon
}

const DOCUMENTS: DocumentWords[] = [
  {
    kind: 'blueprint',
    title: 'Complete Blueprint',
    type: 'PDF',
    pictured: { document: 'blueprint', page: 3 },
    icon: FileText,
  },
  { kind: 'spreadsheet', title: 'Financial Model', type: 'Excel', icon: FileSpreadsheet },
  { kind: 'word', title: 'Editable Plan', type: 'Word', icon: FileText },
  {
    kind: 'brand-guide',
    title: 'Brand Guide',
    type: 'PDF',
    pictured: { document: 'brand-guide', page: 10, isWide: true },
    icon: FileText,
  },
  {
    kind: 'quickstart',
    title: 'Quickstart Guide',
    type: 'PDF',
    pictured: { document: 'quickstart', page: 1 },
    icon: FileText,
  },
  { kind: 'markdown', title: 'Build prompt', type: 'Markdown', icon: FileCode },
  { kind: 'brand-pack', title: 'Brand Pack', type: 'ZIP', icon: FolderArchive },
]

/** What was made, one card each: to open, and to save. */
export function Documents({ id, files, versions, issue, ratio, logos }: Props) {
  const cards = DOCUMENTS.flatMap((words) => {
    const file = files.find(({ kind }) => kind === words.kind)
    return file ? [{ ...words, file }] : []
  })
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="documents" className="mt-16 lg:mt-20">
      <SectionHead
        id="documents"
        title="Your documents"
        text={issue ? `All up to date with version ${issue}.` : ''}
      />
      <ul className="grid max-lg:divide-y max-lg:divide-line max-lg:overflow-hidden max-lg:rounded-3 max-lg:border max-lg:border-line max-lg:bg-surface lg:grid-cols-4 lg:gap-6">
        {cards.map(({ file, title, type, pictured, icon: Icon }) => {
          const version = pictured && versions[pictured.document]
          return (
            <li
              key={title}
              className="relative flex min-w-0 bg-surface max-lg:h-22 lg:flex-col lg:overflow-hidden lg:rounded-3 lg:border lg:border-line"
            >
              <div className="venture-grid relative w-21 shrink-0 overflow-hidden border-line bg-v-pale max-lg:border-r lg:h-53 lg:w-auto lg:border-b">
                {pictured && version ? (
                  <PagePicture
                    {...{ id, version }}
                    document={pictured.document}
                    page={pictured.page}
                    size="medium"
                    ratio={pictured.isWide ? 1 / ratio : ratio}
                    className={
                      pictured.isWide
                        ? 'absolute! top-4 left-3 w-24 max-w-none lg:top-8 lg:left-7 lg:w-72'
                        : 'mx-auto mt-3 w-15 lg:mt-7 lg:w-49'
                    }
                  />
                ) : file.kind === 'brand-pack' && logos.length > 0 ? (
                  <PackedLogos logos={logos} />
                ) : (
                  <Icon
                    strokeWidth={1}
                    aria-hidden
                    className="absolute top-1/2 left-1/2 size-9 -translate-1/2 text-v-primary lg:size-16"
                  />
                )}
              </div>
              <div className="flex min-w-0 flex-1 items-center gap-2 py-3 pr-1.5 pl-4 lg:pl-4.5">
                <div className="min-w-0 flex-1">
                  <a
                    href={file.url}
                    target="_blank"
                    rel="noopener"
                    className="block text-body leading-snug font-semibold tracking-tight text-ink before:absolute before:inset-0 hover:underline hover:underline-offset-3"
                  >
                    {title}
                    <span className="sr-only"> (new window)</span>
                  </a>
                  <span className="block truncate text-small text-ink-2">
                    {type} · {sizeText(file.size)}
                  </span>
                </div>
                <a
                  href={`${file.url}?download=1`}
                  target="_blank"
                  rel="noopener"
                  aria-label={`Download ${title} (new window)`}
                  className={buttonLook({
                    kind: 'ghost',
                    size: 'medium',
                    square: true,
                    className: 'relative',
                  })}
                >
                  <Download size={18} strokeWidth={1.75} aria-hidden />
                </a>
              </div>
            </li>
          )
        })}
        <li className="relative grid min-h-18 place-items-center text-center max-lg:px-5 lg:rounded-3 lg:border lg:border-dashed lg:border-line-strong">
          <a
            href={addressOf(zipFiles, { params: { id } })}
            className="grid items-center gap-x-3 gap-y-1.5 text-navy before:absolute before:inset-0 hover:underline hover:underline-offset-3 max-lg:grid-cols-[auto_auto] max-lg:text-left lg:justify-items-center"
          >
            <FolderDown size={22} strokeWidth={1.75} aria-hidden className="max-lg:row-span-2" />
            <b className="text-body leading-snug font-semibold">Download everything</b>
            <span className="text-small leading-snug text-ink-2">
              {counted(files.length, 'file')} in one ZIP, {totalSize(files)}
            </span>
          </a>
        </li>
      </ul>
    </section>
  )
}

/** What is in it, as it was drawn. */
function PackedLogos({ logos }: Pick<Props, 'logos'>) {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-2.5 grid grid-cols-2 gap-1.5 [--v-cut:var(--v-tint)] lg:inset-7 lg:bottom-0 lg:gap-2.5"
    >
      {logos.slice(0, 4).map(({ number, drawing }) => (
        <span key={number} className="grid min-h-0 place-items-center rounded-1 bg-v-tint">
          <VentureDrawing drawing={drawing} className="h-4/5 w-4/5" />
        </span>
      ))}
    </span>
  )
}
