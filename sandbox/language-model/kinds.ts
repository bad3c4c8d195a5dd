// Which kind of an analyst's questions one is.
import { type ChatRequest, dataIn } from './question.ts'

export const KINDS = ['reading', 'trade', 'sections', 'critic'] as const
export type QuestionKind = (typeof KINDS)[number]

/** By the name of the wanted schema ('trade-books'), or by what the question is about where none is named. */
export function kindOf(request: ChatRequest): QuestionKind | undefined {
  const name = request.response_format?.json_schema?.name?.split('-')[0]
  const named = KINDS.find((kind) => kind === name)
  if (named) return named
  const data = dataIn(request)
  if (data.plan) return 'critic'
  if (data.sections) return 'sections'
  if (data.examples) return 'trade'
  return data.brief ? 'reading' : undefined
}
