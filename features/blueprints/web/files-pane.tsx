import { type RefObject, Suspense, useRef } from 'react'
import { lazyPart } from '#web/lazy-part.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useFocusKept } from '#web/ui/use-focus-kept.ts'
import { counted, totalSize } from './file-words.ts'
import type { ShownFile } from './files.ts'

const FilesTab = lazyPart(() => import('./files-tab.tsx'))
const BinView = lazyPart(() => import('./bin-view.tsx'))

export interface AllFilesProps {
  id: string
  files: ShownFile[]
  binned: number
  query: string
  onQuery: (query: string) => void
  onBin: () => void
  /** By file, a small picture of its first page. */
  pictures: ReadonlyMap<string, string>
}

/** The tab: files or bin, with their search above them. */
export function FilesPane({
  isBin,
  onLeaveBin,
  ...all
}: AllFilesProps & { isBin: boolean; onLeaveBin: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  useFocusKept(place, isBin)

  function search(text: string) {
    all.onQuery(text)
    if (isBin) onLeaveBin()
  }

  return (
    <div className="container min-h-screen pt-6 pb-24">
      <div className="mb-5 lg:ml-auto lg:w-86">
        <SearchField label="Search files" placeholder="Search files" value={all.query} onChange={search} />
      </div>
      <div ref={place} tabIndex={-1} className="outline-none">
        <Suspense fallback={<Skeleton lines={8} />}>
          {isBin ? (
            <BinView id={all.id} place={place} onLeave={onLeaveBin} />
          ) : (
            <Table {...all} place={place} />
          )}
        </Suspense>
      </div>
    </div>
  )
}

/** The same below everything else that the overview shows. */
export function AllFiles(all: AllFilesProps) {
  const place = useRef<HTMLDivElement>(null)
  const { files, query, onQuery } = all
  return (
    <div className="mt-16 lg:mt-20">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 lg:mb-6">
        <h2 className="text-[1.375rem] leading-tight tracking-tight lg:text-[1.625rem]">All files</h2>
        <p className="text-ui text-ink-2">
          {counted(files.length, 'file')}, {totalSize(files)}
        </p>
        <SearchField
          label="Search files"
          placeholder="Search files"
          value={query}
          onChange={onQuery}
          className="w-full lg:ml-auto lg:w-86"
        />
      </div>
      <div ref={place} tabIndex={-1} className="outline-none">
        <Suspense fallback={<Skeleton lines={8} />}>
          <Table {...all} place={place} />
        </Suspense>
      </div>
    </div>
  )
}

type TableProps = Omit<AllFilesProps, 'onQuery'> & { place: RefObject<HTMLElement | null> }

const Table = ({ id, files, binned, query, onBin, pictures, place }: TableProps) => (
  <FilesTab {...{ id, files, binned, query, onBin, pictures, place }} />
)
