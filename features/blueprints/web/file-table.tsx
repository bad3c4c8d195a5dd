import { Download, ExternalLink, Folder, MessageSquare } from 'lucide-react'
import { Fragment } from 'react'
import { buttonLook } from '#web/ui/button-look.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Table, Td, Th, Tr } from '#web/ui/table.tsx'
import { FileIcon } from './file-icon.tsx'
import { FilePicture } from './file-picture.tsx'
import { counted, dayText, type Group, sizeText, typeLabel } from './file-words.ts'
import { downloadOf, type ReadableFile } from './files.ts'

type Row = ReadableFile & { notes?: number; version?: number }

interface Selection {
  selected: ReadonlySet<string>
  onSelect: (ids: string[], on: boolean) => void
}

type Props = {
  groups: Group<Row>[]
  onPreview: (fileId: string) => void
  /** By file, a small picture of its first page. Without it there are icons. */
  pictures?: ReadonlyMap<string, string>
  /** Without it they are only read. */
  selection?: Selection
}

export function FileTable({ groups, onPreview, selection, pictures }: Props) {
  const ids = groups.flatMap(({ files }) => files.map(({ id }) => id))
  return (
    <Table
      caption="Files"
      head={
        <Tr>
          {selection ? <SelectAll ids={ids} {...selection} /> : <Th>File</Th>}
          <Th className="max-md:hidden">Type</Th>
          <Th className="max-md:hidden">Created</Th>
          <Th className="max-md:hidden">Size</Th>
          <Th>
            <span className="sr-only">Open and download</span>
          </Th>
        </Tr>
      }
    >
      {groups.map(({ folder, files }) => (
        <Fragment key={folder ?? ''}>
          {folder !== null && <FolderRow folder={folder} count={files.length} wide={Boolean(selection)} />}
          {files.map((file) => (
            <FileRow
              key={file.id}
              {...{ file, onPreview, selection }}
              picture={pictures && pictureOf(file, pictures)}
              hasPictures={pictures !== undefined}
            />
          ))}
        </Fragment>
      ))}
    </Table>
  )
}

function SelectAll({ ids, selected, onSelect }: Selection & { ids: string[] }) {
  const count = ids.filter((id) => selected.has(id)).length
  const checked = count === 0 ? false : count === ids.length ? true : 'indeterminate'
  return (
    <Th colSpan={2} className="py-0! pl-4!">
      <Checkbox
        checked={checked}
        onChange={() => onSelect(ids, count < ids.length)}
        label="Select all"
        className="min-h-11! items-center [&>span]:mt-0!"
      />
    </Th>
  )
}

function FolderRow({ folder, count, wide }: { folder: string; count: number; wide: boolean }) {
  return (
    <Tr className="bg-sunken">
      <th scope="colgroup" colSpan={wide ? 6 : 5} className="h-12 px-4 text-left font-[550]">
        <span className="flex items-center gap-3">
          <Folder size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-2" />
          <bdi className="min-w-0 wrap-anywhere">{folder}</bdi>
          <span className="shrink-0 font-normal text-ink-2">{counted(count, 'file')}</span>
        </span>
      </th>
    </Tr>
  )
}

type RowProps = {
  file: Row
  onPreview: (fileId: string) => void
  selection: Selection | undefined
  picture: string | undefined
  hasPictures: boolean
}

/** A logo is its own picture. */
const pictureOf = ({ id, kind, contentType, url }: Row, pictures: ReadonlyMap<string, string>) =>
  pictures.get(id) ?? (kind === 'logo' && contentType === 'image/png' ? url : undefined)

function FileRow({ file, onPreview, selection, picture, hasPictures }: RowProps) {
  const { id, title, filename, kind, createdAt, size } = file
  const isSelected = selection?.selected.has(id) ?? false
  return (
    <Tr selected={isSelected} className={isSelected ? undefined : 'hover:bg-hover'}>
      {selection && (
        <Td className="w-5 pr-0 pl-4!">
          <Checkbox
            checked={isSelected}
            onChange={(on) => selection.onSelect([id], on)}
            aria-label={`Select ${title}`}
          />
        </Td>
      )}
      <Th scope="row" className="w-full py-1! max-sm:px-3!">
        <button
          type="button"
          onClick={() => onPreview(id)}
          className="group flex min-h-11 w-full items-center gap-3.5 rounded-1 text-left"
        >
          {hasPictures ? <FilePicture src={picture} kind={kind} /> : <FileIcon kind={kind} />}
          <span className="min-w-0">
            <bdi className="line-clamp-2 text-ui wrap-anywhere group-hover:underline group-hover:underline-offset-3">
              {title}
            </bdi>
            <span className="block text-caption font-normal text-ink-2 md:hidden">
              {typeLabel(filename)} · {sizeText(size)} ·{' '}
              <span className="whitespace-nowrap">{dayText(createdAt)}</span>
            </span>
            <Marks file={file} />
          </span>
        </button>
      </Th>
      <Td className="whitespace-nowrap text-ink-2 max-md:hidden">{typeLabel(filename)}</Td>
      <Td className="whitespace-nowrap text-ink-2 max-md:hidden">{dayText(createdAt)}</Td>
      <Td className="whitespace-nowrap text-ink-2 tabular-nums max-md:hidden">{sizeText(size)}</Td>
      <Td className="py-0! pr-2! pl-0!">
        <div className="flex justify-end max-sm:flex-col">
          <FileLink href={file.url} label={`Open ${title}`} icon={ExternalLink} />
          <FileLink href={downloadOf(file)} label={`Download ${title}`} icon={Download} />
        </div>
      </Td>
    </Tr>
  )
}

/** What else there is to know about it. */
function Marks({ file: { notes = 0, version = 1 } }: { file: Row }) {
  if (notes === 0 && version === 1) return null
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-caption font-normal text-ink-2">
      {version > 1 && <span>Version {version}</span>}
      {notes > 0 && (
        <span className="inline-flex items-center gap-1.5">
          <MessageSquare size={16} strokeWidth={1.75} aria-hidden />
          {counted(notes, 'comment')}
        </span>
      )}
    </span>
  )
}

type FileLinkProps = { href: string; label: string; icon: typeof Download }

function FileLink({ href, label, icon: Icon }: FileLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={`${label} (new window)`}
      className={buttonLook({ kind: 'ghost', size: 'medium', square: true })}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </a>
  )
}
