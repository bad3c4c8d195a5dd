// The words of this product, taken from the brief by small rules, each with a plain word to fall back on.
import type { Context } from '../../plan/context.ts'
import type { BusinessModel } from '../../read/understanding.ts'
import { GOODS, type Goods } from './goods.ts'
import { isFree, isPlainWord, type Noun, noun } from './noun.ts'
import { roleOf } from './roles.ts'
import { LESSON, MEASURED, type Measured, WORK, type Work } from './work.ts'

export interface Nouns {
  /** Who uses it and pays: 'farmer', 'dog owner', 'customer'. */
  customer: Noun
  /** Who does the work or supplies: 'tailor', 'walker'. */
  provider: Noun
  /** What is sold, listed, lent or made. */
  thing: Noun
  samples: Goods['samples']
  /** What a marketplace lists: the thing, or the person who does the work; and who lists it. */
  listed: Noun
  seller: Noun
  /** One piece of work: 'walk', 'lesson'. */
  work: Noun
  workAsks: string
  workMinutes: number
  /** What the work is done to; undefined where that is the customer. */
  subject: Noun | undefined
  classes: Noun
  device: Noun
  measured: Measured[]
  task: Noun
  /** Who shares: 'house', 'team', 'farm', 'practice'. */
  group: Noun
  document: Noun
  letter: Noun
  /** What the product works on, where nothing above names it. */
  core: Noun
  /** What is pursued until it ends: 'appeal', 'claim'. */
  matter: Noun
}

export function nounsOf({ u, text }: Context): Nouns {
  const model = u.model.value
  // The idea says what it is; customer and context only help where it is silent.
  const lines = text.split('\n')
  const [first = ''] = lines.length === 4 ? lines : [text]
  const idea = [u.offer.value, ...u.parts.map(({ value }) => value), first.slice(0, 2000)].join('\n')
  const goods = told(GOODS, idea)
  const found = told(WORK, idea)
  // Whatever is taught, a teacher gives lessons in it.
  const work = model === 'education' && found?.one !== 'lesson' ? LESSON : found
  const thing = free(goods && noun(goods.one, goods.many), thingFallback(model))
  const provider = noun(work?.by ?? PROVIDERS[model] ?? 'staff member')
  const document = matched(idea, DOCUMENTS, 'document')
  return {
    customer: roleOf(u, idea),
    provider,
    thing,
    listed: !goods && work ? provider : thing,
    seller: !goods && work ? provider : noun(sellerOf(idea)),
    samples: goods?.samples ?? samplesOf(thing),
    ...workOf(work),
    classes: classOf(text),
    device: deviceOf(idea),
    measured: measuredIn(text),
    task: matched(idea, TASKS, 'task'),
    group: matched(`${u.buyer.value}\n${text}`, GROUPS, 'team'),
    document,
    core: coreOf(u.terms, idea),
    letter: letterOf(text),
    // Both are often the same word; then the second takes the next, or the plain one.
    matter: matched(idea, MATTERS, 'case', document.one),
  }
}

/** What is named first, before whom it is for: a branding studio for restaurants sells no meals. */
function told<T>(table: [cue: RegExp, row: T][], idea: string): T | undefined {
  const offer = idea.split(/\bfor\b/i)[0] ?? ''
  return earliest(table, offer) ?? earliest(table, idea)
}

function earliest<T>(table: [cue: RegExp, row: T][], text: string): T | undefined {
  let best: { at: number; row: T } | undefined
  for (const [cue, row] of table) {
    const at = text.search(cue)
    if (at >= 0 && (!best || at < best.at)) best = { at, row }
  }
  return best?.row
}

const free = (found: Noun | undefined, fallback: string): Noun =>
  found && isFree(found) ? found : noun(fallback)

function sellerOf(idea: string): string {
  if (/\b(?:rent out|rents? |lend|borrow)/i.test(idea)) return 'lender'
  return /\b(?:freight|return loads?|hauli?ers?|truck)/i.test(idea) ? 'shipper' : 'seller'
}

const PROVIDERS: Partial<Record<BusinessModel, string>> = {
  marketplace: 'seller',
  education: 'teacher',
  content: 'editor',
  agency: 'consultant',
  event: 'host',
  'non-profit': 'coordinator',
}

const THINGS: Partial<Record<BusinessModel, string>> = {
  marketplace: 'offer',
  rental: 'rental item',
  manufacturing: 'part',
  event: 'event',
  content: 'article',
  education: 'course',
}
const thingFallback = (model: BusinessModel) => THINGS[model] ?? 'product'

function samplesOf({ one }: Noun): Goods['samples'] {
  const name = one.charAt(0).toUpperCase() + one.slice(1)
  return [`${name}, small`, `${name}, standard`, `${name}, large`, `${name}, set of three`]
}

function workOf(work: (Work & { subjectMany?: string }) | undefined) {
  return {
    work: noun(work?.one ?? 'appointment', work?.many),
    workAsks: work?.asks ?? 'what is wanted, where, and by when',
    workMinutes: work?.minutes ?? 60,
    subject: work?.subject ? noun(work.subject, work.subjectMany) : undefined,
  }
}

