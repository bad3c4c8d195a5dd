/** The row, with its line. */
export const tabRowLook =
  '-mx-2 flex gap-3 overflow-x-auto bg-[linear-gradient(var(--line),var(--line))] bg-[position:8px_100%] bg-[size:calc(100%-16px)_1px] bg-no-repeat [scrollbar-width:none]'

/** Wider than its words, so that the ring of the focus does not run through them; the line below is not. */
export const tabLook =
  'relative flex min-h-12 shrink-0 items-center gap-2 px-2 text-ui font-[550] text-ink-2 after:absolute after:inset-x-2 after:bottom-0 after:border-b-2 after:border-transparent hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:text-ink data-[state=active]:after:border-draft aria-[current=page]:text-ink aria-[current=page]:after:border-draft'
