// A value from a file of JSON, or every fault in it, by field.
import { readFile } from 'node:fs/promises'
import type { z } from 'zod'

export type Parsed<T> = { value: T } | { faults: string[] }

export async function readJson<T>(path: string, schema: z.ZodType<T>): Promise<Parsed<T>> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => error)
  if (text instanceof Error) return { faults: [`${path}: ${REASONS[text.code ?? ''] ?? text.message}`] }
  const parsed = parsedJson(text)
  if (parsed === undefined) return { faults: [`${path}: is not JSON.`] }
  const checked = schema.safeParse(parsed)
  if (checked.success) return { value: checked.data }
  return { faults: checked.error.issues.map(({ message, path: field }) => faultOf(message, field)) }
}

const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file.',
  EISDIR: 'is a folder.',
  EACCES: 'may not be read.',
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** Most messages name their field already. */
function faultOf(message: string, field: PropertyKey[]): string {
  const name = field.map(String).join('.')
  return name === '' || message.startsWith(`${name}:`) ? message : `${name}: ${message}`
}
