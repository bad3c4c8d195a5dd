import type { z } from 'zod'

/** The sentence of the first thing that the contract would refuse. */
export function faultOf(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message
}
