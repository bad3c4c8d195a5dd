import { RotateCw } from 'lucide-react'
import { openLogin } from '#features/accounts/web/public.ts'
import { CallError } from '#kit/call.ts'
import { isSignedOut } from '#web/calls/sentence.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { OutcomePage, WaysOn } from '#web/ui/outcome-page.tsx'

type Props = { error: Error | null; retrying: boolean; onRetry: () => void }

/** For any failure: what is not theirs is not told from what is not there. */
export function NotFound({ error, retrying, onRetry }: Props) {
  const isMissing = error instanceof CallError && error.status === 404
  return (
    <OutcomePage title="Blueprint Not Found" lead="This blueprint could not be found or accessed.">
      <WaysOn>
        <LinkButton to="/dashboard" kind="signal">
          Back to Dashboard
        </LinkButton>
        {isSignedOut(error) ? (
          <Button onClick={() => openLogin({ here: true })}>Sign In</Button>
        ) : (
          !isMissing && (
            <Button icon={RotateCw} busy={retrying} busyLabel="Retrying..." onClick={onRetry}>
              Retry
            </Button>
          )
        )}
      </WaysOn>
    </OutcomePage>
  )
}
