import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { LEAVES_WHEN_SIGNED_OUT, useAnswer, useCall } from '#web/calls/use-call.ts'
import { useLoginOn401 } from '#web/calls/use-login-on-401.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { getNotificationSettings, type NotificationFlags, saveNotificationSettings } from '../contract.ts'
import { NotificationSwitches } from './notification-switches.tsx'
import { Loading } from './notifications-loading.tsx'

export default function NotificationsPanel() {
  const settings = useAnswer(getNotificationSettings, undefined, LEAVES_WHEN_SIGNED_OUT)
  const signedOut = useLoginOn401(settings.error)
  const { failed, error, retrying, retry } = useRetry(settings)
  if (settings.data) return <SettingsForm saved={settings.data} />
  if (!failed || signedOut) return <Loading />
  return (
    <ErrorState
      title="Failed to load settings"
      text={sentenceOf(error, 'Please try again in a moment.')}
      onRetry={retry}
      busy={retrying}
    />
  )
}

function SettingsForm({ saved }: { saved: NotificationFlags }) {
  const client = useQueryClient()
  const [draft, setDraft] = useState<NotificationFlags>()
  const save = useCall(saveNotificationSettings, {
    onSuccess({ success: _, ...flags }, { body: sent }) {
      client.setQueryData([getNotificationSettings.path], flags)
      // What was switched while saving is not saved yet.
      setDraft((now) => (now === sent ? undefined : now))
      toast({ title: 'Settings saved', description: 'Your notification preferences have been updated.' })
    },
    onError() {
      toast({
        kind: 'destructive',
        title: 'Error',
        description: 'Failed to save settings. Please try again.',
      })
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!save.isPending) save.mutate({ body: draft ?? saved })
  }

  return (
    <Card as="form" flush onSubmit={submit}>
      <NotificationSwitches flags={draft ?? saved} onChange={setDraft} />
      <div className="flex flex-col gap-4 border-t border-line p-5 sm:flex-row-reverse sm:items-center sm:justify-between sm:px-6">
        <Button type="submit" kind="signal" busy={save.isPending} busyLabel="Saving...">
          Save Settings
        </Button>
        <p className="text-small text-ink-2 sm:max-w-[52ch]">
          You can also unsubscribe through the link at the bottom of any email.
        </p>
      </div>
    </Card>
  )
}
