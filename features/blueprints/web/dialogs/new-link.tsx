import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

const MARK_MS = 2_000

/** The address is kept nowhere: now is the time to take it. */
export function NewLink({ url }: { url: string }) {
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
      await navigator.clipboard.writeText(url)
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
        label="Link"
        readOnly
        value={url}
        dir="ltr"
        onFocus={(event) => event.target.select()}
        hint={
          state === 'refused'
            ? 'Your browser did not allow copying. The link is selected: copy it with the keyboard.'
            : 'It is shown only this once. Copy it before you close this window.'
        }
      />
      <Button
        kind="signal"
        icon={state === 'copied' ? Check : Copy}
        onClick={() => void copy()}
        className="mt-3 w-full"
      >
        {state === 'copied' ? 'Copied' : 'Copy link'}
      </Button>
      <span role="status" className="sr-only">
        {state === 'copied' && 'Copied'}
      </span>
    </div>
  )
}
