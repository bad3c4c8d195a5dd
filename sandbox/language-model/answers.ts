// What the stand-in says to a question, or what a fault makes of that. The same question, the same answer.
import { type AnalystData, analystAnswer } from './analyst-answers.ts'
import type { Fault } from './faults.ts'

export interface ChatRequest {
  model: string
  messages: { role: string; content: unknown }[]
  stream?: boolean
  temperature?: number
  max_tokens?: number
  max_completion_tokens?: number
  response_format?: { type: string; json_schema?: { name?: string } }
}

export interface Completion {
  content: string | null
  refusal?: string
  finish: 'stop' | 'length'
}

export function complete(request: ChatRequest, fault: Fault | undefined): Completion {
  const data = dataIn(request)
  const isRepair = request.messages.some(({ role }) => role === 'assistant')
  const content = JSON.stringify(analystAnswer(data, fault, isRepair) ?? { text: 'There is no question.' })
  switch (fault) {
    case 'refuse':
      return { content: null, refusal: 'I cannot help with that.', finish: 'stop' }
    case 'apologise':
      return { content: "I'm sorry, but I can't help with this business.", finish: 'stop' }
    case 'run-out':
      return { content: content.slice(0, content.length / 2), finish: 'length' }
    case 'empty':
      return { content: '{}', finish: 'stop' }
    case 'not-json':
      return { content: `Sure! ${content.slice(1)}`, finish: 'stop' }
    case 'backticks':
      return { content: `\`\`\`json\n${content}\n\`\`\``, finish: 'stop' }
    case 'wrong-schema':
      return { content: JSON.stringify({ text: 'as above' }), finish: 'stop' }
    default:
      return { content, finish: 'stop' }
  }
}

/** The JSON between the fences of the first question. */
function dataIn({ messages }: ChatRequest): AnalystData {
  const text = messages.flatMap(({ role, content }) => (role === 'user' ? [plain(content)] : []))[0] ?? ''
  const [, json] = /<(?:[\w-]+)>\n([\s\S]*)\n<\/[\w-]+>/.exec(text) ?? []
  try {
    return JSON.parse(json ?? '{}')
  } catch {
    return {}
  }
}

function plain(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map((part: { text?: string }) => part.text ?? '').join('')
}
