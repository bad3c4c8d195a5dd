// How the work runs, who does it, and what can go wrong.
import { calendarMonth } from '../plan/kit/calendar-month.ts'
import { say } from '../plan/kit/prose.ts'
import type { OperationsText, RisksText, Step, Texts } from '../plan/model.ts'
import type { OwnBooks } from '../trades/own-books.ts'
import type { Trade } from '../trades/schema.ts'
import { type Composer, capitalised, endingOf, named, testsOf } from './composer.ts'
import { limitPoint } from './limit.ts'
import { quotedProse } from './quoted-sentences.ts'

export function operationsText(composer: Composer): OperationsText {
  const { trade, one, results } = composer
  const s = composer.sentences()
  const limit = limitPoint(composer, s)
  const point = trade.work.limits[one.streams[0]?.plan.limit ?? '']
  const answer = point && s.headed(point)
  return {
    paragraphs: [
      ...[quotedProse(composer, 'rules', 1)].flatMap((prose) => prose ?? []),
      ...s.points(trade.work.day),
      ...(limit ? [limit.text] : []),
      ...(answer ? [answer.text] : []),
    ],
    people: peopleOf(composer, results),
    gaps: trade.work.skills
      .filter(({ when }) => one.holds(when))
      .flatMap(({ skill, why, how }) => {
        const [gap, reason, closedBy] = [s.text(skill), s.text(why), s.text(how)]
        return gap && reason && closedBy ? [{ gap, why: reason, closedBy }] : []
      }),
    ending: endingOf(composer, 'operations'),
  }
}

function peopleOf(
  { trade, context, ...composer }: Composer,
  results: Composer['results'],
): OperationsText['people'] {
  const s = composer.sentences()
  const posts = results.drivers.staff
  const { own } = trade
  if (own)
    return onePostEach(own.posts).flatMap(({ id, role, why, isFounder }) => {
      const month = posts.find((one) => one.id === id)?.count.find(({ value }) => value > 0)?.month
      return [
        {
          role,
          when: month === 1 ? 'from the start' : month ? calendarMonth(own, month) : 'not within this plan',
          why: why
            ? named(why)
            : isFounder
              ? say`Runs the business.`
              : say`Needed for the volume of the plan.`,
        },
      ]
    })
  const founder = {
    role: context.names.founder.words,
    when: 'from the start',
    why: say`Sells, delivers and keeps the books until somebody else can.`,
  }
  return [
    founder,
    ...trade.people.flatMap(({ id, role, why }) => {
      const line = posts.find((one) => one.id === id)
      const month = line?.count.find(({ value }) => value > 0)?.month
      const reason = s.text(`${why}.`)
      if (!reason) return []
      return [
        {
          role: s.plain(role),
          when: month ? `month ${month}` : 'not within this plan',
          why: reason,
        },
      ]
    }),
  ]
}

/** What founders draw is often several lines of the books; who they are is one. */
function onePostEach(posts: OwnBooks['posts']): OwnBooks['posts'] {
  const founders = posts.filter(({ isFounder }) => isFounder)
  const bare = ({ role }: OwnBooks['posts'][0]) => role.replace(/\s*[(,:].*$/, '').toLowerCase()
  return posts
    .filter((post) => !post.isFounder || post === founders.find((other) => bare(other) === bare(post)))
    .map((post) => ({ ...post, role: post.role.replace(/\s*\([^)]*\)$/, '') }))
}

export function risksText(composer: Composer): RisksText {
  const { trade, one } = composer
  const s = composer.sentences()
  return {
    list: risksOf(composer)
      .filter(({ when }) => one.holds(when))
      .flatMap(({ name, likely, sign, answer }) => {
        const [firstSign, reply] = [s.text(sign), s.text(answer)]
        return firstSign && reply
          ? [{ name: s.plain(name), likelihood: likely, firstSign, answer: reply }]
          : []
      }),
    sceptic: s.points(trade.doubt.case),
    answer: s.line(trade.doubt.unless) ?? say``,
    kill: killLines(composer),
    ending: {
      label: 'Threshold',
      prose: say`${capitalised(composer.context.names.founder)} writes the dates of these lines into a calendar today and shows them to somebody who will ask.`,
    },
  }
}

const MOST_RISKS = 9

export const risksOf = ({ trade, one }: Composer): Trade['risks'] =>
  [...trade.risks, ...one.input.facets.flatMap(({ risks }) => risks)].slice(0, MOST_RISKS)

/** The trade's own, and two that the plan's forecast gives. */
function killLines(composer: Composer): RisksText['kill'] {
  const { trade, one, context } = composer
  const s = composer.sentences()
  const own = trade.doubt.kill
    .filter(({ when }) => one.holds(when))
    .flatMap(({ by, if: condition }) => {
      const stopIf = s.text(condition)
      return stopIf ? [{ when: by, stopIf }] : []
    })
  // Books of its own may count what is sold, not who pays.
  const planned = trade.own ? undefined : composer.figures.of('customers-6')
  const half =
    planned && planned.value >= 4
      ? context.computed('half-of-6', Math.floor(planned.value / 2), `${Math.floor(planned.value / 2)}`)
      : undefined
  const [, customers] = trade.words.customer
  return [
    ...own,
    ...(half && planned
      ? [
          {
            when: 'the end of month six',
            stopIf: say`fewer than ${half} ${{ words: customers }} pay, where the plan has ${planned}`,
          },
        ]
      : []),
  ]
}

export function ninetyDaysText(composer: Composer): Texts['ninetyDays'] {
  const s = composer.sentences()
  const { founder } = composer.context.names
  const steps = testsOf(composer).flatMap(({ day, do: action, count, pass }): Step[] => {
    const [told, goOn] = [s.text(action), s.text(pass)]
    return told && goOn
      ? [{ day, action: told, owner: founder.words, number: s.plain(count), goOnIf: goOn }]
      : []
  })
  return {
    lead: say`Each step answers one question before money follows. A step that fails changes the plan.`,
    steps,
    ending: {
      label: 'Owner',
      prose: say`${capitalised(founder)} keeps this list and writes the true number beside each planned one.`,
    },
  }
}
