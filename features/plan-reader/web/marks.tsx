// The four marks of where a figure came from. Their shape carries the meaning; words stand nearby or in the name.
import clsx from 'clsx'
import type { ReaderFigure } from '../contract.ts'

type Origin = ReaderFigure['origin']

export const ORIGIN_WORDS: Record<Origin, string> = {
  founder: 'You told us',
  source: 'From a source',
  assumption: 'We assumed this',
  computed: 'We computed this',
}

/** For whoever reads another's plan. */
export const SHARED_ORIGIN_WORDS: Record<Origin, string> = {
  ...ORIGIN_WORDS,
  founder: 'The founder said this',
  assumption: 'The plan assumes this',
  computed: 'The plan computed this',
}

/** '8%, we assumed this. Open.' */
export const figureName = (text: string, words: string): string =>
  `${text}, ${words.charAt(0).toLowerCase()}${words.slice(1)}. Open.`

const SHAPES: Record<Origin, string> = {
  founder: 'rounded-full bg-ink',
  source: 'bg-draft',
  assumption: 'rounded-full border-2 border-ink-2',
  computed: 'border-y border-ink-3',
}

export function OriginMark({ origin, className }: { origin: Origin; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-block shrink-0 [print-color-adjust:exact]',
        origin === 'computed' ? 'h-1 w-2' : 'size-2',
        SHAPES[origin],
        className,
      )}
    />
  )
}
