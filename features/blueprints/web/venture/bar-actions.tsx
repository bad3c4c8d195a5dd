import { Download, Ellipsis, MessagesSquare, Share2, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ReviewDialog } from '#features/plan-reviews/web/public.ts'
import { addressOf } from '#kit/call.ts'
import { lazyPart } from '#web/lazy-part.tsx'
import { useIsOrderOnly } from '#web/session.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { zipFiles } from '../../contract.ts'

const ShareDialog = lazyPart(() =>
  import('../dialogs/share-dialog.tsx').then(({ ShareDialog }) => ({ default: ShareDialog })),
)

type Props = { id: string; blueprintId: string; onBin: () => void }

/** What concerns the whole blueprint, on whichever tab. */
export function BarActions({ id, blueprintId, onBin }: Props) {
  const [open, setOpen] = useState<'share' | 'review'>()
  // Whom a purchase let in signs in first: there is no member to post as.
  const canAsk = !useIsOrderOnly()
  return (
    <>
      <Button size="small" icon={Share2} onClick={() => setOpen('share')} className="max-lg:hidden">
        Share
      </Button>
      <Menu
        label="More"
        trigger={<IconButton label="More" icon={Ellipsis} />}
        items={[
          ...(canAsk
            ? [{ label: 'Ask for review', icon: MessagesSquare, onSelect: () => setOpen('review') }]
            : []),
          { label: 'Share this blueprint', icon: Share2, onSelect: () => setOpen('share') },
          {
            label: 'Download all as ZIP',
            icon: Download,
            onSelect: () => window.location.assign(addressOf(zipFiles, { params: { id } })),
          },
          { label: 'Open the bin', icon: Trash2, onSelect: onBin },
        ]}
      />
      <Suspense fallback={null}>
        {open === 'share' && <ShareDialog id={id} files={[]} isWhole onClose={() => setOpen(undefined)} />}
        {open === 'review' && <ReviewDialog blueprintId={blueprintId} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </>
  )
}
