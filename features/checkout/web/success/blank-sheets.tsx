import { CornerMarks } from '#web/ui/corner-marks.tsx'

/** As many blank sheets as there are credits: each becomes a blueprint. */
export function BlankSheets({ quantity }: { quantity: number }) {
  return (
    <div
      aria-hidden="true"
      className="grid-paper relative mx-auto w-82 border border-draft-soft px-6 py-7 max-md:hidden"
    >
      <CornerMarks />
      <div className="flex flex-wrap justify-center gap-3">
        {Array.from({ length: quantity }, (_, sheet) => (
          <div key={sheet} className="h-15 w-11.5 border border-dashed border-draft bg-surface" />
        ))}
      </div>
    </div>
  )
}
