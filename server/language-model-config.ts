// What the configuration says of the language model: who it is, what it may cost, and what does not fit together.

interface Values {
  LLM_BASE_URL: string | undefined
  LLM_API_KEY: string | undefined
  LLM_MODEL: string | undefined
  ANTHROPIC_API_KEY: string | undefined
  LLM_INPUT_PRICE: number | undefined
  LLM_OUTPUT_PRICE: number | undefined
  LLM_PLAN_TOKENS: number
  LLM_PLAN_DOLLARS: number | undefined
  LLM_DAY_TOKENS: number | undefined
  LLM_DAY_DOLLARS: number | undefined
  LLM_WEB_SEARCH: boolean
}

export function languageModelOf(v: Values) {
  if (v.LLM_BASE_URL && v.LLM_MODEL) {
    return {
      kind: 'openai-compatible' as const,
      baseUrl: v.LLM_BASE_URL,
      apiKey: v.LLM_API_KEY,
      model: v.LLM_MODEL,
    }
  }
  return v.ANTHROPIC_API_KEY
    ? {
        kind: 'anthropic' as const,
        apiKey: v.ANTHROPIC_API_KEY,
        model: v.LLM_MODEL,
        searchesWeb: v.LLM_WEB_SEARCH,
      }
    : undefined
}

/** Dollars for a million tokens, once somebody said what they pay. */
export const modelPricesOf = ({ LLM_INPUT_PRICE: input, LLM_OUTPUT_PRICE: output }: Values) =>
  input !== undefined && output !== undefined ? { input, output } : undefined

export interface ModelBudget {
  /** What one plan may cost at most. Dollars are only counted where prices are known. */
  plan: { tokens: number; dollars?: number }
  /** What all plans of 24 hours may cost at most. */
  day: { tokens?: number; dollars?: number }
}

export function modelBudgetOf(v: Values): ModelBudget {
  const dollars = planDollarsOf(v)
  return {
    plan: { tokens: v.LLM_PLAN_TOKENS, ...(dollars !== undefined && { dollars }) },
    day: {
      ...(v.LLM_DAY_TOKENS !== undefined && { tokens: v.LLM_DAY_TOKENS }),
      ...(v.LLM_DAY_DOLLARS !== undefined && { dollars: v.LLM_DAY_DOLLARS }),
    },
  }
}

/** Where nobody said, as if every token were one of the dearer kind. */
function planDollarsOf(v: Values): number | undefined {
  const prices = modelPricesOf(v)
  if (!prices) return undefined
  return v.LLM_PLAN_DOLLARS ?? (v.LLM_PLAN_TOKENS * Math.max(prices.input, prices.output)) / 1_000_000
}

/** A sentence for each thing that does not fit together. Variables with a fault of their own are missing, and said elsewhere. */
export function languageModelFaults(v: Partial<Values>): string[] {
  const faults: string[] = []
  if (v.LLM_BASE_URL && 'LLM_MODEL' in v && !v.LLM_MODEL)
    faults.push("LLM_MODEL: set it to the language model's name, because LLM_BASE_URL is set.")
  for (const name of ['LLM_PLAN_DOLLARS', 'LLM_DAY_DOLLARS'] as const)
    if (v[name] !== undefined && 'LLM_INPUT_PRICE' in v && v.LLM_INPUT_PRICE === undefined)
      faults.push(`${name}: dollars can only be counted with LLM_INPUT_PRICE and LLM_OUTPUT_PRICE. Set both.`)
  if (v.LLM_WEB_SEARCH && (v.LLM_BASE_URL || ('ANTHROPIC_API_KEY' in v && !v.ANTHROPIC_API_KEY)))
    faults.push(
      'LLM_WEB_SEARCH: only Anthropic’s own server searches the web. Set ANTHROPIC_API_KEY and leave LLM_BASE_URL empty, or set LLM_WEB_SEARCH to off.',
    )
  return [...faults, ...dayFaults(v)]
}

/** A day that has no room for one plan would have none written by the model. */
function dayFaults(v: Partial<Values>): string[] {
  if (v.LLM_PLAN_TOKENS === undefined) return []
  const faults: string[] = []
  if (v.LLM_DAY_TOKENS !== undefined && v.LLM_DAY_TOKENS < v.LLM_PLAN_TOKENS)
    faults.push(
      `LLM_DAY_TOKENS: set it to ${v.LLM_PLAN_TOKENS} or more, which is what one plan may take, or lower LLM_PLAN_TOKENS.`,
    )
  const plan = planDollarsOf(v as Values)
  if (v.LLM_DAY_DOLLARS !== undefined && plan !== undefined && v.LLM_DAY_DOLLARS < plan)
    faults.push(
      `LLM_DAY_DOLLARS: set it to ${plan} or more, which is what one plan may cost, or lower LLM_PLAN_DOLLARS.`,
    )
  return faults
}
