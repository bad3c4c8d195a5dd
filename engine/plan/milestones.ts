// The five milestones of a founder's map, out of the plan's own texts and figures, as plain text.
import type { FactKind } from '../read/understanding.ts'
import type { Ground } from './claims/ground.ts'
import { type Prose, plainText } from './kit/prose.ts'
import type { MilestoneData } from './milestone-data.ts'
import { capital } from './names.ts'

export function milestonesOf(drafted: Ground): MilestoneData {
  return {
    vision: visionOf(drafted),
    audience: audienceOf(drafted),
    mvp: mvpOf(drafted),
    monetization: monetizationOf(drafted),
    launch: launchOf(drafted),
  }
}

function visionOf({ texts }: Ground): MilestoneData['vision'] {
  return {
    coreIdea: joined([texts.solution.promise, ...texts.solution.paragraphs.slice(0, 1)]),
    problem: joined([...texts.problem.paragraphs, texts.problem.nothing]),
    whyNow: joined([...texts.solution.whyNow, texts.solution.against]),
  }
}

function audienceOf({ context, texts }: Ground): MilestoneData['audience'] {
  const { names } = context
  return {
    target: `${capital(names.buyers.words)}, ${plainText(names.where)}. ${joined([texts.market.lead])}`,
    painPoints: texts.problem.groups.map(({ who, why }) => sentence(`${capital(who)}: ${plainText(why)}`)),
    demographics: demographicsOf({ context, texts }),
  }
}

const ABOUT_BUYERS: FactKind[] = ['customer-age', 'customer-size', 'frequency', 'reach']

/** What the founder said of the customers, where they are, and how many the plan counts. */
function demographicsOf({ context, texts }: Pick<Ground, 'context' | 'texts'>): string {
  const { u, names, allSaid } = context
  const sells = {
    'to-businesses': 'Firms buy.',
    'to-consumers': 'People buy for themselves.',
    'to-both': 'Firms and people buy.',
  }[u.sells.value]
  const said = ABOUT_BUYERS.flatMap((kind) =>
    allSaid(kind).map(({ label, text }) => `${label ?? 'Said'}: ${text}.`),
  )
  const counted = texts.market.steps
    .filter(({ is }) => is !== undefined)
    .map(({ is, result }) => `${is}: ${result.text} a year.`)
  return [sells, `Country: ${names.country}.`, ...said, ...counted].join(' ')
}

function mvpOf({ texts }: Ground): MilestoneData['mvp'] {
  return {
    featureList: texts.product.features.map(capital),
    techStack: texts.architecture.layers
      .map(({ part, choice }) => `${part}: ${opening(plainText(choice))}`)
      .join('; '),
    timeline: texts.product.phases.map(({ name, when }) => `${name}: ${when}`).join('; '),
  }
}

function monetizationOf({ texts, results }: Ground): MilestoneData['monetization'] {
  const rows = texts.pricing.rows.map(({ what, price, why }) =>
    sentence(`${capital(what)}, ${price.text}: ${plainText(why)}`),
  )
  const [one, two, three] = ([1, 2, 3] as const).map((year) => results.year('revenue', year).text)
  const even = results.breakEvenMonth
  return {
    pricingModel: [joined([texts.pricing.lead]), ...rows].join(' '),
    revenue: `${one} in the first year, ${two} in the second, ${three} in the third. ${
      even ? `Earnings stay positive from ${even.text}.` : 'Earnings do not stay positive within three years.'
    }`,
    channels: results.projection.streams.map(
      ({ id, label }) => `${capital(label)}: ${results.streamShare(id, 3).text} of the third year’s revenue`,
    ),
  }
}

function launchOf({ texts }: Ground): MilestoneData['launch'] {
  const { goToMarket, ninetyDays } = texts
  return {
    strategy: joined([goToMarket.lead, ...goToMarket.paragraphs.slice(0, 2), ninetyDays.lead]),
    channels: goToMarket.channels.map(
      ({ name, wins, cost }) => `${capital(name)}: ${wins.text} won for ${cost.text} in the first year`,
    ),
    timeline: ninetyDays.steps.map(({ day, number }) => `day ${day}: ${number}`).join('; '),
  }
}

/** Up to the first stop: enough for a short field. */
const opening = (text: string) => text.split(/[;,.:](?:\s|$)/)[0]?.trim() ?? ''

const joined = (proses: Prose[]) => proses.map((prose) => sentence(plainText(prose))).join(' ')

/** With a capital and an end, since it stands alone here. */
function sentence(text: string): string {
  const line = capital(text.trim())
  return line === '' || /[.!?…]["”’]?$/.test(line) ? line : `${line}.`
}
