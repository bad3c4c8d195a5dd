// What files may be called. Pure.

export interface Named {
  filename: string
  title: string
}

/** 'Plan.v2.pdf' → 'Plan.v2' and '.pdf'. */
export function partsOf(filename: string): { stem: string; extension: string } {
  const dot = filename.lastIndexOf('.')
  return dot > 0
    ? { stem: filename.slice(0, dot), extension: filename.slice(dot) }
    : { stem: filename, extension: '' }
}

/** In addresses these mean something else. */
const RESERVED = new Set(['files', 'status', 'milestones', 'events'])

/** A sentence when it cannot be called that. The extension stays, typed or not. */
export function renamed(filename: string, typed: string): Named | string {
  const { extension } = partsOf(filename)
  const name = typed.normalize('NFC').trim()
  const hasExtension = extension !== '' && name.toLowerCase().endsWith(extension.toLowerCase())
  // Leading dots hide files, trailing ones are lost on some disks.
  const stem = (hasExtension ? name.slice(0, -extension.length) : name).replace(/^[.\s]+|[.\s]+$/gu, '')
  if (stem === '') return 'Please enter a name.'
  if (RESERVED.has(stem.toLowerCase()))
    return `A file cannot be called ‘${stem}’. Please choose another name.`
  return { filename: stem + extension, title: stem }
}

const COPY = / copy(?: \d+)?$/

/** 'Plan copy.pdf', then 'Plan copy 2.pdf'; a copy of a copy is the next one. `taken` is in lower case. */
export function copyName({ filename, title }: Named, taken: ReadonlySet<string>): Named {
  const { stem, extension } = partsOf(filename)
  const [base, name] = [stem.replace(COPY, ''), title.replace(COPY, '')]
  for (let n = 1; ; n++) {
    const mark = n === 1 ? ' copy' : ` copy ${n}`
    const candidate = base + mark + extension
    if (!taken.has(candidate.toLowerCase())) return { filename: candidate, title: name + mark }
  }
}

/** As it is when that is free, else as a copy would be called. */
export function freeName(named: Named, taken: ReadonlySet<string>): Named {
  return taken.has(named.filename.toLowerCase()) ? copyName(named, taken) : named
}

/** A folder that is there already, however it was typed. */
export function folderLike(typed: string | null, known: (string | null)[]): string | null {
  if (typed === null) return null
  const wanted = typed.normalize('NFC')
  const same = (folder: string | null) => folder?.toLowerCase() === wanted.toLowerCase()
  return known.find(same) ?? wanted
}

/** Where a file is put in a ZIP. */
export const pathOf = ({ folder, filename }: { folder: string | null; filename: string }): string =>
  folder === null ? filename : `${safeFolder(folder)}/${filename}`

// '.' and '..' would lead out of the folder that a ZIP is unpacked into.
const safeFolder = (folder: string) => (/^\.+$/.test(folder) ? '_' : folder)
