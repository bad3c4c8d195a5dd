// Who has the trouble, what is offered, and why now.
import type { Context } from '../context.ts'
import { type Prose, say } from '../kit/prose.ts'
import { type Quantity, words } from '../kit/quantity.ts'
import { type Block, heading, paragraph, paragraphs, type Section } from '../kit/section.ts'
import type { ProblemText, SolutionText } from '../models/playbook.ts'
import { capital, short } from '../names.ts'

export function problemSection(
  context: Context,
  { paragraphs: told, groups, nothing, ending }: ProblemText,
): Section {
  return {
    id: 'problem',
    title: 'Problem and who has it',
    blocks: [
      ...paragraphs(told),
      ...groups.map(({ who, why }): Block => ({ kind: 'point', headline: `${capital(who)}.`, prose: why })),
      paragraph(proofOf(context)),
      paragraph(nothing),
      { kind: 'ending', ...ending },
    ],
  }
}

/** How much of this is known, and how much is hoped. */
function proofOf({ said, choose, u, names }: Context): Prose {
  const quoted = ({ basis }: Quantity) =>
    words(basis.kind === 'founder' ? short(basis.fact.evidence.words) : '')
  const paid = said('orders') ?? said('revenue')
  if (paid)
    return choose('proof-paid', [
      say`How do we know? The brief reports ‘${quoted(paid)}’. That proves that strangers pay; it does not yet say who comes back, and the plan treats the two as different facts.`,
      say`Evidence exists: ‘${quoted(paid)}’, in the founder’s words. What it leaves open is how many of them would do it again without being asked.`,
      say`Part of this is past guessing, because the brief counts ‘${quoted(paid)}’. The part still open is why the others did not buy.`,
    ])
  const came = said('customers')
  if (came)
    return choose('proof-came', [
      say`What is known? By the brief: ‘${quoted(came)}’. People have come, then; who of them pays, and who stays, is the next thing to count.`,
      say`The brief counts ‘${quoted(came)}’. That is interest on record, and more than most plans have; it becomes proof with the second payment.`,
      say`‘${quoted(came)}’, says the brief. The number shows that the door is found. It is silent on money, and so this plan asks for that first.`,
    ])
  const built = said('prototypes') ?? said('pilot')
  if (built)
    return choose('proof-built', [
      say`Something stands already: ${built} of it, by the brief. A thing that works shows that it can be made, and says nothing yet about who pays.`,
      say`By the brief there are ${built} in use or on trial. They answer the engineer’s question. The cashier’s question, who pays and again, is open.`,
    ])
  if (u.stage.value === 'idea' || u.stage.value === 'other')
    return choose('proof-idea', [
      say`None of this has been measured. The brief holds an idea and no interview, deposit or sale, so the section is a hypothesis with good manners; the test below turns it into a fact or into a saved year.`,
      say`Who says so? So far only ${names.founder}. No conversation with a buyer is mentioned, and until one has paid, every sentence above is a well-meant guess.`,
      say`Read this as a claim to be attacked. Nobody outside has been asked, as far as the brief tells, and a polite yes from a friend does not count as an answer.`,
    ])
  return choose('proof-stage', [
    say`The brief calls the stage ‘${words(u.stage.value)}’ and names no sale. Until money has changed hands, the trouble described here is ${names.founder}’s reading of it.`,
    say`Work has begun, yet the brief counts no customer. That gap is the first thing a lender will put a finger on, so the test below comes before anything else is built.`,
    say`Progress and proof are two things: the brief shows the first. It names nobody who has paid, and the next weeks have to change that.`,
  ])
}

export function solutionSection(
  _context: Context,
  { promise, paragraphs: told, whyNow, against, ending }: SolutionText,
): Section {
  return {
    id: 'solution',
    title: 'Solution and why now',
    blocks: [
      paragraph(promise),
      ...paragraphs(told),
      heading('Why now'),
      { kind: 'list', items: whyNow },
      paragraph(against),
      { kind: 'ending', ...ending },
    ],
  }
}
