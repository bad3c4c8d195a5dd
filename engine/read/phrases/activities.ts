// Offers that a founder tells with a verb: 'we fix sewing machines' sells the repair of sewing machines, 'an app that plans
// meals' is an app for planning meals.
import { isMassNoun } from '../text/mass-nouns.ts'
import { baseOf } from '../text/verbs.ts'
import { type Candidate, candidatesIn, nounPhraseEnd } from './candidates.ts'
import { namesSomebody } from './somebody.ts'
import type { Word } from './word.ts'

const NOUN_OF_VERB: Record<string, string> = {
  rent: 'rental of',
  lease: 'leasing of',
  fix: 'repair of',
  repair: 'repair of',
  mend: 'repair of',
  service: 'servicing of',
  maintain: 'maintenance of',
  clean: 'cleaning of',
  wash: 'washing of',
  deliver: 'delivery of',
  install: 'installation of',
  collect: 'collection of',
  restore: 'restoration of',
  refurbish: 'refurbishment of',
  translate: 'translation of',
  manage: 'management of',
  inspect: 'inspection of',
  test: 'testing of',
  check: 'checking of',
  train: 'training for',
  coach: 'coaching for',
  tutor: 'tutoring for',
  sharpen: 'sharpening of',
  dry: 'drying of',
  recover: 'recovery of',
  store: 'storage of',
  license: 'licences for',
  place: 'placement of',
  recycle: 'recycling of',
  tune: 'tuning of',
  paint: 'painting of',
  remove: 'removal of',
  clear: 'clearing of',
  press: 'pressing of',
  grind: 'grinding of',
  digitise: 'digitising of',
  digitize: 'digitizing of',
  transport: 'transport of',
  move: 'transport of',
  review: 'review of',
  audit: 'audits of',
  convert: 'conversion of',
  process: 'processing of',
  weld: 'welding of',
  groom: 'grooming of',
  film: 'filming of',
  edit: 'editing of',
  print: 'printing of',
  design: 'design of',
  host: 'hosting of',
  organise: 'organisation of',
  organize: 'organization of',
  protest: 'protests against',
  contest: 'appeals against',
  appeal: 'appeals against',
  negotiate: 'negotiation of',
  prepare: 'preparation of',
  assemble: 'assembly of',
  value: 'valuation of',
  appraise: 'appraisal of',
  survey: 'surveys of',
  dispose: 'disposal of',
  carry: 'transport of',
  haul: 'haulage of',
  treat: 'treatment of',
  renew: 'renewal of',
  overhaul: 'overhaul of',
  relocate: 'relocation of',
  dismantle: 'dismantling of',
  demolish: 'demolition of',
  recondition: 'reconditioning of',
  analyse: 'analysis of',
  analyze: 'analysis of',
  ...Object.fromEntries(
    'dye iron polish write draft file shell mill sort spray prune trim mow shear clip sweep seal wrap insulate fit calibrate photograph transcribe subtitle proofread illustrate screen vet tow shred scan archive monitor moderate upholster engrave embroider alter bind sterilise sterilize disinfect fumigate extract charge refill retread rewire replaster plaster tile thatch dig drill pump empty unblock'
      .split(' ')
      .map((verb) => [verb, `${gerundOf(verb)} of`]),
  ),
}
const GENERAL =
  /^(?:apps?|platform|tool|software|service|website|site|marketplace|system|device|machine|api|program|programme|bot|chatbot|plugin|plug-in|extension|dashboard|portal|assistant|network|robot|sensor|kit|saas|web|product|solution|company|subscription|box|course|game|directory)$/
const HELPING = /^(?:help|let|allow|enable|make|get)$/
const OPENS = /^(?:that|which|to|where)$/
const FARTHEST = 9

export function activitiesIn(words: Word[], candidates: Candidate[]): Candidate[] {
  return [
    ...candidates.flatMap((candidate) => [...serviceOf(words, candidate), ...workOfMeans(words, candidate)]),
    ...purposesIn(words),
  ]
}

const BOUGHT =
  /^(?:buy|bought|buying|purchase|purchased|source|take|took|pick|need|want|hate|lose|miss|pull|find|found|own|have|had|use|used|bring|rented|leased|hired|borrowed)$/

