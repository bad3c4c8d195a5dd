import { RotateCw } from 'lucide-react'
import { Button } from './button.tsx'
import { Card } from './card.tsx'

type ErrorStateProps = {
  title: string
  text: string
  onRetry?: () => void
  busy?: boolean
  className?: string
}

export function ErrorState({ title, text, onRetry, busy, className }: ErrorStateProps) {
  return (
    <Card className={className}>
      <div role="alert">
        <p className="text-body font-semibold">{title}</p>
        <p className="mt-1 text-small text-ink-2">{text}</p>
      </div>
      {onRetry && (
        <Button
          size="small"
          icon={RotateCw}
          busy={busy}
          busyLabel="Retrying..."
          onClick={onRetry}
          className="mt-4"
        >
          Retry
        </Button>
      )}
    </Card>
  )
}
