import { TextArea, TextField } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio.tsx'
import { type Campaign, CONTENT_MOST } from '../contract.ts'
import { AUDIENCE_WORDS, type Typed } from './campaign-words.ts'

export type Draft = Typed & { audience: Campaign['audience'] }

const AUDIENCES = Object.entries(AUDIENCE_WORDS).map(([value, label]) => ({ value, label }))

type Props = { typed: Draft; faults: Partial<Typed>; onChange: (changes: Partial<Draft>) => void }

export function EditorFields({ typed, faults, onChange }: Props) {
  return (
    <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:gap-8">
      <div className="grid content-start gap-5">
        <TextField
          label="Name"
          name="name"
          hint="Only admins see it."
          maxLength={120}
          value={typed.name}
          error={faults.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <TextField
          label="Subject"
          name="subject"
          maxLength={150}
          value={typed.subject}
          error={faults.subject}
          onChange={(event) => onChange({ subject: event.target.value })}
        />
        <RadioGroup
          legend="Audience"
          value={typed.audience}
          options={AUDIENCES}
          onChange={(audience) => onChange({ audience: audience as Draft['audience'] })}
        />
      </div>
      <TextArea
        label="Content"
        name="content"
        rows={11}
        maxLength={CONTENT_MOST}
        value={typed.content}
        error={faults.content}
        hint="Markdown: # heading, **bold**, *italic*, - list, [words](https://…). A line that is only a link becomes a button."
        onChange={(event) => onChange({ content: event.target.value })}
      />
    </div>
  )
}
