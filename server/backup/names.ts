// Keys of stored files, wherever they stand in the rows: a table that keeps files is found without being told about. What
// people typed may look like one, too; it is no file, so it is neither copied nor missed.
const HASH = /\/[0-9a-f]{64}(?![0-9a-f])/g
const LONGEST_FOLDER = 300

/** Passes everything on, and adds what it finds. */
export async function* namesIn(chunks: AsyncIterable<Buffer>, names: Set<string>): AsyncGenerator<Buffer> {
  let rest = ''
  for await (const chunk of chunks) {
    // Keys are plain ASCII: a character cut in two is none of theirs.
    const text = rest + chunk.toString('latin1')
    const whole = text.lastIndexOf('\n') + 1
    collect(text.slice(0, whole), names)
    rest = text.slice(whole)
    yield chunk
  }
  collect(rest, names)
}

function collect(text: string, names: Set<string>): void {
  for (const found of text.matchAll(HASH)) {
    const before = text.slice(Math.max(0, found.index - LONGEST_FOLDER), found.index)
    const folder = before.match(/[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/)?.[0]
    if (folder) names.add(folder + found[0])
  }
}

/** Folders that the program writes to. */
const OWN_KEY = /^(?:blueprints\/[0-9a-z-]{36}|sample|erasures)\/[0-9a-f]{64}$/

/**
 * Names without a file that are worth a warning: people can type what looks like a key, and many of those would hide a real
 * loss. A folder that this list does not have yet is one that has other files.
 */
export function missingFrom(names: Iterable<string>, stored: ReadonlySet<string>): string[] {
  const folders = new Set([...stored].map((key) => key.slice(0, key.lastIndexOf('/'))))
  const isOurs = (key: string) => OWN_KEY.test(key) || folders.has(key.slice(0, key.lastIndexOf('/')))
  return [...names].filter((key) => !stored.has(key) && isOurs(key)).sort()
}
