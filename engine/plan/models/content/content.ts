// Something made to be read, heard, seen or played: it earns from those who return, and from those who want to stand beside it.
import type { Context } from '../../context.ts'
import { periodOf } from '../../founder-facts.ts'
import { label } from '../../kit/prose.ts'
import type { Model, Playbook } from '../playbook.ts'
import { contentKind } from './kinds.ts'
import { contentDrivers, startsIn } from './money.ts'
import { type Publication, subjectOf } from './publication.ts'
import { contentQuantities } from './quantities.ts'
import { architecture, goToMarket, operations } from './texts-doing.ts'
import { competition, market } from './texts-market.ts'
import { modelText, pricing, product } from './texts-offer.ts'
import { problem, solution } from './texts-problem.ts'
import { funding, ninetyDays, risks, scenarios, summary } from './texts-risks.ts'

export const content: Playbook = (context: Context): Model => {
  const kind = contentKind(context)
  const known = contentQuantities(context, kind)
  const drivers = contentDrivers(context, kind, known)
  return {
    drivers,
    financedBy: context.said('raise') ? 'equity' : 'own',
    unitOptions: { marketingShare: { members: 1, copies: kind.money.members ? 0 : 1, sponsors: 0 } },
    texts: (results) => {
      const { members, copies } = kind.money
      const price = known.price ?? known.copyPrice ?? known.making
      const publication: Publication = {
        ...results,
        kind,
        known,
        starts: startsIn(context, kind),
        subject: subjectOf(context, kind),
        where: kind.anywhere ? label('wherever they live') : context.names.where,
        isFrequent: kind.issuesAMonth >= 1,
        main: members ? 'members' : 'copies',
        payers: members?.many ?? copies?.many ?? 'buyers',
        payer: members?.one ?? copies?.one ?? 'buyer',
        price,
        per: members ? periodOf(price) || ' a month' : '',
      }
      return {
        summary: summary(publication),
        problem: problem(publication),
        solution: solution(publication),
        market: market(publication),
        competition: competition(publication),
        product: product(publication),
        model: modelText(publication),
        pricing: pricing(publication),
        goToMarket: goToMarket(publication),
        architecture: architecture(publication),
        operations: operations(publication),
        finance: {},
        scenarios: scenarios(publication),
        funding: funding(publication),
        risks: risks(publication),
        ninetyDays: ninetyDays(publication),
      }
    },
  }
}
