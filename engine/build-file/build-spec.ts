// From a drafted plan to what a coding tool needs. Prices, promises and what is left out are the plan's own.
import type { Identity } from '../brand/brand.ts'
import type { BriefTexts } from '../brief.ts'
import { plain } from '../plain-text.ts'
import { plainText } from '../plan/kit/prose.ts'
import type { Drafted } from '../plan/make-plan.ts'
import { inBuildOrder } from './build-order.ts'
import type { FeatureId } from './features/ids.ts'
import { REGISTRY } from './features/registry.ts'
import { caseFeatures } from './from-case/case-features.ts'
import { dataRules } from './from-case/case-ground.ts'
import { caseScope } from './from-case/case-scope.ts'
import { promisesOf } from './goal.ts'
import { type FeatureDraft, type Ground, groundOf } from './ground.ts'
import { personasOf } from './personas.ts'
import { promptsOf } from './phases.ts'
import { rulesOf } from './rules.ts'
import type { BuildSpec, Feature } from './spec.ts'
import { stackOf } from './stack.ts'
import { tokensOf } from './tokens.ts'

/** Colours, faces and measures are the brand's, so that product, guide and token files agree. */
export function buildSpec(
  drafted: Drafted,
  identity: Identity,
  chosen = caseFeatures(drafted.case),
): BuildSpec {
  const { context, texts, case: one } = drafted
  const { u } = context
  const ground = groundOf(drafted, new Set(chosen))
  const features = chosen.map((id) => featureOf(id, ground))
  const built = inBuildOrder(chosen).flatMap((id) => features.filter((feature) => feature.id === id))
  const stack = stackOf(ground)
  return {
    company: plain(u.name, 80),
    quoted: quotedOf(context.brief),
    version: '1.0',
    kind: one.trade.id,
    currency: ground.currency,
    place: plain(ground.place, 80),
    ...caseScope(one, texts, features, ground.place),
    nonGoals: [
      ...texts.product.leftOut.map(({ what, why }) => ({
        what: plain(what, 120),
        why: plain(plainText(why), 240),
      })),
      {
        what: 'an app in a store',
        why: 'An installable web page is enough until people ask for more than it can do.',
      },
    ],
    promises: promisesOf(
      texts.product.features,
      [...u.parts.map(({ value }) => value), ...(context.milestones.mvp ? texts.product.features : [])],
      features,
    ),
    prices: ground.prices.map(({ what, text }) => ({ what: plain(what, 120), price: text })),
    personas: personasOf(ground),
    stack,
    features,
    tokens: tokensOf(identity),
    rules: rulesOf(ground, dataRules(one)),
    measures: measuresOf(drafted, features),
    prompts: promptsOf(ground, built, stack),
    done: doneOf(features),
  }
}

function featureOf(id: FeatureId, ground: Ground): Feature {
  const draft: FeatureDraft = withArticles(REGISTRY[id].write(ground))
  return {
    id,
    name: draft.name,
    why: draft.why,
    stories: draft.stories.map((story, i) => ({ id: `${draft.code}-${i + 1}`, ...story })),
    entities: draft.entities ?? [],
    routes: draft.routes ?? [],
    actions: draft.actions ?? [],
    notices: draft.notices ?? [],
    seeds: draft.seeds ?? [],
    measures: draft.measures ?? [],
  }
}

/** The brief itself, short: the coding tool should know the words, not obey them. */
function quotedOf({ businessIdea, targetCustomer, additionalContext }: BriefTexts): BuildSpec['quoted'] {
  const fields = { Idea: businessIdea, 'For whom': targetCustomer, 'Also said': additionalContext }
  return Object.entries(fields)
    .map(([label, text]) => ({ label, text: plain(text, 600) }))
    .filter(({ text }) => text !== '')
}

/** What the plan decides by comes first: it has a threshold there. */
function measuresOf({ texts }: Drafted, features: Feature[]): string[] {
  const planned = texts.ninetyDays.steps
    .slice(0, 3)
    .map(({ day, number }) => `Day ${day} of the plan: ${plain(number, 120)}`)
  return [...features.flatMap(({ measures }) => measures), ...planned]
}

function doneOf(features: Feature[]): string[] {
  const stories = features.flatMap((feature) => feature.stories)
  const criteria = stories.flatMap((one) => one.criteria)
  return [
    `All ${criteria.length} acceptance criteria of ${stories.length} stories have a test that bears their id, and pass.`,
    'A fresh clone starts with one command and no keys; the seed command can be run twice.',
    'Every table has access rules and a test in which a stranger gets nothing.',
    'Every page shows its empty, loading, error and refused state in a browser test.',
    'Contrast as in the token table; keyboard and screen reader reach everything; nothing scrolls sideways at 360 px.',
    'Money adds up: for every paid row the entries sum to the amount charged by the (stand-in) provider.',
    'Someone who did not build it does the first story of each feature on a phone without help.',
    'README says how to start, seed, test, deploy, restore; DECISIONS.md holds what this file left open.',
  ]
}

/** Nouns of the brief stand behind 'a' in many sentences; some begin with a vowel. */
function withArticles<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value).replace(/\b([Aa]) (?=(?!one\b|once\b|eu)[aeio]\p{L})/gu, '$1n '),
  ) as T
}
