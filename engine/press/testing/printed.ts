// Blueprints printed for tests, each with all it was made from and its files by kind.
import { type Blueprint, makeBlueprint } from '../../blueprint.ts'
import type { Brief } from '../../brief.ts'
import { type Edits, NO_EDITS } from '../../edits.ts'
import type { FileKind, FileName } from '../../file-names.ts'
import { knowledge } from '../../knowledge/knowledge.ts'
import { SAMPLES } from '../../testing/sample-briefs.ts'
import type { Press } from '../press.ts'
import { UNUSUAL } from './briefs.ts'

export const DATE = '15 Nov 2026'
const BRIEFS: Record<string, Brief> = { ...SAMPLES, ...UNUSUAL }
/** All that are unusual, and some that are not: the others are other words in the same documents. */
const ALL = Object.keys(BRIEFS).filter((name) => !['claims', 'chores', 'tailors'].includes(name))
/** A print takes seconds: with every change the strangest one, and all of them where proofs are made. */
export const NAMES = process.env.PROOFS ? ALL : ['hostile']

type File = FileName & { bytes: Uint8Array }

export interface PrintedBlueprint {
  blueprint: Blueprint
  files: File[]
  /** The first of its kind. */
  file(kind: FileKind): Uint8Array
}

export async function blueprintOf(name: string, edits: Edits = NO_EDITS): Promise<Blueprint> {
  const brief = BRIEFS[name]
  if (!brief) throw new Error(`no brief is called ${name}`)
  return makeBlueprint(brief, { knowledge, edits })
}

export async function printedBy(
  press: Press,
  blueprint: Blueprint,
  date: string = DATE,
): Promise<PrintedBlueprint> {
  const { files } = await press.print({ blueprint, date })
  return {
    blueprint,
    files,
    file(kind) {
      const found = files.find((one) => one.kind === kind)
      if (!found) throw new Error(`no ${kind} was printed`)
      return found.bytes
    },
  }
}

/** All briefs at once; the press lets as many work as there is room for. */
export async function printAll(press: Press): Promise<Map<string, PrintedBlueprint>> {
  const printing = NAMES.map(async (name) => [name, await printedBy(press, await blueprintOf(name))] as const)
  return new Map(await Promise.all(printing))
}
