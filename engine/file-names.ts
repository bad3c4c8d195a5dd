// What the files of a blueprint are called, and under which titles they are shown.

const LONGEST = 60

// Signs that part an address or that a disk refuses, and those that turn or hide what follows.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
const DROPPED = /[/\\?#%<>:"|*\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** 'Larder & Loaf' becomes 'Larder-&-Loaf': as in addresses, with its capitals. A name of nothing else becomes 'Startup'. */
export function fileStem(name: string): string {
  let stem = ''
  for (const sign of clean(name)) {
    if (stem.length + sign.length > LONGEST) break
    stem += sign
  }
  return stem.replace(/[-.\u200d]+$/u, '') || 'Startup'
}

const clean = (name: string) =>
  name
    .normalize('NFC')
    .toWellFormed()
    .replace(DROPPED, '')
    .trim()
    .replace(/\s+/gu, '-')
    .replace(/\.{2,}/gu, '.')
    .replace(/^[-.]+/u, '')

export type FileKind =
  | 'quickstart'
  | 'blueprint'
  | 'markdown'
  | 'brand-guide'
  | 'logo'
  | 'brand-pack'
  | 'spreadsheet'
  | 'word'

export interface FileName {
  kind: FileKind
  name: string
  title: string
}

/** `number` counts the logo concepts from 1. */
export function fileName(kind: FileKind, company: string, number = 1): FileName {
  const stem = fileStem(company)
  const named = (ending: string, title: string) => ({ kind, name: `${stem}-${ending}`, title })
  switch (kind) {
    case 'quickstart':
      return named('Startup-Quickstart-Guide.pdf', '1. FCP Quickstart Guide')
    case 'blueprint':
      return named('Complete-Blueprint.pdf', `2. ${company} Blueprint PDF`)
    case 'markdown':
      return named('Blueprint.md', `3. ${company} Markdown File for Upload`)
    case 'brand-guide':
      return named('Visual-Brand-Guide.pdf', `4. ${company} Logo Concepts & Brand Guide`)
    case 'logo':
      return named(
        `Logo-Concept-${number}.png`,
        `5. ${company} Logo Concept PNG${number > 1 ? ` ${number}` : ''}`,
      )
    case 'brand-pack':
      return named('Brand-Pack.zip', `6. ${company} Brand Pack`)
    case 'spreadsheet':
      return named('Financial-Model.xlsx', `7. ${company} Financial Model`)
    case 'word':
      return named('Plan.docx', `8. ${company} Editable Plan`)
  }
}
