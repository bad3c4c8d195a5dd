// A value that a schema allows, chosen as strangely as it lets one.
import type { Chance } from '../chance.ts'
import { NUMBERS, nastyValue, oneOf, STRINGS } from './nasty.ts'
import type { JsonSchema } from './schema.ts'

const BY_FORMAT: Record<string, string[]> = {
  uuid: ['6f1f4b52-51c5-4b0e-9a1f-3f8a0f0d5a11', '00000000-0000-0000-0000-000000000000'],
  email: ['someone@example.com', "o'neil+news@x.co.uk"],
  'date-time': ['2026-11-16T10:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'],
  date: ['2026-11-16', '0001-01-01', '9999-12-31', '2024-02-29'],
  uri: ['https://example.com', 'https://xn--bcher-kva.example/%00?a=%ff#'],
}

export function sampleOf(schema: JsonSchema, chance: Chance, depth = 0): unknown {
  const inner = (one: JsonSchema) => sampleOf(one, chance, depth + 1)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return inner(oneOf(chance, choices))
  if ('const' in schema) return schema.const
  if (schema.enum) return oneOf(chance, schema.enum)
  switch (oneOf(chance, [schema.type ?? 'anything'].flat())) {
    case 'object':
      return objectOf(schema, chance, inner)
    case 'array':
      return depth > 6 ? [] : Array.from({ length: chance.below(4) }, () => inner(schema.items ?? {}))
    case 'string':
      return textOf(schema, chance)
    case 'integer':
    case 'number':
      return numberOf(schema, chance)
    case 'boolean':
      return chance.below(2) === 0
    case 'null':
      return null
    default:
      return nastyValue(chance)
  }
}

function objectOf(schema: JsonSchema, chance: Chance, inner: (one: JsonSchema) => unknown): unknown {
  const { properties = {}, required = [], additionalProperties } = schema
  const named = Object.entries(properties).filter(
    ([name]) => required.includes(name) || chance.below(2) === 0,
  )
  const others =
    typeof additionalProperties === 'object'
      ? Array.from({ length: chance.below(3) }, () => [oneOf(chance, STRINGS), additionalProperties] as const)
      : []
  return Object.fromEntries([...named, ...others].map(([name, one]) => [name, inner(one)]))
}

function textOf({ format, minLength = 0, maxLength }: JsonSchema, chance: Chance): string {
  const formatted = format && BY_FORMAT[format]
  if (formatted) return oneOf(chance, formatted)
  const text = oneOf(chance, STRINGS).padEnd(minLength, 'x')
  // Up to the very last character that is allowed.
  if (maxLength !== undefined && chance.below(6) === 0)
    return (text || 'x').repeat(Math.ceil(maxLength / (text.length || 1))).slice(0, maxLength)
  return maxLength === undefined ? text : text.slice(0, maxLength)
}

function numberOf({ minimum = -1e15, maximum = 1e15 }: JsonSchema, chance: Chance): unknown {
  const fitting = NUMBERS.filter((one) => typeof one === 'number' && one >= minimum && one <= maximum)
  return oneOf(chance, [minimum, maximum, ...fitting])
}
