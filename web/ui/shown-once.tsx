import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { TextField } from './field.tsx'

const MARK_MS = 2_000

type ShownOnceProps = { label: string; value: string; copyLabel: string }

/** A secret that is kept nowhere: now is the time to take it. */
export function ShownOnce({ label, value, copyLabel }: ShownOnceProps) {
  const field = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'rest' | 'copied' | 'refused'>('rest')

  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (state !== 'copied') return
    const over = setTimeout(() => setState('rest'), MARK_MS)
    return () => clearTimeout(over)
  }, [state])

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setState('copied')
    } catch {
      // Not allowed here: it stands selected, and the keyboard copies it.
      field.current?.focus()
      field.current?.select()
      setState('refused')
    }
  }

  return (
    <div>
      <TextField
        ref={field}
        label={label}
        readOnly
        value={value}
        dir="ltr"
        onFocus={(event) => event.target.select()}
        hint={
          state === 'refused'
            ? `Your browser did not allow copying. The ${label.toLowerCase()} is selected: copy it with the keyboard.`
            : 'It is shown only this once. Copy it before you close this window.'
        }
      />
      <Button
        kind="signal"
        icon={state === 'copied' ? Check : Copy}
        onClick={() => void copy()}
        className="mt-3 w-full"
      >
        {state === 'copied' ? 'Copied' : copyLabel}
      </Button>
      <span role="status" className="sr-only">
        {state === 'copied' && 'Copied'}
      </span>
    </div>
  )
}