/** 'We buy pods from women': what comes in is not what goes out. */
export function isTakenIn(words: Word[], from: number): boolean {
  const at = verbBefore(words, from)
  return (
    at !== undefined && BOUGHT.test(words[at]?.lower ?? '') && /^(?:i|we)$/.test(words[at - 1]?.lower ?? '')
  )
}

/** What the work is done with or in: 'a dog grooming van' sells dog grooming. */
const MEANS =
  /^(?:vans?|trucks?|lorry|lorries|minibus|buses|bus|kiosks?|pickup|container|workshop|garage|mill|plant|trailer|stall|stand|unit)$/
const WORK =
  /(?:ing|repair|service|servicing|delivery|removal|collection|swap|hire|rental|care|laundry|wash)$/

/** The vehicle or the place is not sold, unless time or seats in it are. */
export const isMeansOnly = (words: Word[], { head, made }: Candidate, mechanism: string): boolean =>
  made === undefined &&
  MEANS.test(words[head]?.lower ?? '') &&
  !/^(?:rental|seats|membership|franchise|usage)$/.test(mechanism) &&
  !/^(?:sell|build|make|convert|manufactur|restor|design)/.test(words[verbOf(words, head)]?.lower ?? '')

/** The nearest verb in front, or nothing. */
function verbOf(words: Word[], at: number): number {
  for (let i = at - 1; i >= Math.max(0, at - 6); i--)
    if (/^(?:verb|gerund)$/.test(words[i]?.part ?? '')) return i
  return -1
}

/** 'a mobile sharpening van': what it does, where a word in front of it says so. */
function workOfMeans(words: Word[], candidate: Candidate): Candidate[] {
  const { segments, from, head, clause } = candidate
  const [first] = segments
  if (segments.length !== 1 || !first || clause || head === from || !MEANS.test(words[head]?.lower ?? ''))
    return []
  const work = words[head - 1] as Word
  if (!WORK.test(work.lower) || work.mark !== '') return []
  return [
    {
      segments: [{ ...first, to: head }],
      from,
      to: head,
      head: head - 1,
      made: { kind: 'work', text: (phrase) => phrase, verb: head - 1 },
    },
  ]
}

/** 'we fix sewing machines': of what stands right behind our own verb. */
function serviceOf(words: Word[], candidate: Candidate): Candidate[] {
  if (candidate.clause) return []
  const verb = serviceVerbBefore(words, candidate.from)
  if (!verb) return []
  return [
    { ...candidate, made: { kind: 'service', text: (phrase) => `${verb.noun} ${phrase}`, verb: verb.at } },
  ]
}

/** The work that is done on what stands at a place, as a noun: 'repair and servicing of'. */
export function serviceVerbBefore(words: Word[], from: number): { at: number; noun: string } | undefined {
  const phrasal = phrasalBefore(words, from)
  if (phrasal !== undefined) return { at: phrasal, noun: 'care of' }
  const at = verbBefore(words, from)
  const noun = at === undefined ? undefined : nounOf(words[at] as Word)
  if (at === undefined || !noun) return undefined
  const other = /^(?:and|&)$/.test(words[at - 1]?.lower ?? '') ? words[at - 2] : undefined
  const otherNoun = other && other.mark === '' ? nounOf(other) : undefined
  const isPair = otherNoun?.endsWith(' of') && noun.endsWith(' of')
  return { at, noun: isPair ? `${otherNoun?.slice(0, -3)} and ${noun}` : noun }
}

/** 'look after graves', 'take care of gardens'. */
function phrasalBefore(words: Word[], from: number): number | undefined {
  const before = words
    .slice(Math.max(0, from - 3), from)
    .map(({ lower, mark }) => lower + mark)
    .join(' ')
  if (/(?:^| )look(?:s|ing)? after(?: the| your)?$/.test(before)) return from - 1
  return /take(?:s)? care of$/.test(before) ? from - 1 : undefined
}

const nounOf = ({ lower }: Word): string | undefined =>
  [baseOf(lower), lower.replace(/ing$/, ''), lower.replace(/ing$/, 'e'), lower.replace(/(.)\1ing$/, '$1')]
    .filter((verb) => Object.hasOwn(NOUN_OF_VERB, verb))
    .map((verb) => NOUN_OF_VERB[verb])[0]

