// What a backup says of itself. It is written last, so a backup without one was interrupted, and is none.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { CannotStart } from '../cannot-start.ts'
import { ignoreMissing } from '../storage/disk.ts'

const FILE = 'manifest.json'
const hash = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.number().int().min(0)

const schema = z.object({
  format: z.literal(1),
  /** Of the database; files that came later are not in it. */
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  /** Hashes, oldest first. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: count,
      /** Of the rows as COPY wrote them. */
      sha256: hash,
    }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string().nullable() })),
  /** How the job queue's tables are made, in the release that made the backup. */
  queueSchema: hash,
  files: z.object({ count, bytes: count, sha256: hash }),
  /** Named by the database, but not stored, or damaged. */
  missing: z.array(z.string()),
  /** What lay beside the database in the data folder. */
  beside: z.array(z.object({ path: z.string().regex(/^[\w-]+(\/[\w.-]+)*$/), sha256: hash })),
})
export type Manifest = z.infer<typeof schema>

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

export const manifestFile = (folder: string): string => join(folder, FILE)

/** Undefined: nothing whole is there. */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  // A disk that cannot be read is not one without a backup.
  const text = await readFile(manifestFile(folder), 'utf8').catch(ignoreMissing)
  if (text === undefined) return undefined
  const parsed = schema.safeParse(parseJson(text))
  if (!parsed.success) throw new CannotStart(`${folder} was not made by a release that this one understands.`)
  return parsed.data
}

/** Their names are moments: oldest first. */
async function namesIn(vault: string): Promise<string[]> {
  const names = (await readdir(vault).catch(ignoreMissing)) ?? []
  return names.filter((name) => /^\d{4}-\d\d-\d\dT/.test(name)).sort()
}

/** Whatever else lies there: an older one that cannot be read does not stand before it. */
export async function newestIn(vault: string): Promise<{ folder: string; manifest: Manifest } | undefined> {
  for (const name of (await namesIn(vault)).reverse()) {
    const manifest = await readManifest(join(vault, name))
    if (manifest) return { folder: join(vault, name), manifest }
  }
  return undefined
}

/** The whole backups of a vault, oldest first. */
export async function backupsIn(vault: string): Promise<{ folder: string; manifest: Manifest }[]> {
  const names = await namesIn(vault)
  const found = await Promise.all(
    names.map(async (name) => {
      const folder = join(vault, name)
      return { folder, manifest: await readManifest(folder) }
    }),
  )
  return found.flatMap(({ folder, manifest }) => (manifest ? { folder, manifest } : []))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
