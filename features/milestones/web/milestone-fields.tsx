import clsx from 'clsx'
import { TextArea } from '#web/ui/field.tsx'
import type { Milestone } from '../contract.ts'
import { type Draft, listOf, textOf } from './draft.ts'
import { ListField } from './list-field.tsx'
import { WORDS } from './milestone-words.ts'

/** As high as what is written, so that little has to be scrolled. */
const GROWING = '[&_textarea]:field-sizing-content [&_textarea]:max-h-72'
const SHORT = '[&_textarea]:min-h-18'
const LONG = '[&_textarea]:min-h-28'

type Props = { milestone: Milestone; draft: Draft; onChange: (draft: Draft) => void }

/** Texts at the left, the list at the right. */
export function MilestoneFields({ milestone, draft, onChange }: Props) {
  const { fields } = WORDS[milestone]
  const texts = fields.filter(({ kind }) => kind !== 'list')
  const lists = fields.filter(({ kind }) => kind === 'list')
  const set = (name: string, value: Draft[string]) => onChange({ ...draft, [name]: value })
  return (
    <div className={clsx('grid items-start gap-6', lists.length > 0 && 'lg:grid-cols-2 lg:gap-8')}>
      <div className="grid min-w-0 gap-6">
        {texts.map((field, i) => (
          <TextArea
            key={field.name}
            label={field.label}
            value={textOf(draft[field.name])}
            onChange={({ target }) => set(field.name, target.value)}
            data-first-focus={i === 0 || undefined}
            className={clsx(GROWING, field.kind === 'short' ? SHORT : LONG)}
          />
        ))}
      </div>
      {lists.map(({ name, label, item = 'entry' }) => (
        <ListField
          key={name}
          label={label}
          item={item}
          items={listOf(draft[name])}
          onChange={(items) => set(name, items)}
        />
      ))}
    </div>
  )
}
