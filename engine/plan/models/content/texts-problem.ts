// Who is badly served, what is offered, and why now.
import { cite, say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { ProblemText, SolutionText } from '../playbook.ts'
import type { Publication } from './publication.ts'
import { atStart, waysOf } from './saying.ts'

export function problem({ context, kind, subject, known, price, per, where }: Publication): ProblemText {
  const { choose, names } = context
  const ways = waysOf(context)
  const scene = say`${words(kind.scene)}`
  return {
    paragraphs: [
      choose('content-scene', [
        together(say`The subject: ${words(subject)}.`, scene),
        together(scene, say`That is how it stands with ${words(subject)}.`),
        together(say`Take ${words(subject)}.`, scene),
      ]),
      choose('content-buyers', [
        say`Meant are ${names.buyers}, ${where}. They can be met at ${words(ways.meets[0])}, and what they dread is ${words(ways.fears)}.`,
        say`Named in the brief are ${names.buyers}, to be reached ${where}. Before they believe a stranger they believe ${words(ways.trusts)}.`,
        say`Whom does it concern? By the brief, ${names.buyers} ${where}. Their worst time is ${words(ways.busy)}, and no ${words(kind.issue.one)} comes out then.`,
      ]),
    ],
    groups: kind.groups.map(({ who, why }) => ({ who, why: say`${words(why)}` })),
    nothing: choose('content-nothing', [
      say`And if nothing changes? ${words(kind.nothing)} Against that, ${price}${words(per)} has to feel small.`,
      say`${words(kind.nothing)} So the rival is free, and ${context.names.company} must be missed when it fails to come.`,
    ]),
    ending: {
      label: 'Test',
      prose: say`Within four weeks ${names.founder} asks twenty people among ${names.buyers} ${words(kind.asked)}. Go on if ${words(kind.askedGo)}${known.payingSaid ? say`; those who already pay, ${cite(known.payingSaid)}, are asked first and counted apart` : say``}.`,
    },
  }
}

export function solution({ context, kind, starts }: Publication): SolutionText {
  const { u, choose, names } = context
  const { company, offer, buyers, founder } = names
  return {
    promise: choose('content-promise', [
      say`What ${company} brings out, in the brief’s words: ${offer}. It is made for ${buyers}.`,
      say`For ${buyers}, ${company} makes one thing: ${offer}.`,
      say`Made for ${buyers}, and called by the brief ${offer}: that is ${company}.`,
    ]),
    paragraphs: [
      say`${words(kind.craft)}`,
      ...(u.parts.length > 0
        ? [
            partsOf(
              u.parts.map(({ value }) => value),
              kind.issue.one,
            ),
          ]
        : []),
      choose('content-bind', [
        say`${words(kind.bottleneck)} Whatever is promised to ${buyers} has to fit into that.`,
        say`One limit shapes the offer. ${words(kind.bottleneck)}`,
      ]),
    ],
    whyNow: kind.whyNow.map((reason) => say`${words(reason)}`),
    against: say`${words(kind.against)}`,
    ending: {
      label: 'Decision',
      prose:
        starts === 1
          ? say`${words(kind.decision)} Owner: ${founder}, from the next ${words(kind.issue.one)} on.`
          : say`${words(kind.decision)} ${atStart(founder)} signs that before the first ${words(kind.issue.one)} is announced.`,
    },
  }
}

/** Reads after the part and a colon. */
const REASONS: [cue: RegExp, reason: string][] = [
  [
    /paid|tier|premium|member|subscri|patreon/i,
    'money from the few for whom it counts, so that the rest can stay open',
  ],
  [/sponsor|advert|partner/i, 'income that grows with the public; marked, and refused where it does not fit'],
  [/podcast|audio|episode/i, 'the same subject for people whose hands are busy'],
  [/newsletter|mail/i, 'a direct line that no platform can close'],
  [
    /event|meet|live|tour|workshop/i,
    'a room in which those who follow meet each other, which is the reason to stay',
  ],
  [/course|class|lesson/i, 'something to do with what was learned, for those who want to go further'],
  [/print|book|magazine/i, 'something that is kept and shown'],
  [/communit|forum|discord|chat/i, 'answers from each other, which no single maker could give'],
  [/app|download|platform/i, 'one tap away at the hour it is needed'],
]

function partsOf(parts: string[], issue: string) {
  const told = parts.slice(0, 4).map((part) => {
    const reason =
      REASONS.find(([cue]) => cue.test(part))?.[1] ??
      `one more reason to wait for the next ${issue}, and one more thing to finish on time`
    return say`${words(capital(part))}: ${words(reason)}.`
  })
  return together(say`From the brief come these parts.`, ...told)
}
