// What an amount of money is: a price, a cost, a rent, savings, a round.
import type { Fact, FactKind } from '../understanding.ts'
import { type Cue, nearestCue, type Setting } from './nearest.ts'
import type { Quantity } from './quantities.ts'

const CUES: Cue[] = [
  {
    kind: 'rent',
    words:
      /\b(?:rent(?:ed|s|al cost)?|leases?|leased|landlord|miete|loyer|alquiler|arriendo|(?:shop|premises|kitchen|workshop|store|barn|warehouse) costs?)\b|租金|إيجار/gi,
    lead: 12,
  },
  {
    kind: 'raise',
    words:
      /\b(?:rais(?:e|ing|ed)|fundrais\w+|pre-seed|seed (?:round|funding|investment)|round of|series [ab]|looking for (?:an? )?(?:invest\w+|funding)|seeking|(?<!\b(?:no|without|outside|any|avoid) )invest(?:ors?|ment)|angel\w*|borrow|bank loan|loan of|crowdfund\w*|needed|need(?:ing)? (?:about |around )?(?=[$€£₹]|\d))/gi,
    lead: 6,
  },
  {
    kind: 'budget',
    words:
      /\b(?:budgets?|savings|(?:have |got )?saved(?: up)?|start-?up (?:capital|money|costs?|budget)|capital|cash|in the bank|own money|my own|our own|to start(?: with)?|to invest|put in|inherit\w+|severance|grant(?:s|ed)?(?: of)?|bootstrap\w* with|funded with|(?:we|i) have|i've got|we've got|presupuesto|ahorros|erspartes|startkapital|eigenkapital)\b|预算|ميزانية/gi,
  },
  {
    kind: 'investment',
    words:
      /\b(?:bought|purchased?|purchase price|equipment|machinery|fit-?out|refurbish\w+|renovations?|set-?up (?:costs?|took)|deposit|(?:truck|van|oven|machine|kiln|boat|printer|equipment) costs?)\b/gi,
    lead: 8,
  },
  {
    kind: 'average-order',
    words:
      /\b(?:average|avg\.?|typical|mean) (?!pric|salar|rent\b|revenue|income|cost|wage|pay\b|monthly|fee|house|age)[a-z-]+(?: (?:value|size))?\b|\b(?:aov|basket size|ticket size|spend on average|average spend)\b/gi,
    lead: 15,
  },
  {
    kind: 'unit-cost',
    words:
      /\b(?:unit costs?|cogs|bill of materials|bom|landed|to (?:make|produce|build|manufacture|print|brew|bake|roast|assemble|serve)|(?:hardware|production|manufacturing|material|materials|ingredient|ingredients|component|components|build|parts|printing|delivery|shipping|food) costs?|costs? (?:us|me)|we pay|we buy|buy (?:them |it )?(?:at|for)|in parts|hardware|costs? (?:is|are|of|about|around|roughly|comes? to))\b/gi,
    lead: 8,
  },
  {
    kind: 'monthly-cost',
    words:
      /\b(?:salar(?:y|ies)|wages?|running costs?|overheads?|(?:hosting|servers?) (?:costs?|fees?|bills?)|utilities|payroll(?! (?:services?|software|for|api|app|providers?|bureau|company|processing|runs?|tool|platform))|burn(?:ing|s)?|expenses|fixed costs?|operating costs?|insurance (?:is|costs?))\b/gi,
    lead: 6,
  },
  {
    kind: 'revenue',
    words:
      /\b(?:revenues?|turnover|mrr|arr|earn(?:ed|ing|s)?|gross(?:ed|ing)|in sales|sales (?:of|were|are|reached|last|so far)|takings|gmv|billings?|bring(?:s|ing)? in|from (?:sponsors?|sponsorship|ads|advertis\w+|patreon|donations|donors|customers|clients|sales)|we made|i made|income|sold for a total|ingresos|umsatz)\b/gi,
    lead: 6,
  },
  {
    kind: 'price',
    words:
      /\b(?:pric(?:e|ed|es|ing)|charg(?:e|es|ing)|sell(?:s|ing)?|sold|subscriptions?|memberships?|members? pay|tickets?|fees?|pay(?:s|ing)?|rates?|starting at|tuition|costs? (?=[$€£₹]|\d)|for just|for only|plans?|tiers?|per (?:seat|user|session|class|night|walk|hour|head|person|month|lesson|visit|box|bottle|jar|bag|cup|loaf|ride|call)|classes (?:at|for)|precio|preis|prix)\b|价格|سعر/gi,
  },
  {
    kind: 'other-number',
    about: 'market',
    words: /\b(?:market|industry|sector|tam|worldwide|globally|economy)\b/gi,
  },
  {
    kind: 'other-number',
    about: 'what it costs customers today',
    words:
      /\b(?:los(?:e|es|ing|t)|losses|wast(?:e|es|ed|ing)|sav(?:e|es|ing) (?:them|you|customers|owners)?|fines?|they (?:pay|spend)|spend(?:s|ing)?|currently pay|worth)\b/gi,
    lead: 4,
  },
]

/** Words that make a bare number an amount of money: 'budget 20000', 'rent is 1,200 a month'. */
const BARE_MONEY =
  /\b(?:budget|rent|savings|price|priced at|revenue|mrr|turnover|salary|capital|fee|charge|average order(?: value)?|raise)(?: (?:is|of|was|are|about|around|at|for|value|will be))*\s*:?\s*$/i

const MONEY_AFTER =
  /^ (?:to (?:start|invest|spend|put in|begin)|in (?:savings|the bank|cash)|from (?:my|our)|of (?:my|our) own|saved)\b/i
