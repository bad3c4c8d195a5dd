// What is known of one figure: the founder's words, the source, the assumption with its range, or how it was computed.
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Prose, ReaderFigure, ReaderPlan, ReaderSource } from '../contract.ts'

type Props = {
  figure: ReaderFigure
  plan: Pick<ReaderPlan, 'sources' | 'figures' | 'sections'>
  isShared: boolean
  /** A reader who goes on to another section is done here. */
  onLeave: () => void
  /** What another value would do, for the founder. */
  children?: ReactNode
}

export function FigureNote({ figure, plan, isShared, onLeave, children }: Props) {
  const source = plan.sources.find(({ mark }) => mark === figure.source)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 text-ui">
      <p className="text-lead font-semibold leading-snug wrap-anywhere">{figure.text}</p>
      <Ground figure={figure} plan={plan} isShared={isShared} onLeave={onLeave} />
      {source && <SourceNote source={source} isFrame={figure.origin === 'assumption'} note={figure.note} />}
      {children}
    </div>
  )
}

function Ground({ figure, plan, isShared, onLeave }: Omit<Props, 'children'>) {
  const { origin, quote, was, range, why } = figure
  if (origin === 'computed') return <ComputedNote figure={figure} plan={plan} onLeave={onLeave} />
  return (
    <>
      {quote && (
        <blockquote className="border-l-2 border-v-line pl-3 text-ink-2 wrap-anywhere">
          <q>{quote}</q>
        </blockquote>
      )}
      {origin === 'founder' && was !== undefined && (
        <p className="text-ink-2">
          {isShared ? 'The founder set this.' : 'You set this.'} {was && `The plan had ${was} before.`}
        </p>
      )}
      {why && <p className="text-ink-2 wrap-anywhere">{sentence(why)}</p>}
      {range && (
        <p className="text-small text-ink-2">
          Likely range: <span className="font-[550] text-ink tabular-nums">{range}</span>
        </p>
      )}
    </>
  )
}

const sentence = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`

type ComputedProps = Pick<Props, 'figure' | 'plan' | 'onLeave'>

function ComputedNote({ figure: { working, place }, plan, onLeave }: ComputedProps) {
  const section = plan.sections.find(({ id }) => id === place)
  return (
    <>
      {working ? (
        <p className="text-ink-2">
          <span className="block text-small">Worked out as</span>
          <span className="text-ink tabular-nums">{plainWords(working, plan.figures)}</span>
        </p>
      ) : (
        <p className="text-ink-2">It follows from the other figures of the plan, and changes with them.</p>
      )}
      {section && (
        <p className="text-small">
          <a
            href={`#${section.id}`}
            onClick={onLeave}
            className="font-[550] text-navy underline underline-offset-3"
          >
            See it in {section.title}
          </a>
        </p>
      )}
    </>
  )
}

const plainWords = (prose: Prose, figures: ReaderPlan['figures']): string =>
  prose
    .map((run) =>
      typeof run === 'string' ? run : 'url' in run ? run.url : (figures[run.figure]?.text ?? ''),
    )
    .join('')

const STRENGTHS: Record<ReaderSource['strength'], string> = {
  official: 'Strong: official statistics, law, or the payer itself',
  industry: 'Fair: a survey or report of the industry',
  weak: 'Weak: a vendor or a single article',
}

type SourceProps = { source: ReaderSource; isFrame: boolean; note: string | undefined }

function SourceNote({ source, isFrame, note }: SourceProps) {
  const { publisher, title, year, strength, url } = source
  const rows: [string, string][] = [
    ['From', publisher],
    ['Title', title],
    ...(year > 0 ? [['Year', String(year)] as [string, string]] : []),
    ['Strength', STRENGTHS[strength]],
    ...(note ? [['Note', note] as [string, string]] : []),
  ]
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      {isFrame && (
        <p className="text-small text-ink-2">The range comes from a source; the value is our choice.</p>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-small">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-6 items-center gap-1.5 justify-self-start text-small font-[550] text-navy underline underline-offset-3"
        >
          Open the source
          <ExternalLink size={14} strokeWidth={1.75} aria-hidden />
          <span className="sr-only">(new window)</span>
        </a>
      )}
    </div>
  )
}
