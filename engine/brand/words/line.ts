// The line under the name: what the company can truthfully promise in sixty characters. The founder's own aim first, then
// what a trade can say, then what the thing does, then what it is and for whom.
import { chooser } from '../../plan/kit/variety.ts'
import { baseOf, isKnownVerb, thirdPerson } from '../../read/text/verbs.ts'
import type { Understanding } from '../../read/understanding.ts'
import { DAILY_TRADES } from './daily-trades.ts'
import { linesFromOffer, shorter } from './offer-lines.ts'
import { OTHER_TRADES } from './other-trades.ts'
import { type Phrases, sentence, withoutAccents } from './phrases.ts'
import type { TradeWords } from './trade.ts'

const LONGEST = 60

export function lineOf(u: Understanding, phrases: Phrases, seed: number): string {
  const trade = tradeWords(u)
  const candidates = [
    fromAim(phrases),
    trade?.lines && chooser(seed)('line', trade.lines),
    // The words of the trade would fit every other business of its kind.
    ...(u.offer.evidence.length > 0 ? ownLines(u, phrases) : []),
  ]
  return candidates.find((line) => line && fits(line)) ?? 'Begun on paper, for its first customers.'
}

const ownLines = (u: Understanding, phrases: Phrases): string[] => [
  ...deedLines(u),
  ...(/^we /.test(u.offer.value) ? shorter(u.offer.value).map(sentence) : []),
  ...linesFromOffer(u, phrases),
]

const fits = (line: string) => [...line].length <= LONGEST && /\p{L}{2}/u.test(line)

/** The first row whose words the offer uses, else one whose words stand in its parts or aims. */
export function tradeWords({ offer, parts, problem, outcome, model }: Understanding): TradeWords | undefined {
  const said = [problem, outcome].filter(({ basis }) => basis === 'said')
  const all = withoutAccents([offer, ...parts, ...said].map(({ value }) => value).join(' · '))
  const rows = [...DAILY_TRADES, ...OTHER_TRADES].filter(
    ({ models, besides }) =>
      (models === undefined || models.includes(model.value)) && (besides === undefined || besides.test(all)),
  )
  const found = (text: string) => rows.find(({ cues }) => cues.test(text))
  return found(withoutAccents(offer.value)) ?? found(all)
}

/** 'Harvest early or move cages before the crop is lost.' 'Something that fits the first time.' */
function fromAim({ aim }: Phrases): string | undefined {
  if (!aim) return undefined
  const toYou = aim.replace(/\btheir\b/g, 'your').replace(/\bthemselves\b/g, 'yourself')
  const wanted = /^(?:get|have|receive|find) ((?:something|someone|somebody|an?|the|your) \S+ .+)/.exec(toYou)
  const whole = sentence(wanted?.[1] ?? toYou)
  if (whole.split(' ').length < 3 || /^(?:get|have) one\b/.test(toYou)) return undefined
  // 'Split chores fairly by trading points instead of arguing': the way may be left out, the end may not.
  return fits(whole) ? whole : sentence((toYou.split(/ (?:by|so that|without|when|while) /)[0] ?? '').trim())
}

/** Whoever it is says 'we': a clinic visits, a machine counts. */
const OF_PEOPLE =
  /^an? (?:[\p{L}-]+ ){0,3}(?:service|business|charity|company|firm|studio|agency|non-profit|foundation|team|clinic|practice|garage|workshop|nursery|school|kitchen|caf[eé]|bakery|shop|farm|roastery|brewery|restaurant|laboratory|publisher|collective|co-operative|cooperative)\b/iu
const DOES = /\b(?:that|which) ([a-z]{2,}s) (.{4,})$/
/** These say how it is paid or that it helps, not what it does. */
const NO_DEED = /^(?:helps|lets|allows|enables|has|is|was|does|takes|charges|costs|pays|earns|keeps|comes)$/
/** What comes first and is seldom the point: it reads, and then it warns. */
const BEFOREHAND =
  /^(?:reads|collects|scans|tracks|analyses|analyzes|categorises|watches|listens|records|finds|measures|connects)$/

/** 'Turns customer support tickets into help articles.' People say 'we'; a machine needs no subject. */
function deedLines(u: Understanding): string[] {
  const deed = deedOf(u)?.replace(/ (?:automatically|instantly)$/, '')
  const [third = '', ...rest] = deed?.split(' ') ?? []
  if (!deed || NO_DEED.test(third) || rest.length < 2) return []
  const said = OF_PEOPLE.test(u.offer.value) ? `we ${asWe(third, rest)}` : deed
  return shorter(said).map((line) => sentence(line.replace(LEFT_HANGING, '')))
}

/** Cut from 'sold to gardeners', it says nothing. */
const LEFT_HANGING = / (?:sold|made|used|run|kept|given|sent|paid)$/

/** 'writes and designs reports, and sends them': every verb of the deed changes with its subject. */
function asWe(third: string, rest: string[]): string {
  const isVerb = (word: string, after: string) =>
    isKnownVerb(baseOf(word)) || /^(?:them|it|each|the|an?|their|your)$/.test(after)
  return [third, ...rest]
    .map((word, i, all) => {
      const follows = all[i - 1] === 'and' && /^[a-z]{3,}s$/.test(word) && isVerb(word, all[i + 1] ?? '')
      return i === 0 || follows ? baseOf(word) : word
    })
    .join(' ')
}

/** 'gives them free': whoever reads it does not know what. */
const POINTS_BACK = /^\S+ (?:them|it|these|those)\b/

function deedOf({ offer, outcome, parts }: Understanding): string | undefined {
  const [, verb = '', rest = ''] = DOES.exec(offer.value) ?? []
  const deeds = parts.map(({ value }) => value).filter((part) => /^[a-z]{2,}s \S+ \S/.test(part))
  const last = deeds.at(-1)
  if (last && deeds.length > 1 && BEFOREHAND.test(verb) && !/\bthey\b/.test(last) && !POINTS_BACK.test(last))
    return last
  return verb ? `${verb} ${rest}` : inferredDeed(outcome)
}

/** The understanding keeps the bare verb; the evidence says whether the thing itself does it. */
function inferredDeed({ basis, value, evidence }: Understanding['outcome']): string | undefined {
  const [verb = '', ...rest] = value.split(' ')
  if (basis !== 'inferred' || !/^[a-z]+$/.test(verb)) return undefined
  const third = thirdPerson(verb)
  const isDeed = evidence.some(({ words }) => words.split(/[^\p{L}]+/u).includes(third))
  return isDeed ? [third, ...rest].join(' ') : undefined
}
