import { useState } from 'react'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Progress } from '../ui/progress.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { toast } from '../ui/toast-store.ts'
import { Group, Section } from './section.tsx'

const TOASTS: Parameters<typeof toast>[0][] = [
  {
    title: 'Blueprint Created!',
    description: 'Your blueprint has been generated using your credits.',
    kind: 'ok',
  },
  { title: 'Missing Information', description: 'Please fill in all required fields', kind: 'destructive' },
  {
    title: 'Purchase in Progress',
    description: 'Finish the payment in the other window.',
    kind: 'info',
    icon: 'waiting',
  },
  {
    title: 'Reset Email Sent',
    description: 'Check your email for password reset instructions',
    kind: 'info',
    icon: 'mail',
  },
  {
    title: 'Generation Failed',
    description: 'Failed to start blueprint generation. Please try again. Credits have been restored.',
    kind: 'destructive',
  },
  {
    title: 'Generation Timeout',
    description:
      'Blueprint generation is taking longer than expected. Please check your dashboard in a few minutes.',
    kind: 'warn',
    icon: 'clock',
  },
]

export function Feedback() {
  return (
    <Section
      id="feedback"
      title="Feedback"
      lead="What happened, in the specified sentence. Never color alone."
    >
      <Group title="Toasts" note="One at a time, 5 seconds; hover and focus pause it; F8 goes there.">
        <div className="flex flex-wrap gap-3">
          {TOASTS.map((one) => (
            <Button key={one.title} onClick={() => toast(one)}>
              {one.title}
            </Button>
          ))}
        </div>
      </Group>
      <Group title="Badges" note="24 high, always words.">
        <div className="flex flex-wrap gap-3">
          <Badge>Validation</Badge>
          <Badge kind="ok">Healthy</Badge>
          <Badge kind="warn">Warning</Badge>
          <Badge kind="bad">Critical</Badge>
          <Badge kind="info">Under Review</Badge>
          <Badge kind="cyan">Most popular</Badge>
          <Badge kind="outline">prod</Badge>
        </div>
      </Group>
      <Group title="Progress" note="The drafting line, green when done.">
        <div className="grid gap-x-6 gap-y-8 sm:grid-cols-3">
          <Progress label="Waiting" value={0} caption="Starts in a moment" />
          <Progress label="Drawing the plan" value={40} caption="Stage 4 of 9" />
          <Progress label="Blueprint" value={100} caption="Done, 20 pages" />
        </div>
      </Group>
      <Group title="Loading and error">
        <div className="grid gap-6 sm:grid-cols-2">
          <Card className="grid content-center">
            <Skeleton lines={3} />
          </Card>
          <Failing />
        </div>
        <p className="mt-6 flex items-center gap-5 text-small text-ink-2">
          <Spinner /> <Spinner size={18} /> <Spinner size={22} /> Spinners, the only thing that loops
        </p>
      </Group>
    </Section>
  )
}

function Failing() {
  const [busy, setBusy] = useState(false)

  function retry() {
    setBusy(true)
    setTimeout(() => setBusy(false), 1500)
  }

  return (
    <ErrorState
      title="Failed to load dashboard"
      text="Please try refreshing the page"
      busy={busy}
      onRetry={retry}
    />
  )
}
