import clsx from 'clsx'
import type { ChangeEvent } from 'react'
import { FigureMarks, IdeaChecks, type Understanding } from '#features/understanding/web/public.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { FieldName } from './fields.ts'
import type { BlueprintForm } from './use-blueprint-form.ts'
import type { Buyer } from './use-buyer.ts'

// Grows with what is typed, where the browser can.
const GROWS = '[&_textarea]:field-sizing-content [&_textarea]:max-h-60 [&_textarea]:resize-none'

type IdeaProps = { form: BlueprintForm; understanding: Understanding; className?: string }

/** The idea: what becomes the blueprint. */
export function IdeaFields({ form, understanding, className }: IdeaProps) {
  const field = fieldsOf(form)
  return (
    <>
      <TextField
        label="Startup name"
        maxLength={200}
        // With a credit there is no package to choose first.
        data-first-focus={form.bill ? undefined : true}
        {...field('startupName')}
      />
      <div>
        <FigureMarks field="businessIdea" text={form.values.businessIdea} {...{ understanding }}>
          <TextArea
            label="Business idea"
            rows={3}
            className={clsx(GROWS, '[&_textarea]:min-h-23', className)}
            {...field('businessIdea')}
          />
        </FigureMarks>
        <IdeaChecks understanding={understanding} />
      </div>
      <FigureMarks field="targetCustomer" text={form.values.targetCustomer} {...{ understanding }}>
        <TextArea
          label="Target customer"
          rows={1}
          placeholder="Who pays for it?"
          className={GROWS}
          {...field('targetCustomer')}
        />
      </FigureMarks>
    </>
  )
}

/** What helps the plan, and may stay empty. */
export function DetailFields({ form, understanding }: Omit<IdeaProps, 'className'>) {
  const { place, values, change } = form
  const field = fieldsOf(form)
  const options = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))
  return (
    <>
      <div className="grid gap-5 min-[22.5rem]:grid-cols-2 min-[22.5rem]:gap-4">
        <Select
          optional
          label="Industry"
          value={values.industry}
          onChange={(industry) => change('industry', industry)}
          options={options(place.industries)}
        />
        <Select
          optional
          label="Stage"
          value={values.stage}
          onChange={(stage) => change('stage', stage)}
          options={options(place.stages)}
        />
      </div>
      <FigureMarks field="additionalContext" text={values.additionalContext} {...{ understanding }}>
        <TextArea
          label="Additional context"
          rows={1}
          placeholder="Budget, place, team, what exists already"
          className={GROWS}
          {...field('additionalContext')}
        />
      </FigureMarks>
    </>
  )
}

type PersonProps = { form: BlueprintForm; buyer: Buyer; className?: string; emailHint?: string }

export function PersonFields({ form, buyer, className, emailHint }: PersonProps) {
  const field = fieldsOf(form)
  const isFixed = buyer.user !== undefined || buyer.isAsking
  return (
    <div className={clsx('grid gap-5 sm:grid-cols-2 sm:gap-4', className)}>
      <TextField label="Full name" autoComplete="name" maxLength={200} {...field('fullName')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={254}
        readOnly={isFixed}
        hint={isFixed ? 'Your account’s address' : emailHint}
        {...field('email')}
      />
    </div>
  )
}

/** What every text field of the form has in common. */
function fieldsOf({ required, values, faults, change }: BlueprintForm) {
  return (name: FieldName) => {
    const isRequired = required.includes(name)
    return {
      name,
      value: values[name],
      required: isRequired,
      optional: !isRequired,
      error: faults[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change(name, target.value),
    }
  }
}
