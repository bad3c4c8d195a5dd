// DATA_DIR holds the database, people's files and the sandbox's mail: it is closed to other users of the machine.
import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const OWNER_ONLY = 0o700
/** Others get through it to what is theirs, but do not see what is there. */
const PASSAGE = 0o711

/** At every start, because the folder may have been made by somebody else, or by an earlier release. */
export function closeDataDir(folder: string, warn: (message: string) => void): void {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY })
  const mode = hasDatabaseOfAnother(folder) ? PASSAGE : OWNER_ONLY
  try {
    chmodSync(folder, mode)
  } catch (error) {
    // A volume that belongs to root, as Kubernetes mounts them. What is inside is closed all the same.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
    warn('DATA_DIR belongs to another user, so its mode stays as it is.')
  }
}

/** Root runs the embedded PostgreSQL as nobody where it has to (`database/embedded/binaries.ts`). */
function hasDatabaseOfAnother(folder: string): boolean {
  const database = statSync(join(folder, 'postgres'), { throwIfNoEntry: false })
  return database !== undefined && database.uid !== process.getuid?.()
}
