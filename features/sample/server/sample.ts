import { and, eq, isNull, lt, sql } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import { makeSampleFiles } from './make-sample.ts'
import { releaseOfEngine } from './release.ts'
import { type SampleFile, samples } from './tables.ts'

/** The files, once there are any. Whoever asks first has it made; nobody has it made twice. */
export async function sampleFiles({ db, jobs }: House): Promise<SampleFile[] | undefined> {
  const release = await releaseOfEngine()
  const [known] = await db.select().from(samples).where(eq(samples.release, release))
  if (known?.files) return known.files
  await db.transaction(async (tx) => {
    const asked = known
      ? await tx.update(samples).set({ askedAt: new Date() }).where(isForgotten(release)).returning()
      : await tx.insert(samples).values({ release }).onConflictDoNothing().returning()
    if (asked.length > 0) await jobs.enqueue(tx, makeSampleFiles, { release })
  })
  return undefined
}

/** After all its tries, or in a queue that somebody emptied. */
const isForgotten = (release: string) =>
  and(
    eq(samples.release, release),
    isNull(samples.files),
    lt(samples.askedAt, sql`now() - interval '10 minutes'`),
  )
