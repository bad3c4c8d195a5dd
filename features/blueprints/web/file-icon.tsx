import { File, FileCode, FileImage, FileSpreadsheet, FileText, FolderArchive, Palette } from 'lucide-react'

const ICONS = {
  'brand-guide': Palette,
  logo: FileImage,
  markdown: FileCode,
  'brand-pack': FolderArchive,
  spreadsheet: FileSpreadsheet,
  quickstart: FileText,
  blueprint: FileText,
  word: FileText,
}

export function FileIcon({ kind }: { kind: string }) {
  const Icon = ICONS[kind as keyof typeof ICONS] ?? File
  return <Icon size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-draft-ink" />
}
