// The source of everything that runs in the browser.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sources } from './address-names.ts'

export function browserSources(root: string): Sources {
  const files = ['web', 'features', 'kit'].flatMap((folder) => filesIn(root, folder))
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length).replace(/^\//, ''))
    .filter((file) => !/\/(server|testing)\//.test(file))
}
