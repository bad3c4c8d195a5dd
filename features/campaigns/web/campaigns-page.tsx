// Admins write and send campaigns here. Everybody else sees what the page is about, and what is to come.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { getDashboard } from '#features/dashboard/contract.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { withQueries } from '#web/calls/with-queries.tsx'
import { useSignedIn } from '#web/session.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CampaignList } from './campaign-list.tsx'
import { ComingSoon } from './coming-soon.tsx'

export default withQueries(CampaignsPage)

function CampaignsPage() {
  const signedIn = useSignedIn()
  const dashboard = useAnswer(getDashboard, undefined, { enabled: signedIn === 'yes' })
  const { failed, error, retrying, retry } = useRetry(dashboard)
  const [creating, setCreating] = useState(false)
  const isAdmin = dashboard.data?.user.isAdmin ?? false
  const isKnown = signedIn === 'no' || dashboard.data !== undefined
  return (
    <div className="container pt-10 pb-20">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-5">
        <div>
          <PageTitle>Email Campaigns</PageTitle>
          <p className="mt-3 max-w-[56ch] text-lead text-ink-2">
            News for founders, sent only to people who asked for it.
          </p>
        </div>
        {isAdmin && (
          <Button kind="signal" icon={Plus} onClick={() => setCreating(true)} className="max-sm:w-full">
            Create Campaign
          </Button>
        )}
      </div>
      <div className="mt-9">
        {isAdmin ? (
          <CampaignList creating={creating} onCreating={setCreating} />
        ) : isKnown ? (
          <ForReaders />
        ) : failed ? (
          <ErrorState
            title="Failed to load this page"
            text={sentenceOf(error, 'Please try again in a moment.')}
            onRetry={retry}
            busy={retrying}
          />
        ) : (
          <Card>
            <Skeleton lines={4} />
          </Card>
        )}
      </div>
      <ComingSoon />
    </div>
  )
}

function ForReaders() {
  return (
    <Card className="grid gap-5 sm:p-8">
      <div>
        <h2 className="text-h3">Campaigns are written by our team</h2>
        <p className="mt-2 max-w-[62ch] text-ink-2">
          You get them only if you ticked 'News and offers' in your settings or when you signed up. Every one
          of them carries a link that ends them at once, without signing in.
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <LinkButton to="/settings">Choose your emails</LinkButton>
        <LinkButton to="/resources" kind="ghost">
          Resources for founders
        </LinkButton>
      </div>
    </Card>
  )
}
