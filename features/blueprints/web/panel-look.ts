/** A column of actions: beside the files on wide pages. */
export const actionLook =
  'flex min-h-11 w-full items-center gap-3.5 px-5 text-left text-ui text-ink no-underline hover:bg-hover aria-disabled:cursor-not-allowed aria-disabled:text-ink-3'

export const groupLook = 'border-t border-line py-1.5'
