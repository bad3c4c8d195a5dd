// Which engine this is: another one would make another sample.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SAMPLE_BRIEF } from '../contract.ts'

const ENGINE = fileURLToPath(new URL('../../../engine/', import.meta.url))

let known: Promise<string> | undefined

/** By what is written in the engine; read once, when it is first asked for. */
export function releaseOfEngine(): Promise<string> {
  known ??= hashOf(ENGINE).catch((error) => {
    known = undefined
    throw error
  })
  return known
}

async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(SAMPLE_BRIEF))
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !path.includes('/testing/'))
    .toSorted()
  for (const path of files) hash.update(path.slice(folder.length)).update(await readFile(path))
  return hash.digest('hex').slice(0, 32)
}
