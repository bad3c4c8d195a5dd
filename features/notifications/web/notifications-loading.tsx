import { Card } from '#web/ui/card.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

export function Loading() {
  return (
    <Card className="grid min-h-120 place-items-center sm:min-h-94 text-ink-2">
      <p role="status" className="flex items-center gap-3 text-ui">
        <Spinner size={22} />
        Loading settings…
      </p>
    </Card>
  )
}
