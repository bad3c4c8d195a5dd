import type { ReactNode } from 'react'

// 16 px on phones: below it iOS zooms the page into the field.
export const inputLook =
  'block w-full min-w-0 rounded-2 border bg-surface px-3.5 text-body sm:text-ui text-ink placeholder:text-ink-3 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3 [&[readonly]]:bg-sunken [&[readonly]]:text-ink-2'

/** A 1 px edge at rest, 2 px in colour when there is something to say. */
export function edgeLook(error?: ReactNode, valid?: ReactNode): string {
  if (error) return 'border-danger inset-ring-1 inset-ring-danger'
  if (valid) return 'border-ok inset-ring-1 inset-ring-ok'
  return 'border-line-strong'
}

export const popoverLook =
  'z-50 overflow-hidden rounded-2 border border-line bg-surface p-1 text-ui text-ink shadow-float'

export const optionLook =
  'relative flex min-h-10 cursor-pointer select-none items-center gap-3 rounded-1 py-2 pl-3 pr-9 outline-none'
