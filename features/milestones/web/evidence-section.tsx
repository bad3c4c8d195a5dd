import { type FormEvent, useEffect, useId, useState } from 'react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { Select } from '#web/ui/select.tsx'
import { COUNTED, type Counted, type Evidence, type Milestone } from '../contract.ts'
import {
  COUNTED_WORDS,
  changeInWords,
  isReached,
  reachable,
  reachedInWords,
  typedFor,
} from './evidence-words.ts'
import { useEvidence } from './use-evidence.ts'

type Props = {
  blueprintId: string
  milestone: Milestone
  evidence: Evidence | undefined
  /** Whether something was typed that is not saved. */
  onDirty: (dirty: boolean) => void
}

interface Typed {
  counted: Counted
  words: string
  target: string
  reached: string
}

const OPTIONS = COUNTED.map((value) => ({ value, label: COUNTED_WORDS[value].label }))

const typedOf = (evidence: Evidence | undefined): Typed => ({
  counted: evidence?.counted ?? 'interviews',
  words: evidence?.words ?? '',
  target: evidence ? typedFor(evidence.target) : '',
  reached: evidence ? typedFor(evidence.reached) : '',
})

/** Set beforehand: the number that has to be reached, before the milestone may be called done. */
export function EvidenceSection({ blueprintId, milestone, evidence, onDirty }: Props) {
  const [typed, setTyped] = useState(() => typedOf(evidence))
  const [tried, setTried] = useState(false)
  const { write, drop, isBusy, error } = useEvidence(blueprintId, milestone)
  const heading = useId()
  const before = typedOf(evidence)
  const isDirty = (Object.keys(typed) as (keyof Typed)[]).some((name) => typed[name] !== before[name])
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const [known, setKnown] = useState(evidence)
  if (known !== evidence) {
    // Saved, or taken off: what is shown is what is kept.
    setKnown(evidence)
    if (!error) setTyped(typedOf(evidence))
  }
  const faults = tried ? faultsOf(typed, evidence) : {}
  const set = (change: Partial<Typed>) => setTyped((now) => ({ ...now, ...change }))

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isBusy || Object.keys(faultsOf(typed, evidence)).length > 0) return
    const { counted, words } = typed
    const goal = {
      counted,
      words: counted === 'own' ? words : '',
      target: reachable(typed.target, counted) ?? 0,
    }
    write(goal, evidence ? (reachable(typed.reached, counted) ?? 0) : 0, evidence?.version ?? 0)
  }

  return (
    <section aria-labelledby={heading} className="mt-8 border-t border-line pt-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={heading} className="text-h3">
          Evidence
        </h3>
        {evidence && (
          <Badge kind={isReached(evidence) ? 'ok' : 'warn'}>
            {isReached(evidence) ? 'Reached' : 'Waiting'}
          </Badge>
        )}
      </div>
      <p className="mt-1 text-small text-ink-2">
        {evidence
          ? 'This milestone is done once the number is reached.'
          : 'Set a number to reach before this milestone may be called done. It works best when you set it first.'}
      </p>
      {evidence && (
        <div className="mt-4">
          <ProgressBar
            label="Evidence"
            value={Math.min(100, (evidence.reached / evidence.target) * 100)}
            text={reachedInWords(evidence)}
          />
          <p className="mt-2 text-small font-[550] wrap-anywhere">{reachedInWords(evidence)}</p>
          <ul className="text-small text-ink-2">
            {evidence.changes.map((change) => (
              <li key={change.at} className="wrap-anywhere">
                {changeInWords(change)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <fieldset disabled={isBusy} className="grid min-w-0 gap-4 sm:grid-cols-2">
          <Select
            label="What is counted"
            value={typed.counted}
            onChange={(counted) => set({ counted: counted as Counted })}
            options={OPTIONS}
          />
          {typed.counted === 'own' && (
            <TextField
              label="In your words"
              maxLength={60}
              placeholder="sign-ups from bakers"
              value={typed.words}
              onChange={(event) => set({ words: event.target.value })}
              error={faults.words}
            />
          )}
          <TextField
            label="Number to reach"
            inputMode="decimal"
            autoComplete="off"
            value={typed.target}
            onChange={(event) => set({ target: event.target.value })}
            error={faults.target}
            hint={
              evidence?.noted
                ? 'Progress is noted: if you change the number now, the change stays to be seen.'
                : undefined
            }
          />
          {evidence && (
            <TextField
              label="Reached so far"
              inputMode="decimal"
              autoComplete="off"
              value={typed.reached}
              onChange={(event) => set({ reached: event.target.value })}
              error={faults.reached}
            />
          )}
        </fieldset>
        <p role="alert" className="text-small text-danger empty:hidden">
          {error && `Not saved: ${sentenceOf(error, 'The server cannot be reached.')}`}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy} busyLabel="Saving..." className="max-sm:w-full">
            {evidence ? 'Save evidence' : 'Set number'}
          </Button>
          {evidence && !evidence.noted && (
            <Button kind="ghost" disabled={isBusy} onClick={drop} className="max-sm:w-full">
              Take the number off
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}

type Faults = Partial<Record<keyof Typed, string>>

function faultsOf({ counted, words, target, reached }: Typed, evidence: Evidence | undefined): Faults {
  const [wanted, got] = [reachable(target, counted), reachable(reached, counted)]
  const isPercent = counted === 'conversion'
  return {
    ...(counted === 'own' && words.trim() === '' && { words: 'Please say what is counted.' }),
    ...(!wanted && { target: 'Please enter a number above zero.' }),
    ...(isPercent && wanted && wanted > 100 && { target: 'A conversion is at most 100 percent.' }),
    ...(evidence && got === undefined && { reached: 'Please enter a number.' }),
    ...(isPercent && got && got > 100 && { reached: 'A conversion is at most 100 percent.' }),
  }
}
