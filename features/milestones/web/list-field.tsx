import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Button, IconButton } from '#web/ui/button.tsx'
import { inputLook } from '#web/ui/field-look.ts'

type Props = { label: string; item: string; items: string[]; onChange: (items: string[]) => void }

export function ListField({ label, item, items, onChange }: Props) {
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  /** Which entry is to have the focus when it is there. */
  const wanted = useRef<number>(undefined)

  useEffect(() => {
    if (wanted.current === undefined) return
    const fields = list.current?.querySelectorAll('textarea')
    const field = fields?.[Math.min(wanted.current, fields.length - 1)]
    wanted.current = undefined
    if (field) field.focus()
    else add.current?.focus()
  })

  function insert(at: number) {
    wanted.current = at
    onChange(items.toSpliced(at, 0, ''))
  }
  function remove(at: number) {
    wanted.current = at
    onChange(items.toSpliced(at, 1))
  }
  /** An entry is one paragraph: Enter begins the next. */
  function press(event: KeyboardEvent, at: number) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    insert(at + 1)
  }

  return (
    <fieldset className="grid min-w-0 content-start gap-1.5">
      <legend className="mb-1.5 text-small font-[550]">
        {label} <span className="font-normal text-ink-3">{items.length}</span>
      </legend>
      <ol ref={list} className="grid gap-2 empty:hidden">
        {items.map((text, i) => (
          <li key={i} className="flex items-start gap-1">
            <textarea
              id={`${id}-${i}`}
              rows={1}
              aria-label={`${label}, ${item} ${i + 1}`}
              value={text}
              onChange={({ target }) => onChange(items.with(i, target.value))}
              onKeyDown={(event) => press(event, i)}
              className={`${inputLook} field-sizing-content min-h-(--control) resize-none border-line-strong py-2.5`}
            />
            <IconButton label={`Remove ${item} ${i + 1}`} icon={X} onClick={() => remove(i)} />
          </li>
        ))}
      </ol>
      {items.length === 0 && <p className="text-small text-ink-2">There is none yet.</p>}
      <Button
        ref={add}
        icon={Plus}
        onClick={() => insert(items.length)}
        className="mt-1 justify-self-start max-sm:w-full"
      >
        Add {item}
      </Button>
    </fieldset>
  )
}
