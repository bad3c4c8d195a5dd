// Where the language model is. Two protocols: the one most servers speak, and Anthropic's.
import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { type LanguageModel, type LanguageModelMiddleware, type ToolSet, wrapLanguageModel } from 'ai'

export type ModelAddress =
  | { kind: 'openai-compatible'; baseUrl: string; apiKey?: string; name: string }
  | { kind: 'anthropic'; baseUrl?: string; apiKey: string; name: string; searchesWeb?: boolean }

/**
 * 'exact' asks for the schema, a temperature and a length. Some servers know one of these by another name or not at all,
 * and answer 400: they are asked in the 'plain' manner then. The answer is checked alike.
 */
export type Manner = 'exact' | 'plain'

export interface Connection {
  model(manner: Manner): LanguageModel
  /** A search of the web that the server does itself, where it is switched on. */
  search?: ToolSet
}

/** Each costs extra. */
const MOST_SEARCHES = 5

export function connect(address: ModelAddress, fetch: typeof globalThis.fetch): Connection {
  // The library warns of what a server cannot do. That is dealt with here, and the console is not ours.
  globalThis.AI_SDK_LOG_WARNINGS ??= false
  return {
    model: (manner) =>
      wrapLanguageModel({
        model: modelAt(address, fetch, manner),
        middleware: [oneObject, ...(manner === 'plain' ? [withoutSchema] : [])],
      }),
    ...(address.kind === 'anthropic' &&
      address.searchesWeb && {
        search: {
          web_search: anthropicAt(address, fetch).tools.webSearch_20250305({ maxUses: MOST_SEARCHES }),
        },
      }),
  }
}

/**
 * Some models put their JSON between backticks, say something before it, or write it in several pieces around a search. Every answer
 * is one object.
 */
const oneObject: LanguageModelMiddleware = {
  wrapGenerate: async ({ doGenerate }) => {
    const result = await doGenerate()
    const text = result.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('')
    const others = result.content.filter(({ type }) => type !== 'text')
    return { ...result, content: text ? [...others, { type: 'text', text: objectIn(text) }] : others }
  },
}

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
  if (address.kind === 'anthropic') return anthropicAt(address, fetch)(name)
  return createOpenAICompatible({
    name: 'model',
    baseURL: address.baseUrl,
    fetch,
    ...(apiKey !== undefined && { apiKey }),
    supportsStructuredOutputs: manner === 'exact',
    ...(manner === 'plain' && { transformRequestBody: inNewerWords }),
  })(name)
}

function anthropicAt(
  { apiKey, baseUrl = 'https://api.anthropic.com/v1' }: Extract<ModelAddress, { kind: 'anthropic' }>,
  fetch: typeof globalThis.fetch,
) {
  return createAnthropic({ apiKey, baseURL: baseUrl, fetch })
}

function inNewerWords({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: max_tokens }
}
