// Admins write and send campaigns here. Everybody else sees what the page is about, and what is to come.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { withQueries } from '#web/calls/with-queries.tsx'
import { useIsAdmin, useSignedIn } from '#web/session.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CampaignList } from './campaign-list.tsx'
import { ComingSoon } from './coming-soon.tsx'

export default withQueries(CampaignsPage)

function CampaignsPage() {
  const signedIn = useSignedIn()
  const isAdmin = useIsAdmin()
  const [creating, setCreating] = useState(false)
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
        ) : signedIn === 'yes' || signedIn === 'no' ? (
          <ForReaders />
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
