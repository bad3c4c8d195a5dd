import { type KeyboardEvent, useEffect, useState } from 'react'
import { formatMoney } from '#engine/money.ts'
import { fieldText, meaningOf } from '#web/typed-quantity.ts'
import { Field } from '#web/ui/field.tsx'
import { edgeLook, inputLook } from '#web/ui/field-look.ts'
import { usePause } from '#web/use-pause.ts'
import type { UnderstandingReply, UnderstoodQuestion } from '../contract.ts'
import { withAnswer } from './corrections.ts'
import { TakeBack } from './points.tsx'
import type { Understanding } from './use-understanding.ts'

const COUNTS = ['', 'One question that changes', 'Two questions that change', 'Three questions that change']

type Props = { understanding: Understanding; reading: UnderstandingReply }

export function Questions({ understanding: { corrections, correct }, reading: { questions } }: Props) {
  if (questions.length === 0) return null
  return (
    <div className="grid gap-6 border-t border-line px-5 pt-6 pb-7 @lg:px-7">
      <h3 className="text-[1.125rem]">
        {COUNTS[questions.length] ?? 'Questions that change'} your plan the most
      </h3>
      {questions.map((question) => (
        <Question
          key={question.id}
          question={question}
          answer={corrections.answers?.[question.id]}
          onAnswer={(value) => correct(withAnswer(corrections, question.id, value))}
        />
      ))}
    </div>
  )
}

type QuestionProps = {
  question: UnderstoodQuestion
  answer: number | undefined
  onAnswer: (value: number | undefined) => void
}

function Question({ question, answer, onAnswer }: QuestionProps) {
  const { ask, unit, currency = '', assumedText, rangeText, effect, least, most } = question
  const kind = kindOf(question)
  const [typed, setTyped] = useState<string>()
  const settled = usePause(typed ?? '')
  const meaning = typed?.trim()
    ? meaningOf(typed, { kind, bounds: { low: least, high: most } }, currency)
    : undefined
  const isSettled = typed !== undefined && settled === typed
  const error = isSettled && meaning && 'error' in meaning ? meaning.error : undefined
  const value = meaning && 'value' in meaning ? meaning.value : undefined
  const isEmptied = typed?.trim() === ''

  useEffect(() => {
    if (isSettled && (isEmptied || value !== undefined) && value !== answer) onAnswer(value)
  }, [isSettled, isEmptied, value])

  function leave() {
    if (meaning && 'error' in meaning) return
    if (typed !== undefined && value !== answer) onAnswer(value)
    setTyped(undefined)
  }
  const sign = kind === 'money' ? formatMoney(0, currency, { digits: 0 }).replace('0', '').trim() : ''
  return (
    <div>
      <Field label={ask} error={error} hint={`Skip it and we’ll assume ${assumedText}, likely ${rangeText}.`}>
        {(control) => (
          <span className="flex items-center gap-2.5">
            <span className="relative w-40 max-w-full">
              {sign && <Sign side="left-3.5">{sign}</Sign>}
              <input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                value={typed ?? (answer === undefined ? '' : fieldText(answer, kind, currency))}
                placeholder={fieldText(question.assumed, kind, currency)}
                onChange={(event) => setTyped(event.target.value)}
                onBlur={leave}
                onKeyDown={staysHere}
                className={`${inputLook} ${edgeLook(error)} h-(--control) tabular-nums ${sign ? (sign.length > 2 ? 'pl-14!' : 'pl-9!') : ''} ${kind === 'percent' ? 'pr-9!' : ''}`}
              />
              {kind === 'percent' && <Sign side="right-3.5">%</Sign>}
            </span>
            {unit !== 'count' && kind === 'number' && <span className="text-small text-ink-2">{unit}</span>}
          </span>
        )}
      </Field>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-caption text-ink-3">
        <span className="wrap-anywhere">{effect}</span>
        {answer !== undefined && (
          <TakeBack
            of={ask}
            onPress={() => {
              setTyped(undefined)
              onAnswer(undefined)
            }}
          />
        )}
      </p>
    </div>
  )
}

/** Some counts are averages: 1.3 visits a year. */
function kindOf({ unit, assumed, least }: UnderstoodQuestion) {
  if (unit === 'money' || unit === 'percent') return unit
  return unit === 'count' && Number.isInteger(assumed) && Number.isInteger(least) ? unit : 'number'
}

function Sign({ side, children }: { side: string; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={`pointer-events-none absolute inset-y-0 flex items-center text-ui text-ink-3 ${side}`}
    >
      {children}
    </span>
  )
}

/** Enter answers the question; it does not send the order. */
function staysHere(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.blur()
  event.currentTarget.focus()
}