/** Past an article, a possessive, 'out' and the like. */
function verbBefore(words: Word[], from: number): number | undefined {
  for (let i = from - 1; i >= Math.max(0, from - 3); i--) {
    const word = words[i] as Word
    if (word.mark !== '') return undefined
    if (word.part === 'verb') return i
    // 'clearing gutters' tells the work; 'a sewing lounge' is a lounge, and 'wedding dresses' are dresses.
    if (word.part === 'gerund' && nounOf(word))
      return i < from - 1 || words[nounEnd(words, from)]?.isPlural ? i : undefined
    if (word.part === 'gerund') continue
    if (word.part === 'noun' && Object.hasOwn(NOUN_OF_VERB, word.lower) && isOurs(words[i - 1])) return i
    if (
      word.part !== 'determiner' &&
      word.part !== 'possessive' &&
      word.lower !== 'out' &&
      word.lower !== 'up'
    )
      return undefined
  }
  return undefined
}

const nounEnd = (words: Word[], from: number): number => (nounPhraseEnd(words, from) ?? from + 1) - 1

/** 'we film weddings' tells what we do; 'leased to film sets' does not. */
const isOurs = (before: Word | undefined): boolean =>
  before === undefined || before.mark !== '' || /^(?:i|we|and|&)$/.test(before.lower)

function purposesIn(words: Word[]): Candidate[] {
  return words.flatMap((word, i) => {
    if (!GENERAL.test(word.lower) || word.mark !== '' || !OPENS.test(words[i + 1]?.lower ?? '')) return []
    const from = phraseStart(words, i)
    return purposeOf(words, from, i)
  })
}

function phraseStart(words: Word[], head: number): number {
  let from = head
  while (from > 0 && words[from - 1]?.mark === '' && /^(?:noun|adjective)$/.test(words[from - 1]?.part ?? ''))
    from--
  return from
}

/** The verb of the clause behind a general word, and its object. */
function purposeOf(words: Word[], from: number, head: number): Candidate[] {
  let isHelp = false
  for (let i = head + 2; i < Math.min(words.length - 1, head + FARTHEST); i++) {
    const word = words[i] as Word
    if (word.mark !== '') return []
    const isVerb = word.part === 'verb' || (isHelp && word.part === 'noun' && words[i - 1]?.isPlural)
    if (!isVerb || /^(?:can|will|would|could|should|must|may|is|are|has|have|do|does)$/.test(word.lower))
      continue
    const base = baseOf(word.lower)
    if (HELPING.test(base)) {
      isHelp = true
      continue
    }
    if (/^(?:use)$/.test(base)) continue
    let at = i + 1
    const article = /^(?:an?|the)$/.test(words[at]?.lower ?? '') ? (words[at]?.lower ?? '') : ''
    if (/^(?:determiner|possessive)$/.test(words[at]?.part ?? '')) at++
    const end = nounPhraseEnd(words, at)
    if (end === undefined) return []
    // 'for calling mechanic' is no English.
    const last = words[end - 1] as Word
    if (namesSomebody(last) && /^(?:tell|show|give|remind|warn|ask|send|teach)$/.test(base)) return []
    if (article === '' && !last.isPlural && last.isCounted !== false && !isMassNoun(last.lower)) return []
    const general = { join: '', article: '', from, to: head + 1 }
    const purpose = gerundOf(base)
    return candidatesIn(words.slice(0, end))
      .filter((one) => one.from === at && one.to === end && !one.clause)
      .slice(0, 1)
      .map(() => ({
        segments: [general, { join: `for ${purpose}`, article, from: at, to: end }],
        from,
        to: end,
        head,
        made: { kind: 'purpose', text: (phrase: string) => phrase, verb: i },
      }))
  }
  return []
}

/** 'plan' → 'planning', 'make' → 'making', 'tie' → 'tying'. */
export function gerundOf(verb: string): string {
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  if (/^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb)) return `${verb}${verb.at(-1)}ing`
  return `${verb}ing`
}