/** 'evening baking classes' gives 'baking class'. */
function classOf(text: string): Noun {
  const found = /\b([\p{L}-]{3,18}) (class|workshop|tasting|course|retreat)(?:es|s)?\b/iu.exec(text)
  const [, what = '', kind = 'class'] = found ?? []
  const plain = what.toLowerCase()
  const isWhat =
    isPlainWord(plain) &&
    !/^(?:evening|weekly|per|each|every|one|any|this|that|online|saturday|sunday|small|the|our|and|own|live|free|working|middle|first|best|world|in|of|for)$/.test(
      plain,
    )
  return noun(isWhat ? `${plain} ${kind.toLowerCase()}` : kind.toLowerCase())
}

/** 'sensor buoy' is a buoy: what it looks like says more than what it does. */
const DEVICES = [
  /\b(buoy|float|tracker|collar|camera|meter|thermostat|smart lock|probe|beacon|drone|valve|lamp|gateway|helmet|ring|wristband|patch|robot|feeder|pump|weather station|charger|kiosk|locker|wearable|pendant|street light)s?\b/i,
  /\b(sensor|monitor|scale|tag|box)s?\b/i,
]

function deviceOf(idea: string): Noun {
  const found = DEVICES.map((words) => words.exec(idea)?.[1]).find((word) => word !== undefined)
  return noun(found?.toLowerCase() ?? 'device')
}

const UNKNOWN: Measured = {
  name: 'reading',
  unit: 'unit',
  limit: 'outside the usual range for an hour',
  usual: ['12', '14', '31'],
}

function measuredIn(text: string): Measured[] {
  const found = MEASURED.filter(([cue]) => cue.test(text)).map(([, measured]) => measured)
  return found.length > 0 ? found.slice(0, 3) : [UNKNOWN]
}

const TASKS =
  /\b(chore|medicine|medication|shift|errand|inspection|check-?list|delivery|habit|assignment|ticket|round|job)s?\b/i
const GROUPS =
  /\b(house|flat|household|family|families|practice|farm|clinic|crew|club|school|care home|restaurant|district|company|office)s?\b/i
const DOCUMENTS =
  /\b(claim|lease|contract|invoice|receipt|bill|denial|statement|permit|application|tender|policy|prescription|ticket|cv)s?\b/i
const MATTERS =
  /\b(appeal|claim|compensation|refund|placement|grant|dispute|tax return|permit|complaint|debt|candidate|salary)s?\b/i

const RENAMED: Record<string, string> = {
  families: 'family',
  medicine: 'dose',
  medication: 'dose',
  checklist: 'check',
  'check-list': 'check',
  compensation: 'claim',
  ticket: 'request',
  candidate: 'placement',
  salary: 'placement',
}

function matched(text: string, words: RegExp, fallback: string, but = ''): Noun {
  const found = [...text.slice(0, 4000).matchAll(new RegExp(words, 'gi'))]
    .map(([, word = '']) => word.toLowerCase())
    .map((word) => RENAMED[word] ?? word)
    .find((word) => word !== but)
  return noun(found ?? fallback)
}

function letterOf(text: string): Noun {
  const found = /\b([\p{L}]{4,14} (?:letter|report|return|application|reply|proposal))s?\b/iu.exec(text)
  const words = found?.[1]?.toLowerCase() ?? 'letter'
  return noun(
    words.split(' ').every(isPlainWord) &&
      !/^(?:\p{L}+s|draft|write|the|their|your|that|with|this) /u.test(words)
      ? words
      : 'letter',
  )
}

/** Words about the product, its people or its promise; the rest is what it works on. */
const NOT_CORE =
  /(?:er|or|ist|ing|ly|ed|al|ous|ful|ive)$|^(?:software|app|tool|platform|dashboard|api|customer|support|help|risk|gap|staff|company|team|home|house|school|district|people|time|team|member|public|price|market|saas|b2b|firm|data|woman|man|mobile|web|online|council|charity|crew|nurse|film|startup|club|clinic|practice|restaurant|shop|municipality|freelance|student|woman|fill|find|send|track|match|file|write|read|plan|spend|pair)$/

/** A person is not brought in; what is known about them is. */
const PEOPLE = /^(?:pupil|student|patient|candidate|child|tenant|employee|guest|client|resident)$/
const ENGLISH = /\b(?:the|that|and|with|for|of|to|an?)\b/i

/** What a product works on comes in numbers: tickets, pupils, addresses. */
const isCounted = (idea: string, term: string) => idea.includes(noun(term).many)

/** 'that turns', 'to check', 'which spots'. */
const isVerbIn = (idea: string, term: string) =>
  new RegExp(`\\b(?:that|which|who|to|automatically) ${term}(?:s|es)?\\b`).test(idea)

/** The first of the telling words in the founder's own order: what comes in stands before what comes out. */
function coreOf(terms: string[], text: string): Noun {
  const idea = text.toLowerCase()
  const [word] = terms
    .filter(
      (term) =>
        isPlainWord(term) &&
        term.length > 3 &&
        !NOT_CORE.test(term) &&
        isCounted(idea, term) &&
        !isVerbIn(idea, term),
    )
    .sort((one, other) => idea.indexOf(one) - idea.indexOf(other))
  if (!word || !ENGLISH.test(idea)) return noun('entry')
  return free(noun(PEOPLE.test(word) ? `${word} record` : word), 'entry')
}
