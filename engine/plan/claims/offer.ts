// Headlines on what is built, what it costs, what it runs on and who does the work.
import { formatNumber } from '../../money.ts'
import { type Prose, say } from '../kit/prose.ts'
import { isOwn, type Quantity, words } from '../kit/quantity.ts'
import type { PricingText } from '../model.ts'
import { capital } from '../names.ts'
import { bare, Count, count, type Ground, inSentence, listed, mainOf, pick, within } from './ground.ts'

export function productClaim(ground: Ground): Prose {
  const { features, phases, leftOut } = ground.texts.product
  const [first, last] = [phases[0], phases.at(-1)]
  // 'reads denied claims' is no thing that stands on a list.
  const named = features.find((feature) => feature.length > 12 && !/^[a-z]+s \p{L}/u.test(feature))
  return pick(
    ground,
    'product',
    [
      leftOut.length > 1
        ? say`Left out on purpose: ${words(listed(leftOut.map(({ what }) => within(what))))}.`
        : undefined,
      leftOut.length > 0 && features.length > 1
        ? say`The first version holds ${count(features.length)} things and leaves out ${count(leftOut.length)}, on purpose.`
        : undefined,
      first && last && first !== last
        ? say`${Count(phases.length)} phases, from ‘${words(first.name)}’ to ‘${words(last.name)}’, each with its own condition.`
        : undefined,
      first ? say`What ends the first phase: ${inSentence(first.movesOnWhen)}.` : undefined,
      named ? say`First on the list: ${words(within(named))}.` : undefined,
    ],
    say`What the first version holds, and what it leaves out.`,
  )
}

export function pricingClaim(ground: Ground): Prose {
  const { results } = ground
  const row = mainPrice(ground)
  const main = mainOf(ground)
  const isGiven = ground.context.u.model.value === 'non-profit'
  const cut = main && results.changes.find(({ id }) => id === `price:${main.stream.id}`)
  const lost = cut && cut.effect < 0 && cut.by.value === -0.1 ? results.effect(cut.id) : undefined
  const isOfOrders = main?.stream.kind === 'transactions' || isGiven
  const price = row && priceProse(row)
  const isMains = row && main && row.price.value === main.stream.price.months[0]
  return pick(
    ground,
    'pricing',
    [
      row &&
        price &&
        (isGiven
          ? say`To be tested on the first donors: ${price}.`
          : isOwn(row.price)
            ? say`The founder’s price, now to be tested: ${price}.`
            : say`The price to test first: ${price}.`),
      row && lost && isMains && !isOfOrders
        ? say`${words(capital(nameOf(row.what)))}: ${bare(row.price)}. A tenth less costs ${lost} over three years.`
        : undefined,
      lost && !isOfOrders ? say`A tenth off the price costs ${lost} of cash over three years.` : undefined,
      main && lost && isOfOrders
        ? say`If each ${words(main.one)} were worth a tenth less, three years would lose ${lost}.`
        : undefined,
    ],
    say`What it costs, why, and how that is tested.`,
  )
}

type Row = PricingText['rows'][number]

/** The first that costs anything: a device may be given away with its service. */
export function mainPrice({ texts: { pricing } }: Ground): Row | undefined {
  return pricing.rows.find(({ price }) => price.value > 0) ?? pricing.rows[0]
}

/** '$24 for one walk', '18% of what the insurer pays after all', '€11 asked of a regular donor a month'. */
export function priceProse({ what, price }: Row): Prose {
  const figure = bare(price)
  const name = nameOf(what)
  // A label of its own, such as ‘Average bill with materials’, does not go on in a sentence.
  if (/^\p{Lu}\p{Ll}/u.test(name)) {
    const thing = /^Price (?:of|for) (.+)$/.exec(name)?.[1]
    return thing ? say`${figure} for ${words(thing)}` : say`${figure}`
  }
  const part = /^(?:our |a )?share (?:kept )?of (.+)$/.exec(name)?.[1]
  if (part) return say`${figure} of ${words(part)}`
  const asked = /^what (?:is )?(.+)$/.exec(name)?.[1]
  return asked ? say`${figure} ${words(asked)}` : say`${figure} for ${words(name)}`
}

/** 'one order, as the buyer pays it' is one order; 'a place, a month' is a place a month. */
export function nameOf(what: string): string {
  return what
    .replace(/, (an? (?:month|year|week|day|night|hour))\b/, ' $1')
    .replace(/, (?:as the|to us|paid) .*$/, '')
}

export function architectureClaim(ground: Ground): Prose {
  const parts = ground.texts.architecture.layers.map(({ part }) => within(part))
  const [first, last] = [parts[0] ?? '', parts.at(-1) ?? '']
  return pick(
    ground,
    'architecture',
    [
      say`${Count(parts.length)} parts run it: ${words(listed(parts))}.`,
      say`What it is made of: ${words(listed(parts))}.`,
    ],
    parts.length > 2
      ? say`${Count(parts.length)} parts, from ${words(first)} to ${words(last)}.`
      : say`Which parts it is made of, and which must not fail.`,
  )
}

export function operationsClaim(ground: Ground): Prose {
  const { context, results, texts } = ground
  const posts = (month: number) => {
    const value = results.projection.staff.reduce(
      (sum, { count: line }) => sum + (line.months[month - 1] ?? 0),
      0,
    )
    return context.computed(`posts.m${month}`, value, formatNumber(value, 1).replace(/\.0$/, ''))
  }
  const [start, end] = [posts(1), posts(36)]
  const [gap] = texts.operations.gaps
  const roles = texts.operations.people
    .map(({ role }) => role.replace(/,.*$/, ''))
    .filter((role) => !/^nobody/.test(role))
  return pick(
    ground,
    'operations',
    [
      gap && say`Still missing: ${inSentence(gap.gap)}.`,
      gap && texts.operations.gaps.length > 1
        ? say`${Count(texts.operations.gaps.length)} gaps to close, first this: ${inSentence(gap.gap)}.`
        : undefined,
      peopleClaim(start, end),
      roles.length > 1 ? say`Who is needed, in order: ${words(roles.join(', then '))}.` : undefined,
    ],
    say`How the work runs, who does it and who is missing.`,
  )
}

function peopleClaim(start: Quantity, end: Quantity): Prose | undefined {
  if (start.text === '0' || end.text === '0') return undefined
  if (end.value > start.value && end.text !== start.text)
    return say`From ${start} to ${end} full-time posts within three years.`
  if (end.text !== start.text) return undefined
  if (end.value < 1) return say`Less than one full-time post, in the third year as in the first.`
  return end.text === '1'
    ? say`The work of one person, in the third year as in the first.`
    : say`${end} full-time posts, in the third year as in the first.`
}
