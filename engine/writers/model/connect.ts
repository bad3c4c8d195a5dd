// Where the language model is. Two protocols: the one most servers speak, and Anthropic's.
import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
  extractJsonMiddleware,
  type LanguageModel,
  type LanguageModelMiddleware,
  wrapLanguageModel,
} from 'ai'

export type ModelAddress =
  | { kind: 'openai-compatible'; baseUrl: string; apiKey?: string; name: string }
  | { kind: 'anthropic'; baseUrl?: string; apiKey: string; name: string }

/**
 * 'exact' asks for the schema, a temperature and a length. Some servers know one of these by another name or not at all,
 * and answer 400: they are asked in the 'plain' manner then. The answer is checked alike.
 */
export type Manner = 'exact' | 'plain'

export type Connection = (manner: Manner) => LanguageModel

export function connect(address: ModelAddress, fetch: typeof globalThis.fetch): Connection {
  // The library warns of what a server cannot do. That is dealt with here, and the console is not ours.
  globalThis.AI_SDK_LOG_WARNINGS ??= false
  return (manner) =>
    wrapLanguageModel({
      model: modelAt(address, fetch, manner),
      middleware: [
        extractJsonMiddleware({ transform: objectIn }),
        ...(manner === 'plain' ? [withoutSchema] : []),
      ],
    })
}

/** Some models put their JSON between backticks, or say something before it. Every answer is an object. */
function objectIn(text: string): string {
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')]
  return from === -1 || to < from ? text : text.slice(from, to + 1)
}

/** The instructions say the form of the answer in words; the schema is only held against what comes back. */
const withoutSchema: LanguageModelMiddleware = {
  transformParams: async ({ params }) =>
    params.responseFormat?.type === 'json' ? { ...params, responseFormat: { type: 'json' } } : params,
}

function modelAt(address: ModelAddress, fetch: typeof globalThis.fetch, manner: Manner) {
  const { apiKey, name } = address
  if (address.kind === 'anthropic') {
    const baseURL = address.baseUrl ?? 'https://api.anthropic.com/v1'
    return createAnthropic({ apiKey: address.apiKey, baseURL, fetch })(name)
  }
  return createOpenAICompatible({
    name: 'model',
    baseURL: address.baseUrl,
    fetch,
    ...(apiKey !== undefined && { apiKey }),
    supportsStructuredOutputs: manner === 'exact',
    ...(manner === 'plain' && { transformRequestBody: inNewerWords }),
  })(name)
}

function inNewerWords({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: max_tokens }
}
