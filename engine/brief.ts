// What a founder tells us. Everything else the engine knows comes from here, from its knowledge, or is an assumption.
import { z } from 'zod'

const MOST = 50_000
const text = (name: string) =>
  z
    .string({ error: ({ input }) => `${name}: ${input === undefined ? 'is needed.' : 'expected text.'}` })
    .max(MOST, { error: `${name}: at most ${MOST} characters.` })
    .overwrite((given) => given.toWellFormed())
    .trim()
const required = (name: string) => text(name).min(1, { error: `${name}: is needed.` })

export const briefSchema = z.object(
  {
    startupName: required('startupName').max(200, { error: 'startupName: at most 200 characters.' }),
    businessIdea: required('businessIdea'),
    fullName: text('fullName').default(''),
    email: text('email').default(''),
    targetCustomer: text('targetCustomer').default(''),
    industry: text('industry').default(''),
    stage: text('stage').default(''),
    additionalContext: text('additionalContext').default(''),
  },
  { error: 'the brief: expected an object.' },
)
export type Brief = z.output<typeof briefSchema>

/** What a plan reads of a brief once it has been understood. */
export type BriefTexts = Pick<
  Brief,
  'startupName' | 'businessIdea' | 'targetCustomer' | 'additionalContext'
> &
  Partial<Pick<Brief, 'industry'>>
