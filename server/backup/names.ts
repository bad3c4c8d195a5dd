// Keys of stored files, wherever they stand in the rows: a table that keeps files is found without being told about. What
// people typed may look like one, too; it is no file, so it does no harm.
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
