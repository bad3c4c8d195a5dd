// How files are put into words and in order. Pure.
const TYPES: Record<string, string> = {
  pdf: 'PDF Document',
  md: 'Markdown File',
  png: 'PNG Image',
  jpg: 'JPEG Image',
  jpeg: 'JPEG Image',
  html: 'HTML Document',
  htm: 'HTML Document',
  doc: 'Word Document',
  docx: 'Word Document',
  txt: 'Text File',
  zip: 'ZIP Archive',
  xlsx: 'Spreadsheet',
}

const extensionOf = (filename: string) => /[^.]\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? ''

export const typeLabel = (filename: string): string => TYPES[extensionOf(filename)] ?? 'File'

/** '~15 KB' when nobody told it. */
export function sizeText(bytes: number | undefined): string {
  if (bytes === undefined) return '~15 KB'
  if (bytes < 1000) return `${bytes} B`
  const kilobytes = bytes / 1024
  if (kilobytes < 999.5) return `${Math.max(1, Math.round(kilobytes))} KB`
  const megabytes = kilobytes / 1024
  return megabytes < 99.95 ? `${megabytes.toFixed(1)} MB` : `${Math.round(megabytes)} MB`
}

/** Of several, as far as they are known. */
export const totalSize = (files: { size?: number | undefined }[]): string =>
  sizeText(files.reduce((sum, { size }) => sum + (size ?? 0), 0))

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
export const dayText = (iso: string): string => DAY.format(new Date(iso))
export const momentText = (iso: string): string => MOMENT.format(new Date(iso))

const DAY_MS = 86_400_000

/** '12 days left'; on the last one 'today'. */
export function timeLeft(goneAt: string, now: number): string {
  const days = Math.floor((Date.parse(goneAt) - now) / DAY_MS)
  return days < 1 ? 'Gone today' : `${counted(days, 'day')} left`
}

const CAUSES: Record<string, string> = {
  made: 'Made with the blueprint',
  'made again': 'Made again',
  edited: 'Edited',
  restored: 'Restored',
  copied: 'Copied',
}
export const causeText = (cause: string): string => CAUSES[cause] ?? 'Changed'

interface Findable {
  filename: string
  title: string
}

/** By the name or the title that is shown, whatever the case. */
export function matching<F extends Findable>(files: F[], query: string): F[] {
  const wanted = query.trim().toLowerCase()
  return files.filter(
    ({ filename, title }) => filename.toLowerCase().includes(wanted) || title.toLowerCase().includes(wanted),
  )
}

export interface Group<F> {
  folder: string | null
  files: F[]
}

/** What is in no folder first, then the folders by name. */
export function inFolders<F extends { folder: string | null }>(files: F[]): Group<F>[] {
  const folders = [...new Set(files.map(({ folder }) => folder))].sort((a, b) =>
    a === null ? -1 : b === null ? 1 : a.localeCompare(b),
  )
  return folders.map((folder) => ({ folder, files: files.filter((file) => file.folder === folder) }))
}

export const isMarkdown = (filename: string): boolean => extensionOf(filename) === 'md'

export type PreviewKind = 'pdf' | 'image' | 'markdown' | 'none'

export function previewKind(filename: string): PreviewKind {
  const extension = extensionOf(filename)
  if (extension === 'pdf') return 'pdf'
  if (extension === 'md' || extension === 'txt') return 'markdown'
  return ['png', 'jpg', 'jpeg'].includes(extension) ? 'image' : 'none'
}

/** Without its extension, which stays. */
export function stemOf(filename: string): { stem: string; extension: string } {
  const dot = filename.lastIndexOf('.')
  return dot > 0
    ? { stem: filename.slice(0, dot), extension: filename.slice(dot) }
    : { stem: filename, extension: '' }
}

/** Without the head that tells tools about the file: readers would see it as a strange first line. */
export const readable = (markdown: string): string =>
  markdown.replace(/^\uFEFF?---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/, '')
