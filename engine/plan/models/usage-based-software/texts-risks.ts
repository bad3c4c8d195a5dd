// What can break it, the case against, where to stop, and what all of it comes to.
import { percent } from '../../context.ts'
import { cite, type Prose, say } from '../../kit/prose.ts'
import { capital } from '../../names.ts'
import type { RisksText, Step, SummaryText, Texts } from '../playbook.ts'
import { openingOf } from '../software/drivers.ts'
import { countMarket, shareNeeded } from '../software/market.ts'
import { clause, sentence, w, withArticle } from '../software/told.ts'
import { volumeProse } from './texts-money.ts'
import type { UsageProduct } from './usage.ts'

export function risks(product: UsageProduct): RisksText {
  const { context, kind, known, stream, starts } = product
  const { names, choose, computed } = context
  const bad = computed('churn-kill', known.churn.value * 1.7, percent(known.churn.value * 1.7))
  return {
    list: [
      {
        name: 'Accounts fall silent',
        likelihood: 'medium',
        measuredBy: `churn:${stream}`,
        firstSign: sentence(kind.firstSign),
        answer: sentence(kind.save),
      },
      {
        name: 'Fewer try it',
        likelihood: 'unknown',
        measuredBy: `acquisition:${stream}`,
        firstSign: say`first uses a week, below the week before for a month`,
        answer: say`one better example instead of one more channel`,
      },
      {
        name: 'They use less, or the price falls',
        likelihood: 'high',
        measuredBy: `price:${stream}`,
        firstSign: say`the bill of the middle account, month by month`,
        answer: say`a second use for the same account`,
      },
      {
        name: 'Each use costs more',
        likelihood: 'high',
        measuredBy: `unitCosts:${stream}`,
        firstSign: say`a new price list for ${w(kind.inputs)}`,
        answer: say`two suppliers behind one switch, and a clause that passes rises on`,
      },
      {
        name: 'The start slips',
        likelihood: 'high',
        measuredBy: 'delay',
        firstSign: say`a list that grew in the last two weeks`,
        answer: say`launch with one kind of ${w(kind.use.one)}`,
      },
      {
        name: 'Large accounts pay late',
        likelihood: 'medium',
        measuredBy: 'paidLater',
        firstSign: say`the oldest open invoice`,
        answer: say`cards below a sum, and a stop after forty days`,
      },
      {
        name: kind.peril.name,
        likelihood: 'medium',
        firstSign: sentence(kind.peril.firstSign),
        answer: sentence(kind.peril.answer),
      },
    ],
    sceptic: [sentence(kind.sceptic), arithmetic(product)],
    answer: choose('use-answer', [
      say`The sceptic is wrong if ten strangers come back in the second month without a mail, and if what one ${w(kind.use.one)} costs stays below half of its price at ten times the volume. The first is counted by day ninety; for the second ${names.founder} asks two suppliers in writing.`,
      say`What would have to be true? Use that returns by itself, because ${w(kind.holds)}; a cost for each ${w(kind.use.one)} that falls faster than the price; and no account above a fifth. ${names.founder} reports all three on the first Monday of a month.`,
      say`Let the sceptic be measured. Ten strangers back in the second month, unasked; two written offers for ${w(kind.inputs)} at ten times the volume; the largest account below a fifth. ${names.founder} has all three by day ninety or has lost the argument.`,
    ]),
    kill: [
      {
        when: 'day forty-five',
        stopIf: say`fewer than a third of those who try finish one real ${w(kind.use.one)} on the first day, after two rebuilds`,
      },
      {
        when: 'day ninety',
        stopIf:
          starts > 1
            ? say`fewer than five strangers have paid for a second month of use`
            : say`the middle account uses less than it did ninety days before`,
      },
      {
        when: 'the end of month nine',
        stopIf: say`leaving lies above ${bad} a month, where the plan has ${cite(known.churn)}, or one account makes a third of the revenue`,
      },
      {
        when: 'the end of the first year',
        stopIf: say`fewer than half of the planned ${w(kind.many)} pay: give notice of ninety days, publish the way out, keep it running until then`,
      },
    ],
    ending: {
      label: 'Owner',
      prose: choose('use-owner', [
        say`${names.founder} sends these four lines to the largest customer and to one outsider. A service that others build on owes them its stopping rules.`,
        say`One person without a share in ${names.company} gets the lines and their dates, and asks. ${names.founder} answers with the number first.`,
        say`These dates are public to customers. ${names.founder} names one of them who may ask for the number, and answers in a line.`,
      ]),
    },
  }
}

