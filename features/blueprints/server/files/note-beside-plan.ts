import type { Tx } from '#server/database/connect.ts'
import { Failure } from '#server/errors.ts'
import { hold } from '../own-blueprint.ts'
import { filesOf } from '../queries.ts'
import { writeNote } from './notes.ts'

/** Beside the plan's PDF; where that was deleted, beside whatever comes first. */
export async function noteBesidePlan(tx: Tx, blueprintId: string, text: string): Promise<void> {
  await hold(tx, blueprintId)
  const files = await filesOf(tx, blueprintId)
  const file = files.find(({ kind, isCopy }) => kind === 'blueprint' && !isCopy) ?? files[0]
  if (!file) throw new Failure('no_files_yet')
  await writeNote(tx, file.id, text)
}
