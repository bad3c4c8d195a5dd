// npm run backup -- --to VAULT [--keep DAYS]
// npm run restore -- --from VAULT|BACKUP [--over] [--without-lost], or --erasures [--from VAULT]
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CannotStart } from '../cannot-start.ts'
import { loadConfig } from '../config.ts'
import { backUp } from './backup.ts'
import { type Manifest, newestIn } from './manifest.ts'
import { onlyErasures, restore } from './restore.ts'
import { dropOld } from './vault.ts'

const [verb, ...args] = process.argv.slice(2)
try {
  const begun = Date.now()
  const said = verb === 'restore' ? await runRestore() : await runBackup()
  console.log(`${said} (${((Date.now() - begun) / 1000).toFixed(1)} s)`)
} catch (error) {
  // Faults that the reader can mend need no stack trace.
  console.error(error instanceof CannotStart ? error.message : error)
  process.exitCode = 1
}

async function runBackup(): Promise<string> {
  const { to, keep } = optionsOf({ to: { type: 'string' }, keep: { type: 'string' } })
  if (typeof to !== 'string') throw new CannotStart('Where to? npm run backup -- --to FOLDER [--keep DAYS]')
  const days = keep === undefined ? undefined : Number(keep)
  if (days !== undefined && !(days >= 1)) throw new CannotStart('--keep takes a number of days, 1 or more.')
  const now = new Date()
  const known = new Set((await newestIn(resolve(to)))?.manifest.missing)
  const { folder, manifest } = await backUp(loadConfig(), resolve(to), now)
  // What was deleted for good is named by its issues all the same: only what is new is worth a look.
  const lost = manifest.missing.filter((key) => !known.has(key))
  for (const key of lost.slice(0, 20)) console.error(`Named, but not stored or damaged: ${key}`)
  if (manifest.missing.length > 0)
    console.error(
      `${manifest.missing.length} such files in all, ${lost.length} of them since the last backup.`,
    )
  const dropped = days === undefined ? 0 : await dropOld(resolve(to), { days, now })
  return `Backed up ${contentsOf(manifest)} to ${folder}${dropped > 0 ? `, and dropped ${dropped} older` : ''}`
}

async function runRestore(): Promise<string> {
  const { from, over, erasures, ...more } = optionsOf({
    from: { type: 'string' },
    over: { type: 'boolean' },
    erasures: { type: 'boolean' },
    'without-lost': { type: 'boolean' },
  })
  if (erasures) {
    const vault = typeof from === 'string' ? resolve(from) : undefined
    return `Erased ${await onlyErasures(loadConfig(), vault)} again`
  }
  if (typeof from !== 'string') throw new CannotStart('From where? npm run restore -- --from FOLDER [--over]')
  const { folder, manifest, erasedAgain, lost } = await restore(loadConfig(), resolve(from), {
    over: over === true,
    withoutLost: more['without-lost'] === true,
  })
  for (const key of lost) console.error(`Lost: ${key}`)
  const again = erasedAgain > 0 ? `, and erased ${erasedAgain} again who had been since` : ''
  return `Restored ${contentsOf(manifest)} from ${folder}${again}`
}

function optionsOf(options: NonNullable<Parameters<typeof parseArgs>[0]>['options']) {
  try {
    return parseArgs({ args, options: options ?? {} }).values
  } catch (error) {
    throw new CannotStart((error as Error).message)
  }
}

function contentsOf({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const megabytes = (files.bytes / 1e6).toFixed(1)
  return `${rows} rows of ${tables.length} tables and ${files.count} files (${megabytes} MB)`
}
