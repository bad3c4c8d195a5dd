// Files that are there whole or not at all, also when the process is killed while it writes them.
import { linkSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'

/** False when there is one already: of several who try, one succeeds. */
export function createFile(path: string, text: string): boolean {
  const draft = write(path, text)
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    unlinkSync(draft)
  }
}

export function replaceFile(path: string, text: string): void {
  renameSync(write(path, text), path)
}

let drafts = 0

function write(path: string, text: string): string {
  const draft = `${path}.${process.pid}-${drafts++}`
  writeFileSync(draft, text, { mode: 0o600 })
  return draft
}
