// A JSON schema as a person would write the shape down: { name: string, tags?: string[] }.
export interface JsonSchema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  format?: string
}

export function describeSchema(schema: JsonSchema = {}, indent = ''): string {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map((choice) => describeSchema(choice, indent)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.items) return `${describeItem(schema.items, indent)}[]`
  if (schema.properties) return describeFields(schema, indent)
  if (typeof schema.additionalProperties === 'object') {
    return `{ [name: string]: ${describeSchema(schema.additionalProperties, indent)} }`
  }
  const type = [schema.type ?? 'anything'].flat().join(' | ')
  return schema.format ? `${type} (${schema.format})` : type
}

function describeItem(items: JsonSchema, indent: string): string {
  const text = describeSchema(items, indent)
  return text.includes(' | ') && !text.startsWith('{') ? `(${text})` : text
}

function describeFields({ properties = {}, required = [] }: JsonSchema, indent: string): string {
  const inner = `${indent}  `
  const fields = Object.entries(properties).map(
    ([name, field]) =>
      `${inner}${name}${required.includes(name) ? '' : '?'}: ${describeSchema(field, inner)}`,
  )
  return fields.length === 0 ? '{}' : `{\n${fields.join('\n')}\n${indent}}`
}
