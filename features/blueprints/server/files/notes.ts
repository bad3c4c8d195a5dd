// What a founder writes beside a file.

import type { Db, Tx } from '#server/database/connect.ts'
import { and, asc, eq, sql } from '#server/database/sql.ts'
import { deletedMeanwhile, Failure } from '#server/errors.ts'
import { blueprintFileNotes } from '../tables.ts'

const MOST_NOTES = 200

type Note = typeof blueprintFileNotes.$inferSelect

export function notesOf(db: Db, fileId: string): Promise<Note[]> {
  return db
    .select()
    .from(blueprintFileNotes)
    .where(eq(blueprintFileNotes.fileId, fileId))
    .orderBy(asc(blueprintFileNotes.createdAt))
}

export async function writeNote(tx: Tx, fileId: string, text: string): Promise<Note> {
  if ((await tx.$count(blueprintFileNotes, eq(blueprintFileNotes.fileId, fileId))) >= MOST_NOTES)
    throw new Failure('too_many')
  const [note] = await tx.insert(blueprintFileNotes).values({ fileId, text }).returning()
  return found(note)
}

const isNote = (fileId: string, noteId: string) =>
  and(eq(blueprintFileNotes.id, noteId), eq(blueprintFileNotes.fileId, fileId))

export async function rewriteNote(tx: Tx, fileId: string, noteId: string, text: string): Promise<Note> {
  const [note] = await tx
    .update(blueprintFileNotes)
    .set({ text, editedAt: sql`now()` })
    .where(isNote(fileId, noteId))
    .returning()
  return found(note)
}

export async function removeNote(tx: Tx, fileId: string, noteId: string): Promise<void> {
  found((await tx.delete(blueprintFileNotes).where(isNote(fileId, noteId)).returning())[0])
}

function found(note: Note | undefined): Note {
  if (!note) throw deletedMeanwhile('This comment')
  return note
}

export const presentNote = ({ id, text, createdAt, editedAt }: Note) => ({
  id,
  text,
  createdAt: createdAt.toISOString(),
  editedAt: editedAt?.toISOString() ?? null,
})
