// The plan's paragraphs by whoever writes them. A section that comes back with a fault is printed as the house wrote it.
import { houseWriter } from '../../writers/house-fallback.ts'
import type { Limits } from '../../writers/limits.ts'
import { writeAll } from '../../writers/write-all.ts'
import type { Writer, WritingRecord } from '../../writers/writer.ts'
import { faultsOf } from '../gate/gate.ts'
import type { Section } from '../kit/section.ts'
import { type Drafted, faultsIn, withAssumptions } from '../make-plan.ts'
import { withParagraphs } from './rebuild.ts'
import { requestsFor } from './requests.ts'

export interface WritingOptions {
  writer: Writer
  limits?: Partial<Limits>
  signal?: AbortSignal
}

interface Written {
  sections: Section[]
  records: WritingRecord[]
}

export async function writeSections(
  { context, results, sections }: Drafted,
  { writer, limits, signal }: WritingOptions,
): Promise<Written> {
  const requests = requestsFor(sections, context.brief)
  const options = { ...(limits && { limits }), ...(signal && { signal }) }
  const { sections: written, records } = await writeAll(writer, houseWriter, requests, options)
  const texts = new Map(requests.map(({ id }, i) => [id, written[i]]))
  const kept: Written = { sections: [], records: [...records] }
  for (const section of sections) {
    const text = texts.get(section.id)
    const rewritten = text?.marked && withParagraphs(section, text.marked)
    const holds = rewritten && fitsWith(kept.sections, rewritten)
    kept.sections.push(holds ? rewritten : section)
    if (text?.by === 'model' && !holds) kept.records = kept.records.map((one) => refused(one, section.id))
  }
  const whole = withAssumptions(results, kept.sections)
  const isSound = !faultsIn(context, whole).some(({ isMinor }) => !isMinor)
  // Section by section nothing was wrong, and together something is: then all of it is the house's.
  return isSound ? { ...kept, sections: whole } : { sections, records: records.map((one) => refused(one)) }
}

const refused = (record: WritingRecord, id = record.section): WritingRecord =>
  record.section === id && record.by === 'model'
    ? { ...record, by: 'house', reason: 'invalid-output' }
    : record

/** Whether it has no fault of its own and repeats nothing that stands before it. */
function fitsWith(before: Section[], section: Section): boolean {
  const faults = faultsOf({ name: '', mustSay: [], facts: [], sections: [...before, section] })
  return !faults.some((fault) => fault.section === section.id && !fault.isMinor)
}