function arithmetic(product: UsageProduct): Prose {
  const { context, kind, usage, effect, stream, year } = product
  const { choose, computed } = context
  const lost = effect(`price:${stream}`)
  const costs = effect(`unitCosts:${stream}`)
  const earned = year('ebitda', 3)
  const share = usage.inputs.value
  const paidOn = computed('inputs-paid', share, percent(share))
  const verdict =
    earned.value > 0
      ? say`Against that stands a third-year surplus of ${earned}.`
      : say`And even the plan itself ends its third year at ${earned}.`
  return choose('use-arithmetic', [
    say`Prices by use go one way. A tenth less for each ${w(kind.use.one)} costs ${lost ?? earned} over three years${costs ? say`, a tenth more for what it is made of ${costs}` : say``}; both can come in the same spring, from two letters that ${context.names.company} does not write. ${verdict}`,
    say`${paidOn} of every bill belongs to somebody else before ${context.names.company} has answered one question. If the bill shrinks by a tenth, ${lost ?? earned} are gone after three years${costs ? say`; if each ${w(kind.use.one)} costs a tenth more, ${costs}` : say``}. ${verdict}`,
    say`Two letters can undo it: one from a supplier, one from a rival. A tenth off the price of ${w(withArticle(kind.use.one))} takes ${lost ?? earned} in three years${costs ? say`, a tenth on what each one costs ${costs}` : say``}. ${verdict}`,
  ])
}

export const scenarioEnding = ({ context, effect, stream, kind }: UsageProduct) => {
  const [price, leaving] = [effect(`price:${stream}`), effect(`churn:${stream}`)]
  const { names } = context
  const rule = context.choose('use-rule', [
    say`${names.founder} opens a post only when the bills of the last three months, and not the sign-ups, are at plan.`,
    say`A post waits until three months of bills have come in as planned; sign-ups do not count, and ${names.founder} may not count them.`,
  ])
  if (!price || !leaving) return { label: 'Threshold' as const, prose: rule }
  return {
    label: 'Threshold' as const,
    prose:
      price.value >= leaving.value
        ? say`A tenth off the bill takes ${price}, half as much leaving again ${leaving}: what an account runs up weighs more than how many there are. ${rule}`
        : say`Half as much leaving again takes ${leaving}, a tenth off the bill ${price}: silent ${w(kind.many)} weigh more than a lower price. ${rule}`,
  }
}

