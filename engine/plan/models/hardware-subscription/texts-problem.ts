// Who has the trouble, what is offered, and why now.
import { cite, type Prose, say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { capital, short } from '../../names.ts'
import type { ProblemText, SolutionText } from '../playbook.ts'
import { calls, oneOf, told, type Venture } from './venture.ts'

export function problem(venture: Venture): ProblemText {
  const { context, device, known } = venture
  const { choose, names } = context
  const { customers } = calls(venture)
  return {
    paragraphs: [told(device.scene), habits(venture), ...ownWords(venture)],
    groups: device.groups.map(({ who, why }) => ({ who, why: told(why) })),
    nothing: together(
      told(device.loss),
      choose('device-nothing', [
        say`Against that stands a fee of ${known.feeYear} a year for each of them, paid in good years too.`,
        say`So the sum to beat is not the largest loss but the ordinary year: ${known.feeYear} have to seem cheap in a year without one.`,
        say`${known.feeYear} a year is what ${names.company} asks for changing that habit, and many will decline.`,
      ]),
    ),
    ending: {
      label: 'Test',
      prose: choose('device-asks', [
        say`In the first four weeks ${names.founder} asks twenty ${customers} ${words(device.asked)}. Go on if twelve ${words(device.askedPass)}.`,
        say`Twenty talks, none by mail, before day thirty: ${names.founder} asks ${words(device.asked)}. The section stands when twelve ${words(device.askedPass)}.`,
        say`Until twelve of twenty ${customers} ${words(device.askedPass)}, nothing further is built. The question, put by ${names.founder} within a month: ${words(device.asked)}.`,
      ]),
    },
  }
}

function habits(venture: Venture): Prose {
  const { context, device } = venture
  const { choose, names } = context
  const { buyers } = calls(venture)
  const [first, second] = device.today.map((habit) => words(habit)) as [
    ReturnType<typeof words>,
    ReturnType<typeof words>,
  ]
  return choose('device-habits', [
    say`What do ${buyers} ${names.where} do about it now? They ${first}. The more careful ones ${second}. Both ways need somebody in the right place at the right hour.`,
    say`For ${buyers}, two habits fill the gap today: they ${first}, or they ${second}. ${names.company} competes with these before it competes with any firm.`,
    say`Nobody ${names.where} is waiting for a gadget. As things are, ${buyers} ${first}, and where that has failed once they ${second}.`,
  ])
}

/** The founder's own words for the trouble, where there are some. */
function ownWords({ context }: Venture): Prose[] {
  const { u, choose } = context
  if (u.problem.basis !== 'said') return []
  const trouble = words(short(u.problem.value))
  return [
    choose('device-trouble', [
      say`In the brief the trouble is called ‘${trouble}’. It is felt unevenly, as the next lines show.`,
      say`The founder’s words for it are ‘${trouble}’. Three questions follow: who pays for it today, how often, and who else has noticed.`,
      say`‘${words(capital(trouble.words))}’, the brief says. Some live with that for years, and some cannot afford it a second time.`,
    ]),
  ]
}

export function solution(venture: Venture): SolutionText {
  const { context, device } = venture
  const { choose, names } = context
  const { offer, company } = names
  const { buyers, one } = calls(venture)
  const [reads, tells] = [words(device.reads), words(device.tells)]
  return {
    promise: choose('device-promise', [
      say`What ${company} sells is ${offer}, made for ${buyers}.`,
      say`To ${buyers}, ${company} offers ${offer}.`,
      say`${company} in one line: ${offer}, for ${buyers}.`,
    ]),
    paragraphs: [
      choose('device-works', [
        say`${words(capital(oneOf(device.noun.one).words))} ${reads}. What reaches the customer is ${tells}.`,
        say`What the customer gets is ${tells}. Behind it stands ${oneOf(device.noun.one)} that ${reads}.`,
        say`In use it is simple: each ${one} ${reads}, and the service turns this into ${tells}.`,
      ]),
      ...promised(venture),
      told(device.limits),
    ],
    whyNow: [...device.whyNow.map(told), parts(venture)],
    against: told(device.against),
    ending: {
      label: 'Decision',
      prose: choose('device-decision', [
        say`The first year sells one thing: ${tells}. Everything that does not make this truer or earlier waits, and ${names.founder} keeps the list of what waits.`,
        say`${names.founder} writes the limits above on the price sheet, in the same size as the promise, before the first one is shown to a stranger.`,
        say`Message before device: until ${buyers} act on what they are told, no second version of the ${one} is drawn. Owner: ${names.founder}.`,
      ]),
    },
  }
}

/** What the brief promises: a time ahead, an outcome, its parts. */
function promised({ context, device }: Venture): Prose[] {
  const { u, said, choose, names } = context
  const lead = said('lead-time')
  const outcome = u.outcome.basis === 'said' ? words(short(u.outcome.value)) : undefined
  const list = u.parts.map(({ value }) => value).slice(0, 4)
  return [
    lead
      ? choose('device-lead', [
          say`Promised are ${cite(lead)} of notice. That is a claim until it is scored: each message is kept with what happened after it, and the score is shown to customers whether it flatters or not.`,
          say`How early? ${cite(lead)}, the brief says. From the first ${words(device.noun.one)} on, every warning is written down with its hour and its outcome, because this figure is the product.`,
          say`Notice of ${cite(lead)} is the figure that buyers will hold ${names.company} to, so it is measured from the first day and published with its misses.`,
        ])
      : undefined,
    outcome
      ? choose('device-outcome', [
          say`And then? ‘${outcome}’, in the founder’s words. A reading that nobody can act on is a curiosity, so each feature is judged by whether it leads there.`,
          say`It is worth a fee only if somebody does something with it: ‘${outcome}’. Hours in which nobody can act are hours in which no message is sent.`,
          say`The use is stated in the brief: ‘${outcome}’. What does not help with that is decoration.`,
        ])
      : undefined,
    list.length > 1
      ? choose('device-parts', [
          say`The brief names its parts: ${words(list.join('; '))}. What hangs in place earns once; what arrives every month earns every month, and the plan keeps the two apart.`,
          say`Of the parts named, ${words(list.join(' and '))}, the first is what people touch and the rest is what they go on paying for.`,
          say`Its parts, by the brief: ${words(list.join(', '))}. None of them sells alone.`,
        ])
      : undefined,
  ].filter((prose) => prose !== undefined)
}

/** What is there already, or what is missing. */
function parts({ context, device }: Venture): Prose {
  const { said, choose } = context
  const built = said('prototypes')
  if (built)
    return choose('device-built', [
      say`${words(capital(device.noun.many))} exist: ${cite(built)} by the brief. Months of drawing lie behind, and data of their own can be scored now, before anything is ordered.`,
      say`The brief counts ${cite(built)} built already, so the next step is measuring and not inventing.`,
      say`With ${cite(built)} in hand the question has moved from ‘can it be made?’ to ‘does it say something that customers did not know?’.`,
    ])
  return choose('device-makers', [
    say`Assemblers take orders of a few dozen boards, and servers are paid by the hour. The first hundred customers no longer need a factory.`,
    say`A first series can be had without owning a machine: boards by the dozen, a mould for short runs, servers by the hour.`,
    say`What used to take a works department is bought by the piece today, from boards to messages. That helps imitators as much.`,
  ])
}
