// Who has the trouble, what is offered, and why now.
import { cite, type Prose, say, together } from '../../kit/prose.ts'
import { capital } from '../../names.ts'
import type { ProblemText, SolutionText } from '../playbook.ts'
import type { Product } from './product.ts'
import { aOne, clause, purposeOf, sentence, vocabulary, w, waysOf } from './told.ts'

export function problem(product: Product): ProblemText {
  const { context, kind, known, isForFirms } = product
  const { choose, names } = context
  return {
    paragraphs: [
      choose('soft-scene', [
        together(sentence(kind.scene), sentence(kind.today)),
        together(sentence(kind.today), sentence(kind.scene)),
      ]),
      choose('soft-missing', [
        together(sentence(kind.missing), buyersProse(product)),
        together(buyersProse(product), sentence(kind.missing)),
      ]),
    ],
    groups: kind.groups.map(({ who, why }) => ({ who, why: sentence(why) })),
    nothing: choose('soft-nothing', [
      say`And if they leave it as it is? Then it costs them ${w(kind.nothing)}. That is the sum against which ${known.monthly} a month is weighed.`,
      say`Doing nothing has a price too: ${w(kind.nothing)}. It is paid in small change, which is why ${names.company} must make it visible before it can charge ${known.monthly} a month.`,
      say`${clause(kind.nothing)}: so much does it cost to change nothing. Most have paid that for years, and ${known.monthly} a month has to look small beside it.`,
    ]),
    ending: {
      label: 'Test',
      prose: isForFirms
        ? choose('soft-asked', [
            say`By day twenty-one ${names.founder} sits with fifteen of them and asks ${w(kind.asked)}. Go on if nine can put a sum to it and five have already paid for something against it.`,
            say`Fifteen talks, none of them about ${names.company}: ${names.founder} asks ${w(kind.asked)}. Nine clear sums and five failed attempts to solve it are a yes; less by day twenty-one is a no.`,
            say`Before anything is shown, ${names.founder} spends two weeks listening: fifteen of them, one hour each, are asked ${w(kind.asked)}. What counts by day twenty-one is money already spent against the trouble, by at least five.`,
          ])
        : choose('soft-asked-people', [
            say`By day twenty-one ${names.founder} asks twenty-five people, none of them a friend, ${w(kind.asked)}. Go on if twelve tell a story from the last month and six have tried something against it.`,
            say`Twenty-five strangers are asked ${w(kind.asked)}. ${names.founder} counts stories and not opinions: twelve from the last month by day twenty-one, or the trouble is too small to sell.`,
            say`Opinions are free and worth it. ${names.founder} therefore collects stories. Twenty-five strangers are asked ${w(kind.asked)}. Fewer than twelve stories by day twenty-one, and another trouble is looked for.`,
          ]),
    },
  }
}

function buyersProse({ context }: Product): Prose {
  const { choose, names } = context
  const purpose = purposeOf(context)
  const aim = purpose ? say`, who are to ${w(purpose)}` : say``
  return choose('soft-buyers', [
    say`Named in the brief are ${names.buyers}${aim}; within that group two feel it first.`,
    say`Whom does it hit? ${w(capital(names.buyers.words))}, says the brief${purpose ? say`, and promises that they can ${w(purpose)}` : say``}. Two among them come first.`,
    say`${names.company} is meant for ${names.buyers}. They are not one group, and only a part of them will pay${purpose ? say` to ${w(purpose)}` : say``}.`,
  ])
}

