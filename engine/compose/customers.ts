// Who has the trouble, what is offered against it, and why now.
import { say } from '../plan/kit/prose.ts'
import type { ProblemText, SolutionText } from '../plan/model.ts'
import { type Composer, endingOf } from './composer.ts'

export function problemText(composer: Composer): ProblemText {
  const { trade, one } = composer
  const s = composer.sentences()
  return {
    paragraphs: s.points(trade.problem.scene),
    groups: trade.buyers
      .filter(({ when }) => one.holds(when))
      .flatMap(({ who, how }) => {
        const why = s.text(how)
        return why ? [{ who: s.plain(who), why }] : []
      }),
    nothing: s.line(trade.problem.nothing) ?? say``,
    ending: endingOf(composer, 'problem'),
  }
}

export function solutionText(composer: Composer): SolutionText {
  const { trade } = composer
  const s = composer.sentences()
  return {
    promise: s.line(trade.solution.promise) ?? say``,
    paragraphs: s.points(trade.solution.parts),
    whyNow: s.points(trade.solution.now),
    against: s.line(trade.solution.against) ?? say``,
    ending: endingOf(composer, 'solution'),
  }
}
