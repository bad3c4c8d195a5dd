import clsx from 'clsx'
import {
  CircleAlert,
  CircleCheck,
  Clock,
  Info,
  Loader,
  type LucideIcon,
  Mail,
  TriangleAlert,
  X,
} from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { Button, IconButton } from './button.tsx'
import { dismiss, type Toast, type ToastKind } from './toast-store.ts'

const SIGNS: Record<ToastKind, { icon: LucideIcon; tone: string }> = {
  ok: { icon: CircleCheck, tone: 'text-ok' },
  info: { icon: Info, tone: 'text-info' },
  warn: { icon: TriangleAlert, tone: 'text-warn' },
  destructive: { icon: CircleAlert, tone: 'text-danger' },
}

const ICONS: Record<NonNullable<Toast['icon']>, LucideIcon> = { mail: Mail, waiting: Loader, clock: Clock }

export default function Toaster({ shown }: { shown: Toast | null }) {
  const remember = useFocusBack(shown)
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Notification">
      {shown && <Card key={shown.id} toast={shown} />}
      <Radix.Viewport
        data-toasts
        hotkey={['F8']}
        onFocus={(event) => remember(event.relatedTarget)}
        className="pointer-events-none fixed inset-x-0 bottom-0 z-70 px-4 pb-4 sm:inset-x-auto sm:top-0 sm:right-0 sm:bottom-auto sm:w-[26.5rem] sm:max-w-full sm:p-6"
      />
    </Radix.Provider>
  )
}

/** Whoever came here by F8 goes back to where they were when the toast is gone. */
function useFocusBack(shown: Toast | null) {
  const before = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (shown || !before.current) return
    if (document.activeElement === document.body || document.activeElement?.matches('[data-toasts]'))
      before.current.focus()
    before.current = null
  }, [shown])
  return (from: EventTarget | null) => {
    const outside = from instanceof HTMLElement && !from.closest('[data-toasts]')
    if (outside) before.current = from
  }
}

function Action({ label, onAction }: NonNullable<Toast['action']>) {
  return (
    <Radix.Action asChild altText={label}>
      <Button size="small" onClick={onAction} className="mt-2.5 max-sm:min-h-11">
        {label}
      </Button>
    </Radix.Action>
  )
}

function Card({ toast }: { toast: Toast }) {
  const [paused, setPaused] = useState(false)
  const sign = SIGNS[toast.kind]
  const Icon = toast.icon ? ICONS[toast.icon] : sign.icon
  const bad = toast.kind === 'destructive'
  return (
    <Radix.Root
      type={bad ? 'foreground' : 'background'}
      onOpenChange={(open) => !open && dismiss(toast.id)}
      onPause={() => setPaused(true)}
      onResume={() => setPaused(false)}
      className={clsx(
        'pointer-events-auto relative flex gap-3 overflow-hidden rounded-3 border bg-surface py-4 pr-14 pl-4.5 shadow-float animate-[rise_200ms_var(--ease)] data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        bad ? 'border-danger' : 'border-line',
      )}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden className={clsx('mt-0.5 shrink-0', sign.tone)} />
      <div className="min-w-0">
        <Radix.Title className={clsx('text-ui font-semibold', bad && 'text-danger')}>
          {toast.title}
        </Radix.Title>
        {toast.description && (
          <Radix.Description className="text-small text-ink-2 wrap-anywhere">
            {toast.description}
          </Radix.Description>
        )}
        {toast.action && <Action {...toast.action} />}
      </div>
      <Radix.Close asChild>
        <IconButton label="Close" icon={X} className="absolute top-1.5 right-1.5" />
      </Radix.Close>
      <span
        aria-hidden="true"
        className={clsx(
          'absolute inset-x-0 bottom-0 h-0.5 origin-left animate-[run-out_5000ms_linear_forwards]',
          bad ? 'bg-danger' : 'bg-draft',
          paused && '[animation-play-state:paused]',
        )}
      />
    </Radix.Root>
  )
}
