// What can break it, the case against, and where to stop.
import { percent } from '../../context.ts'
import { cite, type Prose, say } from '../../kit/prose.ts'
import { isOwn } from '../../kit/quantity.ts'
import type { KillLine, Risk, RisksText } from '../playbook.ts'
import { openingOf } from '../software/drivers.ts'
import { countMarket, shareNeeded } from '../software/market.ts'
import type { Product } from '../software/product.ts'
import { clause, sentence, w } from '../software/told.ts'
import { replacedShare } from './texts-money.ts'

export function risks(product: Product): RisksText {
  const { context, kind } = product
  const { names, choose } = context
  return {
    list: riskList(product),
    sceptic: [sentence(kind.sceptic), arithmetic(product), person(product)],
    answer: choose('sub-answer', [
      say`The sceptic is wrong if strangers reach the point that counts, ${w(kind.core)}, and are there again in the fifth week. ${names.founder} can know that within ninety days, for less than the price of one month of advertising; nothing else on this page can be known so cheaply.`,
      say`Three things would have to hold: strangers pay, they reach ${w(kind.core)} by themselves, and they stay because ${w(kind.holds)}. The third is the doubtful one. ${names.founder} measures it by counting who is left of the first thirty after ten weeks.`,
      say`All of that falls if one thing is seen: strangers who come back in the fifth week, having had ${w(kind.core)} once. It is cheap to look for and nobody has looked. ${names.founder} reports the count on day ninety.`,
    ]),
    kill: kill(product),
    ending: {
      label: 'Owner',
      prose: choose('sub-owner', [
        say`${names.founder} gives these lines to somebody who has no share in ${names.company} and may ask on each date what the number is.`,
        say`The lines are dated and sent to one outsider now, while nobody is in love with the answer. ${names.founder} reports to that person, in one sentence, on each date.`,
        say`Somebody outside ${names.company} receives the four dates today. ${names.founder} owes that person a number on each of them, and no explanation before the number.`,
      ]),
    },
  }
}

const LATE: Risk = {
  name: 'The first version is late',
  likelihood: 'high',
  measuredBy: 'delay',
  firstSign: say`a list that grew in the last two weeks`,
  answer: say`strike half of it, keep the date`,
}
const WAGES: Risk = {
  name: 'People cost more than planned',
  likelihood: 'high',
  measuredBy: 'wages',
  firstSign: say`the first two refusals of an offer`,
  answer: say`one post fewer, filled well, and a part-time start`,
}
const LIVING: Risk = {
  name: 'The founders need more to live on',
  likelihood: 'medium',
  measuredBy: 'founders',
  firstSign: say`a side job taken on`,
  answer: say`a date by which the pay is full, or the plan is smaller`,
}

function riskList({ kind, stream, isForFirms, starts, hired }: Product): Risk[] {
  return [
    {
      name: isForFirms ? 'They leave after the first months' : 'They stop using it',
      likelihood: isForFirms ? 'medium' : 'high',
      measuredBy: `churn:${stream}`,
      firstSign: sentence(kind.firstSign),
      answer: sentence(kind.save),
    },
    {
      name: isForFirms ? 'Sales take longer' : 'Too few strangers come',
      likelihood: 'unknown',
      measuredBy: `acquisition:${stream}`,
      firstSign: isForFirms
        ? say`talks that end with ‘after the summer’`
        : say`a week without a paying stranger`,
      answer: isForFirms
        ? say`a smaller first step, paid`
        : say`one channel, done daily for six weeks, before another`,
    },
    {
      name: 'The price does not hold',
      likelihood: 'medium',
      measuredBy: `price:${stream}`,
      firstSign: say`the third request for a rebate in a month`,
      answer: say`a narrower group for which it is worth more`,
    },
    starts > 1 ? LATE : hired.length > 0 ? WAGES : LIVING,
    {
      name: 'Computing and help cost more',
      likelihood: 'medium',
      measuredBy: `unitCosts:${stream}`,
      firstSign: say`the bill grows faster than the number of ${w(kind.many)}`,
      answer: say`limits on free use, then a page that answers the ten commonest questions`,
    },
    {
      name: 'Advertising gets dearer',
      likelihood: 'high',
      measuredBy: 'cost:marketing',
      firstSign: say`the price of a click, month by month`,
      answer: say`less of it; those who tell others are asked more often`,
    },
    {
      name: kind.peril.name,
      likelihood: 'medium',
      firstSign: sentence(kind.peril.firstSign),
      answer: sentence(kind.peril.answer),
    },
  ]
}

