// How many there are, and what they do instead.
import { formatNumber } from '../../../money.ts'
import { cite, say } from '../../kit/prose.ts'
import type { CompetitionText, MarketText } from '../playbook.ts'
import { openingOf } from './drivers.ts'
import { countMarket, marketSteps, shareNeeded } from './market.ts'
import type { Product } from './product.ts'
import { clause, sentence, w, waysOf } from './told.ts'

export function market(product: Product): MarketText {
  const { context, kind, isForFirms, known } = product
  const { choose, names, computed } = context
  const counted = countMarket(context, kind, openingOf(known))
  const { there, share, oneIn } = shareNeeded(product, counted)
  const least = Math.max(1, Math.round(counted.reachable.value * 0.5))
  const half = computed('market-least', least, formatNumber(least))
  return {
    lead: isForFirms
      ? choose('soft-market-firms', [
          say`${clause(counted.pool)} can be counted, so no billions are quoted here. The count starts with all of them ${names.where}, and each step throws out those who will not buy.`,
          say`How many ${w(counted.pool)} are there, how many have this trouble, how many would pay a firm without a name? Three questions, three steps, and the last answer is the market.`,
          say`A study of the whole industry would give a larger number and a worse plan. What counts is a list: ${w(counted.pool)} ${names.where} with this trouble and a card that works.`,
        ])
      : choose('soft-market-people', [
          say`Nearly everybody owns a telephone, and that is no market. The count goes from people who could want it ${names.where} down to those who pay for an app at all.`,
          say`The large number comes first and should impress nobody. Below it stands how many have the trouble, and below that how many pay for such things: there lies the market of ${names.company}.`,
          say`Who pays for an app? A few in a hundred of those with the trouble. The steps below say how few, and each can be checked for the price of an afternoon.`,
        ]),
    steps: marketSteps(product, counted),
    check: choose('soft-share', [
      say`Turned round: the third year ends with ${there}, ${share} of those within reach, one in ${oneIn}. ${shareVerdict(share.value)}`,
      say`A second look, in heads. ${there} at the end of the third year are one in ${oneIn} of the reachable, or ${share}. ${shareVerdict(share.value)}`,
      say`Is that much? ${there}, three years from now, would be ${share} of those within reach; of every ${oneIn} one would be a customer. ${shareVerdict(share.value)}`,
    ]),
    cautions: choose('soft-cautions', [
      say`Two shares carry this count, ${cite(counted.fits)} and ${cite(counted.willing)}, and both are ours. Halve each, and a quarter of the reachable is left; the plan would still need ${there}.`,
      say`The weak lines are the two shares: ${cite(counted.fits)} who fit, ${cite(counted.willing)} who would pay. Nobody has measured either. They are the first thing to replace.`,
      say`A reader should doubt two numbers here, not the first one. That ${cite(counted.fits)} have the trouble and ${cite(counted.willing)} of those would pay is our judgement; should both be half as large, the circle shrinks to a quarter.`,
    ]),
    ending: {
      label: 'Test',
      prose: isForFirms
        ? choose('soft-market-test', [
            say`${names.founder} draws a hundred ${w(kind.many)} from a public register by day thirty and marks, name by name, who fits. If the list scaled up leaves fewer than ${half} within reach, the circle is drawn wider before anything is built for it.`,
            say`A register, a ruler and two evenings: by day thirty ${names.founder} has gone through a hundred entries and knows how many fit. Below ${half} within reach, scaled up, another neighbouring trade is counted too.`,
            say`Our two shares are replaced by day thirty. ${names.founder} telephones forty ${w(kind.many)} taken at random and asks two questions, whether they have the trouble and what they paid last. The plan stands if at least ${half} remain within reach.`,
          ])
        : choose('soft-market-test-people', [
            say`By day thirty ${names.founder} shows one page with a price to five hundred people who do not know the team, and counts who taps on pay. If the share scaled up leaves fewer than ${half} within reach, price or group changes first.`,
            say`One page, one price, five hundred strangers, by day thirty. What ${names.founder} counts is taps on the button that costs something. Scaled up, at least ${half} have to remain; with fewer, the group is drawn anew.`,
            say`${names.founder} buys five hundred visits by day thirty and sends them to a page that asks for money. It is the cheapest count there is; below ${half} within reach, scaled up, nothing is built.`,
          ]),
    },
  }
}

function shareVerdict(share: number) {
  if (share > 0.25)
    return say`That is a great deal, and only a firm that everybody in the field knows gets there.`
  if (share > 0.08) return say`That is ambitious: it means being known by name to most of them.`
  return say`So the market does not limit the plan; finding people and keeping them does.`
}

export function competition(product: Product): CompetitionText {
  const { context, kind } = product
  const { choose, names } = context
  const { trusts } = waysOf(context, kind)
  return {
    lead: choose('soft-rivals', [
      say`The brief names no competitor, and inventing some would help nobody. The ways in which ${names.buyers} manage today are known without names, and the first of them is to do nothing.`,
      say`Below stand kinds and not companies. Which company belongs to which kind ${names.where} is work for two evenings; the last lines of this section say by when.`,
      say`What does ${names.company} take somebody away from? From five sorts of thing at most, and the strongest costs nothing.`,
    ]),
    alternatives: kind.rivals.map(({ name, why, fails, answer }) => ({
      name,
      whyChosen: sentence(why),
      whereItFails: sentence(fails),
      answer: sentence(answer),
    })),
    position: choose('soft-danger', [
      say`The one to fear is ${w(kind.danger)}. Code protects nobody from that. What takes time to copy is that ${w(kind.holds)}, and a few dozen ${w(kind.many)} who say so to others.`,
      say`Most dangerous: ${w(kind.danger)}. Functions can be copied in a quarter. Harder to copy is a place in the week, because ${w(kind.holds)}.`,
      say`${clause(kind.danger)}: against that a small firm has speed, a narrow field and ${w(trusts)}. It has no patent, and the plan claims none.`,
      say`None of these worries as much as ${w(kind.danger)}. It would not need to be better, only near. What slows it down: ${w(kind.holds)}.`,
    ]),
    ending: {
      label: 'Decision',
      prose: choose('soft-rivals-end', [
        say`${names.founder} signs up for three of these, with a card, by day fourteen, uses each for a week and notes where it was given up. If one of them does ${w(kind.core)}, the plan changes its promise before it changes its price.`,
        say`Three rivals are bought and used for a week each, by day fourteen; ${names.founder} writes one page on each. Should one of them already deliver ${w(kind.core)}, ${names.company} looks for a narrower group.`,
        say`Until day fourteen ${names.founder} is a customer of the rivals: three of them, paid for, a week each. What is sought is the moment of giving up. If none can be found because one of them does ${w(kind.core)}, this plan needs another idea.`,
      ]),
    },
  }
}
