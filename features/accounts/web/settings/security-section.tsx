import { useState } from 'react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Notice } from '../notice.tsx'
import { AuthenticatorPanel } from './authenticator-panel.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { RecoveryCodesDialog, RecoveryCodesPanel } from './recovery-codes.tsx'
import { Section } from './section.tsx'
import { type Security, useSecurity } from './use-security.ts'

export function SecuritySection() {
  const { data, ...asked } = useSecurity()
  const { failed, error, retrying, retry } = useRetry(asked)
  return (
    <Section
      id="security"
      title="Sign-in and security"
      text="A passkey or an authenticator app keeps your account safe, even if somebody learns your password."
    >
      {data ? (
        <Factors security={data} />
      ) : failed ? (
        <ErrorState
          title="Failed to load your sign-in settings"
          text={sentenceOf(error, 'Please try again in a moment.')}
          onRetry={retry}
          busy={retrying}
        />
      ) : (
        <Card>
          <Skeleton lines={5} />
        </Card>
      )}
    </Section>
  )
}

function Factors({ security }: { security: Security }) {
  const [newCodes, setNewCodes] = useState<string[]>()
  const { passkeys, authenticatorSince, recoveryCodesLeft, required, proved } = security
  const hasFactor = passkeys.length > 0 || authenticatorSince !== undefined
  if (!proved)
    return <Notice kind="info">Confirm your email address first. Then you can add a passkey here.</Notice>
  return (
    <>
      {required && !hasFactor && (
        <Notice kind="danger" className="mb-5">
          Admins need a second factor. Add a passkey or an authenticator app to use your admin pages.
        </Notice>
      )}
      <Card flush className="divide-y divide-line *:p-5 sm:*:p-6">
        <PasskeysPanel passkeys={passkeys} onCodes={setNewCodes} />
        <AuthenticatorPanel since={authenticatorSince} onCodes={setNewCodes} />
        {hasFactor && <RecoveryCodesPanel left={recoveryCodesLeft} onCodes={setNewCodes} />}
      </Card>
      {newCodes && <RecoveryCodesDialog codes={newCodes} onClose={() => setNewCodes(undefined)} />}
    </>
  )
}
