import clsx from 'clsx'
import { ArrowRight, BookOpen, Check, Copy, type LucideIcon, SlidersHorizontal, Terminal } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCopiedPrompt } from './use-copied-prompt.ts'

type Props = {
  readAddress: string
  planAddress: string
  pages: number
  minutes: number | undefined
  /** Of the Markdown for a coding tool, where there is one. */
  promptUrl: string | undefined
}

/** Reading comes first: it is the one thing in orange. */
export function Actions({ readAddress, planAddress, pages, minutes, promptUrl }: Props) {
  return (
    <div className="grid max-w-124 gap-2.5">
      <Link to={readAddress} className={clsx(LOOK, SIGNAL)}>
        <Face
          icon={BookOpen}
          title="Read the plan"
          text={[pages > 0 && `${pages} pages`, minutes && `about ${minutes} minutes`]
            .filter(Boolean)
            .join(', ')}
          end={ArrowRight}
        />
      </Link>
      <Link to={planAddress} className={clsx(LOOK, SECOND)}>
        <Face
          icon={SlidersHorizontal}
          title="Change an assumption"
          text="See what it does to your cash"
          end={ArrowRight}
        />
      </Link>
      {promptUrl && <CopyPrompt url={promptUrl} />}
    </div>
  )
}

function CopyPrompt({ url }: { url: string }) {
  const { isCopied, copy } = useCopiedPrompt(url)
  return (
    <button type="button" onClick={() => void copy()} className={clsx(LOOK, SECOND)}>
      <Face
        icon={Terminal}
        title={isCopied ? 'Copied' : 'Copy prompt'}
        text={
          isCopied
            ? 'Paste it into your coding tool'
            : 'For your coding tool: Claude Code, Cursor, Lovable, v0'
        }
        end={isCopied ? Check : Copy}
      />
      <span role="status" className="sr-only">
        {isCopied && 'Copied'}
      </span>
    </button>
  )
}

const LOOK =
  'relative grid min-h-16 grid-cols-[1.5rem_minmax(0,1fr)_1.25rem] items-center gap-3.5 rounded-2 border px-4 py-2.5 text-left transition-colors duration-(--fast) lg:min-h-17 lg:gap-4 lg:px-5'
const SIGNAL =
  'border-transparent bg-signal text-on-signal hover:bg-signal-hover active:bg-signal-press [&_*]:text-on-signal'
const SECOND = 'border-line-strong bg-surface text-ink hover:bg-hover active:bg-tint'

type FaceProps = { icon: LucideIcon; title: string; text: ReactNode; end: LucideIcon }

function Face({ icon: Icon, title, text, end: End }: FaceProps) {
  return (
    <>
      <Icon size={22} strokeWidth={1.75} aria-hidden />
      <span className="min-w-0">
        <b className="block text-body leading-tight font-semibold tracking-tight lg:text-[1.0625rem]">
          {title}
        </b>
        <span className="block text-small leading-snug text-ink-2">{text}</span>
      </span>
      <End size={20} strokeWidth={1.75} aria-hidden className="text-ink-3" />
    </>
  )
}
