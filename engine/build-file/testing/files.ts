// Build files for tests, and their skeleton: what a reader of Markdown would see as structure.
import { identityFacts } from '../../brand/facts.ts'
import { identityOf } from '../../brand/identity.ts'
import type { Brief } from '../../brief.ts'
import { planFor } from '../../plan/testing/plans.ts'
import type { Trade } from '../../trades/schema.ts'
import { buildSpec } from '../build-spec.ts'
import { buildFileMarkdown } from '../markdown.ts'
import type { BuildSpec } from '../spec.ts'

export function specFor(fields: Partial<Brief>, trade?: Trade): BuildSpec {
  const drafted = planFor(fields, trade)
  return buildSpec(drafted, identityOf(drafted.context.u, identityFacts(drafted)))
}

export function fileFor(fields: Partial<Brief>, trade?: Trade): string {
  return buildFileMarkdown(specFor(fields, trade))
}

/** Headings, fences and quotes outside of fences, in order. */
export function skeletonOf(markdown: string): string[] {
  let fence: string | undefined
  const found: string[] = []
  for (const line of markdown.split('\n')) {
    const mark = /^(`{3,})/.exec(line)?.[1]
    if (fence !== undefined) {
      if (mark === fence && line === fence) fence = undefined
      continue
    }
    if (mark) fence = mark
    if (/^(?:#{1,6} |`{3,}|---$)/.test(line)) found.push(line)
  }
  return found
}

export function outsideFences(markdown: string): string {
  return markdown.replace(/^(`{3,})[^\n]*\n[\s\S]*?\n\1$/gm, '')
}
