// Reads the parameters of a call, and refuses in the provider's words what it would refuse.
import { z } from 'zod'
import { ApiError } from './api-error.ts'
import type { Form } from './form.ts'

const MISSING = 'parameter_missing'
const INTEGER = 'parameter_invalid_integer'

export const integer = () =>
  z
    .string()
    .regex(/^-?\d{1,12}$/, { error: INTEGER })
    .transform(Number)

export const address = () =>
  z
    .string()
    .max(5000)
    .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), { error: 'Not a valid URL' })

/** The provider's limits: 50 keys, names of 40 characters, values of 500. */
export const metadata = () =>
  z
    .record(z.string().min(1).max(40), z.string().max(500))
    .refine((entries) => Object.keys(entries).length <= 50, { error: 'can have up to 50 keys' })

/** {0: a, 1: b} → [a, b] */
export const list = <T extends z.ZodType>(item: T, most = 100) =>
  z.preprocess(
    (value) => (typeof value === 'object' && value !== null ? Object.values(value) : value),
    z.array(item).max(most),
  )

/** A moment, or bounds around it. */
export const range = () =>
  z.union([
    integer().transform((at) => ({ gte: at, lte: at })),
    z.strictObject({
      gt: integer().optional(),
      gte: integer().optional(),
      lt: integer().optional(),
      lte: integer().optional(),
    }),
  ])

export const expand = () => list(z.string().max(200), 20).default([])

export function read<T extends z.ZodType>(schema: T, form: Form): z.output<T> {
  const result = schema.safeParse(form)
  if (result.success) return result.data
  throw refusal(result.error.issues[0])
}

function refusal(issue: z.core.$ZodIssue | undefined): ApiError {
  const param = nested(issue?.path ?? [])
  if (issue?.code === 'unrecognized_keys') {
    const unknown = nested([...issue.path, issue.keys[0] ?? ''])
    return new ApiError(400, `Received unknown parameter: ${unknown}`, {
      code: 'parameter_unknown',
      param: unknown,
    })
  }
  if (issue?.code === 'invalid_type' && issue.message.endsWith('undefined'))
    return new ApiError(400, `Missing required param: ${param}.`, { code: MISSING, param })
  if (issue?.message === INTEGER)
    return new ApiError(400, `Invalid integer: ${param}`, { code: INTEGER, param })
  return new ApiError(400, `Invalid ${param}: ${issue?.message ?? 'it cannot be read'}`, { param })
}

/** ['line_items', 0, 'quantity'] → line_items[0][quantity] */
function nested([first, ...inner]: PropertyKey[]): string {
  return `${String(first ?? '')}${inner.map((part) => `[${String(part)}]`).join('')}`
}