export function solution(product: Product): SolutionText {
  const { context, kind, known, isForFirms, starts } = product
  const { choose, names, u } = context
  const { fears, trusts } = waysOf(context, kind)
  const list = vocabulary(context)
  return {
    promise: choose('soft-promise', [
      say`${names.company} is ${names.offer}, made for ${names.buyers}.`,
      say`For ${names.buyers} ${w(starts > 1 ? 'there will be' : 'there is')} ${names.offer}: ${names.company}.`,
      say`What ${names.company} offers is ${names.offer}; those who pay are ${names.buyers}.`,
    ]),
    paragraphs: [
      partsProse(product),
      choose('soft-core', [
        say`One thing has to work before anything else is worth ${w(starts > 1 ? 'building' : 'adding')}: ${w(kind.core)}. If it does, people stay because ${w(kind.holds)}.`,
        say`Everything hangs on ${w(kind.core)}. The rest is there so that this is reached, and afterwards ${w(kind.holds)}, which is why they stay.`,
        say`They stay because ${w(kind.holds)}. They get that far only through ${w(kind.core)}, so this is ${w(starts > 1 ? 'built' : 'mended')} first.`,
      ]),
      ...(isForFirms
        ? [
            choose('soft-trust', [
              say`Trust is borrowed. Such buyers believe ${w(trusts)} before they believe a page on the web, and what they fear is ${w(fears)}. The first five customers are chosen for whom they know.`,
              say`What holds a buyer back is ${w(fears)}. Against that no function helps, only ${w(trusts)}; so the first five customers are picked for their friends.`,
              say`Their fear has a name: ${w(fears)}. Nobody has ever been argued out of it. ${names.company} looks for five who are listened to, since others believe ${w(trusts)}, and serves those as if there were no sixth.`,
            ]),
          ]
        : [
            choose('soft-first-minute', [
              say`Nobody reads instructions on a telephone. Whatever ${names.company} promises${list ? say` about ${w(list)}` : say``} has to be felt in the first five minutes, or the store’s next suggestion gets its turn.`,
              say`Five minutes are what a stranger gives it. In them the benefit must have been felt once${list ? say`, with ${w(list)} in plain sight` : say``}; explaining comes too late.`,
              say`Downloads are promises, and most are broken the same evening. So the way from the store to the first benefit${list ? say`, through ${w(list)},` : say``} is measured in taps, and every tap has to defend itself.`,
            ]),
          ]),
    ],
    whyNow: [
      ...kind.whyNow.map(sentence),
      ...(u.stage.value === 'growth' || u.stage.value === 'mvp'
        ? [
            say`It stands already: the brief calls the stage ‘${w(u.stage.value)}’, so the next months test demand and not feasibility.`,
          ]
        : []),
    ],
    against: choose('soft-against', [
      say`Against now speaks ${w(kind.danger)}. It can happen in any quarter of this plan, and ${names.company} will learn of it from a customer.`,
      say`Waiting and hurry have the same enemy: ${w(kind.danger)}. A year’s lead is worth something only if the customers of that year stay.`,
      say`What could close the window is ${w(kind.danger)}. Therefore ${known.churn} leaving a month is watched more closely than new sign-ups.`,
    ]),
    ending: {
      label: 'Decision',
      prose: choose('soft-first', [
        say`Until ten ${w(kind.many)} in a row have had it, ${w(kind.core)}, nothing else goes onto the list. ${names.founder} decides what that means in writing, before the first of them begins.`,
        say`${names.founder} builds for ${w(kind.core)} and refuses the rest until ten ${w(kind.many)} have had it. The refusals are written down with their date.`,
        say`First comes this: ${w(kind.core)}. What does not lead there waits; ${names.founder} keeps the list of things that wait, dated, and looks at it again when ten ${w(kind.many)} have got there.`,
      ]),
    },
  }
}

function partsProse(product: Product): Prose {
  const { context, kind, starts } = product
  const { u, choose } = context
  const parts = u.parts.slice(0, 4).map(({ value }) => value)
  if (parts.length === 0 && starts === 1)
    return choose('soft-parts-running', [
      say`What it has to do well can be said in three points: ${w(kind.features.slice(0, 3).join('; '))}. Whatever has grown around them is looked at again, because ${w(kind.oneMore)}.`,
      say`It runs, so the question is what to leave alone. Three things carry it: ${w(kind.features.slice(0, 3).join('; '))}. The rest waits, for ${w(kind.oneMore)}.`,
      say`Since ${w(kind.oneMore)}, nothing is added for now. The weight lies on ${w(kind.features.slice(0, 2).join(' and on '))}.`,
    ])
  if (parts.length === 0)
    return choose('soft-parts-none', [
      say`At the start it holds little: ${w(kind.features.slice(0, 3).join('; '))}. That is on purpose, since ${w(kind.oneMore)}.`,
      say`Why so little at first? Because ${w(kind.oneMore)}. It begins with three things: ${w(kind.features.slice(0, 3).join('; '))}.`,
      say`Three things make the beginning: ${w(kind.features.slice(0, 3).join('; '))}. A fourth has been asked for before the first was finished, as always; it waits, for ${w(kind.oneMore)}.`,
    ])
  return choose('soft-parts', [
    say`The brief names its parts: ${w(parts.join('; '))}. Each has to earn its place, because ${w(kind.oneMore)}. Around them stand ${w(kind.features.slice(0, 2).join(' and '))}.`,
    say`Its parts are, in the brief’s words: ${w(parts.join('; '))}. They come one after the other, since ${w(kind.oneMore)}; the first is the one that ${w(aOne(kind))} would miss on the second day.`,
    say`In the founder’s words it does this: ${w(parts.join('; '))}. All of it at once would be too much, as ${w(kind.oneMore)}; so each part has to be used by ten before the next is begun.`,
  ])
}

/** Users who do not pay yet, if the brief names any. */
export function usersProse({ context, known, kind }: Product): Prose | undefined {
  const { users, paying } = known
  if (!users) return undefined
  return context.choose('soft-users', [
    say`The brief counts ${cite(users)} who use it${paying ? say` and ${cite(paying)} who pay` : say``}. The plan earns from the second number only; the first is where the next ${w(kind.many)} come from, at no cost.`,
    say`Use and payment are two things: ${cite(users)} have it${paying ? say`, ${cite(paying)} pay` : say` by the brief, and it names none who pays`}. The gap is the cheapest market there is, and it is asked first.`,
    say`${cite(users)} use it so far${paying ? say`, of whom ${cite(paying)} pay` : say``}. A reader should look at the gap between the two rather than at the first number; ${w(kind.many)} who pay are what this plan counts.`,
  ])
}

/** What the tables begin with. */
export function startProse({ context, known }: Product): Prose[] {
  const { paying } = known
  if (!paying) return []
  return [
    context.choose('soft-start', [
      say`The tables begin with ${cite(paying)} who pay already; everything after them has to be won.`,
      say`Month one opens with ${cite(paying)} on the books, as the brief has it, and none of them is counted twice.`,
    ]),
  ]
}
