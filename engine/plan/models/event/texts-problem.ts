// Who would come, what is offered, and why now.
import { cite, type Prose, say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import { fill, waysOf } from '../content/saying.ts'
import type { ProblemText, SolutionText } from '../playbook.ts'
import type { Occasion } from './occasion.ts'

export function problem({ context, kind, known, isRunning }: Occasion): ProblemText {
  const { choose, names } = context
  const ways = waysOf(context)
  const scene = fill(context, kind.scene)
  const price = known.price
  return {
    paragraphs: [
      choose('event-scene', [
        scene,
        together(scene, say`So much for the ${words(kind.noun)} that is missing ${names.where}.`),
        together(say`Why a ${words(kind.noun)}?`, scene),
      ]),
      choose('event-buyers', [
        say`Meant, by the brief, are ${names.buyers}. They are found at ${words(ways.meets[0])}, and they commit themselves ${words(ways.buys)}.`,
        say`Among ${names.buyers}, whom the brief means, two sorts feel it most. In common they have one fear: ${words(ways.fears)}.`,
        say`Who would come? By the brief, ${names.buyers}. A stranger’s promise counts for little with them; ${words(ways.trusts)} counts for more.`,
      ]),
    ],
    groups: kind.groups.map(({ who, why }) => ({ who, why: fill(context, why) })),
    nothing: choose('event-nothing', [
      say`Without it? ${words(kind.nothing)} That costs them nothing, so ${price} has to buy something they would tell of.`,
      say`${words(kind.nothing)} Nobody suffers; that is the difficulty. At ${price}, ${names.company} competes with not deciding at all.`,
      say`The alternative is ease. ${words(kind.nothing)}`,
    ]),
    ending: {
      label: 'Test',
      prose: isRunning
        ? say`Within three weeks ${names.founder} asks those who came last time ${words(kind.asked)}. Go on if ${words(kind.askedGo)}.`
        : say`In the first three weeks ${names.founder} asks, among ${names.buyers}, ${words(kind.asked)}. Go on if ${words(kind.askedGo)}.`,
    },
  }
}

export function solution({ context, kind, known, byFee }: Occasion): SolutionText {
  const { u, choose, names } = context
  const size = byFee
    ? say`${cite(known.aYear[0])} ${words(kind.session.many)} in the first year`
    : say`room for ${cite(known.seats)}, ${cite(known.aYear[0])} ${words(known.aYear[0].value === 1 ? kind.session.one : kind.session.many)} in the first year`
  return {
    promise: choose('event-promise', [
      say`${names.company}, in the brief’s own words: ${names.offer}. The plan makes that ${size}.`,
      say`What is sold: ${names.offer}. For whom: ${names.buyers}. How much of it: ${size}.`,
      say`For ${names.buyers} ${names.company} means ${names.offer}; in this plan, ${size}.`,
    ]),
    paragraphs: [
      fill(context, kind.craft),
      ...partsOf(partsSaid(u)),
      choose('event-bind', [
        say`What limits it? ${words(kind.bottleneck)}`,
        say`${words(kind.bottleneck)} The size of ${names.company} follows from that, and not from demand.`,
        say`Somewhere every ${words(kind.noun)} stops growing. ${words(kind.bottleneck)}`,
      ]),
    ],
    whyNow: kind.whyNow.map((reason) => fill(context, reason)),
    against: say`${words(kind.against)}`,
    ending: {
      label: 'Decision',
      prose: together(fill(context, kind.decision), say`Owner: ${names.founder}.`),
    },
  }
}

/** Reads after the part and a colon. */
const REASONS: [cue: RegExp, reason: string][] = [
  [/guide|host|coach|teacher/i, 'the person whom guests remember, and the hardest part to replace'],
  [
    /food|dinner|meal|drink|bar|catering|menu/i,
    'money that is spent on the spot, and the reason to stay an hour longer',
  ],
  [/workshop|class|lesson|course/i, 'something to take home, which is what people pay for twice'],
  [
    /ticket|booking|app|online/i,
    'payment before the date, so that the number is known while it can still be changed',
  ],
  [/music|band|dj|act|speaker|talk|film/i, 'the reason to announce it, and the cost to fix first'],
  [/transport|shuttle|pick-?up|boat|bus/i, 'nobody stays away because of the way there'],
  [/stall|vendor|exhibitor|sponsor/i, 'others pay to meet the same guests'],
  [/kids|child|famil/i, 'whole families come, or nobody of them does'],
]

/** 'A seafood and music festival' is one thing with two words in it, and no list of parts. */
export function partsSaid({ parts, offer }: Occasion['context']['u']): string[] {
  const named = parts.map(({ value }) => value)
  return offer.value.includes(named.join(' and ')) ? [] : named
}

function partsOf(parts: string[]): Prose[] {
  const told = parts.slice(0, 4).flatMap((part) => {
    const reason = REASONS.find(([cue]) => cue.test(part))?.[1]
    return reason ? [say`${words(capital(part))}: ${words(reason)}.`] : []
  })
  return told.length > 0 ? [together(say`Each part of the offer has its job.`, ...told)] : []
}
