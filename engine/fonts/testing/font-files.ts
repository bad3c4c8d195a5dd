// The font files from the disk, for tests.
import { readFileSync } from 'node:fs'
import { FACES, type FontFiles, SCRIPTS } from '../faces.ts'

const paths = [...Object.values(FACES), ...Object.values(SCRIPTS)].flatMap(({ files }) =>
  Object.values(files),
)
const modules = new URL('../../../node_modules/', import.meta.url)

export const fontFiles: FontFiles = new Map(paths.map((path) => [path, readFileSync(new URL(path, modules))]))
