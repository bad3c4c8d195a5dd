import { Download } from 'lucide-react'
import { Suspense } from 'react'
import { AccessTokensPanel } from '#features/access-tokens/web/public.ts'
import { StoragePanel } from '#features/blueprints/web/public.ts'
import { OrderHistory } from '#features/checkout/web/public.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useLoginOn401 } from '#web/calls/use-login-on-401.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { exportMyData } from '../../contract.ts'
import { DeleteAccount } from './delete-account.tsx'
import { EmailPanel } from './email-panel.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { Section } from './section.tsx'
import { SecuritySection } from './security-section.tsx'
import { SessionsPanel } from './sessions-panel.tsx'
import { SignInMethods } from './sign-in-methods.tsx'
import { SignInsPanel } from './sign-ins-panel.tsx'
import { type Account, useAccount } from './use-account.ts'

export function AccountSections() {
  const { data, ...asked } = useAccount()
  const signedOut = useLoginOn401(asked.error)
  const { failed, error, retrying, retry } = useRetry(asked)
  if (data) return <Loaded account={data.user} />
  return (
    <Section title="Your account">
      {!failed || signedOut ? (
        <Card>
          <Skeleton lines={6} />
        </Card>
      ) : (
        <ErrorState
          title="Failed to load your account"
          text={sentenceOf(error, 'Please try again in a moment.')}
          onRetry={retry}
          busy={retrying}
        />
      )}
    </Section>
  )
}

function Loaded({ account }: { account: Account }) {
  return (
    <>
      <Section title="Your account" text="Your name stands beside what you write in the community.">
        <Card flush className="divide-y divide-line *:p-5 sm:*:p-6">
          <NameForm account={account} />
          <EmailPanel account={account} />
          <SignInMethods account={account} />
        </Card>
      </Section>
      <Section
        title="Password"
        text={
          account.hasPassword
            ? 'A new password ends all your other sessions and access tokens.'
            : 'You have none yet: you sign in without one.'
        }
      >
        <PasswordForm account={account} />
      </Section>
      <SecuritySection />
      <Section
        title="Where you are signed in"
        text="End any session you don’t recognize, then change your password."
      >
        <SessionsPanel />
      </Section>
      <Section
        title="Recent sign-ins"
        text="The last 90 days. If one of these wasn’t you, end that session and change your password."
      >
        <SignInsPanel />
      </Section>
      <Section
        id="api-access"
        title="API access"
        text="Tokens with which your own programs read and make blueprints. They do nothing else, and never know your password."
      >
        <Suspense fallback={<Skeleton lines={3} />}>
          <AccessTokensPanel hasPassword={account.hasPassword} proved={account.proved} />
        </Suspense>
      </Section>
      <Section title="Orders" text="What you bought, with receipts. Refunds can be requested within 7 days.">
        <Suspense fallback={<Skeleton lines={4} />}>
          <OrderHistory />
        </Suspense>
      </Section>
      <Section title="Storage" text="What the files of all your blueprints take up.">
        <Suspense fallback={<Skeleton lines={2} />}>
          <StoragePanel />
        </Suspense>
      </Section>
      <Section title="Your data" text="Everything we keep about you, as a ZIP of JSON and files.">
        <LinkButton href={exportMyData.path} download icon={Download} className="max-sm:w-full">
          Export my data
        </LinkButton>
      </Section>
      {!account.isOwner && (
        <Section title="Delete my account" text="For good: what is yours is erased.">
          <DeleteAccount hasPassword={account.hasPassword} />
        </Section>
      )}
    </>
  )
}
