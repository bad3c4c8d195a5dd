// Who is left alone with it, what is done, and why now.
import { cite, say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import { atStart, fill } from '../content/saying.ts'
import type { ProblemText, SolutionText } from '../playbook.ts'
import { type Cause, servedIn } from './cause.ts'

export function problem({ context, kind, known }: Cause): ProblemText {
  const { choose, names } = context
  const scene = fill(context, kind.scene)
  return {
    paragraphs: [
      scene,
      choose('cause-two', [
        say`${atStart(names.company)} has two publics. ${atStart(names.buyers)} are those it is for, and they do not pay; whoever gives has never met them. The plan keeps the two apart in every table.`,
        say`It is for ${names.buyers}. Those who pay are others, who will hear of it in a letter; what convinces the first does not convince the second.`,
        say`Named in the brief are ${names.buyers}. They decide whether the help is any good, and somebody else decides whether it goes on.`,
      ]),
    ],
    groups: kind.groups.map(({ who, why }) => ({ who, why: fill(context, why) })),
    nothing: choose('cause-nothing', [
      say`If nobody acts? ${words(kind.nothing)} One ${words(kind.served.one)} costs ${cite(known.unitCost)} beyond the pay of those who do it; leaving it undone is dearer and is charged to nobody.`,
      say`${words(kind.nothing)} That is why the cost of doing nothing has to be shown in figures, once, for one case.`,
    ]),
    ending: {
      label: 'Test',
      prose: choose('cause-asked', [
        say`Within four weeks ${names.founder} asks them, among ${names.buyers}, ${words(kind.asked)}. Go on if ${words(kind.askedGo)}.`,
        say`${atStart(names.founder)} listens before offering anything: ${words(kind.asked)}. It goes on if, by the end of the first month, ${words(kind.askedGo)}.`,
      ]),
    },
  }
}

export function solution(cause: Cause): SolutionText {
  const { context, kind } = cause
  const { u, choose, names } = context
  return {
    promise: choose('cause-promise', [
      say`In the brief’s words: ${names.offer}. In the plan’s figures: ${servedIn(cause, 1)} in the first year, ${servedIn(cause, 3)} in the third.`,
      say`${names.company} does one thing for ${names.buyers}: ${names.offer}. The first year’s money reaches as far as ${servedIn(cause, 1)}.`,
      say`What is promised is ${servedIn(cause, 1)} in the first year. How: ${names.offer}.`,
    ]),
    paragraphs: [
      fill(context, kind.craft),
      ...(u.parts.length > 0 ? [partsOf(u.parts.map(({ value }) => value))] : []),
      choose('cause-bind', [
        say`Money is seldom the first limit. ${words(kind.bottleneck)}`,
        say`${words(kind.bottleneck)} Promises are made up to there and not beyond.`,
      ]),
    ],
    whyNow: kind.whyNow.map((reason) => fill(context, reason)),
    against: say`${words(kind.against)}`,
    ending: {
      label: 'Decision',
      prose: together(
        fill(context, kind.decision),
        say`${atStart(names.founder)} puts it into the statutes, where it is hard to forget.`,
      ),
    },
  }
}

/** Reads after the part and a colon. */
const REASONS: [cue: RegExp, reason: string][] = [
  [/volunt/i, 'hours that no budget could pay, if somebody paid for keeps the rota'],
  [/collect|pick-?up|deliver|transport/i, 'the hour that decides, because it cannot be made up later'],
  [/cook|meal|food|kitchen/i, 'what people come for first, and what brings them to the rest'],
  [/teach|lesson|class|course|train|tutor/i, 'something that stays when the charity has gone'],
  [/shop|caf[eé]|sell|rent|hire/i, 'money of its own, which asks for no report'],
  [/adopt|foster|home/i, 'the way out, without which every place is soon full'],
  [/plant|tree|clean|restor/i, 'work that can be seen and counted a year later'],
  [/donat|fund|grant|gift/i, 'the other public, which needs its own account of what was done'],
  [/visit|companion|mentor|case/i, 'the same person again, which is what offices cannot offer'],
]

function partsOf(parts: string[]) {
  const told = parts.slice(0, 4).map((part) => {
    const reason =
      REASONS.find(([cue]) => cue.test(part))?.[1] ??
      'kept only if somebody is better off through it and it can be counted'
    return say`${words(capital(part))}: ${words(reason)}.`
  })
  return together(say`The brief names its parts, and each has to earn its place.`, ...told)
}
