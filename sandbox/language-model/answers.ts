// What the stand-in says: the draft it finds in the question, in slightly other words. The same question, the same
// answer.
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

interface Data extends AnalystData {
  draft?: string[]
  assumptions?: { id: string; low: number; high: number }[]
}

export interface Completion {
  content: string | null
  refusal?: string
  finish: 'stop' | 'length'
}

export function complete(request: ChatRequest, fault: Fault | undefined): Completion {
  const data = dataIn(request)
  const isRepair = request.messages.some(({ role }) => role === 'assistant')
  const content = JSON.stringify(
    data.assumptions
      ? proposed(data, fault)
      : data.draft
        ? written(data, request, fault)
        : (analystAnswer(data, fault, isRepair) ?? { paragraphs: ['There is no draft.'] }),
  )
  switch (fault) {
    case 'refuse':
      return { content: null, refusal: 'I cannot help with that.', finish: 'stop' }
    case 'apologise':
      return { content: "I'm sorry, but I can't help with this business.", finish: 'stop' }
    case 'run-out':
      return { content: content.slice(0, content.length / 2), finish: 'length' }
    case 'not-json':
      return { content: `Sure! ${content.slice(1)}`, finish: 'stop' }
    case 'backticks':
      return { content: `\`\`\`json\n${content}\n\`\`\``, finish: 'stop' }
    case 'wrong-schema':
      return { content: JSON.stringify({ text: data.draft ?? [], paragraphs: 'above' }), finish: 'stop' }
    default:
      return { content, finish: 'stop' }
  }
}

function written(data: Data, request: ChatRequest, fault: Fault | undefined): { paragraphs: string[] } {
  const [first = '', ...rest] = (data.draft ?? ['There is no draft.']).map(reworded)
  const wasTold = request.messages.some(({ role }) => role === 'assistant')
  switch (fault) {
    case 'digits':
      return { paragraphs: [`${first} The market is worth $900bn.`, ...rest] }
    case 'digits-once':
      return { paragraphs: [wasTold ? first : `${first} It grows by forty per cent.`, ...rest] }
    case 'unknown-placeholder':
      return { paragraphs: [`${first} The rest is {{market-size}}.`, ...rest] }
    case 'drop-facts':
      return { paragraphs: [first, ...rest].map((text) => text.replace(/\{\{[^{}]*\}\}/g, 'some')) }
    case 'echo':
      return { paragraphs: [`${first} ${Object.values(data.brief ?? {}).join(' ')}`, ...rest] }
    case 'boast':
      return { paragraphs: [`${first} It is a revolutionary, world-class idea!`, ...rest] }
    case 'markdown':
      return { paragraphs: [`## Heading\n${first}`, ...rest, '- see https://example.com <b>here</b>'] }
    case 'invent':
      return { paragraphs: [`${first} It competes with Acmetron and its like.`, ...rest] }
    case 'empty':
      return { paragraphs: ['', ' '] }
    default:
      return { paragraphs: [first, ...rest] }
  }
}

/** The middle of each bound, with a reason. */
function proposed({ assumptions = [] }: Data, fault: Fault | undefined): object {
  const beyond = (low: number, high: number) => (fault === 'digits' ? high * 10 + 1 : (low + high) / 2)
  return {
    assumptions: assumptions.map(({ id, low, high }) => ({
      id: fault === 'unknown-placeholder' ? `${id}-x` : id,
      value: beyond(low, high),
      reason: fault === 'markdown' ? 'See <b>https://example.com</b>.' : 'The brief points to the middle.',
    })),
  }
}

const OTHER_WORDS: Record<string, string> = {
  because: 'since',
  but: 'yet',
  needs: 'requires',
  buy: 'purchase',
  begin: 'start',
  about: 'around',
}

function reworded(text: string): string {
  return text
    .split(/(\{\{[^{}]*\}\})/)
    .map((part) =>
      part.startsWith('{{') ? part : part.replace(/\b[a-z]+\b/g, (word) => OTHER_WORDS[word] ?? word),
    )
    .join('')
}

/** The JSON between the fences of the first question. */
function dataIn({ messages }: ChatRequest): Data {
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
