// One of two plans of the same brief, as the page shows it. Pure.
import { sectionsAsMarkdown } from '#engine/plan/kit/markdown.ts'
import { marksOf } from '#engine/plan/plan-marks.ts'
import type { PlannedOnce } from '#features/generation/server/public.ts'
import type { Config } from '#server/config.ts'
import type { Side } from '../contract.ts'

export function sideOf({ plan, seconds, writing }: PlannedOnce, prices: Config['modelPrices']): Side {
  const marks = marksOf(plan)
  const byModel = new Set(plan.writing.flatMap(({ section, by }) => (by === 'model' ? [section] : [])))
  return {
    seconds,
    sections: plan.sections.map((section) => ({
      id: section.id,
      title: section.title,
      by: byModel.has(section.id) ? 'model' : 'house',
      text: withoutTitle(sectionsAsMarkdown([section], marks)),
    })),
    ...(writing && {
      writing: {
        model: writing.model,
        calls: writing.calls,
        inputTokens: writing.inputTokens,
        outputTokens: writing.outputTokens,
        fallbacks: writing.fallbacks,
        ...(prices && {
          costDollars:
            (writing.inputTokens * prices.input + writing.outputTokens * prices.output) / 1_000_000,
        }),
      },
    }),
  }
}

/** The page has a title of its own over both. */
const withoutTitle = (markdown: string) => markdown.split('\n\n').slice(1).join('\n\n')
