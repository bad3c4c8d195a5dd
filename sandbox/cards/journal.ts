// An append-only file of JSON lines. A line is there whole or not at all: what was written together is found together,
// also after the process was killed in the middle of it.
import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs'
import { replaceFile } from './whole-file.ts'

interface Journal<Line> {
  append(line: Line): void
  close(): void
}

interface OpenedJournal<Line> {
  lines: Line[]
  /** Starts the file afresh with these lines, which say the same in fewer words, and goes on from there. */
  continueWith(lines: Iterable<Line>): Journal<Line>
}

export function openJournal<Line>(path: string): OpenedJournal<Line> {
  return {
    lines: existsSync(path) ? wholeLines<Line>(readFileSync(path, 'utf8')) : [],
    continueWith(lines) {
      replaceFile(path, [...lines].map((line) => `${JSON.stringify(line)}\n`).join(''))
      return appendTo(path)
    },
  }
}

function wholeLines<Line>(text: string): Line[] {
  return text.split('\n').flatMap((line) => parsed<Line>(line) ?? [])
}

/** The last line may have been cut off by the end of its process. */
function parsed<Line>(line: string): [Line] | undefined {
  try {
    return [JSON.parse(line)]
  } catch {
    return undefined
  }
}

function appendTo<Line>(path: string): Journal<Line> {
  let file: number | undefined = openSync(path, 'a', 0o600)
  return {
    // At once, so that nothing is answered that is not on the disk. A line takes microseconds.
    append(line) {
      if (file === undefined) throw new Error('The journal is closed.')
      writeSync(file, `${JSON.stringify(line)}\n`)
    },
    close() {
      if (file !== undefined) closeSync(file)
      file = undefined
    },
  }
}