export function summary(product: UsageProduct): SummaryText {
  const { context, kind, known, usage, stream, effect, starts, unit } = product
  const { choose, names } = context
  const { there, share, oneIn } = shareNeeded(product, countMarket(context, kind, openingOf(known)))
  const margin = unit(stream, 'margin')
  const lost = effect(`price:${stream}`)
  const already = known.paying ? say` ${cite(known.paying)} pay already${volumeProse(product)}.` : say``
  return {
    what: choose('use-what', [
      say`${names.company} is ${names.offer} for ${names.buyers}, starting ${names.where}. It is paid by use, at ${cite(usage.price)} ${w(usage.unit)}.${already}`,
      say`${w(capital(names.buyers.words))} get ${names.offer} and pay ${cite(usage.price)} ${w(usage.unit)}. ${names.company} begins ${names.where}.${already}`,
      say`${names.company}, ${names.offer}, is for ${names.buyers} and starts ${names.where}. Whoever uses it pays ${cite(usage.price)} ${w(usage.unit)}; whoever does not, pays nothing.${already}`,
    ]),
    findings: [
      {
        headline: choose('use-f1', [
          'The meter is the business.',
          'Use, not accounts.',
          'The average hides the truth.',
        ]),
        text: say`An account brings ${known.monthly} in an ordinary month, with ${usage.uses}. Few months are ordinary: ${w(kind.swings)}. The plan therefore watches the middle account and not the mean.`,
      },
      {
        headline:
          margin && margin.value < 0.55 ? 'Others are paid first.' : 'Little of the bill is ours to lose.',
        text: margin
          ? say`${margin} of a bill stays after ${w(kind.inputs)}, computing and answers. ${margin.value < 0.55 ? say`That is thin for software, so the price of what is bought in matters as much as the price of what is sold.` : say`That holds only while ${w(kind.inputs)} cost what they cost today.`}`
          : say`As priced, a use costs more than it brings.`,
      },
      share.value > 0.08
        ? {
            headline: 'The circle is small.',
            text: say`${there} after three years are one in ${oneIn} of those within reach, so a few lost accounts are heard of by all.`,
          }
        : {
            headline: 'Room enough.',
            text: say`${there} after three years are ${share} of those within reach. What limits the plan is how many finish a first ${w(kind.use.one)}, not how many exist.`,
          },
    ],
    weakest: choose('use-weakest', [
      say`Weakest is the size of a bill. ${usage.uses} a month ${w(usage.uses.basis.kind === 'assumption' ? 'is assumed, and nobody has run up such a month yet' : 'follows from the brief’s own count, and counts shrink')}${lost ? say`; a tenth less costs ${lost} over three years` : say``}.`,
      say`The point to press is what one account really uses. ${w(capital(kind.leaves))}${lost ? say`; should the bill be a tenth smaller, ${lost} are missing after three years` : say``}.`,
      say`Nobody knows yet what an ordinary account uses. The plan has ${usage.uses} a month${lost ? say`, and a bill a tenth smaller would cost ${lost} over three years` : say``}; everything else matters less.`,
    ]),
    ending: {
      label: 'Decision',
      prose:
        starts > 1
          ? choose('use-decide', [
              say`${names.founder} lets ten strangers run one real ${w(kind.use.one)} each, for money, before the service is built out; five of them again in the next month, or it stops on day ninety.`,
              say`Ten strangers, one real ${w(kind.use.one)} each at full price, five of them twice: that is the condition for building, and ${names.founder} has ninety days to meet it.`,
            ])
          : choose('use-decide-running', [
              say`For ninety days ${names.founder} works on one number, the use of the middle account. Nothing is added for the largest one.`,
              say`${names.founder} finds out by day ninety why the account in the middle does not use twice as much, and spends on nothing else.`,
            ]),
    },
  }
}

