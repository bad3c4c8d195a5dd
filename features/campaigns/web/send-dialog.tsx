import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useAnswer, useCall } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { type Campaign, countAudiences, scheduleCampaign, sendCampaign, sendTest } from '../contract.ts'
import { momentFromField, people, when } from './campaign-words.ts'
import { TheirVersion } from './conflict.tsx'
import { useCampaignAnew, useRefreshCampaigns } from './use-campaigns.ts'

const FORM = 'send-campaign'
const WAYS = [
  { value: 'now', label: 'Send now' },
  { value: 'later', label: 'Schedule' },
]

type Props = { campaign: Campaign; onClose: () => void }

export function SendDialog({ campaign: opened, onClose }: Props) {
  // What is sent is what was seen. Only after it was said that another admin changed it, the changed one takes its place.
  const [campaign, setCampaign] = useState(opened)
  const { params, body } = { params: { id: campaign.id }, body: { version: campaign.version } }
  const [way, setWay] = useState('now')
  const [at, setAt] = useState('')
  const [dateFault, setDateFault] = useState('')
  const count = useAudience(campaign)
  const refresh = useRefreshCampaigns()
  const done = (words: { title: string; description: string }) => {
    toast(words)
    onClose()
    void refresh()
  }
  const askAnew = useCampaignAnew()
  const onError = () => void askAnew(opened.id).then((now) => now && setCampaign(now))
  const send = useCall(sendCampaign, {
    onError,
    onSuccess: ({ campaign: { results } }) =>
      done({ title: 'Sending Started', description: `On its way to ${people(results?.recipients ?? 0)}.` }),
  })
  const schedule = useCall(scheduleCampaign, {
    onError,
    onSuccess: ({ campaign: { scheduledFor = '' } }) =>
      done({ title: 'Campaign Scheduled', description: `It goes out ${when(scheduledFor)}.` }),
  })
  const isBusy = send.isPending || schedule.isPending
  const error = way === 'now' ? send.error : schedule.error

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (way === 'now') return send.mutate({ params, body })
    const moment = momentFromField(at)
    setDateFault(moment ? '' : 'Please choose a date and a time.')
    if (moment) schedule.mutate({ params, body: { ...body, at: moment } })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title="Send Campaign"
      description={campaign.subject}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button
            form={FORM}
            type="submit"
            kind="signal"
            disabled={way === 'now' && count.data === 0}
            busy={isBusy}
            busyLabel={way === 'now' ? 'Sending...' : 'Scheduling...'}
          >
            {way === 'now' ? 'Send Now' : 'Schedule'}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="grid gap-6">
        {campaign.version !== opened.version && <TheirVersion theirs={campaign} />}
        <Audience campaign={campaign} count={count.data} failed={count.isError} />
        <TestToMe id={campaign.id} />
        <Segmented label="When" value={way} onChange={setWay} options={WAYS} />
        {way === 'later' && (
          <TextField
            label="Date and time"
            type="datetime-local"
            name="at"
            value={at}
            error={dateFault}
            hint={`Your time zone: ${Intl.DateTimeFormat().resolvedOptions().timeZone}.`}
            onChange={(event) => setAt(event.target.value)}
          />
        )}
        <p role="alert" className="text-small text-danger empty:hidden">
          {error && sentenceOf(error, 'That did not work. Please try again.')}
        </p>
      </form>
    </Dialog>
  )
}

/** Counted anew each time the dialog opens. */
function useAudience({ audience }: Campaign) {
  const counts = useAnswer(countAudiences, undefined, { staleTime: 0 })
  return { data: counts.data?.[audience], isError: counts.isError }
}

type AudienceProps = { campaign: Campaign; count: number | undefined; failed: boolean }

function Audience({ campaign: { audience }, count, failed }: AudienceProps) {
  const who = audience === 'customers' ? 'customers who agreed to news' : 'people who agreed to news'
  const one = audience === 'customers' ? 'customer who agreed to news' : 'person who agreed to news'
  return (
    <p role="status" className="min-h-12 text-body">
      {count === undefined ? (
        <span className="text-ink-2">
          {failed ? 'The audience could not be counted.' : 'Counting the audience…'}
        </span>
      ) : count === 0 ? (
        'Nobody in this audience has agreed to news yet.'
      ) : (
        <>
          This goes to <strong className="font-semibold tabular-nums">{count.toLocaleString('en-US')}</strong>{' '}
          {count === 1 ? one : who}. Whoever leaves before their turn gets nothing.
        </>
      )}
    </p>
  )
}

function TestToMe({ id }: { id: string }) {
  const test = useCall(sendTest, {
    onSuccess: ({ sentTo }) =>
      toast({ title: 'Test Sent', description: `Look in the inbox of ${sentTo}.`, icon: 'mail' }),
    onError: (error) =>
      toast({
        kind: 'destructive',
        title: 'Test Failed',
        description: sentenceOf(error, 'Failed to send the test.'),
      }),
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-2 border border-line bg-sunken px-4 py-3">
      <p className="text-small text-ink-2">See it in your own inbox first.</p>
      <Button
        size="small"
        className="max-sm:min-h-11"
        busy={test.isPending}
        busyLabel="Sending..."
        onClick={() => test.mutate({ params: { id } })}
      >
        Send a test
      </Button>
    </div>
  )
}
