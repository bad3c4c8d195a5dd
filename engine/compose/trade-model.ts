// A case as the model of a plan: what drives its money, and, once that is computed, what there is to say.
import { type Case, resultsIn } from '../case/case.ts'
import type { Context } from '../plan/context.ts'
import { say } from '../plan/kit/prose.ts'
import type { Model } from '../plan/model.ts'
import { bodyOf, frontOf } from './body.ts'
import { caseModel } from './case-model.ts'
import { capitalised, composerOf } from './composer.ts'
import { problemText, solutionText } from './customers.ts'
import { figuresOf } from './figures.ts'
import { competitionText, marketText } from './market.ts'
import { fundingText, goToMarketText, modelText } from './money.ts'
import { architectureText, pricingText, productText } from './offer.ts'
import { summaryText } from './summary.ts'
import { ninetyDaysText, operationsText, risksText } from './work.ts'

export function tradeModel(one: Case, context: Context, secondNames: string[] = []): Model {
  const figures = figuresOf(one, context, resultsIn(one))
  return {
    ...caseModel(one, context),
    sections: (results, texts) => {
      const composer = composerOf(one, results, figures, secondNames)
      return [frontOf(composer, texts), ...bodyOf(composer, texts)]
    },
    texts: (results) => {
      const composer = composerOf(one, results, figures, secondNames)
      return {
        summary: summaryText(composer),
        problem: problemText(composer),
        solution: solutionText(composer),
        market: marketText(composer),
        competition: competitionText(composer),
        product: productText(composer),
        model: modelText(composer),
        pricing: pricingText(composer),
        goToMarket: goToMarketText(composer),
        architecture: architectureText(composer),
        operations: operationsText(composer),
        finance: {},
        scenarios: {
          ending: {
            label: 'Decision',
            prose: say`${capitalised(context.names.founder)} reads the first row of the table above before any other and works on that number first.`,
          },
        },
        funding: fundingText(composer),
        risks: risksText(composer),
        ninetyDays: ninetyDaysText(composer),
      }
    },
  }
}
