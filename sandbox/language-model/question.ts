// A question as the protocol has it, and what an analyst puts into it.

export interface ChatRequest {
  model: string
  messages: { role: string; content: unknown }[]
  stream?: boolean
  temperature?: number
  max_tokens?: number
  max_completion_tokens?: number
  response_format?: { type: string; json_schema?: { name?: string } }
}

export interface AnalystData {
  brief?: Record<string, string>
  reading?: object
  examples?: Record<string, unknown>[]
  asked?: string[]
  /** One a line: id | what it is | how it reads | whose it is. */
  figures?: string
  sections?: { id: string; words: [number, number]; tables: Record<string, unknown> }[]
  plan?: { at: string; text: string }[]
}

/** The JSON between the fences of the first question. */
export function dataIn({ messages }: ChatRequest): AnalystData {
  const text = messages.flatMap(({ role, content }) => (role === 'user' ? [plainText(content)] : []))[0] ?? ''
  const [, json] = /<(?:[\w-]+)>\n([\s\S]*)\n<\/[\w-]+>/.exec(text) ?? []
  try {
    return JSON.parse(json ?? '{}')
  } catch {
    return {}
  }
}

/** An answer was given before, and is to be mended. */
export const isRepair = ({ messages }: ChatRequest): boolean =>
  messages.some(({ role }) => role === 'assistant')

export function plainText(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map((part: { text?: string }) => part.text ?? '').join('')
}
