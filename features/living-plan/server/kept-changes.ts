/** The short form of what changed between two issues: figures in full, sections by name. */
export interface KeptChanges {
  figures: { id: string; label: string; before: string; after: string; change?: string | undefined }[]
  sections: { id: string; title: string }[]
}
