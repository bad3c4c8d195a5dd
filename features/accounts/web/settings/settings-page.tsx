import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import { BlocksPanel } from '#features/blocks/web/public.ts'
import { NotificationsLoading, NotificationsPanel } from '#features/notifications/web/public.ts'
import { withQueries } from '#web/calls/with-queries.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { AccountSections } from './account-sections.tsx'
import { Section } from './section.tsx'

export default withQueries(SettingsPage)

function SettingsPage() {
  return (
    <div className="container pt-6 pb-16">
      <LinkButton to="/dashboard" kind="ghost" icon={ArrowLeft} className="-ml-5">
        Back to Dashboard
      </LinkButton>
      <PageTitle className="mt-3 mb-8">Settings</PageTitle>
      <Section title="Notifications" text="Which emails we may send you. Nothing changes until you save.">
        <Suspense fallback={<NotificationsLoading />}>
          <NotificationsPanel />
        </Suspense>
      </Section>
      <Section
        title="Muted and blocked"
        text="Whom you do not hear in the community. Nobody is told that you muted or blocked them."
      >
        <BlocksPanel />
      </Section>
      <AccountSections />
    </div>
  )
}
