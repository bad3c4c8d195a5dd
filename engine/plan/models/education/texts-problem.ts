// Who wants to learn it, what is offered, and why now.
import { type Prose, say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { capital, small } from '../../names.ts'
import type { ProblemText, SolutionText } from '../playbook.ts'
import type { School } from './school.ts'
import { feeOf, founderFirst, startsWith } from './speech.ts'
import { waysFor } from './ways.ts'

export function problem(school: School): ProblemText {
  const { context, teaching } = school
  const { choose, names, u } = context
  const said = u.problem.basis === 'said' ? words(u.problem.value) : undefined
  return {
    paragraphs: [
      say`${words(teaching.scene)}`,
      choose('school-buyers', [
        together(
          say`${names.company} is meant for ${names.buyers}, ${names.where}.`,
          said ? say`Their trouble in a few words: ${said}.` : undefined,
          say`${words(teaching.pays)}`,
        ),
        together(
          say`${words(teaching.pays)}`,
          said
            ? say`Ask ${names.buyers} what is wrong and the answer comes close to this: ${said}.`
            : say`So it is with ${names.buyers}, whom ${names.company} wants to reach.`,
        ),
        together(
          said
            ? say`With ${names.buyers} the talk begins here: ${said}.`
            : say`Whom is it for? For ${names.buyers}, ${names.where}.`,
          say`${words(teaching.pays)}`,
        ),
      ]),
    ],
    groups: teaching.groups.map(([who, why]) => ({ who, why: say`${words(why)}` })),
    nothing: say`${words(teaching.nothing)}`,
    ending: {
      label: 'Test',
      prose: choose('school-ask', [
        say`Before a room is booked, ${names.founder} asks twenty-five ${names.buyers} ${words(teaching.asked)}. Ten who have paid for something like it within a year are enough; good intentions do not count.`,
        say`Twenty-five talks in the first month. ${founderFirst(context)} asks ${words(teaching.asked)}, and counts only money that was spent. Ten of twenty-five, or the subject is wanted and not bought.`,
        say`Who has already paid? ${founderFirst(context)} asks twenty-five ${names.buyers} ${words(teaching.asked)}. Fewer than ten with a receipt in mind, and the plan stops here.`,
      ]),
    },
  }
}

export function solution(school: School): SolutionText {
  const { context, teaching } = school
  const { choose, names, u } = context
  const ways = waysFor(context, teaching)
  const outcome = u.outcome.basis === 'said' ? words(u.outcome.value) : undefined
  return {
    promise: choose('school-promise', [
      say`${names.company} is for ${names.buyers}: ${names.offer}, ${feeOf(school)}.`,
      say`What ${names.company} sells to ${names.buyers}: ${names.offer}, at ${feeOf(school)}.`,
      say`In one line: ${names.offer}, sold to ${names.buyers}, at ${feeOf(school)}.`,
    ]),
    paragraphs: [
      together(
        say`${words(teaching.method)}`,
        outcome
          ? choose('school-outcome', [
              say`The promise that is kept or broken: ${outcome}.`,
              say`What it should lead to: ${outcome}.`,
              say`The aim in a few words: ${outcome}.`,
            ])
          : undefined,
      ),
      ...parts(school),
      choose('school-trial', [
        say`Nobody signs for a year on the strength of a leaflet, and what people dread is known: ${words(ways.fears)}. So ${names.company} begins with ${words(teaching.trial)}.`,
        say`It begins with ${words(teaching.trial)}. Who has been there once decides by what happened and no longer by a promise; the fear it has to answer is old: ${words(ways.fears)}.`,
        say`The way in is ${words(teaching.trial)}. It protects both sides: who does not belong here notices before much has been paid.`,
      ]),
    ],
    whyNow: teaching.whyNow.map((reason) => say`${words(reason)}`),
    against: choose('school-against', [
      say`And what speaks for waiting? ${words(teaching.against)}`,
      say`${words(teaching.against)} A reader should weigh that against the reasons above.`,
      say`The other side of it: ${words(small(teaching.against))}`,
    ]),
    ending: {
      label: 'Decision',
      prose: choose('school-one', [
        say`One subject, one sort of learner, one price: until the second year ${names.founder} opens nothing beside it, whatever is asked for at the door.`,
        say`${names.company} starts with ${startsWith(school)} and turns people away beyond that. Owner: ${names.founder}.`,
        say`${founderFirst(context)} sells ${words(teaching.trial)} for six weeks before a second date is announced, and announces none unless the first is full.`,
      ]),
    },
  }
}

function parts({ context, teaching }: School): Prose[] {
  const { u, choose } = context
  const named = u.parts.slice(0, 4).map(({ value }) => value)
  // 'Coding and robotics club' is one thing with two words in it.
  if (named.length < 2 || u.offer.value.includes(named.join(' and '))) return []
  const list = words(`${named.slice(0, -1).join(', ')} and ${named.at(-1)}`)
  return [
    choose('school-parts', [
      say`Of the parts the brief names, ${list}, each has to be carried by the same few hours, because ${words(teaching.neck.because)}. They start one after the other.`,
      say`The brief lists ${list}. The first carries the rent; what follows is for those who have finished it and want to stay.`,
      say`${words(capital(named.join(', ')))}: so the offer reads. A learner buys one of them and stays for another, which is why they share teacher, room and price list.`,
    ]),
  ]
}
