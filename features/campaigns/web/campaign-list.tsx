import { useState } from 'react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadMore } from '#web/ui/pagination.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Campaign } from '../contract.ts'
import { CampaignCard } from './campaign-card.tsx'
import { EditorDialog } from './editor-dialog.tsx'
import { type Ending, EndingDialog } from './ending-dialog.tsx'
import { SendDialog } from './send-dialog.tsx'
import { campaignsIn, useCampaigns } from './use-campaigns.ts'

type Props = { creating: boolean; onCreating: (creating: boolean) => void }

/** One thing at a time happens to one campaign. */
type Doing = { campaign: Campaign; what: 'edit' | 'send' | Ending }

export function CampaignList({ creating, onCreating }: Props) {
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)
  return (
    <>
      <Listed onCreate={() => onCreating(true)} onDo={setDoing} />
      {creating && <EditorDialog onClose={() => onCreating(false)} />}
      {doing?.what === 'edit' && <EditorDialog campaign={doing.campaign} onClose={close} />}
      {doing?.what === 'send' && <SendDialog campaign={doing.campaign} onClose={close} />}
      {doing && doing.what !== 'edit' && doing.what !== 'send' && (
        <EndingDialog campaign={doing.campaign} ending={doing.what} onClose={close} />
      )}
    </>
  )
}

function Listed({ onCreate, onDo }: { onCreate: () => void; onDo: (doing: Doing) => void }) {
  const asked = useCampaigns()
  const { failed, error, retrying, retry } = useRetry({
    error: asked.data ? null : asked.error,
    refetch: asked.refetch,
  })
  if (failed)
    return (
      <ErrorState
        title="Failed to load campaigns"
        text={sentenceOf(error, 'Please try again in a moment.')}
        onRetry={retry}
        busy={retrying}
      />
    )
  if (!asked.data)
    return (
      <Card>
        <Skeleton lines={5} />
      </Card>
    )
  const campaigns = campaignsIn(asked.data)

  async function more() {
    const { isFetchNextPageError, error } = await asked.fetchNextPage()
    if (isFetchNextPageError) sayNotLoaded(error)
  }

  if (campaigns.length === 0)
    return (
      <EmptyState
        title="No campaigns yet"
        text="Write the first one. It stays a draft until you send it, and you can send a test to yourself."
        action={<Button onClick={onCreate}>Write a campaign</Button>}
      />
    )
  return (
    <>
      <ul aria-label="Campaigns" className="grid gap-4">
        {campaigns.map((campaign) => (
          <CampaignCard key={campaign.id} campaign={campaign} onDo={(what) => onDo({ campaign, what })} />
        ))}
      </ul>
      <LoadMore
        hasMore={asked.hasNextPage}
        busy={asked.isFetchingNextPage}
        onMore={() => void more()}
        className="mt-8"
      />
    </>
  )
}

function sayNotLoaded(error: unknown) {
  toast({
    kind: 'destructive',
    title: 'Error',
    description: sentenceOf(error, 'Failed to load more campaigns. Please try again.'),
  })
}
