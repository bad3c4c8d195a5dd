// The blueprint that the site shows: made by the engine from the sample brief, once for each run.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node, root } from '../prepare.mjs'

const BRIEF = join(root, 'build', 'pictures', 'sample-brief.json')
const folder = mkdtempSync(join(tmpdir(), 'fcp-pictures-'))

export const brief = JSON.parse(readFileSync(BRIEF, 'utf8'))

/** Where things that are thrown away may be put. */
export const scratch = (/** @type {string} */ name) => join(folder, name)

/** The path of one of its files, such as 'Complete-Blueprint.pdf'. */
export function sampleFile(/** @type {string} */ name) {
  const path = join(folder, `${brief.startupName}-${name}`)
  if (!existsSync(path))
    execFileSync(node, ['engine/cli/main.ts', '--brief', BRIEF, '--out', folder], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  return path
}

/** One page as a PNG of that width. */
export function pageOf(
  /** @type {string} */ file,
  /** @type {number} */ page,
  /** @type {number} */ width,
  /** @type {string} */ name,
) {
  const out = scratch(name)
  execFileSync('pdftoppm', [
    ...['-f', `${page}`, '-l', `${page}`, '-singlefile', '-png'],
    ...['-scale-to-x', `${width}`, '-scale-to-y', '-1', sampleFile(file), out],
  ])
  return `${out}.png`
}
