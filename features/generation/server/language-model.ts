import { timesWithin } from '#engine/analyst/limits.ts'
import type { Config } from '#server/config.ts'
import type { ModelSetup } from './planning/model-writing.ts'

/** When the configuration names none. */
const ANTHROPIC_MODEL = 'claude-sonnet-4-5'

type Configured = Pick<Config, 'languageModel' | 'modelPrices' | 'modelBudget' | 'modelPlanSeconds'>

/** Who writes, if not the house, and what one plan may cost. */
export function modelOf(config: Configured): ModelSetup | undefined {
  const address = addressOf(config)
  if (!address) return undefined
  const limits = { ...config.modelBudget.plan, ...timesWithin(config.modelPlanSeconds * 1000) }
  return { address, limits, prices: config.modelPrices }
}

function addressOf({ languageModel }: Pick<Config, 'languageModel'>): ModelSetup['address'] | undefined {
  if (!languageModel) return undefined
  if (languageModel.kind === 'anthropic') {
    const { apiKey, model = ANTHROPIC_MODEL, searchesWeb } = languageModel
    return { kind: 'anthropic', apiKey, name: model, searchesWeb }
  }
  const { baseUrl, apiKey, model } = languageModel
  return { kind: 'openai-compatible', baseUrl, name: model, ...(apiKey && { apiKey }) }
}

/** For whoever starts the shop. */
export function writerSentence(config: Configured): string {
  const name = addressOf(config)?.name
  return name
    ? `Plans are written for each idea by ${name}; what fails is written from the trade library.`
    : 'Plans are written from the trade library. Set ANTHROPIC_API_KEY or LLM_BASE_URL to have each plan written for its idea.'
}
