import clsx from 'clsx'

export type DialogSize = 'narrow' | 'wide'

export const scrimLook = 'fixed inset-0 z-50 bg-scrim animate-[appear_200ms_var(--ease)]'

/** The frame spans the page, so that a list may reach beyond the panel; a press beside the panel falls through. */
export const frameLook = 'fixed inset-0 z-50 flex flex-col outline-none'
export const FRAME_STYLE = { pointerEvents: 'none' } as const

const PANEL =
  'pointer-events-auto relative mt-auto flex max-h-[92dvh] w-full flex-col overflow-hidden rounded-t-4 bg-surface text-ink shadow-dialog animate-[slide-up_420ms_var(--ease)]'

const CENTRED = 'sm:m-auto sm:max-h-[min(92dvh,60rem)] sm:rounded-4 sm:animate-[rise_200ms_var(--ease)]'

const WIDTHS: Record<DialogSize, string> = {
  narrow: 'sm:max-w-[min(27.5rem,calc(100vw-3rem))]',
  wide: 'sm:max-w-[min(63rem,calc(100vw-3rem))]',
}

/** A bottom sheet on phones, centred from 640 px on. */
export function panelLook(size: DialogSize): string {
  return clsx(PANEL, CENTRED, WIDTHS[size])
}

export const dialogFooterLook =
  'flex flex-col-reverse gap-3 px-6 pb-6 sm:flex-row sm:justify-end sm:px-8 sm:pb-8'