const MONEY_NOUN =
  /^(?:saved|savings|budget|capital|revenue|turnover|mrr|arr|investment|funding|loan|grant)\b/i

export function isBareMoney(quantity: Quantity, { sentence, span }: Setting): boolean {
  if (quantity.unit === 'count' && MONEY_NOUN.test(quantity.thing)) return true
  if (quantity.unit === 'count' && quantity.thing === '' && MONEY_AFTER.test(sentence.slice(span.end)))
    return true
  const isNamed = quantity.thing !== '' && quantity.per === undefined
  return (
    quantity.unit === 'count' &&
    !isNamed &&
    !quantity.worded &&
    BARE_MONEY.test(sentence.slice(0, span.start))
  )
}

export function moneyKind(quantity: Quantity, setting: Setting): Pick<Fact, 'kind' | 'about'> {
  const nearest = nearestCue(CUES, setting)
  const kind = kindFrom(nearest?.cue.kind, quantity, setting)
  const about =
    (nearest?.cue.kind === kind && nearest.cue.about) || aboutOf(kind, quantity, setting, nearest?.words)
  return { kind, about }
}

const PAYING = /\b(?:pay|pays|paid|paying|costs?|spend|spending|salar\w+|wages?|expenses?|bills?)\b/i
const OURS = /\b(?:we|i|our|my|revenues?|turnover|sales|takings|income|mrr|arr)\b/i

/** 'Units rent for £95', 'we rent them out at': what is let has a price; a rent is paid. */
const isLetting = (before: string) =>
  /\brents? out\b|\brents (?:for|at|from)\s*$|\b(?:we|i) rent (?:each|every|our|my|them|it)\b/i.test(
    before,
  ) ||
  (/\brent (?:for|at|from)\s*$/i.test(before) && !/\b(?:we|i|can|could|to|the|our|my) rent\b/i.test(before))

/** A sum for each wedding or child is what a customer pays; a rent may go by the square metre. */
const isPerCustomer = ({ per, thing }: Quantity) =>
  (per === 'unit' || thing !== '') && !/^(?:square|sq|sqm|m2|metre|meter|foot|month|week|year)/i.test(thing)

/** A small sum that nothing explains is what somebody pays. */
const SMALL = 2000

function kindFrom(cue: FactKind | undefined, quantity: Quantity, { sentence, span }: Setting): FactKind {
  const { per, high } = quantity
  const before = sentence.slice(0, span.start)
  // 'for £12', 'at $9 each': what is sold for a sum has it as its price.
  // 'A table sells for £1,450, wood costs £310': beside a selling price, what costs is a cost.
  if (
    (cue === 'price' || cue === undefined) &&
    /\bcosts?\s*(?:about |around )?$/i.test(before) &&
    /\b(?:sells?|sold|priced?|charge)\b/i.test(sentence)
  )
    return 'unit-cost'
  // '£68 each, cost £21 each': a cost without a subject is the founder's own.
  if ((cue === 'price' || cue === undefined) && /[,;]\s*(?:and )?costs?\s*(?:about |around )?$/i.test(before))
    return 'unit-cost'
  if (cue === undefined && /\p{L}:\s*$/u.test(before)) return 'price'
  if (cue === undefined && /^ for (?:an?|each|one|the)\b/i.test(sentence.slice(span.end))) return 'price'
  if (cue === undefined)
    return per !== undefined ||
      high < SMALL ||
      /\b(?:for|at|from|only|just)\s*(?:about |around |only )?$/i.test(before)
      ? 'price'
      : 'other-number'
  if (cue === 'unit-cost' && per === 'month') return 'monthly-cost'
  // A lease or a rental business has prices by the night; only a period of a month or more makes a rent.
  if (cue === 'rent' && (per === 'day' || per === 'hour' || isLetting(before) || isPerCustomer(quantity)))
    return 'price'
  if (cue === 'monthly-cost' && /\bat\s*(?:about |around )?$/i.test(before) && !PAYING.test(before))
    return 'price'
  // 'Members bring in €39 a day' is what one of them pays, unless the firm itself is said to earn it.
  if (cue === 'revenue' && (per === 'day' || per === 'hour') && !OURS.test(before)) return 'price'
  if (cue === 'budget' && (per === 'month' || per === 'year'))
    return /\bbudget\b/i.test(sentence) ? 'budget' : 'price'
  if (cue === 'budget' && per === 'unit') return 'price'
  if (cue === 'raise' && (per === 'month' || per === 'year')) return 'monthly-cost'
  if (cue === 'raise' && per !== undefined && per !== 'once') return 'price'
  if ((cue === 'revenue' || cue === 'investment') && per === 'unit') return 'price'
  if (cue === 'investment' && per !== undefined) return 'price'
  return cue
}

const COST_OF = /\b([a-z-]+) (?:unit )?costs?\b/i

function aboutOf(
  kind: FactKind,
  { thing }: Quantity,
  { sentence, span }: Setting,
  cue: string | undefined,
): string {
  const subject = COST_OF.exec(sentence.slice(Math.max(0, span.start - 60), span.start))?.[1]?.toLowerCase()
  if (kind === 'unit-cost' || kind === 'monthly-cost')
    return subject && !/^(?:the|it|our|that|this|unit|which|each|running|fixed)$/.test(subject)
      ? subject
      : thing || (cue?.toLowerCase() ?? '')
  if (kind === 'price') return thing
  return cue?.toLowerCase().trim() ?? thing
}
