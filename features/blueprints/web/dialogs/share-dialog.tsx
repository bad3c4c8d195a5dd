import { type FormEvent, useState } from 'react'
import { useOneAtATime } from '#web/calls/one-at-a-time.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { ShownOnce } from '#web/ui/shown-once.tsx'
import { shareFiles } from '../../contract.ts'
import { counted } from '../file-words.ts'
import type { ShownFile } from '../files.ts'
import { useRefresh } from '../use-refresh.ts'
import { ShareList } from './share-list.tsx'

type Props = { id: string; files: ShownFile[]; isWhole: boolean; onClose: () => void }

const EXPIRIES = [
  { value: 'never', label: 'When I end it' },
  { value: '1', label: 'After 1 day' },
  { value: '7', label: 'After 7 days' },
  { value: '30', label: 'After 30 days' },
  { value: '90', label: 'After 90 days' },
]

export function ShareDialog({ id, files, isWhole, onClose }: Props) {
  const [link, setLink] = useState<{ url: string; shareId: string }>()
  const making = useOneAtATime<'link'>()
  const what = isWhole
    ? 'the whole blueprint'
    : files.length === 1
      ? `‘${files[0]?.title}’`
      : counted(files.length, 'file')
  return (
    <Dialog
      open
      // Not while one is made: it is shown only here, and only once.
      onOpenChange={(open) => !open && !making.busy && onClose()}
      closesOutside={!link}
      title="Share"
      description={
        <span className="wrap-anywhere">
          Whoever has the link can read <bdi>{what}</bdi>, and change nothing.
        </span>
      }
    >
      {link ? (
        <ShownOnce label="Link" value={link.url} copyLabel="Copy link" />
      ) : (
        <MakeLink
          {...{ id, making }}
          fileIds={isWhole ? undefined : files.map((file) => file.id)}
          onMade={(url, shareId) => setLink({ url, shareId })}
        />
      )}
      {/* A link that has ended is not offered for copying. */}
      <ShareList id={id} onEnded={(shareId) => shareId === link?.shareId && setLink(undefined)} />
    </Dialog>
  )
}

type MakeProps = {
  id: string
  fileIds: string[] | undefined
  making: ReturnType<typeof useOneAtATime<'link'>>
  onMade: (url: string, shareId: string) => void
}

function MakeLink({ id, fileIds, making, onMade }: MakeProps) {
  const [expiry, setExpiry] = useState('never')
  const refresh = useRefresh(id)
  const share = useCall(shareFiles, {
    onSuccess({ url, share: made }) {
      onMade(url, made.id)
      void refresh()
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const days = expiry === 'never' ? undefined : Number(expiry)
    // Of what failed the form tells.
    void making.run('link', () =>
      share.mutateAsync({ params: { id }, body: { fileIds, days } }).catch(() => {}),
    )
  }

  return (
    <form onSubmit={submit}>
      <Select label="The link ends" value={expiry} onChange={setExpiry} options={EXPIRIES} />
      <p role="alert" className="mt-3 text-small text-danger empty:hidden">
        {share.error && sentenceOf(share.error, 'The link could not be made. Please try again.')}
      </p>
      <Button
        type="submit"
        kind="signal"
        busy={Boolean(making.busy)}
        busyLabel="Creating..."
        className="mt-4 w-full"
      >
        Create link
      </Button>
    </form>
  )
}
