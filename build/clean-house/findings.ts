// What is left lying about: files that grew too long, notes for later, tests that are skipped or alone.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES =
  '{bench,build,demo,deploy,drills,e2e,engine,features,kit,sandbox,server,web}/**/*.{ts,tsx,mjs}'
const MOST_LINES = 400
const LATER = /^\s*(?:\/\/|\/?\*+)\s.*\b(?:TODO|FIXME)\b/
/** A condition with its reason is something else: `skipIf`, `runIf`. */
const ASIDE = /\b(?:test|it|describe)\.(?:only|skip|todo|fixme)\b/

export function findings(root: string): string[] {
  return globSync(SOURCES, { cwd: root }).flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n')
    return [
      ...(lines.length > MOST_LINES ? [`${file}: ${lines.length} lines, at most ${MOST_LINES}`] : []),
      ...lines.flatMap((line, index) => {
        const what = LATER.test(line)
          ? 'a note for later'
          : ASIDE.test(line)
            ? 'a test set aside, or alone'
            : ''
        return what ? [`${file}:${index + 1}: ${what}`] : []
      }),
    ]
  })
}
