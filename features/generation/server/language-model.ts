import type { ModelAddress } from '#engine/writers/model/connect.ts'
import type { Config } from '#server/config.ts'

/** When the configuration names none. */
const ANTHROPIC_MODEL = 'claude-sonnet-4-5'

/** Who writes, if not the house. */
export function modelOf({ languageModel }: Pick<Config, 'languageModel'>): ModelAddress | undefined {
  if (!languageModel) return undefined
  if (languageModel.kind === 'anthropic') {
    const { apiKey, model = ANTHROPIC_MODEL } = languageModel
    return { kind: 'anthropic', apiKey, name: model }
  }
  const { baseUrl, apiKey, model } = languageModel
  return { kind: 'openai-compatible', baseUrl, name: model, ...(apiKey && { apiKey }) }
}
