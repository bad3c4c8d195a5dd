import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeSchema, type JsonSchema } from './describe-schema.ts'

const described = (schema: z.ZodType) => describeSchema(z.toJSONSchema(schema) as JsonSchema)

test.each([
  [z.string(), 'string'],
  [z.enum(['up', 'down']), '"up" | "down"'],
  [z.array(z.enum(['up', 'down'])), '("up" | "down")[]'],
  [z.string().nullable(), 'string | null'],
  [z.record(z.string(), z.number()), '{ [name: string]: number }'],
  [z.object({}), '{}'],
  [z.literal(true), 'true'],
])('%# reads %s', (schema, text) => {
  expect(described(schema)).toBe(text)
})

test('objects nest, and optional fields say so', () => {
  const post = z.object({
    id: z.string(),
    tags: z.array(z.string()).optional(),
    author: z.object({ name: z.string() }),
  })
  expect(described(post)).toBe('{\n  id: string\n  tags?: string[]\n  author: {\n    name: string\n  }\n}')
})
