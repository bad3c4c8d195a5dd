// How many clients there are, and what they do instead.

import { cite, say } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import { withArticle } from '../article.ts'
import type { CompetitionText, MarketStep, MarketText } from '../playbook.ts'
import { buyersOf } from './buyers.ts'
import type { Firm } from './firm.ts'
import { founderFirst, mainLine, priceOf } from './speech.ts'
import { waysOf } from './ways.ts'

export function market(firm: Firm): MarketText {
  const { context, practice } = firm
  const { choose, names, computed, known } = { ...context, known: firm.known }
  const b = buyersOf(firm)
  const { billing } = mainLine(firm)
  const jobs = context.known().find(({ id }) => id === 'jobs-a-year')
  const each =
    billing === 'hours'
      ? say`orders of about ${computed('engagement', known.engagement, context.money(known.engagement))}`
      : say`${priceOf(mainLine(firm))}`
  const steps: MarketStep[] = [
    ...(b.all && b.among
      ? [
          {
            working: say`${cite(b.all)} ${words(context.u.sells.value === 'to-consumers' ? 'people' : 'firms')} in ${words(names.country)} × ${cite(b.among)} of the kind described`,
            result: b.count,
          },
        ]
      : [
          {
            working: say`${cite(b.count)} in ${words(names.country)}, by the nearest count there is (${words((b.count.label ?? '').replace(/^Count: /, ''))})`,
            result: b.count,
          },
        ]),
    { working: say`${each}${jobs ? say` × ${cite(jobs)} a year` : say``}, for one client`, result: b.yearly },
    { is: 'TAM', working: say`all of them × what one spends a year`, result: b.tam },
    {
      working: say`× ${cite(b.buying)} with such work to give away × ${cite(b.reach)} within reach`,
      result: b.reachable,
    },
    { is: 'SAM', working: say`those × ${b.yearly} a year`, result: b.sam },
    { is: 'SOM', working: say`revenue of the third year in this plan, or ${b.needed} a year`, result: b.som },
  ]
  return {
    lead: choose('firm-market', [
      say`The market of ${words(withArticle(practice.noun))} is a list with names and fits into a drawer. The count below only tells how long that list may become.`,
      say`Hours limit ${names.company} long before the market does. Still: are there enough ${names.buyers} whom a referral can reach?`,
      say`No share of a billion is claimed here. ${words(capital(names.buyers.words))} can be counted, and so can the ones who would take a call.`,
    ]),
    steps,
    check: choose('firm-check', [
      say`Turned round, the third year asks for ${b.needed}, one in ${b.oneIn} of those within reach. Each of them was won by a talk, so the number to doubt is talks a week and not the size of the country.`,
      b.needed.value <= 120
        ? say`One in ${b.oneIn} of the reachable has to say yes by the third year: ${b.needed} in all. A person can know that many by name, which is the point.`
        : say`One in ${b.oneIn} of the reachable has to say yes by the third year: ${b.needed} in all. Nobody knows so many by name, so most must come through others who do.`,
      say`A second count, by hand: ${b.needed} a year are what the planned hands can serve. That is one in ${b.oneIn} of those within reach; more would not help, since ${words(practice.neck.because)}.`,
    ]),
    cautions: choose('firm-cautions', [
      say`Weak is the share that gives such work away: nobody publishes it, and asking flatters. The calendar matters as well. ${words(practice.season)}`,
      say`${words(practice.season)} A yearly figure hides that. And how many ${names.buyers} ever buy from outside is our guess, inside a wide range.`,
      say`Two cautions: the count says nothing about who is content with what they have, and a year is not a month. ${words(practice.season)}`,
    ]),
    ending: {
      label: 'Test',
      prose: choose('firm-list', [
        say`${founderFirst(context)} writes two hundred names of ${names.buyers} by day twenty-one, from ${words(waysOf(context).meets[1])} and the public register. If a hundred cannot be found ${names.where}, the circle is widened before the offer is.`,
        say`By day twenty-one there is a list of two hundred ${names.buyers}, each with the person who signs. Fewer than a hundred and twenty with a name behind them: change the field. Owner: ${names.founder}.`,
        say`A list of two hundred replaces the first step by day twenty-one. ${founderFirst(context)} marks who has such work this year; under thirty marks, the third year of this plan is too large.`,
      ]),
    },
  }
}

export function competition(firm: Firm): CompetitionText {
  const { context, practice } = firm
  const { choose, names } = context
  const ways = waysOf(context)
  return {
    lead: choose('firm-rivals', [
      say`${words(capital(names.buyers.words))} choose between kinds of help, and the strongest is none at all. Single firms are not named here, since nobody has compared their offers yet.`,
      say`Who else gets the call? Sorted by kind, because a name without a price list beside it is gossip.`,
      say`The rivals below are habits and types. Which firms stand behind them ${names.where} is homework with a date.`,
    ]),
    alternatives: practice.rivals.map(([name, why, fails, answer]) => ({
      name,
      whyChosen: say`${words(why)}`,
      whereItFails: say`${words(fails)}`,
      answer: say`${words(answer)}`,
    })),
    position: choose('firm-position', [
      say`The one to fear is ${words(practice.danger)}. Against it ${words(withArticle(practice.noun))} has two things: it knows one kind of client by heart, and people trust ${words(ways.trusts)} before they trust a page.`,
      say`Dangerous is ${words(practice.danger)}. Nothing here can be patented. What is slow to copy is a dozen ${names.buyers} who pick up when a stranger asks, because they believe ${words(ways.trusts)}.`,
      say`${words(capital(practice.danger))}: that is the rival which could make the price of this plan look silly. Craft alone is no answer; being named by ${words(ways.trusts)} is, for as long as it lasts.`,
    ]),
    ending: {
      label: 'Decision',
      prose: choose('firm-compare', [
        say`By day fourteen ${names.founder} has five written offers of rivals for the same piece of work. If three undercut ${mainLine(firm).price} by a third with the same result, the result is narrowed and not the price.`,
        say`${founderFirst(context)} asks three lost and three won clients of others why, by day thirty-five. What four of six name goes into the first line of the offer; what nobody names is dropped.`,
        say`Five rivals’ offers are laid side by side by day fourteen: price, date, who does it. Where ours differs in nothing but the name, ${names.founder} changes it before selling it.`,
      ]),
    },
  }
}
