import { type FormEvent, useEffect, useRef, useState } from 'react'
import { TITLE_LONGEST } from '#features/community/contract.ts'
import { faultOf } from '#web/calls/faults.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { postSection, QUESTION_LONGEST } from '../contract.ts'

export interface Wish {
  section: string
  title: string
  question: string
  hideName: boolean
}

export const FORM = 'ask-for-review'

type Props = {
  sections: { id: string; title: string }[]
  wish: Wish
  onChange: (wish: Wish) => void
  onPreview: () => void
}

export function ReviewForm({ sections, wish, onChange, onPreview }: Props) {
  const [tried, setTried] = useState(false)
  const title = useRef<HTMLInputElement>(null)
  const [comesBack] = useState(wish.title !== '')
  // From the preview: the button that led here is gone.
  useEffect(() => {
    if (comesBack) title.current?.focus()
  }, [comesBack])
  const faults = {
    section: wish.section ? undefined : 'Please choose a section.',
    title: faultOf(postSection.body.shape.title, wish.title),
  }
  const set = (change: Partial<Wish>) => onChange({ ...wish, ...change })

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!faults.section && !faults.title) onPreview()
  }

  return (
    <form id={FORM} noValidate onSubmit={submit} className="grid gap-5">
      <Select
        label="Section"
        value={wish.section}
        onChange={(section) => set({ section })}
        options={sections.map(({ id, title }) => ({ value: id, label: title }))}
        placeholder="Choose a section"
        error={tried ? faults.section : undefined}
      />
      <TextField
        ref={title}
        label="Title"
        maxLength={TITLE_LONGEST}
        placeholder="Would you pay this for bread on Sundays?"
        value={wish.title}
        onChange={(event) => set({ title: event.target.value })}
        error={tried ? faults.title : undefined}
      />
      <TextArea
        label="What do you want to know?"
        optional
        rows={3}
        maxLength={QUESTION_LONGEST}
        hint="It stands above the section."
        value={wish.question}
        onChange={(event) => set({ question: event.target.value })}
      />
      <Checkbox
        checked={wish.hideName}
        onChange={(hideName) => set({ hideName })}
        className="max-md:min-h-11 max-md:items-center"
        label="Take the startup's name, and mine, out of the section"
      />
    </form>
  )
}
