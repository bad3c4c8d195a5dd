// What the founder said: the brief, and what they put right in its reading; or every fault in them.
import { type Brief, briefSchema } from '../brief.ts'
import type { ReadingCorrections } from '../read/corrections.ts'
import { type Parsed, readJson } from './read-json.ts'

export interface FounderInput {
  brief: Brief
  corrections: ReadingCorrections
}

export async function founderInput(briefPath: string, putRightPath?: string): Promise<Parsed<FounderInput>> {
  const brief = await readJson(briefPath, briefSchema)
  if ('faults' in brief) return brief
  if (!putRightPath) return { value: { brief: brief.value, corrections: {} } }
  const [{ readingCorrections }, { read }, { CorrectionsRefused, putRight }] = await Promise.all([
    import('../read/corrections.ts'),
    import('../read/read.ts'),
    import('../read/put-right.ts'),
  ])
  const corrections = await readJson(putRightPath, readingCorrections)
  if ('faults' in corrections) return corrections
  try {
    putRight(read(brief.value), corrections.value)
  } catch (error) {
    if (error instanceof CorrectionsRefused) return { faults: error.faults }
    throw error
  }
  return { value: { brief: brief.value, corrections: corrections.value } }
}
