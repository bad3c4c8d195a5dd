// What the stand-in says to a question, or what a fault makes of that. The same question, the same answer.
import { analystAnswer } from './analyst-answers.ts'
import type { Fault } from './faults.ts'
import { type ChatRequest, dataIn } from './question.ts'
import type { Recordings } from './recordings.ts'
import { spoil } from './spoil.ts'

export interface Completion {
  content: string | null
  refusal?: string
  finish: 'stop' | 'length'
}

/** A recorded answer goes before that of the small stand-in business. */
export function complete(request: ChatRequest, recorded: Recordings, fault: Fault | undefined): Completion {
  const text =
    recorded(request) ?? JSON.stringify(analystAnswer(dataIn(request)) ?? { text: 'There is no question.' })
  const content = fault ? spoil(text, fault, request) : text
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
