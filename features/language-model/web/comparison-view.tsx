// Two plans of one brief: side by side, or on a phone one at a time.
import clsx from 'clsx'
import { useState } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import MarkdownView from '#web/ui/markdown-view.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import type { Comparison, Side } from '../contract.ts'
import { costOf, fallbackWords } from './words.ts'

type Which = 'house' | 'model'
const NAMES: Record<Which, string> = { house: 'The house', model: 'With the model' }
const OPTIONS = (['house', 'model'] as const).map((value) => ({ value, label: NAMES[value] }))

export function ComparisonView({ comparison }: { comparison: Comparison }) {
  const { house, model } = comparison
  const [chosen, setChosen] = useState<Which>('model')
  const onPhone = model ? chosen : 'house'
  if (!house) return null
  const sides = (['house', 'model'] as const).flatMap((which) => {
    const side = comparison[which]
    return side ? [{ which, side }] : []
  })
  const look = (which: Which) => clsx('min-w-0', which !== onPhone && 'max-lg:hidden')
  return (
    <section aria-label="Both plans" className="grid gap-6">
      {model && (
        <Segmented
          label="Which plan"
          value={chosen}
          onChange={(value) => setChosen(value as Which)}
          options={OPTIONS}
          className="lg:hidden"
        />
      )}
      <div className="grid gap-6 lg:grid-cols-2">
        {sides.map(({ which, side }) => (
          <Summary key={which} which={which} side={side} className={look(which)} />
        ))}
      </div>
      {house.sections.map(({ id, title }) => (
        <section key={id} aria-labelledby={`section-${id}`}>
          <h3 id={`section-${id}`} className="text-h3 font-semibold">
            {title}
          </h3>
          <div className="mt-3 grid gap-6 lg:grid-cols-2">
            {sides.map(({ which, side }) => (
              <SectionCard key={which} which={which} side={side} id={id} className={look(which)} />
            ))}
          </div>
        </section>
      ))}
    </section>
  )
}

type SideProps = { which: Which; side: Side; className: string }

function Summary({ which, side: { seconds, sections, writing }, className }: SideProps) {
  const byModel = sections.filter(({ by }) => by === 'model').length
  const figures = {
    Time: `${seconds.toFixed(1)} s`,
    'Sections by the model': `${byModel} of ${sections.length}`,
    Calls: String(writing?.calls ?? 0),
    'Tokens read': (writing?.inputTokens ?? 0).toLocaleString('en-US'),
    'Tokens written': (writing?.outputTokens ?? 0).toLocaleString('en-US'),
    Cost: costOf(writing),
  }
  return (
    <Card className={className}>
      <h3 className="text-h3 font-semibold">{writing ? writing.model : NAMES[which]}</h3>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-3">
        {Object.entries(figures).map(([name, figure]) => (
          <div key={name} className="min-w-0 border-l border-draft-soft pl-4">
            <dt className="text-caption text-ink-3">{name}</dt>
            <dd className="text-body font-semibold tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      {writing && writing.fallbacks.length > 0 && (
        <p className="mt-5 text-small text-ink-2">{fallbackWords(writing.fallbacks)}</p>
      )}
    </Card>
  )
}

function SectionCard({ which, side, id, className }: SideProps & { id: string }) {
  const section = side.sections.find((one) => one.id === id)
  if (!section) return null
  return (
    <Card className={className}>
      <Badge kind={section.by === 'model' ? 'cyan' : 'neutral'}>
        {section.by === 'model' ? 'Written by the model' : 'Written by the house'}
      </Badge>
      <span className="sr-only">{NAMES[which]}</span>
      <MarkdownView text={section.text} className="mt-4 text-small" />
    </Card>
  )
}
