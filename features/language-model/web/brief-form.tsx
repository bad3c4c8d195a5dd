import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { comparePlans } from '../contract.ts'
import { SAMPLES, type Typed } from './samples.ts'

const [FIRST = {} as Typed] = SAMPLES
const OPTIONS = SAMPLES.map(({ startupName }) => ({ value: startupName, label: startupName }))

type Props = { isRunning: boolean; onStarted: () => void }

/** The fields of the blueprint form; a sample is filled in. */
export function BriefForm({ isRunning, onStarted }: Props) {
  const [typed, setTyped] = useState<Typed>(FIRST)
  const [isTried, setTried] = useState(false)
  const start = useCall(comparePlans, {
    onSuccess: onStarted,
    onError: (error) =>
      toast({
        kind: 'destructive',
        title: 'Comparison Not Started',
        description: sentenceOf(error, 'Please try again in a moment.'),
      }),
  })
  const missing = (name: 'startupName' | 'businessIdea', sentence: string) =>
    isTried && typed[name].trim() === '' ? sentence : undefined
  const text = (name: keyof Typed) => ({
    name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (typed.startupName.trim() && typed.businessIdea.trim()) start.mutate({ body: typed })
  }

  return (
    <Card as="section">
      <CardTitle>A brief, planned both ways</CardTitle>
      <p className="mt-1 text-small text-ink-2">
        The model’s calls cost money and count against the day’s budget. Nobody is charged, and no blueprint
        is made.
      </p>
      <form onSubmit={submit} noValidate className="mt-5 grid gap-5">
        <Select
          label="Start from a sample"
          value={SAMPLES.find(({ startupName }) => startupName === typed.startupName)?.startupName ?? ''}
          onChange={(name) => setTyped(SAMPLES.find(({ startupName }) => startupName === name) ?? typed)}
          options={OPTIONS}
          placeholder="Typed by you"
        />
        <TextField
          label="Startup name"
          maxLength={200}
          error={missing('startupName', 'Please enter a startup name.')}
          {...text('startupName')}
        />
        <TextArea
          label="Business idea"
          rows={3}
          error={missing('businessIdea', 'Please describe the business idea.')}
          {...text('businessIdea')}
        />
        <TextArea label="Target customer" optional rows={2} {...text('targetCustomer')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Industry" optional {...text('industry')} />
          <TextField label="Stage" optional {...text('stage')} />
        </div>
        <TextArea label="Additional context" optional rows={3} {...text('additionalContext')} />
        <Button
          type="submit"
          kind="signal"
          busy={start.isPending || isRunning}
          busyLabel="Comparing..."
          className="justify-self-start max-sm:w-full"
        >
          Compare
        </Button>
      </form>
    </Card>
  )
}
