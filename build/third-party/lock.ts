// What the house has of others, as its own files say.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Locked, shippedPackages } from './shipped.ts'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

const IMPORT = /(?:from|import|import\()\s*['"]([^'"]+)['"]/g
const PACKAGE = /^(?![.#/])(?:@[^/]+\/)?[^/:]+(?=\/|$)/

export const locked = (
  JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Locked }
).packages

export const shipped = shippedPackages(locked, importedByPages())

/** What the pages' own files import, tests apart. */
function importedByPages(): string[] {
  const files = ['web', 'features'].flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
  )
  const ofPages = files.filter(
    (file) => /^(web|features\/[^/]+\/web)\/.+\.(tsx?|css)$/.test(file) && !/\.test\.|\/testing\//.test(file),
  )
  const names = ofPages.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].flatMap(
      ([, specifier = '']) => specifier.match(PACKAGE)?.[0] ?? [],
    ),
  )
  return [...new Set(names)].sort()
}
