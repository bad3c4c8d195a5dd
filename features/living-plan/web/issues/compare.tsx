import clsx from 'clsx'
import { useState } from 'react'
import type { Answer } from '#kit/endpoint.ts'
import { Asked } from '#web/calls/asked.tsx'
import { useAnswer } from '#web/calls/use-call.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { compareIssues, type Issue } from '../../contract.ts'
import { FigureTable } from '../figure-table.tsx'
import { type Piece, pairedParagraphs } from './diff.ts'

type Compared = Answer<typeof compareIssues>

type Props = { id: string; issues: Issue[]; first: { from: number; to: number }; onClose: () => void }

/** Two issues: the figures that differ, and the words, side by side. */
export function CompareIssues({ id, issues, first, onClose }: Props) {
  const [{ from, to }, setPair] = useState(first)
  const asked = useAnswer(compareIssues, { params: { id }, query: { from, to } }, { enabled: from !== to })
  const options = issues.map(({ number, isCurrent }) => ({
    value: String(number),
    label: `Issue ${number}${isCurrent ? ', current' : ''}`,
  }))
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Compare two issues" size="wide">
      <div className="grid grid-cols-2 gap-4">
        <Select
          label="From"
          value={String(from)}
          options={options}
          onChange={(value) => setPair({ from: Number(value), to })}
        />
        <Select
          label="To"
          value={String(to)}
          options={options}
          onChange={(value) => setPair({ from, to: Number(value) })}
        />
      </div>
      <div className="mt-6">
        {from === to ? (
          <p className="text-ui text-ink-2">Choose two different issues.</p>
        ) : (
          <Asked key={`${from} ${to}`} query={asked} failed="The issues could not be compared">
            {(compared) => <Differences {...compared} />}
          </Asked>
        )}
      </div>
    </Dialog>
  )
}

function Differences({ from, to, figures, sections }: Compared) {
  if (figures.length === 0 && sections.length === 0)
    return <p className="text-ui text-ink-2">These two say the same.</p>
  return (
    <div className="grid gap-8">
      {figures.length > 0 && (
        <FigureTable caption={`Figures of issue ${from} and issue ${to}`} figures={figures} />
      )}
      {sections.map(({ id, title, before, after }) => (
        <section key={id} aria-labelledby={`section-${id}`}>
          <h3 id={`section-${id}`} className="text-h3">
            {title}
          </h3>
          <div className="mt-3 grid gap-4">
            {pairedParagraphs(before, after).map((pair, i) => (
              <div key={i} className="grid gap-x-8 gap-y-2 border-t border-line pt-4 md:grid-cols-2">
                <Paragraph label={`Issue ${from}`} pieces={pair.before} as="del" />
                <Paragraph label={`Issue ${to}`} pieces={pair.after} as="ins" />
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

type ParagraphProps = { label: string; pieces: Piece[] | undefined; as: 'del' | 'ins' }

function Paragraph({ label, pieces, as: Mark }: ParagraphProps) {
  return (
    <div className={clsx('min-w-0 text-small', !pieces && 'max-md:hidden')}>
      <p className="text-caption font-[550] text-ink-3">{label}</p>
      <p className="mt-1 text-ink-2 wrap-anywhere">
        {pieces?.map(({ text, isOwn }, i) =>
          isOwn ? (
            <Mark
              key={i}
              className={clsx(
                'rounded-1 font-[550] decoration-1',
                Mark === 'del' ? 'bg-danger-tint text-danger line-through' : 'bg-ok-tint text-ok underline',
              )}
            >
              {text}
            </Mark>
          ) : (
            <span key={i}>{text}</span>
          ),
        ) ?? 'Nothing of this stood here.'}
      </p>
    </div>
  )
}
