import clsx from 'clsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { CornerMarks } from '#web/ui/corner-marks.tsx'
import { dollars, PACKS, type Pack, type PackFacts } from '../../prices.ts'
import { perPiece } from './pack-words.ts'

type Props = { busy: Pack | undefined; onBuy: (pack: Pack) => void }

export function PackCards({ busy, onBuy }: Props) {
  return (
    <ul className="grid gap-6 md:grid-cols-3 md:gap-5 lg:gap-6">
      {(Object.keys(PACKS) as Pack[]).map((pack) => (
        <PackCard
          key={pack}
          facts={PACKS[pack]}
          state={busy === pack ? 'busy' : busy ? 'waiting' : 'rest'}
          onBuy={() => onBuy(pack)}
        />
      ))}
    </ul>
  )
}

type CardProps = { facts: PackFacts; state: 'rest' | 'busy' | 'waiting'; onBuy: () => void }

function PackCard({ facts, state, onBuy }: CardProps) {
  const { name, priceCents, saving, mostPopular } = facts
  return (
    <li
      className={clsx(
        'relative flex min-w-0 flex-col border bg-surface p-6 lg:p-7',
        mostPopular ? 'border-draft' : 'rounded-3 border-line',
      )}
    >
      {mostPopular && <CornerMarks />}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="text-body font-semibold">{name}</h2>
        {mostPopular && <Badge kind="cyan">Most popular</Badge>}
      </div>
      <p className="mt-4 text-[2.75rem] font-semibold leading-tight tracking-[-0.036em]">
        {dollars(priceCents)}
      </p>
      <p className="mt-2 text-ui text-ink-2">{perPiece(facts)}</p>
      {saving && (
        <p className="mt-3">
          <Badge kind="ok" dotless>
            {saving}
          </Badge>
        </p>
      )}
      <div className="mt-auto grid pt-6">
        <Button
          kind={mostPopular ? 'signal' : 'second'}
          busy={state === 'busy'}
          busyLabel="Opening payment..."
          disabled={state === 'waiting'}
          onClick={onBuy}
        >
          Buy {name}
        </Button>
      </div>
    </li>
  )
}
