// The release before: the newest state of the history whose database lacks the newest migration. Its own code, run from a
// folder of its own.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#server/testing/launch.ts'

const JOURNAL = 'migrations/meta/_journal.json'
const MOST = 300

export interface Release {
  folder: string
  /** For people. */
  name: string
  /** The migrations that the newer one brings. */
  lacks: string[]
  /** Whether it goes on serving for a while after it was told to stop. */
  drains: boolean
}

export function unpackEarlier(folder: string): Release {
  const ours = tagsIn(readFileSync(join(ROOT, JOURNAL), 'utf8'))
  for (const commit of git('rev-list', '--first-parent', `--max-count=${MOST}`, 'HEAD').split('\n')) {
    const theirs = tagsIn(git('show', `${commit}:${JOURNAL}`))
    if (theirs.length >= ours.length || theirs.some((tag, i) => tag !== ours[i])) continue
    mkdirSync(folder, { recursive: true })
    const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1 << 30 })
    execFileSync('tar', ['-x', '-C', folder], { input: archive })
    // Packages and the built web are the same for both; what differs is the program and its migrations.
    for (const shared of ['node_modules', 'dist']) symlinkSync(join(ROOT, shared), join(folder, shared))
    return {
      folder,
      name: git('log', '-1', '--format=%h', commit),
      lacks: ours.slice(theirs.length),
      drains: readFileSync(join(folder, 'server/config.ts'), 'utf8').includes('DRAIN_SECONDS'),
    }
  }
  throw new Error('The history has no release without the newest migration: clone it whole.')
}

const tagsIn = (journal: string): string[] =>
  (JSON.parse(journal).entries as { tag: string }[]).map(({ tag }) => tag)

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