/** The same case, in figures. */
function arithmetic(product: Product): Prose {
  const { context, kind, known, effect, stream, year } = product
  const { choose, computed } = context
  const yearly = 1 - (1 - known.churn.value) ** 12
  const gone = computed('gone-in-a-year', yearly, percent(yearly, 0))
  const lost = effect(`churn:${stream}`)
  const earned = year('ebitda', 3)
  const { share } = shareNeeded(product, countMarket(context, kind, openingOf(known)))
  const tail =
    earned.value > 0
      ? say`The surplus of the third year, ${earned}, takes that figure for granted${isOwn(known.churn) ? say`, and it is still young` : say`, and nobody has measured it here`}.`
      : say`Even as planned the third year ends at ${earned}; a little worse, and there is nothing to discuss.`
  return choose('sub-arithmetic', [
    say`Now the arithmetic. At ${known.churn} a month ${gone} of any group are gone within a year, and in the third year ${replacedShare(product)} newcomers only replace leavers${lost ? say`; half as much leaving again costs ${lost} over three years` : say``}. ${tail}`,
    say`${gone} of those who join will have left after twelve months if the plan is right, and the plan may be wrong${lost ? say`: leaving half as high again takes ${lost} out of the three years` : say``}. It also needs ${share} of everybody within reach. ${tail}`,
    say`Figures are no kinder. Leaving at ${known.churn} a month means that of a hundred newcomers ${gone} are no longer there a year on${lost ? say`; raise it by half, and ${lost} are missing in the end` : say``}. ${tail}`,
  ])
}

function person({ context, kind, known }: Product): Prose {
  const { choose, names, u } = context
  const unknown = u.missing.includes('who builds the software')
  return choose('sub-person', [
    unknown
      ? say`And who writes it? The brief does not say. If it has to be paid for, the money of this plan is gone before the first ${w(kind.one)} has seen it; ${known.firstVersion} covers tools and law, and no salary.`
      : say`Those who can build it will be tempted to go on building. Nothing in the brief shows that anybody in the team has sold to a stranger, and that is the work.`,
    unknown
      ? say`There is a hole in the middle: the brief names nobody who can write the software. ${names.founder} would depend on a hired hand for every change, and a young product is nothing but changes.`
      : say`The team can build, says the brief. It does not say who rings up ${w(kind.many)} that never asked, and without that the best version stays a hobby.`,
  ])
}

function kill({ context, kind, known, starts, isForFirms }: Product): KillLine[] {
  const { computed } = context
  const most = known.churn.value * 1.6
  const bad = computed('churn-kill', most, percent(most))
  return [
    {
      when: 'day forty-five',
      stopIf: isForFirms
        ? say`fewer than five of fifteen ${w(kind.many)} can put a sum to the trouble`
        : say`fewer than twelve of twenty-five strangers tell of it from the last month`,
    },
    {
      when: 'day ninety',
      stopIf:
        starts > 1
          ? say`fewer than five strangers have paid for a second month`
          : say`of the newcomers of the first month, fewer than half are there in the third`,
    },
    {
      when: starts > 3 ? 'the end of month nine' : 'the end of month six',
      stopIf: say`leaving lies above ${bad} a month, where the plan has ${cite(known.churn)}, and three changes have not moved it`,
    },
    {
      when: 'the end of the first year',
      stopIf: say`fewer than half of the planned ${w(kind.many)} pay: sell the code, tell everybody the date, give the data back`,
    },
  ]
}

export const scenarioEnding = ({ context, effect, stream, kind, strongest }: Product) => {
  const { names, choose } = context
  const [leaving, joining] = [effect(`churn:${stream}`), effect(`acquisition:${stream}`)]
  const first =
    strongest?.id === `churn:${stream}`
      ? 'leaving'
      : strongest?.id === `acquisition:${stream}`
        ? 'joining'
        : 'neither'
  const rule = choose('sub-rule', [
    say`No post is opened in a month in which more ${w(kind.many)} left than the plan allows.`,
    say`A new salary starts only after three months in which leaving stayed at or below plan.`,
    say`Until three months in a row have kept to the planned rate of leaving, the payroll stays as it is.`,
  ])
  if (!leaving || !joining) return { label: 'Threshold' as const, prose: rule }
  const compared =
    leaving.value >= joining.value
      ? say`Half as much leaving again costs ${leaving}, three tenths fewer newcomers ${joining}: keeping people is worth more here than finding them.`
      : say`Three tenths fewer newcomers cost ${joining}, half as much leaving again ${leaving}: for now finding people weighs more than keeping them.`
  return {
    label: 'Threshold' as const,
    prose: say`${compared} ${rule} ${w(first === 'neither' ? 'The rule is checked' : 'Since this leads the table, the rule is checked')} by ${names.founder} on the first Monday of each month.`,
  }
}

export const weakestPoint = ({ context, effect, stream, kind, known }: Product): Prose => {
  const lost = effect(`churn:${stream}`)
  return context.choose('sub-weakest', [
    say`The weakest point is whether they stay. ${clause(kind.leaves)}, and ${cite(known.churn)} a month is taken for it${lost ? say`; half as much again would cost ${lost} over three years` : say``}.`,
    say`Press on one figure first: ${cite(known.churn)} leaving a month${isOwn(known.churn) ? say`, which is the founder’s own and young` : say`, which nobody has measured here`}. ${lost ? say`Half as high again, and ${lost} are missing after three years.` : say``}`,
    say`Whether they come back is the open question. The plan takes ${cite(known.churn)} leaving a month, because ${w(kind.leaves)}${lost ? say`; at half as much again, three years bring ${lost} less` : say``}.`,
  ])
}
