// Deleting a draft, taking a schedule back, stopping what is on its way: each asks first.
import { callSignedIn } from '#web/calls/fresh-sign-in.ts'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { type Campaign, cancelCampaign, deleteCampaign } from '../contract.ts'
import { useRefreshCampaigns } from './use-campaigns.ts'

export type Ending = 'delete' | 'unschedule' | 'stop'

const WORDS = {
  delete: {
    title: 'Delete this draft?',
    description: (name: string) => `'${name}' is deleted for good. Nobody has received it.`,
    confirmLabel: 'Delete draft',
    busyLabel: 'Deleting...',
    danger: true,
    done: { title: 'Draft Deleted', description: 'Nobody had received it.' },
  },
  unschedule: {
    title: 'Cancel the schedule?',
    description: (name: string) => `'${name}' becomes a draft again. Nobody has received it.`,
    confirmLabel: 'Cancel schedule',
    busyLabel: 'Cancelling...',
    danger: false,
    done: { title: 'Schedule Cancelled', description: 'The campaign is a draft again.' },
  },
  stop: {
    title: 'Stop sending?',
    description: (name: string) =>
      `Whoever has not received '${name}' yet will not get it. This cannot be taken up again.`,
    confirmLabel: 'Stop sending',
    busyLabel: 'Stopping...',
    danger: true,
    done: { title: 'Sending Stopped', description: 'Nobody else will get this campaign.' },
  },
} as const

export function EndingDialog(props: { campaign: Campaign; ending: Ending; onClose: () => void }) {
  const { campaign, ending, onClose } = props
  const refresh = useRefreshCampaigns()
  const { done, description, ...words } = WORDS[ending]

  async function confirm() {
    const params = { id: campaign.id }
    if (ending === 'delete') await callSignedIn(deleteCampaign, { params })
    else await callSignedIn(cancelCampaign, { params })
    toast(done)
    await refresh()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      {...words}
      description={description(campaign.name)}
      onConfirm={confirm}
    />
  )
}
