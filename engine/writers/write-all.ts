// All sections of a plan, in order, by a writer that may fail. What it does not write the house does, and the record
// says so. Bounded in time whatever the writer does.
import { openDeadline, until } from './deadline.ts'
import { LIMITS, type Limits } from './limits.ts'
import {
  NOTHING,
  REASONS,
  type SectionRequest,
  type Writer,
  WritingFailure,
  type WritingRecord,
  type WrittenSection,
} from './writer.ts'

interface WriteAllOptions {
  limits?: Partial<Limits>
  /** The caller wants nothing any more: rejects with the signal's reason. */
  signal?: AbortSignal
  /** Told of each section as it is done. */
  onRecord?: (record: WritingRecord) => void
}

interface WrittenPlan {
  /** One for each request, in their order. */
  sections: WrittenSection[]
  records: WritingRecord[]
}

/** A writer that keeps to the time itself ends first, and can say what it spent. */
const GRACE_MS = 500

export async function writeAll(
  writer: Writer,
  fallback: Writer,
  requests: SectionRequest[],
  { limits, signal, onRecord }: WriteAllOptions = {},
): Promise<WrittenPlan> {
  const { atOnce, totalMs, outages } = { ...LIMITS, ...limits }
  const deadline = openDeadline(
    totalMs + GRACE_MS,
    () => new WritingFailure('budget', { detail: 'time' }),
    signal,
  )
  const done: { section: WrittenSection; record: WritingRecord }[] = []
  let lost: WritingFailure[] = []

  async function attempt(request: SectionRequest): Promise<WrittenSection> {
    const last = lost.at(-1)
    if (last && lost.length >= outages) throw new WritingFailure(last.reason, { detail: 'not tried again' })
    const section = await until(deadline.signal, () => writer.write(request, deadline.signal))
    lost = []
    return section
  }

  async function writeOne(request: SectionRequest): Promise<(typeof done)[number]> {
    try {
      const section = await attempt(request)
      return { section, record: { section: request.id, by: section.by, ...(section.spent ?? NOTHING) } }
    } catch (error) {
      signal?.throwIfAborted()
      const failure = error instanceof WritingFailure ? error : new WritingFailure('failed', { cause: error })
      if (failure.outage) lost.push(failure)
      const { reason, spent } = failure
      const section = {
        ...(await fallback.write(request)),
        note: `Written by the house: ${REASONS[reason]}.`,
      }
      return { section, record: { section: request.id, by: section.by, reason, ...spent } }
    }
  }

  const left = requests.entries()
  async function hand(): Promise<void> {
    for (const [index, request] of left) {
      const one = await writeOne(request)
      done[index] = one
      onRecord?.(one.record)
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.max(1, atOnce) }, hand))
  } finally {
    deadline.close()
  }
  return { sections: done.map(({ section }) => section), records: done.map(({ record }) => record) }
}
