// Where each file stands in a ZIP: a folder for each blueprint, under names that every system can unpack. Pure.

/** What Windows refuses in names, and controls. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const REFUSED = /[<>:"|?*\\/\u0000-\u001f\u007f]/g

function plain(name: string): string {
  // Nor does it keep dots and blanks at the end.
  return name.replace(REFUSED, '_').replace(/[. ]+$/, '_') || '_'
}

export function pathsOf<File extends { slug: string; filename: string; folder?: string | null }>(
  files: File[],
): (File & { path: string })[] {
  const taken = new Set<string>()
  return files.map((file) => {
    const folders = [file.slug, file.folder, file.filename].filter((name) => name != null && name !== '')
    const path = free(folders.map((name) => plain(String(name))).join('/'), taken)
    taken.add(path.toLowerCase())
    return { ...file, path }
  })
}

/** Two names may have become the same. */
function free(path: string, taken: Set<string>): string {
  const dot = path.lastIndexOf('.')
  let wanted = path
  for (let n = 2; taken.has(wanted.toLowerCase()); n++)
    wanted = dot > 0 ? `${path.slice(0, dot)} (${n})${path.slice(dot)}` : `${path} (${n})`
  return wanted
}
