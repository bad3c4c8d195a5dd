import { Card } from '#web/ui/card.tsx'

// The place of the milestone map: `MilestoneMap` of features/milestones/web/public.ts goes here, lazily.
export function MilestonePanel({ blueprintId }: { blueprintId: string }) {
  return (
    <Card data-blueprint={blueprintId}>
      <p className="text-ink-2">The milestone map of this blueprint is being drawn.</p>
    </Card>
  )
}
