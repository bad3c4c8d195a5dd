// The fields of the blueprint form.
/** In the order in which they stand. */
export const FIELDS = [
  'fullName',
  'email',
  'startupName',
  'businessIdea',
  'targetCustomer',
  'industry',
  'stage',
  'additionalContext',
] as const

export type FieldName = (typeof FIELDS)[number]
export type FormValues = Record<FieldName, string>
