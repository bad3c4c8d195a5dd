import { jsonb, pgTable, text, timestamp } from '#server/database/columns.ts'

interface Kept {
  filename: string
  key: string
  sha256: string
  size: number
  contentType: string
}

export interface SampleFile extends Kept {
  title: string
  kind: string
  pages: (Kept & { width: number; height: number })[]
}

/** What each release of the engine makes of our brief. */
export const samples = pgTable('samples', {
  release: text().primaryKey(),
  /** None while it is being made. */
  files: jsonb().$type<SampleFile[]>(),
  askedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
