// Whether a value is what a JSON schema says. Only the words that our contracts use; an unknown one is a fault, so that
// none is passed over in silence.
export interface JsonSchema {
  [word: string]: unknown
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  required?: string[]
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  additionalProperties?: JsonSchema | boolean
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

/** What is wrong with it, each with its place. */
export function faultsIn(value: unknown, schema: JsonSchema, place = ''): string[] {
  return Object.entries(schema).flatMap(([word, said]) => {
    if (SILENT.has(word)) return []
    const rule = RULES[word]
    if (!rule) return [`${place || '/'}: the schema says ${word}, which is not understood here`]
    return rule({ value, said, schema, place })
  })
}

interface Asked {
  value: unknown
  // biome-ignore lint/suspicious/noExplicitAny: what a word says depends on the word
  said: any
  schema: JsonSchema
  place: string
}

/** They explain, and demand nothing. `format` comes with a pattern wherever it matters. */
const SILENT = new Set(['$schema', 'description', 'default', 'examples', 'example', 'format', 'title', 'id'])

const RULES: Record<string, (asked: Asked) => string[]> = {
  type: ({ value, said, place }) =>
    wrong([said].flat().includes(typeOf(value)) || isWhole(value, said), place, `is no ${said}`),
  const: ({ value, said, place }) => wrong(value === said, place, `is not ${JSON.stringify(said)}`),
  enum: ({ value, said, place }) => wrong(said.includes(value), place, `is none of ${said}`),
  pattern: ({ value, said, place }) =>
    wrong(typeof value !== 'string' || new RegExp(said, 'u').test(value), place, `does not fit ${said}`),
  minLength: ({ value, said, place }) => wrong(!isText(value) || value.length >= said, place, 'is too short'),
  maxLength: ({ value, said, place }) => wrong(!isText(value) || value.length <= said, place, 'is too long'),
  minimum: ({ value, said, place }) => wrong(!isNumber(value) || value >= said, place, 'is too small'),
  maximum: ({ value, said, place }) => wrong(!isNumber(value) || value <= said, place, 'is too large'),
  exclusiveMinimum: ({ value, said, place }) =>
    wrong(!isNumber(value) || value > said, place, 'is too small'),
  exclusiveMaximum: ({ value, said, place }) =>
    wrong(!isNumber(value) || value < said, place, 'is too large'),
  minItems: ({ value, said, place }) =>
    wrong(!Array.isArray(value) || value.length >= said, place, 'has too few'),
  maxItems: ({ value, said, place }) =>
    wrong(!Array.isArray(value) || value.length <= said, place, 'has too many'),
  items: ({ value, said, place }) =>
    Array.isArray(value) ? value.flatMap((one, i) => faultsIn(one, said, `${place}/${i}`)) : [],
  // A tuple.
  prefixItems: ({ value, said, place }) =>
    Array.isArray(value)
      ? (said as JsonSchema[]).flatMap((one, i) => faultsIn(value[i], one, `${place}/${i}`))
      : [],
  required: ({ value, said, place }) =>
    isObject(value)
      ? (said as string[]).flatMap((name) => wrong(name in value, place, `has no ${name}`))
      : [],
  properties: ({ value, said, place }) =>
    isObject(value)
      ? Object.entries(said as Record<string, JsonSchema>).flatMap(([name, one]) =>
          name in value ? faultsIn(value[name], one, `${place}/${name}`) : [],
        )
      : [],
  additionalProperties: ({ value, said, schema, place }) =>
    others(value, schema).flatMap(([name, one]) =>
      said === false
        ? [`${place || '/'} has ${name}, which nobody declared`]
        : said === true
          ? []
          : faultsIn(one, said, `${place}/${name}`),
    ),
  propertyNames: ({ value, said, place }) =>
    isObject(value) ? Object.keys(value).flatMap((name) => faultsIn(name, said, `${place}/${name}`)) : [],
  anyOf: ({ value, said, place }) => oneFits(value, said, place),
  oneOf: ({ value, said, place }) => oneFits(value, said, place),
  allOf: ({ value, said, place }) => (said as JsonSchema[]).flatMap((one) => faultsIn(value, one, place)),
}

const wrong = (isFine: boolean, place: string, fault: string) => (isFine ? [] : [`${place || '/'} ${fault}`])

function oneFits(value: unknown, choices: JsonSchema[], place: string): string[] {
  const faults = choices.map((one) => faultsIn(value, one, place))
  if (faults.some((found) => found.length === 0)) return []
  return [`${place || '/'} fits no choice (${faults.map(([first]) => first).join(' | ')})`]
}

function others(value: unknown, { properties = {} }: JsonSchema): [string, unknown][] {
  return isObject(value) ? Object.entries(value).filter(([name]) => !Object.hasOwn(properties, name)) : []
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number'
const isObject = (value: unknown): value is Record<string, unknown> => typeOf(value) === 'object'
const isWhole = (value: unknown, said: unknown) =>
  [said].flat().includes('integer') && Number.isInteger(value)

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
