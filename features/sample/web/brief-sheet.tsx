import { CornerMarks } from '#web/ui/corner-marks.tsx'
import { BRIEF_FIELDS } from './sample-words.ts'

/** The form as it was filled in. */
export function BriefSheet() {
  return (
    <section aria-labelledby="brief" className="relative border border-draft-soft bg-surface p-6 sm:p-9">
      <CornerMarks />
      <h2 id="brief" className="text-h3">
        The brief
      </h2>
      <dl className="mt-5 grid gap-4">
        {BRIEF_FIELDS.map(([label, text]) => (
          <div key={label} className="grid gap-x-6 gap-y-0.5 sm:grid-cols-[9rem_1fr]">
            <dt className="text-small text-ink-3 sm:pt-0.5">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
