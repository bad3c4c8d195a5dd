// The blueprints of the drill: what each is asked for, and how the language model goes wrong for it.
import type { Brief } from '#engine/brief.ts'
import { FAULTS, type Fault, type FaultName, kindsOf } from '#sandbox/language-model/faults.ts'
import { KINDS, type QuestionKind } from '#sandbox/language-model/kinds.ts'
import type { ChatRequest } from '#sandbox/language-model/question.ts'
import { chanceOf } from '../chance.ts'
import { plainOnes, taggedBrief, tagIn, tagOf } from './briefs.ts'

export interface Case {
  /** Stands in the company's name, and with it in every question. */
  tag: string
  /** What goes wrong, for people. */
  label: string
  brief: Brief
  /** At every question the same, or another each time. */
  fault: Fault | 'mixed'
  /** Where only one kind of questions goes wrong. */
  kind?: QuestionKind
}

type Wrong = Pick<Case, 'fault' | 'kind'>

/** What a model does wrong in each kind of answer, in the right form. */
const OF_KIND: Record<QuestionKind, Fault> = {
  reading: 'wrong-quotes',
  trade: 'out-of-bounds',
  sections: 'out-of-bounds',
  critic: 'wrong-schema',
}

/** Those that take longest first. */
const MAIN: Wrong[] = [
  ...KINDS.map((kind): Wrong => ({ fault: 'hang', kind })),
  ...KINDS.map((kind): Wrong => ({ fault: 'rate-limit-wait', kind })),
  ...KINDS.map((kind): Wrong => ({ fault: OF_KIND[kind], kind })),
  ...KINDS.map((kind): Wrong => ({ fault: 'injected', kind })),
  { fault: 'refuse' },
  { fault: 'flood' },
]

const ALL: Wrong[] = [
  ...FAULTS.map((fault): Wrong => ({ fault })),
  ...FAULTS.flatMap((fault) => kindsOf(fault).map((kind): Wrong => ({ fault, kind }))),
]

export function casesOf(briefs: Brief[], { full, mixed }: { full: boolean; mixed: number }): Case[] {
  const wrongs: Wrong[] = [...(full ? ALL : MAIN), ...Array<Wrong>(mixed).fill({ fault: 'mixed' })]
  return wrongs.map((wrong, i) => {
    const tag = tagOf(i)
    // What stays the model's is only asked where one kind of answers fails.
    const choice = wrong.kind ? plainOnes(briefs) : briefs
    return {
      ...wrong,
      tag,
      label: `${wrong.fault}${wrong.kind ? `@${wrong.kind}` : ''} (${tag})`,
      brief: taggedBrief(choice[i % choice.length] as Brief, tag),
    }
  })
}

/**
 * What a text that gives orders wants to see printed, and what the faulty model adds of its own. A name that it invents is not here:
 * no rule can tell it from one that exists, and the critic reads for it.
 */
export const FORBIDDEN = [
  'OVERRIDDEN',
  'evil.example',
  'evil-example',
  '900bn',
  '4000%',
  'world-class',
  '<b>',
  '{{',
]

/** Which case a question is about. */
export function askedAbout(request: ChatRequest, cases: Case[]): Case | undefined {
  const tag = tagIn(request)
  return cases.find((one) => one.tag === tag)
}

export function faulty(cases: Case[], seed: number): (request: ChatRequest) => FaultName | undefined {
  const chance = chanceOf(seed)
  return (request) => {
    const about = askedAbout(request, cases)
    if (!about) return undefined
    const { fault, kind } = about
    if (fault !== 'mixed') return kind ? `${fault}@${kind}` : fault
    // Every third question is answered well.
    return chance.below(3) === 0 ? undefined : FAULTS[chance.below(FAULTS.length)]
  }
}
