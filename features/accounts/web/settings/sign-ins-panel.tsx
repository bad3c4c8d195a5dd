import type { Answer } from '#kit/endpoint.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { listSignIns } from '../../contract.ts'

type SignIn = Answer<typeof listSignIns>['signIns'][number]

const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

const METHODS: Record<string, string> = {
  password: 'Password',
  link: 'Emailed link',
  code: 'Emailed code',
  provider: 'Google',
  signup: 'Sign-up',
  passkey: 'Passkey',
  totp: 'Authenticator app',
  'recovery-code': 'Recovery code',
}

export function SignInsPanel() {
  const list = useAnswer(listSignIns, undefined)
  const { failed, error, retrying, retry } = useRetry(list)
  if (list.data) return <SignIns signIns={list.data.signIns} />
  if (!failed)
    return (
      <Card>
        <Skeleton lines={3} />
      </Card>
    )
  return (
    <ErrorState
      title="Failed to load your sign-ins"
      text={sentenceOf(error, 'Please try again in a moment.')}
      onRetry={retry}
      busy={retrying}
    />
  )
}

function SignIns({ signIns }: { signIns: SignIn[] }) {
  if (signIns.length === 0)
    return (
      <Card>
        <p className="text-ui text-ink-2">No sign-ins in the last 90 days.</p>
      </Card>
    )
  return (
    <Card flush as="ul" className="divide-y divide-line">
      {signIns.map(({ id, at, method, device, network, count }) => (
        <li key={id} className="grid gap-1 px-5 py-3 sm:px-6">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-ui font-[550]">
            {device}
            <time dateTime={at} className="text-small font-normal text-ink-2">
              {WHEN.format(new Date(at))}
            </time>
          </p>
          <p className="text-small text-ink-2">
            {[METHODS[method] ?? method, `network ${network}`, count > 1 && `${count} times`]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </Card>
  )
}