export function ninetyDays(product: UsageProduct): Texts['ninetyDays'] {
  const { context, kind, usage, starts } = product
  const { choose, names } = context
  const owner = names.founder.words
  const first: Step[] = [
    {
      day: 7,
      action: say`Write the page of examples before the code`,
      owner,
      number: 'readers who ask for a key',
      goOnIf: say`ten of a hundred`,
    },
    {
      day: 18,
      action: say`Ask fifteen of them ${w(kind.asked)}`,
      owner,
      number: 'sums named',
      goOnIf: say`nine of fifteen`,
    },
    {
      day: 25,
      action: say`Get two written prices for ${w(kind.inputs)}, at today’s and at ten times the volume`,
      owner,
      number: `cost of one ${kind.use.one}`,
      goOnIf: say`below half of the price`,
    },
    {
      day: 45,
      action: say`Run one real ${w(kind.use.one)} each for ten strangers, half by hand if need be, at ${cite(usage.price)} ${w(usage.unit)}`,
      owner,
      number: 'paid',
      goOnIf: say`six of ten`,
    },
    {
      day: 60,
      action: say`Sit beside five on their first day and say nothing`,
      owner,
      number: 'finished one alone',
      goOnIf: say`three of five`,
    },
    {
      day: 75,
      action: say`Count who came back without a mail`,
      owner,
      number: 'second month',
      goOnIf: say`five of ten`,
    },
    {
      day: 90,
      action: say`Decide on building it out, with counted use in place of ours`,
      owner,
      number: `${kind.use.many} of the middle account`,
      goOnIf: say`at least half of the plan’s`,
    },
  ]
  const running: Step[] = [
    {
      day: 7,
      action: say`List all accounts by use, largest first`,
      owner,
      number: 'share of the first three',
      goOnIf: say`it is known`,
    },
    {
      day: 14,
      action: say`Compute what each of the ten largest leaves`,
      owner,
      number: 'accounts below cost',
      goOnIf: say`none, or a letter to each`,
    },
    {
      day: 30,
      action: say`Write to those silent for a month, one by one`,
      owner,
      number: 'reasons named twice',
      goOnIf: say`one reason leads`,
    },
    {
      day: 45,
      action: say`Ask a second supplier for ${w(kind.inputs)}`,
      owner,
      number: `cost of one ${kind.use.one}`,
      goOnIf: say`a tenth below today’s`,
    },
    {
      day: 60,
      action: say`Rebuild the first ten minutes, watching ten newcomers`,
      owner,
      number: `finished one ${kind.use.one}`,
      goOnIf: say`seven of ten`,
    },
    {
      day: 75,
      action: say`Show the higher price table to half of the new accounts`,
      owner,
      number: 'revenue of each half',
      goOnIf: say`the higher half is not lower`,
    },
    {
      day: 90,
      action: say`Decide on the next half-year’s spending`,
      owner,
      number: 'use of the middle account',
      goOnIf: say`above that of day seven`,
    },
  ]
  return {
    lead: choose('use-ninety', [
      say`Seven lines. Each ends in a count that others could repeat.`,
      say`What costs nothing comes first; what binds money comes last. A missed number stops the line below it.`,
      say`Ninety days, seven numbers. None of them is a number of sign-ups.`,
    ]),
    steps: starts > 1 ? first : running,
    ending: {
      label: 'Next',
      prose: choose('use-next', [
        say`Today ${names.founder} opens an empty page and writes the first example, with the answer that a customer would hope for.`,
        say`${names.founder} writes the seven dates into a calendar that somebody else can see, and starts with the first before the week is out.`,
        say`One example, written today and tried by a stranger tomorrow: with that ${names.founder} begins.`,
      ]),
    },
  }
}

export function funding(product: UsageProduct): Texts['funding'] {
  const { context, means, raise, kind, hired, known } = product
  const { names, choose } = context
  const { budget, round } = means
  const named: Prose =
    round && budget
      ? say`Of the founder’s own there are ${cite(budget)}, and ${cite(round)} are to be raised. `
      : round
        ? say`The round named in the brief is ${cite(round)}. `
        : budget
          ? say`The founder brings ${cite(budget)}. `
          : say``
  return {
    more: [
      round
        ? say`${named}${choose('use-round', [
            say`It pays for people first${w(hired[0] ? `, the ${hired[0].role.toLowerCase()} before all` : '')}, and for free use that may turn into paid. Investors in such services ask one thing: do the accounts of a year ago use more today?`,
            say`Whoever gives it will look at the oldest accounts and at what they use now. If that line rises, the rest is arithmetic; if it falls, no story helps.`,
          ])}`
        : say`${named}${choose('use-own', [
            say`Little has to be built before it can be sold, so own money and early customers should carry the start. ${w(kind.isPrepaid ? 'Credits paid ahead help.' : `Invoices paid late do not, and ${known.monthly.text} an account is soon tied up in them.`)}`,
            say`A bank does not lend on use that may stop tomorrow. What fits are founders’ savings, a grant for the first version, and one customer who pays a year ahead for a better price.`,
          ])}`,
    ],
    ending: {
      label: 'Decision',
      prose:
        raise.value > 0
          ? say`${names.founder} asks for ${raise} once ten accounts have used it for three months running, and shows their curves and nothing else. ${clause('the second half is drawn when the middle account has grown')}.`
          : say`Nothing is asked for. ${names.founder} keeps a quarter’s costs untouched and reads the kill lines on the day it is needed.`,
    },
  }
}
