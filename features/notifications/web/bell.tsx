import clsx from 'clsx'
import { Bell as BellIcon } from 'lucide-react'
import { Popover as Radix } from 'radix-ui'
import { useEffect, useState } from 'react'
import { call } from '#kit/call.ts'
import { withQueries } from '#web/calls/with-queries.tsx'
import { saveUnread } from '#web/session.ts'
import { popoverLook } from '#web/ui/field-look.ts'
import { countUnread, UNREAD_MOST } from '../contract.ts'
import { BellPanel } from './bell-panel.tsx'

const LOOK_AGAIN_MS = 60_000

export default withQueries(Bell)

/** The count came with the page; while it is looked at, it is asked for again each minute. */
function Bell({ unread }: { unread: number }) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const timer = setInterval(lookAgain, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger
        className="relative grid size-11 place-items-center rounded-2 text-ink-2 hover:bg-hover hover:text-ink"
        aria-label={unread > 0 ? `Notifications, ${shown(unread)} unread` : 'Notifications'}
      >
        <BellIcon size={18} strokeWidth={1.75} aria-hidden />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute top-1 left-1/2 ml-0.5 min-w-4.5 rounded-full bg-navy px-1 text-center text-[11px] leading-4.5 font-semibold text-paper tabular-nums"
          >
            {shown(unread)}
          </span>
        )}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label="Notifications"
          className={clsx(
            popoverLook,
            'flex max-h-[min(36rem,var(--radix-popover-content-available-height))] w-[min(25rem,calc(100vw-1rem))] flex-col p-0! animate-[rise_120ms_var(--ease)]',
          )}
        >
          <BellPanel onLeave={() => setOpen(false)} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const shown = (unread: number) => (unread < UNREAD_MOST ? String(unread) : `${UNREAD_MOST - 1}+`)

/** Without a word when it fails: the bell keeps what it knew. */
function lookAgain(): void {
  if (document.visibilityState === 'visible')
    call(countUnread).then(
      ({ unread }) => saveUnread(unread),
      () => {},
    )
}
